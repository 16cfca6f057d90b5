import type { ReactNode } from 'react';
import styles from './badges.module.css';
import { FineIcon } from './icons/fine-icon';

type DayBadgeProps = {
  /** How near the date is: neutral, near (ochre), pressing (seal). The last two carry a clock. */
  tone: 'neutral' | 'ochre' | 'seal';
  children: ReactNode;
};

/** Days that remain, "Days left: 4" or "D-4", 24 px high. */
export function DayBadge({ tone, children }: DayBadgeProps) {
  return (
    <span className={styles.day} data-tone={tone}>
      {tone === 'neutral' ? null : (
        <FineIcon
          className="size-3.5"
          strokeWidth="1.8"
          d="M14.8 8A6.8 6.8 0 1 1 1.2 8a6.8 6.8 0 0 1 13.6 0zM8 4v4.3l2.8 1.8"
        />
      )}
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
