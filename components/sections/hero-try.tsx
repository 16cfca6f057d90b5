'use client';

import { type ReactNode, useReducer } from 'react';
import { useLive } from '@/components/features/shared/use-scene';
import styles from './hero-try-artwork.module.css';

const versions = ['submitted', 'corrected'] as const;
export type Version = (typeof versions)[number];
export type FindingId = 'claim' | 'color' | 'contact';

type State = {
  version: Version;
  /** The finding whose reason is shown. */
  open: FindingId | null;
  /** Whether anything was pressed: what is drawn in on arrival then simply stands. */
  tried: boolean;
};
type Event = { type: 'version chosen'; version: Version } | { type: 'finding pressed'; finding: FindingId };

export const initialState: State = { version: 'submitted', open: null, tried: false };

export function reduce(state: State, event: Event): State {
  switch (event.type) {
    case 'version chosen':
      return { ...state, version: event.version, tried: true };
    case 'finding pressed':
      return { ...state, open: state.open === event.finding ? null : event.finding, tried: true };
  }
}

export type HeroTryProps = {
  /** The drawing. What belongs to one version only says so by `data-of`. */
  artwork: ReactNode;
  /** Titles and details hold the words of both versions, told apart by `data-of`. */
  findings: readonly { id: FindingId; title: ReactNode; details: ReactNode; why: ReactNode }[];
  /** Name of the switch and of its two buttons. */
  labels: Record<Version | 'versions', string>;
  /** What stands below: receipt and caption. */
  children: ReactNode;
};

/**
 * The press proof, to be tried: a switch between the carton as submitted and as corrected, and findings that say why.
 * The server makes every word; the figure's attributes say which of them is shown.
 */
export function HeroTry({ artwork, findings, labels, children }: HeroTryProps) {
  const [{ version, open, tried }, send] = useReducer(reduce, initialState);
  const live = useLive();
  return (
    <figure
      className={styles.stage}
      data-version={version}
      data-open={open ?? undefined}
      data-tried={tried || undefined}
      data-live={live || undefined}
    >
      {artwork}
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset brings its own frame and legend */}
      <div role="group" aria-label={labels.versions} className={styles.versions} data-print="hidden">
        {versions.map((each) => (
          <button
            key={each}
            type="button"
            disabled={!live}
            aria-pressed={version === each}
            onClick={() => send({ type: 'version chosen', version: each })}
          >
            {labels[each]}
          </button>
        ))}
      </div>
      <ol className={styles.findings}>
        {findings.map(({ id, title, details, why }) => (
          <li key={id} className={styles.finding} data-open={open === id || undefined}>
            <div className={styles.head}>
              <p className={styles.title}>
                <button
                  type="button"
                  disabled={!live}
                  aria-expanded={open === id}
                  aria-controls={`hero-why-${id}`}
                  onClick={() => send({ type: 'finding pressed', finding: id })}
                >
                  {title}
                </button>
              </p>
              {details}
            </div>
            <p id={`hero-why-${id}`} className={styles.why} hidden={open !== id}>
              {why}
            </p>
          </li>
        ))}
      </ol>
      {children}
    </figure>
  );
}
