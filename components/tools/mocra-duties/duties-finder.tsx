'use client';

import clsx from 'clsx';
import { useId, useSyncExternalStore } from 'react';
import { ProductStrip, type ProductStripProps } from '@/components/tools/shared/product-strip';
import { UndoNotice } from '@/components/tools/shared/undo-notice';
import { useAnswers } from '@/components/tools/shared/use-answers';
import { useHydrated } from '@/lib/browser/use-hydrated';
import { useLoaded } from '@/lib/browser/use-loaded';
import type { Locale } from '@/lib/i18n/locales';
import type { PlainDate } from '@/lib/rules/dates';
import { today } from '@/lib/rules/today';
import { keepTogether } from '@/lib/text/typography';
import {
  type DateQuestion,
  dateQuestions,
  factsFrom,
  type Question,
  questions,
  toFragment,
} from '@/lib/tools/mocra-duties/answers';
import { countOf } from '@/lib/tools/mocra-duties/counts';
import { buildDocket } from '@/lib/tools/mocra-duties/docket';
import { dutiesFor, type PendingLaw } from '@/lib/tools/mocra-duties/finder';
import { type PresetName, questionsFor, withPreset } from '@/lib/tools/mocra-duties/presets';
import { type ToolMessages, toolText } from '@/lib/tools/text';
import { DocketPanel } from './docket-panel';
import { DutyTable } from './duty-details';
import { FinderForm } from './finder-form';
import { FinderStart } from './finder-start';

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
  const { locale, messages, caution, contactHref, toolHrefs, law, presetAnswers } = props;
  const { answers: facts, filled, ref, link, fragment, ...form } = useAnswers(format, messages, headings);
  const live = useHydrated();
  const on = useToday();
  const titleId = useId();
  const text = toolText(messages, locale);
  const { citations, officialUrls, rulesHref } = props;
  const reading = { text, locale, citations, officialUrls, rulesHref, law };
  const duties = dutiesFor(facts, law);
  // Without answers it is not needed, and the first use of Intl delays hydration by about 50 ms.
  const docket = on && Object.keys(facts).length > 0 ? buildDocket(duties, on) : null;
  const asked = questionsFor(facts);
  const { value: parts } = useLoaded(loadParts, docket !== null);

  function ask(question: Question | DateQuestion) {
    const controls = [...(ref.current?.querySelectorAll<HTMLInputElement>(`[name="${question}"]`) ?? [])];
    const control = controls.find(({ checked }) => checked) ?? controls[0];
    control?.focus({ preventScroll: true });
    document.getElementById(`question-${question}`)?.scrollIntoView({ block: 'center' });
  }

  const summary = docket && (
    <span className="whitespace-nowrap">
      {text('ui.bar', {
        applies: countOf(duties, 'applies', 'applies-unless'),
        open: countOf(duties, 'cannot-be-told'),
      })}
    </span>
  );
  // Answers of a profile or a link, not of the form: its questions would move while a visitor answers them.
  const docketFirst = docket && filled.key > 0;
  const hasArrived = docket !== null && filled.isFromUrl;

  return (
    <>
      <div
        data-arrived={hasArrived ? '' : undefined}
        className={docket && parts ? 'print:hidden' : undefined}
      >
        <ProductStrip tool="mocra-duties" locale={locale} fragment={fragment} text={text} hrefs={toolHrefs} />
        <FinderStart
          text={text}
          facts={facts}
          presetAnswers={presetAnswers}
          live={live}
          folded={hasArrived}
          summary={summary}
          onChoose={(name) => form.fill(withPreset(facts, name))}
          onSee={() => ref.current?.requestSubmit()}
        />
        <div className="grid grid-cols-1 items-start gap-x-12 gap-y-10 lg:grid-cols-[minmax(0,22rem)_minmax(0,1fr)] xl:grid-cols-[minmax(0,25rem)_minmax(0,1fr)] xl:gap-x-16">
          <div>
            <UndoNotice undo={form.undo} text={text} />
            <FinderForm
              key={filled.key}
              ref={ref}
              text={text}
              initial={filled.answers}
              facts={facts}
              asked={asked}
              live={live}
              resultId={titleId}
              summary={summary}
              onChange={form.change}
            />
          </div>

          <section
            aria-labelledby={titleId}
            className={clsx(
              'below-form later-3500 min-w-0 md:later-2400',
              docket && 'lg:sticky lg:top-22',
              docketFirst && 'max-lg:order-first',
            )}
          >
            {docket && on ? (
              <DocketPanel
                titleId={titleId}
                facts={facts}
                asked={asked}
                duties={duties}
                docket={docket}
                on={on}
                reading={reading}
                onAsk={ask}
                onClear={() => form.clear(text('undo.cleared'))}
              >
                {parts && (
                  <parts.DocketActions
                    facts={facts}
                    link={link}
                    docket={docket}
                    on={on}
                    reading={reading}
                    contactHref={contactHref}
                    fragment={fragment}
                    productFileHref={toolHrefs['product-file']}
                  />
                )}
              </DocketPanel>
            ) : (
              <>
                <h2 id={titleId} tabIndex={-1} className="type-pillar outline-none">
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
