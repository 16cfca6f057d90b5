import clsx from 'clsx';
import type { Standing } from '@/lib/rules/docket';

/** A shape for each standing, so that color never says it alone: overdue is a square, a day to act a disc. */
const shapes: Record<Standing, string> = {
  overdue: 'rounded-mark border-seal-700 bg-seal-700 text-surface',
  today: 'rounded-full border-spruce-700 bg-spruce-700 text-surface',
  'to-come': 'rounded-full border-spruce-700 bg-spruce-700 text-surface',
  'in-force': 'rounded-full border-ink-3 bg-surface text-ink-2',
  'to-keep': 'rounded-full border-ink-3 bg-surface text-ink-2',
};

/** The number that ties a day on the ruler to its row in the list. */
export function Mark({ number, standing }: { number: number; standing: Standing }) {
  return (
    <span
      aria-hidden="true"
      className={clsx(
        'grid size-5.5 flex-none place-items-center border text-2xs leading-none font-semibold [print-color-adjust:exact]',
        shapes[standing],
      )}
    >
      {number}
    </span>
  );
}
