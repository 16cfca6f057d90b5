import clsx from 'clsx';
import { type DragEvent, type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { buttonVariants } from '@/components/ui/button-variants';
import { Textarea } from '@/components/ui/textarea';
import { keepTogether } from '@/lib/text/typography';
import { exampleCatalog } from '@/lib/tools/catalog/examples';
import type { ToolText } from '@/lib/tools/text';
import type { Problem } from './use-catalog';

type CatalogSourceProps = {
  text: ToolText;
  live: boolean;
  most: number;
  problem: Problem | null;
  takesFocus: boolean;
  /** The page with the lists, for visitors without scripts. */
  listsHref: string;
  onRead: (source: Blob | string) => void;
  onRetry: () => void;
};

/** Types of files to choose from. Android reads the MIME types only, and its file managers call a CSV by any of these. */
const accepted = [
  '.csv,.tsv,.txt,.xlsx,text/csv,text/comma-separated-values,text/plain,application/csv,application/vnd.ms-excel',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
].join();

/** The three ways to give a catalog: a file, pasted rows, or the example. */
export function CatalogSource(props: CatalogSourceProps) {
  const { text, live, most, problem, takesFocus, listsHref, onRead, onRetry } = props;
  const id = useId();
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (takesFocus) title.current?.focus();
  }, [takesFocus]);
  const [isOver, setIsOver] = useState(false);

  function drop(event: DragEvent) {
    event.preventDefault();
    setIsOver(false);
    const file = event.dataTransfer.files[0];
    if (file && live) onRead(file);
  }
  function paste(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const rows = new FormData(event.currentTarget).get('rows');
    if (typeof rows === 'string') onRead(rows);
  }

  return (
    <section aria-labelledby={`${id}-title`} data-print="hidden">
      <h2 ref={title} id={`${id}-title`} tabIndex={-1} className="type-pillar outline-none">
        {text('ui.start')}
      </h2>
      <noscript>
        <p className="type-small mt-4 border-l-2 border-ochre-400 pl-4">
          {text('ui.without')} <a href={listsHref}>{text('ui.lists')}</a>
        </p>
      </noscript>
      {problem && (
        <div role="alert" data-problem={problem} className="mt-4 max-w-2xl font-medium text-seal-700">
          <p id={`${id}-problem`}>{keepTogether(text(`problems.${problem}`))}</p>
          {(problem === 'worker' || problem === 'silent') && (
            <button type="button" disabled={!live} onClick={onRetry} className="more-link min-h-11">
              {text('load.retry')}
            </button>
          )}
        </div>
      )}
      <div className="mt-6 grid gap-8 lg:grid-cols-2 lg:gap-12">
        <div>
          <label
            onDragOver={(event) => {
              event.preventDefault();
              setIsOver(true);
            }}
            onDragLeave={() => setIsOver(false)}
            onDrop={drop}
            className={clsx(
              'flex min-h-44 flex-col items-center justify-center gap-2 rounded-card border border-dashed bg-surface px-6 py-8 text-center has-enabled:cursor-pointer has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-spruce-700',
              isOver ? 'border-spruce-700 bg-spruce-50' : 'border-control',
            )}
          >
            <span className="font-semibold text-spruce-700 underline underline-offset-4">
              {text('ui.choose')}
            </span>
            <span className="type-small text-ink-2">{text('ui.drop')}</span>
            <span className="type-caption text-ink-3">{keepTogether(text('ui.limits', { most }))}</span>
            <input
              type="file"
              name="catalog"
              accept={accepted}
              disabled={!live}
              aria-describedby={problem ? `${id}-problem` : undefined}
              className="sr-only"
              onChange={({ currentTarget }) => {
                const file = currentTarget.files?.[0];
                // Otherwise, choosing the corrected file under the same name would change nothing.
                currentTarget.value = '';
                if (file) onRead(file);
              }}
            />
          </label>
          <button
            type="button"
            disabled={!live}
            onClick={() => onRead(exampleCatalog)}
            className={buttonVariants({ variant: 'quiet', size: 'small', className: 'mt-4' })}
          >
            {text('ui.example')}
          </button>
        </div>
        <form onSubmit={paste} autoComplete="off">
          <label htmlFor={`${id}-rows`} className="block text-small font-semibold">
            {keepTogether(text('ui.paste'))}
          </label>
          <p id={`${id}-hint`} className="type-caption mt-0.5 text-ink-3">
            {text('ui.pasteHint')}
          </p>
          <Textarea
            id={`${id}-rows`}
            name="rows"
            rows={6}
            required
            disabled={!live}
            spellCheck={false}
            aria-describedby={`${id}-hint`}
            className="mt-1.5 font-mono whitespace-pre sm:text-sm"
          />
          <button
            type="submit"
            disabled={!live}
            className={buttonVariants({ size: 'small', className: 'mt-3' })}
          >
            {text('ui.read')}
          </button>
        </form>
      </div>
      <p className="type-caption mt-6 text-ink-3">{keepTogether(text('ui.kept'))}</p>
    </section>
  );
}
