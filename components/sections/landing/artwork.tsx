import type { SVGProps } from 'react';
import packs from './packs.svg';
import proof from './proof.svg';

/* Small drawings of the sections. Constant parts are in the .svg files, whose type uses the page's fonts. */

/**
 * A package of Onsil, the fictitious brand of the landing page, or a part of one. Its copy is English in both
 * languages.
 */
export const Pack = ({ part, ...props }: { part: string } & SVGProps<SVGUseElement>) => (
  <use href={`${packs.src}#${part}`} {...props} />
);

/**
 * The four packages side by side, for the closing band: they rest on the lower edge of the drawing, so place it above
 * another block. The carton carries the corrected claim of the hero's label.
 */
export function ProductLineup() {
  return (
    <svg
      viewBox="34 0 520 400"
      width="520"
      height="400"
      className="block h-auto max-w-full"
      aria-hidden="true"
      fontFamily="var(--font-sans)"
    >
      <Pack part="carton-sides" transform="translate(36 88) scale(.716)" />
      <Pack part="carton" transform="translate(36 88) scale(.716)" />
      <text transform="translate(36 88) scale(.716)" y="177" fill="#0b2f2c" fontSize="12.5" fontWeight="600">
        <tspan x="18">Helps skin look</tspan>
        <tspan x="18" dy="16">
          clear and even
        </tspan>
      </text>
      <Pack part="tube" transform="translate(276 -9) scale(.907)" />
      <Pack part="cap-pale" transform="translate(186 168) scale(.886)" />
      <Pack part="bottle" transform="translate(186 168) scale(.886)" />
      <Pack part="jar" transform="translate(430 295) scale(1.14)" />
    </svg>
  );
}

/** The square stamp FILED / 접수 완료. Decorative; the caller must provide the text. */
export function FiledStamp({ date }: { date: string }) {
  return (
    <svg viewBox="0 0 120 120" aria-hidden="true">
      <use href={`${proof.src}#stamp`} />
      <text
        className="font-mono"
        x="60"
        y="98"
        fill="#c82c18"
        stroke="#c82c18"
        strokeWidth=".5"
        fontSize="13.5"
        textAnchor="middle"
        textLength="82"
      >
        {date}
      </text>
    </svg>
  );
}

type LargeFigureProps = { value: string; unit: string; className: string };

/** A figure larger than any text size: its class sets the height, and it inherits the text color. */
export function LargeFigure({ value, unit, className }: LargeFigureProps) {
  return (
    <svg
      viewBox="0 0 200 90"
      className={className}
      role="img"
      aria-label={`${value}${unit}`}
      fill="currentColor"
    >
      <text x="-5" y="88" fontSize="100" letterSpacing="-5" className="type-figure">
        {value}
        <tspan fontSize="55" letterSpacing="-2.2">
          {unit}
        </tspan>
      </text>
    </svg>
  );
}

/** An ingredient list under the loupe: the x-height between two hairlines. */
export function TypeHeight({ label }: { label: string }) {
  return (
    <svg
      viewBox="0 0 150 34"
      width="150"
      height="34"
      aria-hidden="true"
      className="flex-none overflow-visible tracking-normal normal-nums"
    >
      <text x="0" y="24" fontSize="21" fontWeight="500" className="fill-ink" textLength="44">
        rosa
      </text>
      <g fill="none" className="stroke-seal-600" strokeWidth="1.2">
        <path d="M0 12.600H88M0 24.500H88" strokeOpacity=".55" strokeWidth=".8" />
        <path d="M80 1v11M77.500 8.500L80 12l2.500-3.500M80 36V25M77.500 28.500L80 25l2.500 3.500" />
      </g>
      <text x="94" y="23" fontSize="12.500" className="fill-seal-700 font-mono">
        {label}
      </text>
    </svg>
  );
}
