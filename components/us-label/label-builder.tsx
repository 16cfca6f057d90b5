'use client';

import { type FormEvent, useCallback, useEffect, useId, useRef, useState } from 'react';
import { type FinderMessages, finderText } from '@/components/finder/finder-text';
import { loadFonts } from '@/components/finder/load-fonts';
import type { Locale } from '@/lib/i18n/locales';
import { type Example, exampleNames, examples } from '@/lib/labels/examples';
import { companyFields, factsFrom, isUnreadable, toFragment } from '@/lib/labels/facts';
import { labelOf } from '@/lib/labels/label';
import { layOut } from '@/lib/labels/layout';
import { unbroken } from '@/lib/typography';
import { useLive } from '@/lib/use-live';
import { Fields } from './fields';
import { LabelActions } from './label-actions';
import { LabelArtwork } from './label-artwork';
import { LabelList } from './label-list';

export type LabelBuilderProps = {
  locale: Locale;
  /** The messages below `usLabel`. */
  messages: FinderMessages;
  rulesHref: string;
  colorsHref: string;
};

type Answers = ReturnType<typeof factsFrom>;
const nothing: Answers = { facts: {}, problems: {} };

/** The answers that stand in the form. */
function answersOf(form: HTMLFormElement): Answers {
  const params = new URLSearchParams();
  for (const [name, value] of new FormData(form)) params.append(name, String(value));
  return factsFrom(params);
}

/**
 * The form, and the label that follows from it. On the server nothing is answered, so the HTML holds an empty label with
 * every text it needs. Answers live in the form and in the address's fragment; no request carries them.
 */
export function LabelBuilder({ locale, messages, rulesHref, colorsHref }: LabelBuilderProps) {
  const [answers, setAnswers] = useState<Answers>(nothing);
  // Another key resets the form, with other answers in it.
  const [form, setForm] = useState({ key: 0, facts: nothing.facts });
  const [unreadable, setUnreadable] = useState(false);
  const live = useLive();
  const formRef = useRef<HTMLFormElement>(null);
  const drawingRef = useRef<SVGSVGElement>(null);
  const id = useId();
  const text = finderText(messages, locale);
  const label = labelOf(answers.facts);
  const drawing = layOut(label, ({ id }) => text(`missing.${id}`));
  const missing = label.elements.filter(({ paragraphs }) => paragraphs.length === 0).length;

  // Shape and unit are chosen from the start.
  const begun = Object.keys(answers.facts).some((field) => field !== 'shape' && field !== 'unit');

  /** Answers that do not come from the form go into it. */
  const fill = useCallback((next: Answers) => {
    setAnswers(next);
    setForm(({ key }) => ({ key: key + 1, facts: next.facts }));
  }, []);

  useEffect(() => {
    const read = () => {
      setUnreadable(isUnreadable(location.hash));
      fill(factsFrom(new URLSearchParams(location.hash.replace(/^#/, ''))));
    };
    // What was answered before this script ran, or restored by the browser, counts unless the address says otherwise.
    if (location.hash.includes('=')) read();
    else if (formRef.current) setAnswers(answersOf(formRef.current));
    addEventListener('hashchange', read);
    loadFonts(messages);
    return () => removeEventListener('hashchange', read);
  }, [messages, fill]);

  function keep({ facts }: Answers) {
    const fragment = toFragment(facts);
    // Not `location.hash`, which would add an entry to the history for each answer, and scroll.
    history.replaceState(history.state, '', fragment ? `#${fragment}` : location.pathname + location.search);
  }

  function onChange(event: FormEvent<HTMLFormElement>) {
    const next = answersOf(event.currentTarget);
    setAnswers(next);
    setUnreadable(false);
    keep(next);
  }

  /** Another package of the same company. */
  function start(example: Example) {
    const company = Object.fromEntries(companyFields.map((field) => [field, answers.facts[field]]));
    const next = factsFrom(new URLSearchParams(toFragment({ ...company, ...examples[example] })));
    fill(next);
    keep(next);
  }

  function clear() {
    fill(nothing);
    keep(nothing);
    setUnreadable(false);
    formRef.current?.querySelector('input')?.focus();
  }

  return (
    <>
      <section aria-labelledby={`${id}-start`} data-print="hidden" className="mb-10 md:mb-12">
        <h2 id={`${id}-start`} className="type-h3 mb-4">
          {text('ui.start')}
        </h2>
        <div className="grid grid-cols-2 gap-2.5 lg:grid-cols-4">
          {exampleNames.map((name) => (
            <button
              key={name}
              type="button"
              disabled={!live}
              onClick={() => start(name)}
              className="min-h-13 rounded-card border border-control bg-surface px-4 py-3 text-left text-small font-semibold enabled:hover:border-ink"
            >
              {unbroken(text(`examples.${name}`))}
            </button>
          ))}
        </div>
        <p role="status" className="type-small mt-3 min-h-6 text-seal-700">
          {unreadable && text('ui.unreadable')}
        </p>
        <noscript>
          <p className="type-small border-l-2 border-ochre-400 pl-4">{text('ui.without')}</p>
        </noscript>
      </section>
      <div className="grid grid-cols-1 items-start gap-x-12 gap-y-12 lg:grid-cols-[minmax(0,22rem)_minmax(0,1fr)] xl:gap-x-16">
        <section aria-labelledby={`${id}-facts`} data-print="hidden" className="min-w-0">
          <h2 id={`${id}-facts`} className="type-pillar">
            {text('ui.facts')}
          </h2>
          <form
            ref={formRef}
            key={form.key}
            autoComplete="off"
            className="mt-5"
            onChange={onChange}
            onSubmit={(event) => {
              event.preventDefault();
              const title = document.getElementById(`${id}-label`);
              title?.scrollIntoView();
              title?.focus({ preventScroll: true });
            }}
          >
            <Fields
              text={text}
              facts={form.facts}
              now={answers.facts}
              problems={answers.problems}
              live={live}
            />
            <p className="type-caption mt-6 text-ink-3">{unbroken(text('ui.kept'))}</p>
            <button
              type="submit"
              hidden={!begun}
              className="sticky bottom-3 z-10 mt-6 flex min-h-13 w-full items-center justify-between gap-4 rounded-control bg-spruce-700 px-5 py-2.5 text-left text-small text-surface shadow-window lg:hidden"
            >
              {text('list.complete', { count: missing })}
              <span className="font-semibold whitespace-nowrap underline underline-offset-4">
                {text('ui.see')}
              </span>
            </button>
          </form>
        </section>
        <section
          aria-labelledby={`${id}-label`}
          data-sheet="label"
          data-pdp-area={label.area?.toFixed(2)}
          className="min-w-0 lg:sticky lg:top-22 lg:max-h-[calc(100dvh-7rem)] lg:overflow-y-auto print:static print:max-h-none print:overflow-visible"
        >
          <h2 id={`${id}-label`} tabIndex={-1} className="type-pillar scroll-mt-24 outline-none print:hidden">
            {text('drawing.title')}
          </h2>
          <p className="type-small mt-1 text-ink-2">
            {unbroken(
              label.area === null
                ? text('drawing.noArea')
                : `${text('drawing.area', { area: label.area.toFixed(2) })} · ${text('drawing.scale')}`,
            )}
          </p>
          <section
            aria-label={text('drawing.alt')}
            // biome-ignore lint/a11y/noNoninteractiveTabindex: a label wider than the screen is scrolled by keyboard too
            tabIndex={0}
            className="mt-4 overflow-x-auto rounded-card border border-rule bg-paper-2 p-2 print:overflow-visible print:border-0 print:bg-transparent print:p-0"
          >
            <LabelArtwork drawing={drawing} text={text} ref={drawingRef} />
          </section>
          <LabelActions drawing={drawingRef} text={text} live={live} onClear={clear} />
          <LabelList
            label={label}
            drawing={drawing}
            text={text}
            rulesHref={rulesHref}
            colorsHref={colorsHref}
            live={live}
          />
        </section>
      </div>
    </>
  );
}
