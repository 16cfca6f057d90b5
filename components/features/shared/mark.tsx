import clsx from 'clsx';
import type { ReactNode } from 'react';
import styles from './mark.module.css';

/** What a mark says; each differs by shape, so that no state hangs on colour. */
export type MarkKind = 'pass' | 'review' | 'fix' | 'held' | 'current' | 'empty';

export type MarkProps = {
  kind: MarkKind;
  /** Edge in px: 16 in rows, 22 in steppers. */
  size?: 16 | 22;
  className?: string;
};

const shapes: Record<MarkKind, ReactNode> = {
  pass: (
    <>
      <circle cx="8" cy="8" r="8" fill="var(--color-spruce-700)" />
      <path d="m4.4 8.3 2.5 2.4 4.7-5.2" fill="none" stroke="var(--color-surface)" strokeWidth="1.8" />
    </>
  ),
  review: (
    <>
      <path d="M8 .6 15.8 15H.2z" fill="var(--color-ochre-400)" />
      <path d="M8 5.6v4.6m0 1.4v1.7" stroke="var(--color-ink)" strokeWidth="1.7" />
    </>
  ),
  fix: (
    <>
      <rect x=".5" y=".5" width="15" height="15" rx="1.5" fill="var(--color-seal-600)" />
      <path d="m4.6 4.6 6.8 6.8m0-6.8-6.8 6.8" stroke="var(--color-surface)" strokeWidth="1.8" />
    </>
  ),
  held: (
    <>
      <rect x=".5" y=".5" width="15" height="15" rx="1.5" fill="var(--color-ochre-400)" />
      <path d="M5.8 4.4v7.2m4.4-7.2v7.2" stroke="var(--color-ink)" strokeWidth="2" />
    </>
  ),
  current: (
    <>
      <circle
        cx="8"
        cy="8"
        r="7"
        fill="var(--color-surface)"
        stroke="var(--color-spruce-700)"
        strokeWidth="2"
      />
      <circle cx="8" cy="8" r="3.4" fill="var(--color-spruce-700)" />
    </>
  ),
  empty: (
    <circle
      cx="8"
      cy="8"
      r="7.2"
      fill="var(--color-surface)"
      stroke="var(--color-control)"
      strokeWidth="1.5"
    />
  ),
};

/** Shape of a state. Decorative: a word beside it says the same (see MarkWithText). */
export function Mark({ kind, size = 16, className }: MarkProps) {
  return (
    <svg
      viewBox="0 0 16 16"
      width={size}
      height={size}
      className={clsx(styles.mark, className)}
      aria-hidden="true"
      focusable="false"
    >
      {shapes[kind]}
    </svg>
  );
}

export type MarkWithTextProps = {
  kind: MarkKind;
  /** The word of the state, translated. */
  children: ReactNode;
  className?: string;
};

/** A state's shape and its word on one line, in the state's text colour. */
export function MarkWithText({ kind, children, className }: MarkWithTextProps) {
  return (
    <span className={clsx(styles.text, className)} data-kind={kind}>
      <Mark kind={kind} />
      <span>{children}</span>
    </span>
  );
}
