import clsx from 'clsx';
import type { ReactNode } from 'react';
import styles from './badges.module.css';
import { ClockIcon } from './icons/clock-icon';

type BadgeProps = { children: ReactNode; className?: string };

/** Number of a finding, white on a seal square of 22 px. */
export function NumberTag({ children, className }: BadgeProps) {
  return <span className={clsx(styles.number, className)}>{children}</span>;
}

export type DayBadgeProps = BadgeProps & {
  /** How near the date is: neutral, near (ochre), pressing (seal). The last two carry a clock. */
  tone: 'neutral' | 'ochre' | 'seal';
};

/** Days that remain, "Days left: 4" or "D-4", 24 px high. */
export function DayBadge({ tone, children, className }: DayBadgeProps) {
  return (
    <span className={clsx(styles.day, className)} data-tone={tone}>
      <ClockIcon className={styles.clock} />
      {children}
    </span>
  );
}

export type ChipProps = BadgeProps & {
  tone: 'neutral' | 'spruce' | 'ochre' | 'seal' | 'sky';
};

/** A quiet label of 22 px; its word says what it is, the tone only groups. */
export function Chip({ tone, children, className }: ChipProps) {
  return (
    <span className={clsx(styles.chip, className)} data-tone={tone}>
      {children}
    </span>
  );
}
