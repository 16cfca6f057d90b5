import type { ReactNode } from 'react';
import styles from './badges.module.css';
import { ClockIcon } from './icons/clock-icon';

/** Number of a finding, white on a seal square of 22 px. */
export function NumberTag({ children }: { children: ReactNode }) {
  return <span className={styles.number}>{children}</span>;
}

type DayBadgeProps = {
  /** How near the date is: neutral, near (ochre), pressing (seal). The last two carry a clock. */
  tone: 'neutral' | 'ochre' | 'seal';
  children: ReactNode;
};

/** Days that remain, "Days left: 4" or "D-4", 24 px high. */
export function DayBadge({ tone, children }: DayBadgeProps) {
  return (
    <span className={styles.day} data-tone={tone}>
      {tone === 'neutral' ? null : <ClockIcon className="size-3.5" />}
      {children}
    </span>
  );
}

type ChipProps = { tone: 'neutral' | 'spruce' | 'ochre' | 'sky'; children: ReactNode };

/** A quiet label of 22 px; its word says what it is, the tone only groups. */
export function Chip({ tone, children }: ChipProps) {
  return (
    <span className={styles.chip} data-tone={tone}>
      {children}
    </span>
  );
}
