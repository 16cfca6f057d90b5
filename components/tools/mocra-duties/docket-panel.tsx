import type { ReactNode } from 'react';
import { longDate, type PlainDate } from '@/lib/rules/dates';
import type { DateQuestion, FinderAnswers, Question } from '@/lib/tools/mocra-duties/answers';
import { countOf } from '@/lib/tools/mocra-duties/counts';
import type { Docket } from '@/lib/tools/mocra-duties/docket';
import { type Duty, dateQuestionFor, isDayless, verdicts } from '@/lib/tools/mocra-duties/finder';
import type { ToolText } from '@/lib/tools/text';
import { DocketCard } from './docket-card';
import type { ListReading } from './duty-details';

type DocketPanelProps = {
  titleId: string;
  facts: FinderAnswers;
  /** The questions that matter for these answers. */
  asked: ReadonlySet<Question | DateQuestion>;
  duties: readonly Duty[];
  docket: Docket;
  on: PlainDate;
  reading: ListReading;
  /** Moves the focus to a question of the form. */
  onAsk: (question: Question | DateQuestion) => void;
  onClear: () => void;
  /** Actions at the lower edge. */
  children: ReactNode;
};

/** Returns the first question without an answer that gives an applicable duty its day; null if there is none. */
function missingDay(
  duties: readonly Duty[],
  facts: FinderAnswers,
  asked: DocketPanelProps['asked'],
): DateQuestion | null {
  const needed = duties
    .filter(({ id, verdict }) => verdict.startsWith('applies') && !isDayless(id, facts))
    .map(({ id }) => dateQuestionFor(id));
  return needed.find((question) => question && asked.has(question) && !facts[question]) ?? null;
}

/** Returns the number of duties of each verdict, in words. */
const countsText = (duties: readonly Duty[], text: ToolText): string =>
  verdicts
    .map((verdict) => ({ verdict, count: countOf(duties, verdict) }))
    .filter(({ count }) => count > 0)
    .map(({ verdict, count }) => text(`ui.counts.${verdict}`, { count }).replaceAll(' ', '\u00a0'))
    .join('\u00a0· ');

/** The docket on its card, with its date and totals. */
export function DocketPanel(props: DocketPanelProps) {
  const { titleId, facts, asked, duties, docket, on, reading, onAsk, onClear, children } = props;
  const { text, locale } = reading;
  return (
    <div className="rounded-card border border-rule bg-surface shadow-window lg:max-h-[calc(100dvh-7rem)] lg:scroll-pb-32 lg:overflow-y-auto">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 border-b border-rule px-5 py-4 sm:px-6">
        <h2 id={titleId} tabIndex={-1} className="type-pillar scroll-mt-24 outline-none">
          {text('docket.title')}
          {facts.product && <span className="text-ink-2">: {facts.product}</span>}
        </h2>
        <p className="type-small flex flex-wrap items-baseline gap-x-4 text-ink-3">
          {text('docket.asOf', { date: longDate(on, locale) })}
          <button type="button" data-print="hidden" className="more-link" onClick={onClear}>
            {text('ui.clear')}
          </button>
        </p>
        <p role="status" className="type-small w-full font-semibold text-ink-2">
          {countsText(duties, text)}
        </p>
      </div>
      <DocketCard
        docket={docket}
        on={on}
        reading={reading}
        dayFrom={missingDay(duties, facts, asked)}
        onAsk={onAsk}
      />
      {children}
    </div>
  );
}
