import { citationLines, findings, type Miss } from '@/components/features/label-vision/data';
import {
  artwork,
  cartonLines,
  front,
  info,
  type Line,
  unitsPerMillimetre,
} from '@/components/features/label-vision/parts/carton-artwork-data';

/* Drawings of the label report. Paths of files begin in the project's folder, as print.css's do. */

const cartonFolder = 'components/features/label-vision/parts';
const width = front.width + info.width;
const { claim, units, height } = artwork.submitted.boxes;
/** Areas that the findings frame, in order. */
const boxes = [claim, units, { ...height, x: front.width + height.x }];
/** Millimeters with a number on the ruler. */
const tens = Array.from({ length: 10 }, (_, index) => index * 10);

/** The submitted carton at its printed size, on a press sheet with marks, inks and a ruler. */
export function PressSheet({ label }: { label: string }) {
  return (
    <div
      className="relative flex flex-1 items-center justify-center border border-rule bg-surface pt-[20pt]"
      role="img"
      aria-label={label}
    >
      <img
        className="absolute top-[9pt] right-[9pt] w-[14pt]"
        src="tools/samples/artwork/registration.svg"
        alt=""
      />
      <img
        className="absolute right-[9pt] bottom-[9pt] w-[14pt]"
        src="tools/samples/artwork/registration.svg"
        alt=""
      />
      <img className="absolute right-[10pt] w-[12pt]" src="tools/samples/artwork/inks.svg" alt="" />
      <div className="absolute left-[12pt]">
        <img className="w-[9mm]" src="tools/samples/artwork/ruler.svg" alt="" />
        {tens.map((at) => (
          <p
            key={at}
            className="absolute left-[12pt] text-[6.5pt] leading-[8pt] whitespace-nowrap text-ink-2"
            style={{ top: `calc(${at}mm - 4pt)` }}
          >
            {at === 0 ? '0 mm' : at}
          </p>
        ))}
      </div>
      <svg
        className="overflow-visible"
        viewBox={`0 0 ${width} ${front.height}`}
        style={{ width: `${width / unitsPerMillimetre}mm` }}
        lang="en"
        aria-hidden="true"
      >
        <image href={`${cartonFolder}/carton-front.svg`} x="-21" y="-36" width="265" height="528" />
        <image
          href={`${cartonFolder}/carton-info.svg`}
          x={front.width - 2}
          y="-26"
          width="242"
          height="520"
        />
        <Dimension start={0} length={front.width} />
        <Dimension start={front.width} length={info.width} />
        <Lines of={cartonLines('submitted').front} />
        <g transform={`translate(${front.width})`}>
          <Lines of={cartonLines('submitted').info} />
          {/* Under the two allergens that wait for a person. */}
          <path d="M20 232h41m7 0h53" stroke="#7b510d" strokeWidth="1.6" strokeDasharray="3 2" />
        </g>
        {boxes.map((box, index) => (
          <Finding key={findings[index]?.id} number={index + 1} {...box} />
        ))}
      </svg>
    </div>
  );
}

function Dimension({ start, length }: { start: number; length: number }) {
  const middle = start + length / 2;
  return (
    <>
      <path
        d={`M${start}-53v10M${start + length}-53v10M${start}-48H${middle - 32}m64 0H${start + length}`}
        stroke="#768384"
      />
      <text className="fill-ink-2" x={middle} y="-44" fontSize="13" textAnchor="middle">
        {Math.round(length / unitsPerMillimetre)} mm
      </text>
    </>
  );
}

function Lines({ of }: { of: Line[] }) {
  return of.map(({ text, x, y, size, weight = 400, tracking, fill = '#032e2d', code }) => (
    <text
      key={text}
      x={x}
      y={y}
      fontSize={size}
      fontWeight={weight > 500 ? 600 : 400}
      letterSpacing={tracking}
      fill={fill}
      textAnchor={code ? 'end' : undefined}
    >
      {text}
    </text>
  ));
}

type FindingProps = { number: number; x: number; y: number; width: number; height: number };

/** A red box with its number, and the citation at the end of its leader. */
function Finding({ number, x, y, ...size }: FindingProps) {
  const atRight = x > front.width;
  const middle = y + size.height / 2;
  const end = x + size.width;
  const finding = findings[number - 1];
  const [title, section] = finding ? citationLines(finding) : [];
  const place = atRight ? { x: width + 17 } : { x: -39, textAnchor: 'end' as const };
  return (
    <g className="fill-seal-700 stroke-seal-600">
      <rect x={x} y={y} {...size} fillOpacity=".06" strokeWidth="2" />
      <path d={atRight ? `M${end} ${middle}H${width + 12}` : `M-34 ${middle}H${x}`} strokeWidth="1.2" />
      <rect className="fill-seal-600" x={end - 11} y={y - 13} width="24" height="24" rx="1.2" stroke="none" />
      <g fontSize="13.5" stroke="none">
        <text {...place} y={middle - 3}>
          {title}
        </text>
        <text {...place} y={middle + 13}>
          {section}
        </text>
        <text
          className="fill-surface"
          x={end + 1}
          y={y + 5}
          fontSize="16"
          fontWeight="600"
          textAnchor="middle"
        >
          {number}
        </text>
      </g>
    </g>
  );
}

/** A tick for every rule; a tall box where it is violated, a triangle where a person decides. */
export function Ticks({ rules, misses }: { rules: number; misses: readonly Miss[] }) {
  return (
    <svg className="h-[13pt]" viewBox={`0 0 ${rules * 4.3} 13`} aria-hidden="true">
      {Array.from({ length: rules }, (_, rule) => {
        const x = 2 + rule * 4.3;
        const kind = misses.find((miss) => miss.rule === rule)?.kind;
        if (kind === 'fix')
          return <path key={x} className="fill-seal-600" d={`M${x - 1.7} 0h3.4v13h-3.4z`} />;
        if (kind) return <path key={x} fill="#b9822a" d={`M${x} .5l3.2 11.500h-6.400z`} />;
        return <path key={x} className="fill-spruce-700" d={`M${x - 0.8} 3h1.600v8h-1.600z`} />;
      })}
    </svg>
  );
}
