'use client';

import { type FormEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import type { Locale } from '@/lib/i18n/locales';
import { dutiesFor, type Facts, verdicts } from '@/lib/rules/finder';
import { factsFrom, fromFragment, toFragment } from '@/lib/rules/fragment';
import { unbroken } from '@/lib/typography';
import { useLive } from '@/lib/use-live';
import { DutyRow } from './duty-row';
import { type FinderMessages, finderText } from './finder-text';
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

/** What the list is set in: weights, and the names of the font stacks. */
const typefaces = [
  [400, '--font-sans'],
  [500, '--font-serif'],
] as const;

/** All characters that an answer can bring onto the page. */
const textsOf = (messages: FinderMessages): string =>
  Object.values(messages)
    .map((each) =>
      typeof each === 'object' && !Array.isArray(each)
        ? textsOf(each as FinderMessages)
        : JSON.stringify(each),
    )
    .join('');

/**
 * The questions, and the duties that follow from the answers. On the server nothing is answered, so the HTML holds every
 * duty with its conditions. Answers live in the form and in the address's fragment; no request carries them.
 */
export function DutiesFinder({
  locale,
  messages,
  citations,
  rulesHref,
  children,
}: FinderProps & { children: ReactNode }) {
  const [facts, setFacts] = useState<Facts>({});
  const [salesProblem, setSalesProblem] = useState(false);
  // Another key draws the form anew, with the answers of the fragment.
  const [form, setForm] = useState({ key: 0, facts: {} as Facts });
  const live = useLive();
  const formRef = useRef<HTMLFormElement>(null);
  const id = useId();
  const text = finderText(messages, locale);
  const duties = dutiesFor(facts);
  const answered = Object.keys(facts).length > 0;

  useEffect(() => {
    const read = () => {
      const kept = fromFragment(location.hash);
      setFacts(kept);
      setForm(({ key }) => ({ key: key + 1, facts: kept }));
    };
    // What was answered before this script ran, or restored by the browser, counts unless the address says otherwise.
    if (location.hash.includes('=')) read();
    else if (formRef.current) setFacts(factsOf(formRef.current));
    addEventListener('hashchange', read);
    // Fonts for any answer come with the page, so that an answer makes no request.
    const texts = textsOf(messages);
    const styles = getComputedStyle(document.documentElement);
    for (const [weight, stack] of typefaces) {
      document.fonts.load(`${weight} 1em ${styles.getPropertyValue(stack)}`, texts).catch(() => undefined);
    }
    return () => removeEventListener('hashchange', read);
  }, [messages]);

  function take(next: Facts) {
    setFacts(next);
    const fragment = toFragment(next);
    // Not `location.hash`, which would add an entry to the history for each answer, and scroll.
    history.replaceState(history.state, '', fragment ? `#${fragment}` : location.pathname + location.search);
  }

  /** Not by a link, whose fragment would overwrite the answers in the address. */
  function showDuties(event: FormEvent) {
    event.preventDefault();
    const title = document.getElementById(`${id}-duties`);
    title?.scrollIntoView();
    title?.focus({ preventScroll: true });
  }

  function clear() {
    take({});
    setSalesProblem(false);
    setForm(({ key }) => ({ key: key + 1, facts: {} }));
    formRef.current?.querySelector<HTMLElement>('input')?.focus();
  }

  const counts = verdicts.map((verdict) => ({
    verdict,
    count: duties.filter((duty) => duty.verdict === verdict).length,
  }));
  const summary = counts
    .filter(({ count }) => count > 0)
    .map(({ verdict, count }) => text(`ui.counts.${verdict}`, { count }))
    .join(' · ');

  return (
    <div className="grid grid-cols-1 gap-x-12 gap-y-10 lg:grid-cols-[minmax(0,25rem)_minmax(0,1fr)] xl:gap-x-16">
      <section aria-labelledby={`${id}-answers`} className="min-w-0">
        <h2 id={`${id}-answers`} className="type-pillar">
          {text('ui.answers')}
        </h2>
        <p className="type-small mt-2 text-ink-2">{unbroken(text('ui.answersHint'))}</p>
        <noscript>
          <p className="type-small mt-4 border-l-2 border-ochre-400 pl-4">{text('ui.without')}</p>
        </noscript>
        <form
          ref={formRef}
          key={form.key}
          className="mt-6"
          autoComplete="off"
          onChange={(event) => {
            const next = factsOf(event.currentTarget);
            take(next);
            setSalesProblem(next.sales === undefined && fieldOf(event.currentTarget, 'sales') !== '');
          }}
          onSubmit={showDuties}
        >
          <Questions text={text} facts={form.facts} now={facts} live={live} salesProblem={salesProblem} />
          <p className="type-caption mt-6 text-ink-3">{unbroken(text('ui.kept'))}</p>
          <button
            type="submit"
            data-print="hidden"
            disabled={!live}
            hidden={!answered}
            className="sticky bottom-3 z-10 mt-6 flex min-h-13 w-full items-center justify-between gap-4 rounded-control bg-spruce-700 px-5 py-2.5 text-left text-small font-semibold text-surface shadow-window lg:hidden"
          >
            <span>{summary}</span>
            <span className="whitespace-nowrap underline underline-offset-4">{text('ui.see')}</span>
          </button>
        </form>
      </section>

      <section aria-labelledby={`${id}-duties`} className="min-w-0">
        <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
          <h2 id={`${id}-duties`} tabIndex={-1} className="type-pillar scroll-mt-24 outline-none">
            {text('ui.duties')}
          </h2>
          <p role="status" className="type-small font-semibold text-ink-2">
            {answered ? summary : text('ui.none')}
          </p>
        </div>
        <ol className="mt-5 rounded-card border border-rule bg-surface shadow-sm">
          {duties.map((duty) => (
            <DutyRow
              key={duty.id}
              duty={duty}
              reading={{ text, locale, citations }}
              rulesHref={rulesHref}
              answered={answered}
            />
          ))}
        </ol>
        <ResultActions
          duties={duties}
          reading={{ text, locale, citations }}
          live={live}
          onClear={answered ? clear : undefined}
        />
        {children}
      </section>
    </div>
  );
}

const fieldOf = (form: HTMLFormElement, name: string) => String(new FormData(form).get(name) ?? '').trim();

/** The answers that stand in the form. */
function factsOf(form: HTMLFormElement): Facts {
  const params = new URLSearchParams();
  for (const [name, value] of new FormData(form)) params.append(name, String(value));
  return factsFrom(params);
}
