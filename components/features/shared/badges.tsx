import clsx from 'clsx';
import type { ReactNode } from 'react';
import { FineIcon } from './icons';

const badge = 'inline-flex flex-none items-center gap-1.5 rounded-mark border whitespace-nowrap';

const dayTones = {
  neutral: 'border-rule bg-paper-2 text-ink-2',
  ochre: 'border-ochre-400 bg-ochre-400 text-ink',
  seal: 'border-seal-600 bg-seal-600 text-surface',
} as const;

type DayBadgeProps = {
  /** Urgency of the date: neutral, near (ochre), pressing (seal). The last two have a clock icon. */
  tone: keyof typeof dayTones;
  children: ReactNode;
};

/** Remaining days, "Days left: 4" or "D-4", 24px high. */
export function DayBadge({ tone, children }: DayBadgeProps) {
  return (
    <span className={clsx(badge, 'min-h-6 px-2 text-sm leading-5.5 font-semibold', dayTones[tone])}>
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

const chipTones = {
  neutral: 'border-rule bg-surface text-ink-2',
  spruce: 'border-spruce-200 bg-spruce-50 text-spruce-700',
  ochre: 'border-ochre-400 bg-ochre-50 text-ochre-700',
  sky: 'border-sky-700 bg-sky-50 text-sky-700',
} as const;

type ChipProps = { tone: keyof typeof chipTones; children: ReactNode };

/** A quiet 22px label: the text carries the meaning; color only groups. */
export function Chip({ tone, children }: ChipProps) {
  return (
    <span className={clsx(badge, 'min-h-5.5 px-1.75 text-xs leading-5 font-medium', chipTones[tone])}>
      {children}
    </span>
  );
}
