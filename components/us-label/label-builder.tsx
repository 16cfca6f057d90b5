'use client';

import { useId, useRef } from 'react';
import { ToolForm, ToolStart } from '@/components/tools/tool-form';
import { useAnswers } from '@/components/tools/use-answers';
import type { Locale } from '@/lib/i18n/locales';
import { type ToolMessages, toolText } from '@/lib/i18n/tool-text';
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
  messages: ToolMessages;
  rulesHref: string;
  colorsHref: string;
};

const read = (params: URLSearchParams) => ({ ...factsFrom(params), unreadable: isUnreadable(params) });
const format = { read, write: ({ facts }: ReturnType<typeof read>) => toFragment(facts) };

/**
 * The form, and the label that follows from it. On the server nothing is answered, so the HTML holds an empty label with
 * every text it needs.
 */
export function LabelBuilder({ locale, messages, rulesHref, colorsHref }: LabelBuilderProps) {
  const { answers, filled, ref, fill, change, clear } = useAnswers(format, messages);
  const live = useLive();
  const drawingRef = useRef<SVGSVGElement>(null);
  const id = useId();
  const text = toolText(messages, locale);
  const label = labelOf(answers.facts);
  const drawing = layOut(label, ({ id }) => text(`missing.${id}`));
  const missing = label.elements.filter(({ paragraphs }) => paragraphs.length === 0).length;

  // Shape and unit are chosen from the start.
  const begun = Object.keys(answers.facts).some((field) => field !== 'shape' && field !== 'unit');

  /** Another package of the same company. */
  function start(example: Example) {
    const company = Object.fromEntries(companyFields.map((field) => [field, answers.facts[field]]));
    fill(read(new URLSearchParams(toFragment({ ...company, ...examples[example] }))));
  }

  return (
    <>
      <ToolStart text={text} className="mb-10 md:mb-12">
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
          {answers.unreadable && text('ui.unreadable')}
        </p>
      </ToolStart>
      <div className="grid grid-cols-1 items-start gap-x-12 gap-y-12 lg:grid-cols-[minmax(0,22rem)_minmax(0,1fr)] xl:gap-x-16">
        <ToolForm
          key={filled.key}
          ref={ref}
          text={text}
          title={text('ui.facts')}
          onChange={change}
          resultId={`${id}-label`}
          summary={begun ? text('list.complete', { count: missing }) : null}
        >
          <Fields
            text={text}
            hints={Object(messages.hints)}
            facts={filled.answers.facts}
            now={answers.facts}
            problems={answers.problems}
            live={live}
          />
        </ToolForm>
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
