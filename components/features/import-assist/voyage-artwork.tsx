import clsx from 'clsx';
import nearQuay from './quay-busan.svg';
import farQuay from './quay-los-angeles.svg';
import ship from './ship.svg';

/**
 * Ship, quays and the ruled scale of days: pieces of their own that CSS places, so one drawing serves every width.
 * The scale stretches; the ship keeps its size and moves along it.
 */

/** Stern and midship with the bow, two cuts of one drawing: narrow windows leave the midship out, a shorter ship. */
export function Ship({ className }: { className: string }) {
  return (
    <div className={clsx('flex *:flex-none', className)} data-ship="" aria-hidden="true">
      <img src={ship.src} alt="" className="h-22.5 w-39.5 object-none object-left" />
      <img src={ship.src} alt="" className="h-22.5 w-31.25 object-none object-right @max-[780px]:w-11" />
      <span className="absolute top-15.75 w-[149px] text-right text-xs leading-3.5 font-semibold tracking-[0.8px] text-surface forced-color-adjust-none">
        HANBIT LINE
      </span>
    </div>
  );
}

/** Each port's quay: three boxes that stayed, and a crane with a box already on the hook. */
export function Quays() {
  return (
    <div className="*:absolute *:bottom-0 @max-[700px]:hidden">
      <img src={nearQuay.src} width="96" height="72" alt="" className="left-0" />
      <img src={farQuay.src} width="296" height="160" alt="" className="right-0" />
    </div>
  );
}

const ticks = Array.from({ length: 16 }, (_, day) => `M${day} 0v${day % 5 ? 6 : 11}`).join('');

/** One tick a day; the strokes keep their width while the scale stretches. What is sailed lies on it as a band. */
export function DayScale({ sailed }: { sailed: string | undefined }) {
  return (
    <svg
      className="relative block *:[vector-effect:non-scaling-stroke]"
      viewBox="0 0 15 11"
      width="100%"
      height="11"
      preserveAspectRatio="none"
      overflow="visible"
      aria-hidden="true"
    >
      <path d={ticks} stroke="#546264" />
      <path className={sailed} d="M0 3h15" stroke="#0a5851" strokeWidth="4" />
    </svg>
  );
}

/** Line from the amber box to the words about ship and cargo. */
export function Leader({ className }: { className: string }) {
  return (
    <svg className={className} viewBox="0 8 163 42" width="163" height="42" aria-hidden="true">
      <path d="M160 47V9H0" fill="none" stroke="#122125" />
      <circle cx="160" cy="47" r="3" fill="#122125" />
    </svg>
  );
}
