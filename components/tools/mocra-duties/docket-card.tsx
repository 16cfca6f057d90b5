import clsx from 'clsx';
import type { ReactNode } from 'react';
import { Icon } from '@/components/ui/icon';
import { longDate, type PlainDate } from '@/lib/rules/dates';
import { copyFrom } from '@/lib/text/copy-from';
import { keepTogether } from '@/lib/text/typography';
import type { DateQuestion, Question } from '@/lib/tools/mocra-duties/answers';
import { type Docket, type DueStatus, type Entry, isEntry } from '@/lib/tools/mocra-duties/docket';
import { dueText } from '@/lib/tools/mocra-duties/docket-texts';
import type { Duty } from '@/lib/tools/mocra-duties/finder';
import { dateText } from '@/lib/tools/mocra-duties/texts';
import { DutyDetails, type ListReading } from './duty-details';
import { Mark, TimeRuler } from './time-ruler';

type DocketCardProps = {
  docket: Docket;
  on: PlainDate;
  reading: ListReading;
  /** Question that provides the first date, while the docket has none. */
  dayFrom: DateQuestion | null;
  /** Moves the focus to a question of the form. */
  onAsk: (question: Question | DateQuestion) => void;
};

/** The docket: the next date, the ruler, then the duties in order of work. */
export function DocketCard({ docket, on, reading, dayFrom, onAsk }: DocketCardProps) {
  const { text, locale } = reading;
  const copy = copyFrom(text);
  const { dated, undated, unless, open, none } = docket;
  const onRuler = [...dated, ...unless.filter(isEntry)];
  const numberOf = (duty: Duty) => onRuler.findIndex(({ id }) => id === duty.id) + 1;
  const firstToCome = dated.findIndex(({ days }) => days >= 0);
  const row = (duty: Duty | Entry) => (
    <DutyRow key={duty.id} duty={duty} number={numberOf(duty)} reading={reading} />
  );
  const ask = (question: Question | DateQuestion, label = `questions.${question}.label`) => (
    <a
      href={`#question-${question}`}
      onClick={(event) => {
        // The link's fragment would overwrite the answers in the URL.
        event.preventDefault();
        onAsk(question);
      }}
      className="inline-block font-semibold text-ink underline underline-offset-4"
    >
      {copy(label)}
    </a>
  );
  const todayLine = (
    <li key="today" className="flex items-center gap-3 px-5 text-xs font-semibold sm:px-6">
      <span className="h-px flex-1 bg-ink" />
      {text('docket.todayIs', { date: longDate(on, locale) })}
      <span className="h-px flex-1 bg-ink" />
    </li>
  );
  return (
    <>
      <div className="px-5 pt-5 pb-4 sm:px-6">
        <NextDay docket={docket} reading={reading} dayFrom={dayFrom}>
          {dayFrom && ask(dayFrom, dayFrom === 'report' ? 'docket.enterReport' : undefined)}
        </NextDay>
        {onRuler.length > 0 && (
          <div className="mt-5">
            <TimeRuler entries={onRuler} on={on} reading={reading} />
          </div>
        )}
      </div>
      {dated.length + undated.length > 0 && (
        <Group title={text('docket.applies')}>
          {dated.length > 0 && (
            <ol>
              {dated.flatMap((entry, index) => [...(index === firstToCome ? [todayLine] : []), row(entry)])}
            </ol>
          )}
          {undated.length > 0 && (
            <ul className={clsx(dated.length > 0 && 'border-t border-rule')}>{undated.map(row)}</ul>
          )}
        </Group>
      )}
      {unless.length > 0 && (
        <Group title={text('docket.unless')} hint={ask('drug')}>
          <ul>{unless.map(row)}</ul>
        </Group>
      )}
      {open.map(({ question, duties }) => (
        <Group
          key={question ?? 'law'}
          title={text(question ? 'docket.depends' : 'docket.silent', { count: duties.length })}
          hint={question && ask(question)}
        >
          <ul>{duties.map(row)}</ul>
        </Group>
      ))}
      {none.length > 0 && (
        <details className="group border-t border-rule bg-paper-2">
          <summary className="flex min-h-12 items-center gap-3 px-5 py-3 text-small font-semibold sm:px-6">
            <Chevron />
            {text('docket.none', { count: none.length })}
          </summary>
          <ul className="border-t border-rule">{none.map(row)}</ul>
        </details>
      )}
    </>
  );
}

function Group({ title, hint, children }: { title: string; hint?: ReactNode; children: ReactNode }) {
  return (
    <section className="border-t border-rule">
      <div className="flex flex-wrap items-baseline gap-x-2 px-5 pt-4 pb-1.5 text-small text-ink-2 sm:px-6">
        <h3 className="font-semibold">{title}</h3>
        {hint}
      </div>
      {children}
    </section>
  );
}

/** The overdue duties beside the next ones, in large figures. */
function NextDay({
  docket: { overdue, next },
  reading,
  dayFrom,
  children,
}: {
  docket: Docket;
  reading: ListReading;
  dayFrom: DateQuestion | null;
  children: ReactNode;
}) {
  const { text } = reading;
  const copy = copyFrom(text);
  const late = overdue[0];
  if (!late && !next) {
    return (
      <div>
        <p className="type-h3">
          {copy(dayFrom && dayFrom !== 'report' ? 'docket.noDayYet' : 'docket.noDay')}
        </p>
        {dayFrom === 'report' && <p className="type-small mt-1.5 text-ink-2">{copy('docket.noReport')}</p>}
        {children && <p className="type-small mt-1.5 text-ink-2">{children}</p>}
      </div>
    );
  }
  const figure = (entry: Entry, title: string) => (
    <div className={clsx(entry.status === 'overdue' && 'text-seal-700')}>
      <p className="text-xs font-semibold">{title}</p>
      <p className="type-pillar mt-1">{dueText(entry, reading)}</p>
      <p className="type-small mt-1.5 font-semibold">
        {copy(`duties.${entry.id}`)}
        {entry.verdict === 'applies-unless' && (
          <span className="font-normal">, {text('docket.unlessShort')}</span>
        )}
      </p>
      <p className="type-small">{keepTogether(dateText(entry, reading) ?? '')}</p>
    </div>
  );
  return (
    <>
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(9rem,100%),1fr))] gap-x-6 gap-y-5">
        {late && figure(late, text('docket.overdue', { count: overdue.length }))}
        {next && figure(next, text('docket.next'))}
      </div>
      {late && <p className="type-caption mt-2.5 text-ink-3">{copy('docket.overdueHint')}</p>}
    </>
  );
}

const Chevron = () => (
  <Icon className="flex-none text-ink-3 transition-transform group-open:rotate-90">
    <path d="m6 3.5 4.5 4.5L6 12.5" />
  </Icon>
);

const tones: Record<DueStatus, string> = {
  overdue: 'text-seal-700',
  'to-come': 'text-spruce-700',
  'in-force': 'text-ink-3',
  'to-keep': 'text-ink-3',
};

/** One duty per line: its date, name and first section; details open below. */
function DutyRow({ duty, number, reading }: { duty: Duty | Entry; number: number; reading: ListReading }) {
  const { text, citations } = reading;
  const copy = copyFrom(text);
  const entry = isEntry(duty) ? duty : null;
  return (
    <li
      data-duty={duty.id}
      data-verdict={duty.verdict}
      data-due={entry?.days}
      className="border-t border-rule first:border-t-0"
    >
      <details className="group">
        <summary className="grid min-h-13 grid-cols-[1.375rem_1fr_auto] items-center gap-x-3 px-5 py-2.5 hover:bg-paper-2 sm:px-6">
          {entry ? <Mark number={number} status={entry.status} /> : <Dash />}
          <span className="min-w-0">
            <span className="block font-semibold text-ink">{copy(`duties.${duty.id}`)}</span>
            <span className="type-caption flex flex-wrap gap-x-3 text-ink-3">
              {entry && <time dateTime={entry.date}>{keepTogether(dateText(entry, reading) ?? '')}</time>}
              <span className="font-mono text-xs">{citations[duty.rules[0] ?? '']}</span>
            </span>
          </span>
          <span className="flex items-center gap-2">
            {duty.why === 'gmp' && (
              <span className="text-right text-sm font-semibold text-ink-3">{text('docket.noRule')}</span>
            )}
            {entry && (
              <span className={clsx('text-right text-sm font-semibold', tones[entry.status])}>
                {dueText(entry, reading)}
              </span>
            )}
            <Chevron />
          </span>
        </summary>
        <div className="pr-5 pb-5 pl-14 sm:pl-15.25">
          <DutyDetails duty={duty} reading={reading} />
        </div>
      </details>
    </li>
  );
}

const Dash = () => <span aria-hidden="true" className="mx-auto h-px w-2.5 bg-control" />;
