import clsx from 'clsx';
import type { ReactNode } from 'react';
import { Drawing } from '../../shared/drawing';
import { Mark } from '../../shared/mark';
import { citationLines, type FindingId, findings } from '../data';
import {
  artwork,
  cartonLines,
  front,
  info,
  type LabelVersion,
  type Line as LineOfType,
  unitsPerMillimetre,
} from './carton-artwork-data';
import frontDrawing from './carton-front.svg';
import infoDrawing from './carton-info.svg';

/**
 * The carton of carton-artwork-data.ts. Each panel is a separate SVG, so the panels are side by side in wide windows
 * and stacked on phones, at one scale. The drawing is a file underneath the copy and the findings.
 */

/** Drawing of each panel and its position as a fraction of the panel: the flaps extend over the edges. */
const drawings = {
  front: (
    <Drawing of={frontDrawing} className="absolute top-[-7.627%] left-[-8.642%] w-[109.054%] max-w-none" />
  ),
  info: <Drawing of={infoDrawing} className="absolute top-[-5.508%] left-[-.84%] w-[101.681%] max-w-none" />,
};

/** On the narrowest phones the citations do not fit beside a panel; the list below contains them. */
const leaderTones = {
  submitted: 'stroke-seal-600 @max-[20.875rem]:hidden [&_text]:fill-seal-700',
  corrected: 'stroke-spruce-700 @max-[20.875rem]:hidden [&_text]:fill-spruce-700',
} as const;

type PanelProps = {
  name: 'front' | 'info';
  version: LabelVersion;
  /** Boxes of the panel's findings. */
  children: ReactNode;
  /** Class that sets the width; the drawing itself uses the width of `front` or `info`. */
  className?: string;
};

/**
 * A panel with its flaps; citations of findings 1 and 2 are beside the front, finding 3 is beside the ingredient list.
 */
export function Panel({ name, version, children, className }: PanelProps) {
  const { width, height } = name === 'front' ? front : info;
  const middle = width / 2;
  const { units, height: list } = artwork[version].boxes;
  const waits = name === 'info' && version === 'submitted';
  return (
    <div className={clsx('relative flex-none', className)}>
      {drawings[name]}
      <svg
        className="relative block h-auto w-full font-sans tracking-normal"
        viewBox={`0 0 ${width} ${height}`}
        width={width}
        height={height}
        overflow="visible"
        lang="en"
        aria-hidden="true"
      >
        {/* Dimension line above the panel with a gap for its value. */}
        <g className="stroke-control" fill="none" data-dimension="">
          <path d={`M0-53v10M${width}-53v10M0-48h${middle - 32}m64 0h${middle - 32}`} />
          <text
            className="fill-ink-2 font-mono"
            fontSize="12"
            stroke="none"
            x={middle}
            y="-44"
            textAnchor="middle"
          >
            {Math.round(width / unitsPerMillimetre)} mm
          </text>
        </g>
        {name === 'front' ? (
          <text fontSize="12" x="121" y="-13" textAnchor="middle" fill="#0a5851">
            tuck flap
          </text>
        ) : null}
        {cartonLines(version)[name].map((line) => (
          <Line key={line.text} {...line} />
        ))}
        {/* Underlines the two allergens of the list, which need human review. */}
        {waits ? (
          <path d="M20 232h41m7 0h53" stroke="#7b510d" strokeWidth="1.6" strokeDasharray="3 2" />
        ) : null}
        <g className={leaderTones[version]} fill="none" strokeWidth="1.2" data-leaders="">
          {name === 'front' ? (
            <>
              <g className="@max-[41.25rem]:hidden">
                <path d="M-29 189h51M-29 449h51" />
                <Citation x={-96} y={185} finding={0} />
                <Citation x={-96} y={445} finding={1} />
              </g>
              <g className="@min-[41.25rem]:hidden">
                <path d={`M228 189h24M${units.x + units.width - 1} 449H252`} />
                <Citation x={257} y={185} finding={0} />
                <Citation x={257} y={445} finding={1} />
              </g>
            </>
          ) : (
            <>
              <path d={`M${list.x + list.width - 1} ${list.y + 57}H247`} />
              <Citation x={252} y={list.y + 53} finding={2} />
            </>
          )}
        </g>
      </svg>
      {children}
      {/* Triangle at the corner of the list, with the same meaning. */}
      {waits ? (
        <Mark kind="review" size={22} className="pointer-events-none absolute top-[217px] left-[215px]" />
      ) : null}
    </div>
  );
}

function Line({ text, x, y, size, weight, tracking, fill = '#032e2d', code, bold }: LineOfType) {
  const [before, after] = bold ? text.split(bold) : [text];
  return (
    <text
      className={code ? 'font-mono' : undefined}
      x={x}
      y={y}
      fontSize={size}
      fontWeight={weight}
      letterSpacing={tracking}
      fill={fill}
      textAnchor={code ? 'end' : undefined}
    >
      {before}
      {bold ? <tspan fontWeight="700">{bold}</tspan> : null}
      {after}
    </text>
  );
}

/** A citation on two lines. */
function Citation({ x, y, finding }: { x: number; y: number; finding: 0 | 1 | 2 }) {
  const [title, number] = citationLines(findings[finding]);
  return (
    <text className="font-mono" fontSize="12" letterSpacing="-.2" stroke="none" x={x} y={y}>
      <tspan>{title}</tspan>
      <tspan x={x} dy="16">
        {number}
      </tspan>
    </text>
  );
}

/** Positions of the boxes as fractions of their panel, independent of scale. */
const boxPlaces: Record<LabelVersion, Record<FindingId, string>> = {
  submitted: {
    claim: 'inset-[36.65%_5.76%_56.57%_8.64%]',
    units: 'inset-[91.53%_58.44%_1.48%_8.64%]',
    height: 'inset-[25.85%_4.62%_49.58%]',
  },
  corrected: {
    claim: 'inset-[36.65%_5.76%_56.57%_8.64%]',
    units: 'inset-[91.53%_4.94%_1.48%_8.64%]',
    height: 'inset-[25.42%_4.62%_45.34%]',
  },
};

const boxTones = {
  submitted:
    'border-seal-600 bg-seal-600/5 hover:enabled:bg-seal-600/12 data-chosen:bg-seal-600/12 data-chosen:outline-seal-600 data-hot:bg-seal-600/12',
  corrected:
    'border-dashed border-spruce-700 hover:enabled:bg-spruce-700/10 data-chosen:bg-spruce-700/10 data-chosen:outline-spruce-700 data-hot:bg-spruce-700/10',
} as const;

/**
 * Classes of a finding's box over its panel: red as submitted, dashed green when corrected. `data-chosen` marks an open
 * note, `data-hot` a hovered finding. Touch targets extend beyond the line of text. Print omits the background over the
 * copy.
 */
export function findingBox(version: LabelVersion, finding: FindingId): string {
  return clsx(
    'absolute border-2 transition-colors after:absolute after:-inset-2 data-chosen:outline-2 data-chosen:outline-offset-2 print:bg-transparent',
    boxPlaces[version][finding],
    boxTones[version],
  );
}
