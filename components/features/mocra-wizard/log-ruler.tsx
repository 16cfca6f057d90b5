/** Logarithmic ruler of percentages: four decades from 0.01 to 100, 30 px each. */

/** Place of a percentage on the ruler, in px from 0.01 %. */
const place = (percent: number) => Math.round((Math.log10(percent) + 2) * 300) / 10;

/** A tall tick at the decade and short ones at 2 to 9, each as far from the one before as its logarithm. */
const decade = 'v6m9-3v3m5.3-3v3m3.8-3v3m2.9-3v3m2.3-3v3m2.1-3v3m1.7-3v3m1.5-3v3m1.4-6';

/** The scale's figures, for a column head; it also holds the ticks that the rows' rulers repeat. */
export function LogRulerAxis() {
  return (
    <svg
      className="mt-0.5 fill-current text-xs font-normal"
      viewBox="-1 0 122 14"
      width="122"
      height="14"
      overflow="visible"
      aria-hidden="true"
      focusable="false"
    >
      <defs>
        <g id="ruler-ticks" fill="none">
          <path d={`M0 3${decade.repeat(4)}v6`} className="stroke-control/50" />
          <path d="M0 9.5h120" className="stroke-control" />
        </g>
      </defs>
      <text y="11">.01</text>
      <text x="60" y="11" textAnchor="middle">
        1
      </text>
      <text x="120" y="11" textAnchor="end">
        100
      </text>
    </svg>
  );
}

type LogRulerProps = { range: readonly [lowest: number, highest: number]; className: string };

/** One range on the ruler; decorative, the figures stand beside it as text. */
export function LogRuler({ range, className }: LogRulerProps) {
  const from = place(range[0]);
  return (
    <svg
      className="@max-[600px]:max-w-[122px] @max-[600px]:min-w-0 @max-[600px]:flex-1"
      viewBox="-1 0 122 16"
      width="122"
      height="16"
      aria-hidden="true"
      focusable="false"
    >
      <use href="#ruler-ticks" />
      <rect x={from} y="9" width={Math.max(5, place(range[1]) - from)} height="6" className={className} />
    </svg>
  );
}
