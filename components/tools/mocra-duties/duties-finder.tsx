'use client';

import clsx from 'clsx';
import { useId, useState, useSyncExternalStore } from 'react';
import { ProductStrip, type ProductStripProps } from '@/components/tools/shared/product-strip';
import { ToolForm, ToolStart } from '@/components/tools/shared/tool-form';
import styles from '@/components/tools/shared/tools.module.css';
import { UndoNotice } from '@/components/tools/shared/undo-notice';
import { useAnswers } from '@/components/tools/shared/use-answers';
import { useLoaded } from '@/components/tools/shared/use-loaded';
import { useShownProblems } from '@/components/tools/shared/use-shown-problems';
import { useHydrated } from '@/lib/browser/use-hydrated';
import type { Locale } from '@/lib/i18n/locales';
import { longDate, type PlainDate } from '@/lib/rules/dates';
import { today } from '@/lib/rules/today';
import { keepTogether } from '@/lib/text/typography';
import { hasVisible } from '@/lib/text/visible';
import {
  type DateQuestion,
  dateQuestions,
  factsFrom,
  productFrom,
  type Question,
  questions,
  salesFrom,
  toFragment,
} from '@/lib/tools/mocra-duties/answers';
import { buildDocket } from '@/lib/tools/mocra-duties/docket';
import {
  dateQuestionFor,
  dutiesFor,
  isDayless,
  type PendingLaw,
  type Verdict,
  verdicts,
} from '@/lib/tools/mocra-duties/finder';
import {
  isPreset,
  type PresetName,
  presetNames,
  questionsFor,
  withPreset,
} from '@/lib/tools/mocra-duties/presets';
import { type ToolMessages, toolText } from '@/lib/tools/text';
import { DocketCard } from './docket-card';
import { DutyTable } from './duty-details';
import { Presets } from './presets';
import { Questions } from './questions';

export type FinderProps = {
  locale: Locale;
  messages: ToolMessages;
  /** What the result is not, which the page's head says unless it is folded. */
  caution: string;
  citations: Readonly<Record<string, string>>;
  /** URLs of the official texts by ledger id. */
  officialUrls: Readonly<Record<string, string>>;
  /** URL of the list of rules, without a fragment. */
  rulesHref: string;
  contactHref: string;
  toolHrefs: ProductStripProps['hrefs'];
  law: PendingLaw;
  /** The answers that each preset fills in, in words. */
  presetAnswers: Readonly<Record<PresetName, string>>;
};

/** A page left open overnight updates its date when it becomes visible. */
function onReturn(notify: () => void) {
  document.addEventListener('visibilitychange', notify);
  return () => document.removeEventListener('visibilitychange', notify);
}

/** The visitor's date; null on the server, whose date may differ. */
const useToday = (): PlainDate | null => useSyncExternalStore(onReturn, today, () => null);

const format = { read: factsFrom, write: toFragment, names: [...questions, ...dateQuestions, 'product'] };
const headings = ['docket', 'due'];

/** Loads the actions and the sheet of paper with the first docket. */
const loadParts = () => import('./result-parts');

/**
 * The questions, and the docket that follows from the answers. The server renders the form without answers, so the HTML
 * contains every duty with its conditions.
 */
export function DutiesFinder(props: FinderProps) {
  const {
    locale,
    messages,
    caution,
    citations,
    officialUrls,
    rulesHref,
    contactHref,
    toolHrefs,
    law,
    presetAnswers,
  } = props;
  const {
    answers: facts,
    filled,
    ref,
    link,
    fragment,
    fill,
    change,
    clear,
    undo,
  } = useAnswers(format, messages, headings);
  const [wrong, setWrong] = useState<Partial<Record<'sales' | 'product', true>>>({});
  const { problems, handlers } = useShownProblems(wrong);
  const live = useHydrated();
  const on = useToday();
  const id = useId();
  const text = toolText(messages, locale);
  const reading = { text, locale, citations, officialUrls, rulesHref, law };
  const duties = dutiesFor(facts, law);
  const docket = on && Object.keys(facts).length > 0 ? buildDocket(duties, on) : null;
  const { value: parts } = useLoaded(loadParts, docket !== null);
  const asked = questionsFor(facts);

  function ask(question: Question | DateQuestion) {
    const controls = [...(ref.current?.querySelectorAll<HTMLInputElement>(`[name="${question}"]`) ?? [])];
    const control = controls.find(({ checked }) => checked) ?? controls[0];
    control?.focus({ preventScroll: true });
    document.getElementById(`question-${question}`)?.scrollIntoView({ block: 'center' });
  }

  function startOver() {
    clear(text('undo.cleared'));
    setWrong({});
  }

  const dayFrom =
    duties
      .filter(({ id, verdict }) => verdict.startsWith('applies') && !isDayless(id, facts))
      .map(({ id }) => dateQuestionFor(id))
      .find((question) => question && asked.has(question) && !facts[question]) ?? null;

  const countOf = (...some: readonly Verdict[]) =>
    duties.filter(({ verdict }) => some.includes(verdict)).length;
  // Without answers they are not needed, and the first use of Intl delays hydration by about 50 ms.
  const counts =
    docket &&
    verdicts
      .flatMap((verdict) => {
        const count = countOf(verdict);
        return count > 0 ? text(`ui.counts.${verdict}`, { count }).replaceAll(' ', '\u00a0') : [];
      })
      .join('\u00a0· ');
  const summary = docket && (
    <span className="whitespace-nowrap">
      {text('ui.bar', { applies: countOf('applies', 'applies-unless'), open: countOf('cannot-be-told') })}
    </span>
  );
  // Answers of a profile or a link, not of the form: its questions would move while a visitor answers them.
  const docketFirst = docket && filled.key > 0;
  const hasArrived = docket !== null && filled.isFromUrl;
  const chosen = presetNames.find((name) => isPreset(facts, name));

  return (
    <>
      <div
        data-arrived={hasArrived ? '' : undefined}
        className={docket && parts ? 'print:hidden' : undefined}
      >
        <ProductStrip tool="mocra-duties" locale={locale} fragment={fragment} text={text} hrefs={toolHrefs} />
        <ToolStart
          text={text}
          className={hasArrived ? 'mb-4' : 'mb-10 md:mb-14'}
          folded={
            hasArrived && (
              <span>
                {chosen && (
                  <strong className="font-semibold">{keepTogether(text(`presets.${chosen}`))}. </strong>
                )}
                <span className="more-link">{text('ui.otherStarts')}</span>
              </span>
            )
          }
        >
          <Presets
            facts={facts}
            answers={presetAnswers}
            text={text}
            live={live}
            onChoose={(name) => fill(withPreset(facts, name))}
          />
          {summary && !hasArrived && (
            <button type="button" className={styles.bar} onClick={() => ref.current?.requestSubmit()}>
              <span>{summary}</span>
              <span>{text('ui.see')}</span>
            </button>
          )}
        </ToolStart>
        <div className="grid grid-cols-1 items-start gap-x-12 gap-y-10 lg:grid-cols-[minmax(0,22rem)_minmax(0,1fr)] xl:grid-cols-[minmax(0,25rem)_minmax(0,1fr)] xl:gap-x-16">
          <div>
            <UndoNotice undo={undo} text={text} />
            <ToolForm
              key={filled.key}
              ref={ref}
              text={text}
              title={text('ui.answers')}
              hint={text('ui.answersHint')}
              onChange={(form) => {
                change(form);
                const data = new FormData(form);
                const typed = (name: string) => String(data.get(name) ?? '');
                const isWrong = (text: string, read: (text: string) => unknown) =>
                  hasVisible(text) && read(text) === undefined;
                setWrong({
                  ...(isWrong(typed('sales'), salesFrom) && { sales: true }),
                  ...(isWrong(typed('product'), productFrom) && { product: true }),
                });
              }}
              handlers={handlers}
              resultId={`${id}-docket`}
              summary={summary}
            >
              <Questions
                text={text}
                facts={filled.answers}
                now={facts}
                asked={asked}
                live={live}
                problems={problems}
              />
            </ToolForm>
          </div>

          <section
            aria-labelledby={`${id}-docket`}
            className={clsx('min-w-0', docket && 'lg:sticky lg:top-22', docketFirst && 'max-lg:order-first')}
          >
            {docket && on ? (
              <div className="rounded-card border border-rule bg-surface shadow-window lg:max-h-[calc(100dvh-7rem)] lg:overflow-y-auto">
                <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 border-b border-rule px-5 py-4 sm:px-6">
                  <h2 id={`${id}-docket`} tabIndex={-1} className="type-pillar scroll-mt-24 outline-none">
                    {text('docket.title')}
                    {facts.product && <span className="text-ink-2">: {facts.product}</span>}
                  </h2>
                  <p className="type-small flex items-baseline gap-4 text-ink-3">
                    {text('docket.asOf', { date: longDate(on, locale) })}
                    <button type="button" data-print="hidden" className="more-link" onClick={startOver}>
                      {text('ui.clear')}
                    </button>
                  </p>
                  <p role="status" className="type-small w-full font-semibold text-ink-2">
                    {counts}
                  </p>
                </div>
                <DocketCard docket={docket} on={on} reading={reading} dayFrom={dayFrom} onAsk={ask} />
                {parts && (
                  <>
                    <parts.NextStep
                      className="border-t border-rule px-5 py-4 sm:px-6"
                      sentence={parts.nextStepText(docket, reading)}
                      href={`${toolHrefs['product-file']}#${parts.carryTo('product-file', 'mocra-duties', fragment)}`}
                      link={text('nextStep.link')}
                    />
                    <parts.ResultActions
                      facts={facts}
                      link={link}
                      docket={docket}
                      on={on}
                      reading={reading}
                      contactHref={contactHref}
                    />
                  </>
                )}
              </div>
            ) : (
              <>
                <h2 id={`${id}-docket`} tabIndex={-1} className="type-pillar outline-none">
                  {text('ui.duties')}
                </h2>
                <p role="status" className="type-small mt-2 mb-5 text-ink-2">
                  {text('ui.none')}
                </p>
                <DutyTable reading={reading} />
              </>
            )}
            {hasArrived && <p className="type-caption mt-3 text-ink-3">{keepTogether(caution)}</p>}
          </section>
        </div>
      </div>
      {docket && on && parts && <parts.PrintSheet facts={facts} docket={docket} on={on} reading={reading} />}
    </>
  );
}
