'use client';

import clsx from 'clsx';
import { type FormEvent, useCallback, useEffect, useId, useRef, useState, useSyncExternalStore } from 'react';
import type { Locale } from '@/lib/i18n/locales';
import { type PresetName, questionsFor, withPreset } from '@/lib/rules/answers';
import { dueText } from '@/lib/rules/as-text';
import { longDate, type PlainDate, today } from '@/lib/rules/dates';
import { docketOf } from '@/lib/rules/docket';
import {
  type DateQuestion,
  dateQuestionOf,
  dutiesFor,
  type Facts,
  type Question,
  verdicts,
} from '@/lib/rules/finder';
import { factsFrom, fromFragment, toFragment } from '@/lib/rules/fragment';
import { unbroken } from '@/lib/typography';
import { useLive } from '@/lib/use-live';
import { DocketCard } from './docket-card';
import { DutyTable } from './duty-table';
import { type FinderMessages, finderText } from './finder-text';
import { loadFonts } from './load-fonts';
import { Presets } from './presets';
import { PrintSheet } from './print-sheet';
import { Questions } from './questions';
import { ResultActions } from './result-actions';

export type FinderProps = {
  locale: Locale;
  messages: FinderMessages;
  /** Citations by ledger id. */
  citations: Readonly<Record<string, string>>;
  /** Address of the list of rules, without fragment. */
  rulesHref: string;
};

/** A page that was left open overnight shows the new day when it is looked at again. */
function onReturn(notify: () => void) {
  document.addEventListener('visibilitychange', notify);
  return () => document.removeEventListener('visibilitychange', notify);
}

/** The visitor's day; null on the server, whose day is another. */
const useToday = (): PlainDate | null => useSyncExternalStore(onReturn, today, () => null);

/**
 * The questions, and the docket that follows from the answers. On the server nothing is answered, so the HTML holds every
 * duty with its conditions. Answers live in the form and in the address's fragment; no request carries them.
 */
export function DutiesFinder({ locale, messages, citations, rulesHref }: FinderProps) {
  const [facts, setFacts] = useState<Facts>({});
  const [salesProblem, setSalesProblem] = useState(false);
  // Another key resets the form, with other answers in it.
  const [form, setForm] = useState({ key: 0, facts: {} as Facts });
  const live = useLive();
  const on = useToday();
  const formRef = useRef<HTMLFormElement>(null);
  const id = useId();
  const text = finderText(messages, locale);
  const reading = { text, locale, citations, rulesHref };
  const duties = dutiesFor(facts);
  const docket = on && Object.keys(facts).length > 0 ? docketOf(duties, on) : null;
  const asked = questionsFor(facts);

  /** Answers that do not come from the form go into it. */
  const fill = useCallback((next: Facts) => {
    setFacts(next);
    setForm(({ key }) => ({ key: key + 1, facts: next }));
  }, []);

  useEffect(() => {
    const read = () => fill(fromFragment(location.hash));
    // What was answered before this script ran, or restored by the browser, counts unless the address says otherwise.
    if (location.hash.includes('=')) read();
    else if (formRef.current) setFacts(factsOf(formRef.current));
    addEventListener('hashchange', read);
    loadFonts(messages);
    return () => removeEventListener('hashchange', read);
  }, [messages, fill]);

  function keep(next: Facts) {
    const fragment = toFragment(next);
    // Not `location.hash`, which would add an entry to the history for each answer, and scroll.
    history.replaceState(history.state, '', fragment ? `#${fragment}` : location.pathname + location.search);
  }

  function choose(name: PresetName) {
    const next = withPreset(facts, name);
    fill(next);
    keep(next);
  }

  /** Not by a link, whose fragment would overwrite the answers in the address. */
  function showDocket(event: FormEvent) {
    event.preventDefault();
    const title = document.getElementById(`${id}-docket`);
    title?.scrollIntoView();
    title?.focus({ preventScroll: true });
  }

  function ask(question: Question | DateQuestion) {
    const controls = [...(formRef.current?.querySelectorAll<HTMLInputElement>(`[name="${question}"]`) ?? [])];
    const control = controls.find(({ checked }) => checked) ?? controls[0];
    control?.focus({ preventScroll: true });
    document.getElementById(`question-${question}`)?.scrollIntoView({ block: 'center' });
  }

  function clear() {
    fill({});
    keep({});
    setSalesProblem(false);
    formRef.current?.querySelector<HTMLElement>('input')?.focus();
  }

  const counts = verdicts
    .map((verdict) => ({ verdict, count: duties.filter((duty) => duty.verdict === verdict).length }))
    .filter(({ count }) => count > 0)
    .map(({ verdict, count }) => text(`ui.counts.${verdict}`, { count }).replaceAll(' ', '\u00a0'))
    .join('\u00a0· ');
  const nearest = docket && (docket.overdue[0] ?? docket.next);
  const dayFrom =
    duties
      .filter(({ verdict }) => verdict.startsWith('applies'))
      .map((duty) => dateQuestionOf[duty.id])
      .find((question) => question && asked.has(question) && !facts[question]) ?? null;

  return (
    <>
      <div className={docket ? 'print:hidden' : undefined}>
        <section aria-labelledby={`${id}-start`} data-print="hidden" className="mb-10 md:mb-14">
          <h2 id={`${id}-start`} className="type-h3 mb-4">
            {text('ui.start')}
          </h2>
          <Presets facts={facts} reading={reading} live={live} onChoose={choose} />
          <noscript>
            <p className="type-small border-l-2 border-ochre-400 pl-4">{text('ui.without')}</p>
          </noscript>
        </section>
        <div className="grid grid-cols-1 items-start gap-x-12 gap-y-10 lg:grid-cols-[minmax(0,22rem)_minmax(0,1fr)] xl:grid-cols-[minmax(0,25rem)_minmax(0,1fr)] xl:gap-x-16">
          <section aria-labelledby={`${id}-answers`} data-print="hidden" className="min-w-0">
            <h2 id={`${id}-answers`} className="type-pillar">
              {text('ui.answers')}
            </h2>
            <p className="type-small mt-2 text-ink-2">{unbroken(text('ui.answersHint'))}</p>
            <form
              ref={formRef}
              key={form.key}
              className="mt-6"
              autoComplete="off"
              onChange={(event) => {
                const next = factsOf(event.currentTarget);
                setFacts(next);
                keep(next);
                setSalesProblem(next.sales === undefined && fieldOf(event.currentTarget, 'sales') !== '');
              }}
              onSubmit={showDocket}
            >
              <Questions
                text={text}
                facts={form.facts}
                now={facts}
                asked={asked}
                live={live}
                salesProblem={salesProblem}
              />
              <p className="type-caption mt-6 text-ink-3">{unbroken(text('ui.kept'))}</p>
              <button
                type="submit"
                hidden={!docket}
                className="sticky bottom-3 z-10 mt-6 flex min-h-13 w-full items-center justify-between gap-4 rounded-control bg-spruce-700 px-5 py-2.5 text-left text-small text-surface shadow-window lg:hidden"
              >
                <span>
                  {nearest && (
                    <strong className="block font-semibold">
                      {text(`duties.${nearest.id}`)}: {dueText(nearest, reading)}
                    </strong>
                  )}
                  {counts}
                </span>
                <span className="font-semibold whitespace-nowrap underline underline-offset-4">
                  {text('ui.see')}
                </span>
              </button>
            </form>
          </section>

          <section
            aria-labelledby={`${id}-docket`}
            className={clsx('min-w-0', docket && 'lg:sticky lg:top-22')}
          >
            {docket && on ? (
              <div className="rounded-card border border-rule bg-surface shadow-window lg:max-h-[calc(100dvh-7rem)] lg:overflow-y-auto">
                <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 border-b border-rule px-5 py-4 sm:px-6">
                  <h2 id={`${id}-docket`} tabIndex={-1} className="type-pillar scroll-mt-24 outline-none">
                    {text('docket.title')}
                    {facts.product && <span className="text-ink-2">: {facts.product}</span>}
                  </h2>
                  <p className="type-small text-ink-3">
                    {text('docket.asOf', { date: longDate(on, locale) })}
                  </p>
                  <p role="status" className="type-small w-full font-semibold text-ink-2">
                    {counts}
                  </p>
                </div>
                <DocketCard docket={docket} on={on} reading={reading} dayFrom={dayFrom} onAsk={ask} />
                <div className="border-t border-rule px-5 pb-4 sm:px-6">
                  <ResultActions facts={facts} docket={docket} on={on} reading={reading} onClear={clear} />
                </div>
                {/* Where the card scrolls in itself, its lower edge shows that there is more. */}
                <div className="pointer-events-none sticky bottom-0 -mt-10 hidden h-10 bg-linear-to-t from-surface to-transparent lg:block" />
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
          </section>
        </div>
      </div>
      {docket && on && <PrintSheet facts={facts} docket={docket} on={on} reading={reading} />}
    </>
  );
}

const fieldOf = (form: HTMLFormElement, name: string) => String(new FormData(form).get(name) ?? '').trim();

/** The answers that stand in the form. */
function factsOf(form: HTMLFormElement): Facts {
  const params = new URLSearchParams();
  for (const [name, value] of new FormData(form)) params.append(name, String(value));
  return factsFrom(params);
}
