import clsx from 'clsx';
import { longDate, type PlainDate } from '@/lib/rules/dates';
import type { DueStatus, Entry } from '@/lib/tools/mocra-duties/docket';
import { dueText } from '@/lib/tools/mocra-duties/docket-texts';
import { dateText, type Reading } from '@/lib/tools/mocra-duties/texts';
import { layoutTimeline } from '@/lib/tools/mocra-duties/timeline';

/** A shape per status, so that no status depends on color: a square for overdue, a disc for upcoming. */
const shapes: Record<DueStatus, string> = {
  overdue: 'rounded-mark border-seal-700 bg-seal-700 text-surface',
  'to-come': 'rounded-full border-spruce-700 bg-spruce-700 text-surface',
  'in-force': 'rounded-full border-ink-3 bg-surface text-ink-2',
  'to-keep': 'rounded-full border-ink-3 bg-surface text-ink-2',
};

/** Number that connects a date on the ruler with its row in the list. */
export function Mark({ number, status }: { number: number; status: DueStatus }) {
  return (
    <span
      aria-hidden="true"
      className={clsx(
        'grid size-5.5 flex-none place-items-center border text-2xs leading-none font-semibold [print-color-adjust:exact]',
        shapes[status],
      )}
    >
      {number}
    </span>
  );
}

const percent = (share: number) => `${(share * 100).toFixed(2)}%`;
/** Height of a row of marks, and of the ruler below them, in rem. */
const rowHeight = 1.625;

type TimeRulerProps = {
  /** In list order; the marks carry the list's numbers. */
  entries: readonly Entry[];
  on: PlainDate;
  reading: Reading;
};

/** Three years around today, a tick per month, with every date of the docket in position. */
export function TimeRuler({ entries, on, reading }: TimeRulerProps) {
  const { text, locale } = reading;
  const { today, months, marks, rows } = layoutTimeline(entries, on);
  const label = [
    text('docket.ruler', { date: longDate(on, locale, 'medium') }),
    ...entries.map(
      (entry) => `${text(`duties.${entry.id}`)}: ${dateText(entry, reading)}, ${dueText(entry, reading)}`,
    ),
  ].join('. ');
  const ticks = months
    .map(({ date, at }) => {
      const length = date.endsWith('-01-01') ? 14 : /-(04|07|10)-/.test(date) ? 9 : 5;
      return `M${(at * 1000).toFixed(1)} 0v${length}`;
    })
    .join('');
  return (
    <div role="img" aria-label={label} className="relative mx-3">
      <span
        className="absolute bottom-5 w-0.5 -translate-x-1/2 bg-ink"
        style={{ left: percent(today), height: `${rows * rowHeight + 1.375}rem` }}
      />
      <div style={{ height: `${rows * rowHeight + 0.5}rem` }}>
        {marks.map(({ id, number, status, at, row, beyond }) => (
          <span
            key={id}
            className="absolute flex -translate-x-1/2 flex-col items-center"
            style={{
              left: percent(at),
              top: `${(rows - 1 - row) * rowHeight}rem`,
              height: `${(row + 1) * rowHeight + 0.5}rem`,
            }}
          >
            <Mark number={number} status={status} />
            {beyond ? (
              <span aria-hidden="true" className="text-2xs leading-tight text-ink-3">
                {beyond === 'before' ? '←' : '→'}
              </span>
            ) : (
              <span className="w-px flex-1 bg-control" />
            )}
          </span>
        ))}
      </div>
      <svg
        viewBox="0 0 1000 14"
        preserveAspectRatio="none"
        aria-hidden="true"
        className="h-3.5 w-full overflow-visible text-ink-3"
      >
        <rect width={today * 1000} height="14" className="fill-paper-3" />
        <path d={ticks} stroke="currentColor" vectorEffect="non-scaling-stroke" />
        <path d="M0 0h1000" stroke="currentColor" vectorEffect="non-scaling-stroke" />
      </svg>
      <div aria-hidden="true" className="relative h-5 text-2xs leading-5 text-ink-3">
        {months
          .filter(({ date, at }) => date.endsWith('-01-01') && at < 0.95 && Math.abs(at - today - 0.04) > 0.1)
          .map(({ date, at }) => (
            <span key={date} className="absolute pl-0.5 font-mono" style={{ left: percent(at) }}>
              {date.slice(0, 4)}
            </span>
          ))}
        <span
          className="absolute -translate-x-1/2 rounded-mark bg-ink px-1.5 font-semibold whitespace-nowrap text-surface"
          style={{ left: percent(today) }}
        >
          {text('docket.today')}
        </span>
      </div>
    </div>
  );
}
