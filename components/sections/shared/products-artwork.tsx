import { cn } from '@/lib/utils';
import { BodyTube, CartonFront, CreamJar, packColors, SerumBottle } from './product-artwork';

type ProductLineupProps = { className?: string; ground?: 'dark' | 'paper' };

/**
 * The four packs of the sample brand side by side, for the closing band and the sign-in page: they stand on the lower
 * edge of the drawing, so place it where something begins below. The carton carries the corrected claim of the hero's
 * label.
 */
export function ProductLineup({ className, ground = 'dark' }: ProductLineupProps) {
  return (
    <svg
      viewBox="34 0 520 400"
      width="520"
      height="400"
      className={cn('block h-auto max-w-full', className)}
      aria-hidden="true"
      focusable="false"
      fontFamily="var(--font-sans)"
    >
      <g transform="translate(36 88) scale(.716)">
        <path d="M198 0l64-18.5v442.5L198 436Z" fill="#f2e6bd" />
        <path d="M198 402.4l64-12.4v34l-64 12.4Z" fill={packColors.yujaDark} />
        <path d="M0 1l62-19h200L200 1Z" fill={packColors.yujaPale} />
        <CartonFront>
          <text x="18" y="177">
            Helps skin look
          </text>
          <text x="18" y="193">
            clear and even
          </text>
        </CartonFront>
      </g>
      <g transform="translate(276 -9) scale(.907)">
        <BodyTube />
      </g>
      <g transform="translate(186 168) scale(.886)">
        <SerumBottle onDark={ground === 'dark'} />
      </g>
      <g transform="translate(430 295) scale(1.14)">
        <CreamJar />
      </g>
    </svg>
  );
}
