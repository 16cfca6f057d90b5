import clsx from 'clsx';
import { useTranslations } from 'next-intl';
import { Mark, type MarkKind } from '@/components/features/shared/mark';
import type { ShownState } from '@/lib/rules/ledger';

const chipStyles: Record<ShownState, { mark: MarkKind; tone: string }> = {
  'in-force': { mark: 'pass', tone: 'border-spruce-200 bg-spruce-50 text-spruce-700' },
  'not-yet-in-force': { mark: 'review', tone: 'border-spruce-200 bg-spruce-50 text-spruce-700' },
  'old-edition': { mark: 'review', tone: 'border-ochre-400 bg-ochre-50 text-ochre-700' },
  draft: { mark: 'review', tone: 'border-sky-700 bg-sky-50 text-sky-700' },
  superseded: { mark: 'empty', tone: 'border-rule bg-surface text-ink-2' },
  proposed: { mark: 'review', tone: 'border-ochre-400 bg-ochre-50 text-ochre-700' },
  'statutory-date-passed': { mark: 'held', tone: 'border-ochre-400 bg-ochre-50 text-ochre-700' },
  withdrawn: { mark: 'empty', tone: 'border-rule bg-surface text-ink-2' },
  'not-binding': { mark: 'current', tone: 'border-sky-700 bg-sky-50 text-sky-700' },
};

/** A rule state as a shape with its word. */
export function StateChip({ state }: { state: ShownState }) {
  const t = useTranslations('rules');
  const { mark, tone } = chipStyles[state];
  return (
    <span
      data-state={state}
      className={clsx(
        'inline-flex items-center gap-1.5 rounded-mark border px-1.75 py-0.5 text-xs leading-[1.4] font-medium',
        tone,
      )}
    >
      <Mark kind={mark} />
      {t(`states.${state}`)}
    </span>
  );
}
