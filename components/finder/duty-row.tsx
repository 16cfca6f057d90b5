import clsx from 'clsx';
import type { ReactNode } from 'react';
import { Icon } from '@/components/ui/icon';
import { dateText, type Reading, whyText } from '@/lib/rules/as-text';
import type { Duty, Verdict } from '@/lib/rules/finder';
import { unbroken } from '@/lib/typography';

type DutyRowProps = {
  duty: Duty;
  reading: Reading;
  rulesHref: string;
  /** Whether anything is answered at all. */
  answered: boolean;
};

const tones: Record<Verdict, string> = {
  applies: 'text-spruce-700',
  'applies-unless': 'text-spruce-700',
  'cannot-be-told': 'text-ochre-700',
  'does-not-apply': 'text-ink-3',
};

/** A shape for each verdict, beside its word. */
const shapes: Record<Verdict, ReactNode> = {
  applies: (
    <>
      <circle cx="8" cy="8" r="7.2" fill="currentColor" stroke="none" />
      <path d="m4.8 8.3 2.2 2.2 4.3-4.6" stroke="var(--color-surface)" />
    </>
  ),
  'applies-unless': (
    <>
      <circle cx="8" cy="8" r="6.8" strokeDasharray="2.4 1.6" />
      <path d="m4.8 8.3 2.2 2.2 4.3-4.6" />
    </>
  ),
  'cannot-be-told': <path d="M8 2.2 14.6 13.6H1.4zM8 6.6v3.2m0 1.6v.4" strokeLinejoin="round" />,
  'does-not-apply': (
    <>
      <circle cx="8" cy="8" r="6.4" />
      <path d="M4.8 8h6.4" />
    </>
  ),
};

const terms = ['who', 'when', 'not'] as const;

/**
 * One duty: verdict, date, why, sections, and what would change it. Its conditions stand here until they are settled, so
 * that without any answer, and without scripts, the list is the whole table.
 */
export function DutyRow({ duty, reading, rulesHref, answered }: DutyRowProps) {
  const { text, citations } = reading;
  const settled = duty.verdict === 'applies' || duty.verdict === 'does-not-apply';
  const date = dateText(duty, reading);
  return (
    <li
      data-duty={duty.id}
      data-verdict={duty.verdict}
      className={clsx(
        'border-t border-rule px-5 py-5 first:border-t-0 sm:px-6',
        duty.verdict === 'does-not-apply' && 'bg-paper-2',
      )}
    >
      <div className="flex flex-wrap items-baseline justify-between gap-x-5 gap-y-1">
        <h3 className={clsx('type-h3', duty.verdict === 'does-not-apply' && 'text-ink-2')}>
          {text(`duties.${duty.id}`)}
        </h3>
        <p className={clsx('flex items-center gap-1.75 text-sm font-semibold', tones[duty.verdict])}>
          <Icon>{shapes[duty.verdict]}</Icon>
          {text(
            duty.verdict !== 'cannot-be-told' || answered
              ? `verdicts.${duty.verdict}`
              : 'verdicts.unanswered',
          )}
        </p>
      </div>
      {date && (
        <p className="mt-2 text-base font-semibold">
          <time dateTime={duty.date ?? undefined}>{unbroken(date)}</time>
        </p>
      )}
      <p className="type-small mt-2 text-ink-2">{unbroken(whyText(duty, reading))}</p>
      {!settled && (
        <dl className="type-caption mt-3 grid grid-cols-[auto_1fr] gap-x-4 gap-y-1 text-ink-2">
          {terms.map((term) => (
            <div key={term} className="col-span-2 grid grid-cols-subgrid">
              <dt className="text-ink-3">{text(`terms.labels.${term}`)}</dt>
              <dd>{unbroken(text(`terms.${duty.id}.${term}`))}</dd>
            </div>
          ))}
        </dl>
      )}
      {duty.change.length > 0 && answered && (
        <p className="type-caption mt-3 text-ink-2">
          <span className="text-ink-3">{text('ui.change')}: </span>
          {unbroken(duty.change.map((key) => text(`change.${key}`)).join(' '))}
        </p>
      )}
      <ul className="type-mono mt-3 flex flex-wrap gap-x-4 text-ink-3">
        {duty.rules.map(
          (rule) =>
            citations[rule] && (
              <li key={rule}>
                <a
                  href={`${rulesHref}#${rule}`}
                  className="inline-block py-1 underline-offset-4 hover:text-ink hover:underline"
                >
                  {citations[rule]}
                </a>
              </li>
            ),
        )}
      </ul>
    </li>
  );
}
