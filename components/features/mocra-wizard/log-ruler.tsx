/** Logarithmic ruler of percentages: four decades from 0.01 to 100, 30 px each. */

const decade = 30;
const decades = [0.01, 0.1, 1, 10, 100] as const;
/** Every second decade has its figure: all five would read as one. */
const figured = decades.filter((_, index) => index % 2 === 0);
const width = decade * (decades.length - 1);

/** Place of a percentage on the ruler, in px from 0.01 %. */
function place(percent: number): number {
  return Math.round((Math.log10(percent) + 2) * decade * 10) / 10;
}

/** All ticks as one path: tall at the decades, short at 2 to 9 between them. */
const ticks = decades
  .flatMap((from, index) =>
    Array.from({ length: index === decades.length - 1 ? 1 : 9 }, (_, step) =>
      step === 0 ? `M${place(from)} 3v6` : `M${place(from * (step + 1))} 6v3`,
    ),
  )
  .join('');

export type LogRulerAxisProps = {
  /** Id under which the rulers of this table find the ticks; one per page. */
  id: string;
  className?: string;
};

/** The scale's figures, for a column head; it also holds the ticks that the rows' rulers repeat. */
export function LogRulerAxis({ id, className }: LogRulerAxisProps) {
  return (
    <svg
      className={className}
      viewBox={`-1 0 ${width + 2} 14`}
      width={width + 2}
      height="14"
      overflow="visible"
      aria-hidden="true"
      focusable="false"
    >
      <defs>
        <g id={`${id}-ticks`} fill="none">
          <path d={ticks} className="stroke-control/50" />
          <path d={`M0 9.5h${width}`} className="stroke-control" />
        </g>
      </defs>
      {figured.map((value) => (
        <text
          key={value}
          x={place(value)}
          y="11"
          textAnchor={value === 0.01 ? 'start' : value === 100 ? 'end' : 'middle'}
        >
          {String(value).replace(/^0/, '')}
        </text>
      ))}
    </svg>
  );
}

export type LogRulerProps = {
  /** Id of the axis whose ticks are repeated. */
  axis: string;
  /** Percent, lowest and highest. */
  range: readonly [number, number];
  tone: 'spruce' | 'seal';
};

/** One range on the ruler; decorative, the figures stand beside it as text. */
export function LogRuler({ axis, range, tone }: LogRulerProps) {
  const from = place(range[0]);
  const length = Math.max(5, Math.round((place(range[1]) - from) * 10) / 10);
  return (
    <svg
      className="@max-[600px]:max-w-[122px] @max-[600px]:min-w-0 @max-[600px]:flex-1"
      viewBox={`-1 0 ${width + 2} 16`}
      width={width + 2}
      height="16"
      aria-hidden="true"
      focusable="false"
    >
      <use href={`#${axis}-ticks`} />
      <rect
        x={from}
        y="9"
        width={length}
        height="6"
        className={tone === 'seal' ? 'fill-seal-600' : 'fill-spruce-700'}
      />
    </svg>
  );
}
