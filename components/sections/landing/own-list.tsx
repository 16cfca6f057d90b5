import clsx from 'clsx';
import { useState } from 'react';
import { buttonVariants } from '@/components/ui/button-variants';
import { useLoaded } from '@/lib/browser/use-loaded';
import artwork from './hero-artwork.module.css';
import styles from './own-list.module.css';

const loadOwnFile = () => import('@/components/tools/product-file/own-file');

export type OwnListProps = {
  labels: Record<'label' | 'hint' | 'open' | 'close' | 'private' | 'loading' | 'failed', string>;
  /** URL of the product file. */
  fileUrl: string;
  /** fileTextsHref of the page's language. */
  textsUrl: string;
  /** False until the page is hydrated. */
  live: boolean;
  /** The visitor's ingredients. */
  list: string;
  onChange: (list: string) => void;
};

/**
 * A field on the carton's list of ingredients. With a visitor's list, it covers the sample with a carton that has this list.
 * The code loads with the first focus; without scripts there is a link.
 */
export function OwnList({ labels, fileUrl, textsUrl, live, list, onChange }: OwnListProps) {
  const [isNear, setNear] = useState(false);
  const { value: loaded, isFailed } = useLoaded(loadOwnFile, isNear);
  const isFilled = list.trim() !== '';

  if (!live) {
    return (
      <a href={fileUrl} className={styles.invitation} data-print="hidden">
        {labels.hint}
      </a>
    );
  }
  const actions = (
    <p className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-2">
      <a
        href={`${fileUrl}#${new URLSearchParams({ ingredients: list })}`}
        className={buttonVariants({ size: 'small' })}
      >
        {labels.open}
      </a>
      <button type="button" className="more-link min-h-11" onClick={() => onChange('')}>
        {labels.close}
      </button>
      <span className="type-caption text-ink-3">{labels.private}</span>
    </p>
  );

  return (
    <div
      className={clsx(
        isFilled
          ? `${artwork.own} absolute inset-0 z-20 overflow-auto border border-hairline bg-surface p-4 shadow-window`
          : styles.idle,
      )}
      data-own={isFilled ? 'filled' : 'empty'}
      data-print="hidden"
    >
      <label className="block">
        <span className={isFilled ? 'type-caption block text-ink-2' : styles.invitation}>
          {isFilled ? labels.label : labels.hint}
        </span>
        <textarea
          value={list}
          rows={3}
          aria-label={labels.label}
          spellCheck={false}
          autoComplete="off"
          data-1p-ignore=""
          className={clsx(
            'w-full rounded-mark border bg-surface p-2 text-base leading-[1.4] md:text-sm',
            isFilled ? 'mt-1 border-control' : styles.caret,
          )}
          onFocus={() => setNear(true)}
          onChange={({ target }) => onChange(target.value)}
        />
      </label>
      {isFilled && loaded && (
        <loaded.OwnFile list={list} textsUrl={textsUrl} labels={labels}>
          {actions}
        </loaded.OwnFile>
      )}
      {isFilled && !loaded && (
        <>
          <p role="status" className="type-small mt-3 text-ink-2">
            {isFailed ? labels.failed : labels.loading}
          </p>
          {actions}
        </>
      )}
    </div>
  );
}
