'use client';

import { useEffect, useId, useRef, useState } from 'react';
import { LoadFailed } from '@/components/tools/shared/load-failed';
import { ToolActions } from '@/components/tools/shared/tool-actions';
import { UndoNotice } from '@/components/tools/shared/undo-notice';
import { buttonVariants } from '@/components/ui/button-variants';
import { printPage, saveFile } from '@/lib/browser/in-app';
import { keepPageOnDrop } from '@/lib/browser/keep-page';
import { useHydrated } from '@/lib/browser/use-hydrated';
import { useLoaded } from '@/lib/browser/use-loaded';
import type { Locale } from '@/lib/i18n/locales';
import { today } from '@/lib/rules/today';
import { keepTogether } from '@/lib/text/typography';
import { catalogCsv } from '@/lib/tools/catalog/as-csv';
import type { CatalogRow } from '@/lib/tools/catalog/rows';
import { type ToolMessages, type ToolText, toolText } from '@/lib/tools/text';
import { CatalogColumns } from './catalog-columns';
import { CatalogSource } from './catalog-source';
import { type CatalogState, useCatalog } from './use-catalog';

/** Loads the table of the result. */
const loadRows = () => import('./catalog-rows');

type CatalogCheckProps = {
  locale: Locale;
  /** The messages below `catalog`, and the names of lists and verdicts of the ingredient check. */
  messages: ToolMessages;
  /** Most products that are checked. */
  most: number;
  fileHref: string;
  ingredientsHref: string;
  labelHref: string;
};

/** A catalog from its file to the table of findings. Nothing leaves the browser. */
export function CatalogCheck({ locale, messages, most, ...hrefs }: CatalogCheckProps) {
  const { state, read, retry, choose, check, cancel, restart, undo, keep } = useCatalog();
  const live = useHydrated();
  useEffect(keepPageOnDrop, []);
  const id = useId();
  const text = toolText(messages, locale);
  const { step, table, choice, progress } = state;

  return (
    <div className="space-y-10 md:space-y-12">
      <UndoNotice undo={state.before && { done: text('undo.cleared'), run: undo, end: keep }} text={text} />
      {(step === 'source' || step === 'reading') && (
        <CatalogSource
          text={text}
          live={live && step === 'source'}
          most={most}
          problem={state.problem}
          takesFocus={state.isRestarted}
          listsHref={hrefs.ingredientsHref}
          onRead={read}
          onRetry={retry}
        />
      )}
      <p role="status" className={step === 'reading' || step === 'checking' ? 'type-lead' : 'sr-only'}>
        {statusText(state, text)}
      </p>
      {(step === 'reading' || step === 'checking') && (
        <div className="max-w-xl">
          {step === 'checking' && (
            <>
              <progress
                aria-labelledby={`${id}-progress`}
                max={Math.max(1, progress.total)}
                value={progress.done}
                className="h-2 w-full accent-spruce-700"
              />
              <p id={`${id}-progress`} className="type-small mt-2 mb-4 text-ink-2">
                {text('progress', progress)}
              </p>
            </>
          )}
          <button
            type="button"
            onClick={cancel}
            className={buttonVariants({ variant: 'quiet', size: 'small' })}
          >
            {text('ui.cancel')}
          </button>
        </div>
      )}
      {step === 'columns' && table && (
        <CatalogColumns
          text={text}
          table={table}
          choice={choice}
          problem={state.problem}
          isCanceled={state.isCanceled}
          onChoose={choose}
          onCheck={check}
          onRestart={restart}
        />
      )}
      {step === 'result' && (
        <Result state={state} text={text} locale={locale} most={most} onRestart={restart} {...hrefs} />
      )}
    </div>
  );
}

/** Returns the line for screen readers, which is visible while something runs. */
function statusText({ step, rows }: CatalogState, text: ToolText): string {
  if (step === 'reading') return text('ui.reading');
  if (step !== 'result') return '';
  return text('result.title', { hits: withHits(rows), total: rows.length });
}

const withHits = (rows: readonly CatalogRow[]) => rows.filter(({ hits }) => hits.length > 0).length;

type ResultProps = Pick<
  CatalogCheckProps,
  'fileHref' | 'ingredientsHref' | 'labelHref' | 'locale' | 'most'
> & {
  state: CatalogState;
  text: ToolText;
  onRestart: () => void;
};

function Result({ state, text, locale, most, onRestart, fileHref, ingredientsHref, labelHref }: ResultProps) {
  const { rows, left } = state;
  const id = useId();
  const title = useRef<HTMLHeadingElement>(null);
  // The button that started the check is gone.
  useEffect(() => title.current?.focus(), []);
  const [status, setStatus] = useState('');
  const { value: table, isFailed, retry } = useLoaded(loadRows, true);
  const day = today();
  const count = (fits: (row: CatalogRow) => boolean) => rows.filter(fits).length;
  const summary = {
    coming: count(({ hits }) => hits.some(({ from }) => from !== null && from > day)),
    drug: count(({ drug }) => drug.length > 0),
    open: count(({ open }) => open.length > 0),
  };

  /** Says where to go instead if the browser did not act; some browsers inside apps neither save nor print. */
  function act(isDone: boolean, done = ''): string {
    setStatus(isDone ? '' : text('actions.elsewhere'));
    return isDone ? done : '';
  }
  const download = () =>
    act(
      saveFile(text('actions.file'), catalogCsv(rows, text, day), 'text/csv;charset=utf-8'),
      text('actions.downloaded'),
    );

  return (
    <section aria-labelledby={id} data-sheet="catalog">
      <h2 ref={title} id={id} tabIndex={-1} className="type-h2 scroll-mt-24 max-w-[24em] outline-none">
        {keepTogether(text('result.title', { hits: withHits(rows), total: rows.length }))}
      </h2>
      <p className="type-lead mt-4 max-w-3xl text-ink-2">{keepTogether(text('result.summary', summary))}</p>
      {left > 0 && (
        <p className="type-small mt-4 max-w-3xl border-l-2 border-ochre-400 pl-4">
          {text('result.left', { count: left, most })}
        </p>
      )}
      <ToolActions
        status={status}
        className="mt-6 print:hidden"
        actions={[
          [text('actions.download'), download],
          [text('actions.print'), () => act(printPage())],
        ]}
        clear={[text('ui.again'), onRestart]}
      />
      {isFailed && <LoadFailed text={text} onRetry={retry} />}
      {table && (
        <table.CatalogRows
          rows={rows}
          text={text}
          locale={locale}
          today={day}
          fileHref={fileHref}
          ingredientsHref={ingredientsHref}
          labelHref={labelHref}
        />
      )}
      <p className="type-small mt-8 max-w-3xl text-ink-3">{keepTogether(text('result.limits'))}</p>
    </section>
  );
}
