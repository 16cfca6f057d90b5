import clsx from 'clsx';
import type { ReactNode } from 'react';
import { Sprite } from './drawing';
import marks from './marks.svg';

/** Status of a mark; each has a different shape, so that no status depends on color. */
export type MarkKind = 'pass' | 'review' | 'fix' | 'held' | 'current' | 'empty';

/** Returns the status of a step from the number of completed steps: passed, current or pending. */
export function markOfStep(done: number, step: number): 'pass' | 'current' | 'empty' {
  if (step < done) return 'pass';
  return step === done ? 'current' : 'empty';
}

type MarkProps = {
  kind: MarkKind;
  /** Edge in px: 16 in rows, 22 in steppers. */
  size?: 16 | 22;
  className?: string;
};

/** Shape of a status from marks.svg. Decorative: the word beside it repeats it (see MarkWithText). */
export function Mark({ kind, size = 16, className }: MarkProps) {
  return <Sprite of={marks} view={kind} size={size} className={className} />;
}

type MarkWithTextProps = {
  kind: MarkKind;
  /** The translated word of the status. */
  children: ReactNode;
  className?: string;
};

const wordColors: Record<MarkKind, string> = {
  pass: 'text-spruce-700',
  current: 'text-spruce-700',
  review: 'text-ochre-700',
  held: 'text-ochre-700',
  fix: 'text-seal-700',
  empty: 'text-ink-3',
};

/** Shape and word of a status on one line, in the text color of the status. */
export function MarkWithText({ kind, children, className }: MarkWithTextProps) {
  return (
    <span
      data-kind={kind}
      className={clsx(
        'inline-flex items-center gap-[7px] text-sm leading-4.5 font-semibold whitespace-nowrap',
        wordColors[kind],
        className,
      )}
    >
      <Mark kind={kind} />
      {typeof children === 'string' ? children : <span>{children}</span>}
    </span>
  );
}
