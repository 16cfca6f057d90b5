import clsx from 'clsx';
import type { ReactNode } from 'react';
import { type Feature, features } from '@/lib/routes';
import { unbroken } from '@/lib/typography';
import styles from './scene-window.module.css';
import type { SceneHandle } from './use-scene';

type SceneWindowProps = {
  feature: Feature;
  /** Title on the tab, translated. */
  tab: string;
  /** Name of the file the window shows; data, not translated. */
  file: ReactNode;
  /** What stands at the right of the title bar. */
  state: ReactNode;
  footerStart?: ReactNode;
  footerEnd?: ReactNode;
  /** The figcaption: what is shown, and that the data is illustrative. */
  caption: ReactNode;
  children: ReactNode;
  /** A part of a scene on the landing: no tab, a lower bar, natural height, the caption for screen readers only. */
  crop?: boolean;
  /** Of `useScene`, where a visitor can try what is shown. */
  scene?: SceneHandle;
  className?: string;
};

/** How far a tab stands to the right of the first one. */
const steps = ['[--step:0]', '[--step:1]', '[--step:2]', '[--step:3]', '[--step:4]', '[--step:5]'];

const footerPart = 'flex min-w-0 flex-wrap items-center gap-x-5 gap-y-1 empty:hidden';

/**
 * A product window as a file divider: tab with the feature's § number, title bar, body, footer and the figure's caption.
 * The figure is the inline-size container of everything inside it: `@max-[700px]:` asks its width. The body is a
 * one-cell grid: its only child fills it.
 */
export function SceneWindow({
  feature,
  tab,
  file,
  state,
  footerStart,
  footerEnd,
  caption,
  children,
  crop = false,
  scene,
  className,
}: SceneWindowProps) {
  const index = features.indexOf(feature);
  return (
    <figure
      ref={scene?.ref}
      className={clsx(styles.figure, steps[index], '@container', className)}
      data-scene={index + 1}
      data-crop={crop || undefined}
    >
      {crop ? null : (
        <p className={styles.tab}>
          <span className="font-mono text-sm leading-none font-medium text-ink-3">§ 2.{index + 1}</span> {tab}
        </p>
      )}
      <div className={styles.window}>
        <div className={styles.bar}>
          <p
            className="min-w-0 truncate font-mono text-xs leading-[1.5] font-normal tracking-[-0.01em] text-ink-2"
            translate="no"
          >
            {file}
          </p>
          <div className="flex flex-none items-center gap-3">{state}</div>
        </div>
        <div className="relative grid min-w-0 flex-1 grid-cols-1">{children}</div>
        {footerStart || footerEnd ? (
          <div className={styles.footer}>
            <div className={footerPart}>{footerStart}</div>
            <div className={footerPart}>{footerEnd}</div>
          </div>
        ) : null}
      </div>
      {scene ? (
        <p className="sr-only" role="status">
          {scene.status}
        </p>
      ) : null}
      <figcaption className={crop ? 'sr-only' : 'mt-3.5 max-w-[46rem] text-sm leading-[1.5] text-ink-3'}>
        {unbroken(caption)}
      </figcaption>
    </figure>
  );
}
