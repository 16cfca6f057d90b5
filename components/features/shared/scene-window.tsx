import clsx from 'clsx';
import type { ReactNode } from 'react';
import { type Feature, features } from '@/lib/routes';
import { unbroken } from '@/lib/typography';
import styles from './scene-window.module.css';
import type { SceneHandle } from './use-scene';

export type SceneWindowProps = {
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
  const number = features.indexOf(feature) + 1;
  return (
    <figure
      ref={scene?.ref}
      className={clsx(styles.figure, '@container', className)}
      data-scene={number}
      data-crop={crop || undefined}
      data-live={scene?.live || undefined}
    >
      {crop ? null : (
        <p className={styles.tab}>
          <span className={styles.number}>§ 2.{number}</span> {tab}
        </p>
      )}
      <div className={styles.window}>
        <div className={styles.bar}>
          <p className={styles.file} translate="no">
            {file}
          </p>
          <div className={styles.state}>{state}</div>
        </div>
        <div className={styles.body}>{children}</div>
        {footerStart || footerEnd ? (
          <div className={styles.footer}>
            <div className={styles.footerPart}>{footerStart}</div>
            <div className={styles.footerPart}>{footerEnd}</div>
          </div>
        ) : null}
      </div>
      {scene ? (
        <p className="sr-only" role="status">
          {scene.status}
        </p>
      ) : null}
      <figcaption className={crop ? 'sr-only' : styles.caption}>{unbroken(caption)}</figcaption>
    </figure>
  );
}
