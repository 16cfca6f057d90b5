import { BodyTube, CartonFront, CreamJar, packColors, SerumBottle } from './product-art';

/**
 * The four packs of the sample brand side by side, for the closing band: they stand on the lower edge of the
 * drawing, so place it at the band's bottom. The carton carries the corrected claim of the hero's label.
 */
export function ProductLineup({ className }: { className?: string }) {
  return (
    <svg
      viewBox="0 0 560 400"
      width="560"
      height="400"
      className={className}
      aria-hidden="true"
      focusable="false"
      fontFamily="var(--font-sans)"
    >
      <g transform="translate(40 88) scale(.716)">
        <path d="M200 0l62-18v442l-62 12Z" fill="#f2e6bd" />
        <path d="M200 402l62-12v34l-62 12Z" fill={packColors.yujaDark} />
        <path d="M0 0l62-18h200L200 0Z" fill={packColors.yujaPale} />
        <CartonFront>
          <text x="18" y="177">
            Helps skin look
          </text>
          <text x="18" y="193">
            clear and even
          </text>
        </CartonFront>
      </g>
      <g transform="translate(286 -9) scale(.907)">
        <BodyTube />
      </g>
      <g transform="translate(190 168) scale(.886)">
        <SerumBottle onDark />
      </g>
      <g transform="translate(434 295) scale(1.14)">
        <CreamJar />
      </g>
    </svg>
  );
}
