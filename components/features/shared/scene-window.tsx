import clsx from 'clsx';
import { useTranslations } from 'next-intl';
import type { ComponentProps, ReactNode } from 'react';
import { featureRows } from '@/lib/features/list';
import { type Feature, features } from '@/lib/routes';
import { featureNumber } from '@/lib/sections';
import { keepTogetherInBlock } from '@/lib/text/typography';
import styles from './scene-window.module.css';
import type { SceneHandle } from './use-scene';

type SceneWindowProps = ComponentProps<'figure'> & {
  feature: Feature;
  /** File name in the title bar; data, not translated. */
  file: ReactNode;
  /** Content on the right of the title bar. */
  state: ReactNode;
  /** Strip below the title bar that leads through an interactive scene. */
  guide?: ReactNode;
  footerStart?: ReactNode;
  footerEnd?: ReactNode;
  /** The figcaption if it differs from the scene's; it describes the figure and marks the data as illustrative. */
  caption?: string;
  children: ReactNode;
  /** Preview on a landing page: no tab, a lower title bar, natural height, the caption for screen readers only. */
  crop?: boolean;
  /** As high as the other figures of its row. */
  stretched?: boolean;
  /** Result of `useScene` if the figure is interactive. */
  scene?: SceneHandle;
};

/** The tabs are staggered like dividers in a drawer, from the left again after the last; on phones all are on the left. */
const tabPlaces = ['ml-[2%]', 'ml-[16%]', 'ml-[30%]', 'ml-[44%]', 'ml-[58%]', 'ml-[72%]'];

const footerPart = 'flex min-w-0 flex-wrap items-center gap-x-5 gap-y-1 empty:hidden';

/**
 * A product window as a file divider: tab with the feature's § number, title bar, body, footer and figcaption. The
 * figure is the inline-size container of all its content: `@max-[43.75rem]:` queries its width. The body is a one-cell
 * grid that its only child fills.
 */
export function SceneWindow({
  feature,
  file,
  state,
  guide,
  footerStart,
  footerEnd,
  caption,
  children,
  crop = false,
  stretched = false,
  scene,
  className,
  ...figure
}: SceneWindowProps) {
  const t = useTranslations(featureRows[feature].scene);
  const index = features.indexOf(feature);
  return (
    <figure
      {...figure}
      ref={scene?.ref}
      onFocus={scene?.onFocus}
      className={clsx(
        '@container relative w-full',
        crop && 'mx-auto max-w-200',
        stretched && 'flex h-full flex-col [&>div]:flex-1',
        styles.figure,
        className,
      )}
      data-scene={index + 1}
      data-crop={crop || undefined}
    >
      {crop ? null : (
        <p
          className={clsx(
            'relative z-1 -mb-px flex h-9 w-fit items-center gap-2.5 rounded-t-[10px] border border-b-0 border-(--hairline) bg-paper px-4 font-semibold whitespace-nowrap @max-[43.75rem]:ml-3',
            tabPlaces[index % tabPlaces.length],
          )}
        >
          <span className="font-mono text-sm leading-none font-medium text-ink-3">
            § {featureNumber(feature)}
          </span>{' '}
          {t('tab')}
        </p>
      )}
      <div
        className={clsx(
          'relative flex flex-col overflow-hidden border border-(--hairline) bg-surface shadow-window print:shadow-none',
          // One shape for all: 1104 by 768 where the column is widest.
          crop ? 'rounded-card' : 'min-h-192 rounded-window @max-[43.75rem]:min-h-0',
        )}
      >
        <div
          className={clsx(
            'flex items-center justify-between gap-4 border-b border-rule bg-paper px-5 @max-[43.75rem]:px-4',
            crop ? 'min-h-10.5' : 'min-h-11.5',
          )}
        >
          <p
            className="min-w-0 truncate font-mono text-xs leading-[1.5] font-normal tracking-[-0.01em] text-ink-2"
            translate="no"
          >
            {file}
          </p>
          <div className="flex flex-none items-center gap-3">{state}</div>
        </div>
        {guide}
        <div className="relative grid min-w-0 flex-1 grid-cols-1">{children}</div>
        {footerStart || footerEnd ? (
          <div className="flex min-h-10.5 flex-wrap content-center items-center justify-between gap-x-5 gap-y-1 border-t border-rule bg-paper px-5 py-1.5 text-sm text-ink-3 @max-[43.75rem]:px-4">
            {footerStart && <div className={footerPart}>{footerStart}</div>}
            {footerEnd && <div className={`${footerPart} ml-auto`}>{footerEnd}</div>}
          </div>
        ) : null}
      </div>
      {scene ? (
        <p className="sr-only" role="status">
          {scene.status}
        </p>
      ) : null}
      <figcaption className={crop ? 'sr-only' : 'mt-3.5 max-w-[46rem] text-sm leading-[1.5] text-ink-3'}>
        {keepTogetherInBlock(caption ?? t(crop ? 'cropCaption' : 'caption'))}
      </figcaption>
    </figure>
  );
}
