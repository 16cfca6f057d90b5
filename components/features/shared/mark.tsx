import clsx from 'clsx';
import type { ReactNode } from 'react';

/** What a mark says; each differs by shape, so that no state hangs on colour. */
export type MarkKind = 'pass' | 'review' | 'fix' | 'held' | 'current' | 'empty';

type MarkProps = {
  kind: MarkKind;
  /** Edge in px: 16 in rows, 22 in steppers. */
  size?: 16 | 22;
  className?: string;
};

const square = { x: 0.5, y: 0.5, width: 15, height: 15, rx: 1.5 };

const shapes: Record<MarkKind, ReactNode> = {
  pass: (
    <>
      <circle cx="8" cy="8" r="8" className="fill-spruce-700" />
      <path d="m4.4 8.3 2.5 2.4 4.7-5.2" className="fill-none stroke-surface" strokeWidth="1.8" />
    </>
  ),
  review: (
    <>
      <path d="M8 .6 15.8 15H.2z" className="fill-ochre-400" />
      <path d="M8 5.6v4.6m0 1.4v1.7" className="stroke-ink" strokeWidth="1.7" />
    </>
  ),
  fix: (
    <>
      <rect {...square} className="fill-seal-600" />
      <path d="m4.6 4.6 6.8 6.8m0-6.8-6.8 6.8" className="stroke-surface" strokeWidth="1.8" />
    </>
  ),
  held: (
    <>
      <rect {...square} className="fill-ochre-400" />
      <path d="M5.8 4.4v7.2m4.4-7.2v7.2" className="stroke-ink" strokeWidth="2" />
    </>
  ),
  current: (
    <>
      <circle cx="8" cy="8" r="7" className="fill-surface stroke-spruce-700" strokeWidth="2" />
      <circle cx="8" cy="8" r="3.4" className="fill-spruce-700" />
    </>
  ),
  empty: <circle cx="8" cy="8" r="7.2" className="fill-surface stroke-control" strokeWidth="1.5" />,
};

/**
 * Shape of a state. Decorative: a word beside it says the same (see MarkWithText). It carries meaning, so that forced
 * colours must not flatten it.
 */
export function Mark({ kind, size = 16, className }: MarkProps) {
  return (
    <svg
      viewBox="0 0 16 16"
      width={size}
      height={size}
      className={clsx('flex-none forced-color-adjust-none', className)}
      aria-hidden="true"
    >
      {shapes[kind]}
    </svg>
  );
}

type MarkWithTextProps = {
  kind: MarkKind;
  /** The word of the state, translated. */
  children: ReactNode;
  className?: string;
};

const wordColours: Record<MarkKind, string> = {
  pass: 'text-spruce-700',
  current: 'text-spruce-700',
  review: 'text-ochre-700',
  held: 'text-ochre-700',
  fix: 'text-seal-700',
  empty: 'text-ink-3',
};

/** A state's shape and its word on one line, in the state's text colour. */
export function MarkWithText({ kind, children, className }: MarkWithTextProps) {
  return (
    <span
      data-kind={kind}
      className={clsx(
        'inline-flex items-center gap-[7px] text-sm leading-[18px] font-semibold whitespace-nowrap',
        wordColours[kind],
        className,
      )}
    >
      <Mark kind={kind} />
      <span>{children}</span>
    </span>
  );
}
