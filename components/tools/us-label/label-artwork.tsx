import clsx from 'clsx';
import type { ReactNode } from 'react';
import type { ToolText } from '@/lib/tools/text';
import type { Box, Drawing, Drawn } from '@/lib/tools/us-label/layout';
import { fontSize, perInch } from '@/lib/tools/us-label/scale';

type LabelArtworkProps = {
  drawing: Drawing;
  text: ToolText;
  /** Accessible name of the drawing. */
  name: string;
  /** `fit`: no wider than its container on the screen. Print always has the real size. */
  scale: 'fit' | 'real';
  /** Drawn over the label. */
  children?: ReactNode;
};

const caption = fontSize(0.057);

/**
 * Renders the label. A unit is a CSS pixel, so an inch is an inch on paper; `font-size-adjust` keeps the letter height
 * in every font.
 */
export function LabelArtwork({ drawing, text, name, scale, children }: LabelArtworkProps) {
  const { width, height, front, information, end, drawn } = drawing;
  return (
    <svg
      xmlns="http://www.w3.org/2000/svg"
      role="img"
      aria-label={name}
      data-scale={scale}
      width={`${width / perInch}in`}
      height={`${height / perInch}in`}
      viewBox={`0 0 ${width} ${height}`}
      className={clsx(
        'block flex-none fill-ink font-sans [font-size-adjust:0.53] print:max-h-none print:max-w-none',
        scale === 'fit' ? 'h-auto max-w-full lg:max-h-[48dvh]' : 'max-w-none',
      )}
    >
      <Panel box={front} name={text('drawing.front')} />
      <Panel box={information} name={text('drawing.information')} />
      {end !== null && (
        <g className="fill-seal-700 stroke-seal-700">
          <path
            d={`M${information.x - 6} ${end}H${information.x + information.width + 6}`}
            strokeDasharray="5 4"
            className="fill-none"
          />
          <text
            x={information.x + information.width}
            y={end - 3}
            fontSize={caption}
            textAnchor="end"
            className="stroke-none"
          >
            {text('drawing.end')}
          </text>
        </g>
      )}
      {drawn.map((each) => (
        <Statement key={each.element.id} drawn={each} />
      ))}
      <Marks drawing={drawing} />
      <Ruler x={front.x} y={height - 34} inches={(width - front.x) / perInch} label={text('drawing.ruler')} />
      {children}
    </svg>
  );
}

function Panel({ box, name }: { box: Box; name: string }) {
  return (
    <g>
      <text x={box.x} y={box.y - 8} fontSize={caption} className="fill-ink-3">
        {name}
      </text>
      <rect {...box} className="fill-surface stroke-ink" />
    </g>
  );
}

/** Renders a label statement line by line; a missing one shows its name in a dashed frame. */
function Statement({ drawn: { element, box, size, lines, centered } }: { drawn: Drawn }) {
  const missing = element.paragraphs.length === 0;
  const x = centered ? box.x + box.width / 2 : box.x;
  return (
    <g
      data-element={element.id}
      data-min-height={element.height}
      data-missing={missing ? '' : undefined}
      className={missing ? 'fill-ink-3' : undefined}
    >
      {missing && (
        <rect
          x={box.x - 3}
          y={box.y - 2}
          width={box.width + 6}
          height={box.height + 4}
          strokeDasharray="3 3"
          className="fill-none stroke-ink-3"
        />
      )}
      <text fontSize={size} textAnchor={centered ? 'middle' : 'start'} fontWeight={element.bold ? 700 : 400}>
        {lines.map(({ text, y }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines do not have another key
          <tspan key={index} x={x} y={y}>
            {index < lines.length - 1 ? `${text} ` : text}
          </tspan>
        ))}
      </text>
    </g>
  );
}

/** Renders the numbers of the list beside the statements, without overlap. */
function Marks({ drawing }: { drawing: Drawing }) {
  const last = { front: Number.NEGATIVE_INFINITY, information: Number.NEGATIVE_INFINITY };
  return drawing.drawn.map(({ element: { id, panel, paragraphs }, box }, index) => {
    const x = drawing[panel].x - 14;
    const y = Math.max(last[panel] + 17, box.y + 9);
    last[panel] = y;
    return (
      <g key={id}>
        <circle
          cx={x}
          cy={y}
          r={8}
          className={clsx('stroke-none', paragraphs.length > 0 ? 'fill-spruce-700' : 'fill-ink-3')}
        />
        <text x={x} y={y + 3.4} fontSize={10} textAnchor="middle" className="fill-surface font-semibold">
          {index + 1}
        </text>
      </g>
    );
  });
}

type RulerProps = { x: number; y: number; inches: number; label: string };

/** Renders a ruler of one to six whole inches, to check the scale on paper. */
function Ruler({ x, y, inches, label }: RulerProps) {
  const whole = Math.min(6, Math.max(1, Math.floor(inches)));
  const ticks = Array.from({ length: whole * 8 + 1 }, (_, index) => {
    const length = index % 8 === 0 ? 12 : index % 4 === 0 ? 8 : 5;
    return `M${x + (index * perInch) / 8} ${y}v${length}`;
  });
  return (
    <g data-ruler={whole}>
      <path d={`M${x} ${y}h${whole * perInch}${ticks.join('')}`} className="fill-none stroke-ink" />
      <text x={x} y={y + 24} fontSize={caption}>
        0
      </text>
      <text x={x + perInch} y={y + 24} fontSize={caption} textAnchor="middle">
        {label}
      </text>
    </g>
  );
}
