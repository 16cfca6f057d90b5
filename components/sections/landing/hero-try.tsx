'use client';

import clsx from 'clsx';
import { type ReactNode, useEffect, useReducer, useRef, useState } from 'react';
import { useHydrated } from '@/lib/browser/use-hydrated';
import styles from './hero-artwork.module.css';
import { OwnList, type OwnListProps } from './own-list';

const versions = ['submitted', 'corrected'] as const;
export type Version = (typeof versions)[number];
export type FindingId = 'claim' | 'color' | 'contact';

type State = {
  version: Version;
  /** Finding with an open explanation. */
  open: FindingId | null;
  /** True after the first press: entry animations then do not play. */
  tried: boolean;
};
type Event =
  | { type: 'version chosen'; version: Version }
  | { type: 'finding pressed'; finding: FindingId }
  | { type: 'corrected by itself' };

export const initialState: State = { version: 'submitted', open: null, tried: false };

export function reduce(state: State, event: Event): State {
  switch (event.type) {
    case 'version chosen':
      return { ...state, version: event.version, tried: true };
    case 'finding pressed':
      return { ...state, open: state.open === event.finding ? null : event.finding, tried: true };
    case 'corrected by itself':
      return state.tried ? state : { ...state, version: 'corrected' };
  }
}

/** Delay before the carton corrects itself, in milliseconds. */
const readingTime = 4000;

/**
 * Corrects the carton automatically once: after it has been in view for a while, if motion is welcome and the visitor
 * has neither pressed nor touched anything on the page.
 */
function usePlayOnce(send: (event: Event) => void) {
  const figure = useRef<HTMLElement>(null);
  useEffect(() => {
    const element = figure.current;
    if (!element || !matchMedia('(prefers-reduced-motion: no-preference)').matches) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stop = new AbortController();
    const observer = new IntersectionObserver(
      ([entry]) => {
        clearTimeout(timer);
        if (!entry?.isIntersecting) return;
        timer = setTimeout(() => {
          stop.abort();
          send({ type: 'corrected by itself' });
        }, readingTime);
      },
      { threshold: 0.7 },
    );
    stop.signal.addEventListener('abort', () => {
      clearTimeout(timer);
      observer.disconnect();
    });
    const options = { signal: stop.signal, capture: true, passive: true };
    for (const type of ['pointerdown', 'keydown', 'touchstart'])
      addEventListener(type, () => stop.abort(), options);
    for (const type of ['pointerenter', 'focusin'])
      element.addEventListener(type, () => stop.abort(), options);
    observer.observe(element);
    return () => stop.abort();
  }, [send]);
  return figure;
}

const pressed: Record<Version, string> = { submitted: 'bg-ink', corrected: 'bg-spruce-700' };

export type HeroTryProps = {
  /** The drawing. Parts of only one version carry `data-of`. */
  artwork: ReactNode;
  /** Titles and details contain the copy of both versions, distinguished by `data-of`. */
  findings: readonly { id: FindingId; title: ReactNode; details: ReactNode; why: ReactNode }[];
  /** Names of the switch and of its two buttons. */
  labels: Record<Version | 'versions', string>;
  /** The field for the visitor's own list. */
  own: Pick<OwnListProps, 'labels' | 'fileUrl' | 'textsUrl'>;
  /** Content below: receipt and caption. */
  children: ReactNode;
};

/**
 * Interactive press proof: a switch between the submitted and the corrected carton, and findings with explanations. The
 * server renders all copy; attributes of the figure control the visible part. From tablets on everything is positioned
 * in units of the drawing; on phones the switch is on the carton's empty band and the rest follows.
 */
export function HeroTry({ artwork, findings, labels, own, children }: HeroTryProps) {
  const [{ version, open, tried }, send] = useReducer(reduce, initialState);
  const live = useHydrated();
  const [list, setList] = useState('');
  /** The visitor's carton covers the sample. */
  const isCovered = list.trim() !== '';
  const figure = usePlayOnce(send);
  return (
    <figure
      ref={figure}
      className={clsx(styles.figure, 'relative')}
      data-version={version}
      data-open={open ?? undefined}
      data-tried={tried || undefined}
      data-live={live || undefined}
    >
      {artwork}
      <OwnList {...own} live={live} list={list} onChange={setList} />
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset adds a frame and a legend */}
      <div
        role="group"
        aria-label={labels.versions}
        className={clsx(
          styles.versions,
          'absolute flex rounded-control border border-control bg-surface max-md:right-2 max-md:h-10 max-md:text-xs',
        )}
        data-print="hidden"
        inert={isCovered}
      >
        {versions.map((each) => (
          <button
            key={each}
            type="button"
            disabled={!live}
            aria-pressed={version === each}
            className={clsx(
              'tap flex-1 rounded-[5px] px-2.25 leading-[1.3] font-semibold whitespace-nowrap disabled:cursor-default',
              version === each
                ? `${pressed[each]} text-surface`
                : 'text-ink-2 enabled:hover:bg-paper-2 enabled:hover:text-ink',
            )}
            onClick={() => send({ type: 'version chosen', version: each })}
          >
            {labels[each]}
          </button>
        ))}
      </div>
      <ol
        inert={isCovered}
        className={clsx(
          styles.findings,
          'max-md:border-b max-md:border-rule max-md:bg-surface max-md:px-5 max-md:pb-12 md:absolute md:grid',
        )}
      >
        {findings.map(({ id, title, details, why }, index) => (
          <li
            key={id}
            className={clsx(styles.finding, 'border-rule max-md:relative max-md:not-first:border-t')}
          >
            <div className="relative max-md:flex max-md:flex-wrap max-md:items-baseline max-md:justify-between max-md:gap-x-4 max-md:pt-2 max-md:pb-2.25 max-md:pl-8.5">
              <span
                aria-hidden="true"
                className="absolute top-2.25 left-0 w-5 rounded-mark bg-seal-600 text-center text-sm leading-5 font-semibold text-surface normal-nums in-data-[version=corrected]:bg-spruce-600 md:hidden"
              >
                {index + 1}
              </span>
              <p
                className={clsx(
                  styles.title,
                  'leading-[1.3] font-semibold tracking-[-0.01em] text-wrap max-md:text-base',
                )}
              >
                <button
                  type="button"
                  disabled={!live}
                  aria-expanded={open === id}
                  aria-controls={`hero-why-${id}`}
                  className="enabled:hover:underline disabled:cursor-default"
                  onClick={() => send({ type: 'finding pressed', finding: id })}
                >
                  {title}
                </button>
              </p>
              {details}
            </div>
            {/* A note at the bottom of the carton: the height follows its copy, the upper edge is fixed. */}
            <p
              id={`hero-why-${id}`}
              className={clsx(
                styles.why,
                'rounded-mark border border-l-3 border-rule bg-paper px-2.5 py-2 leading-[1.45] text-ink max-md:mb-2.5 max-md:ml-8.5 max-md:text-md md:absolute',
                version === 'submitted' ? 'border-l-seal-600' : 'border-l-spruce-600',
              )}
              hidden={open !== id}
            >
              {why}
            </p>
          </li>
        ))}
      </ol>
      {children}
    </figure>
  );
}
