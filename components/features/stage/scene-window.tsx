import type { ReactNode } from 'react';
import { unbroken } from '@/lib/typography';
import { cn } from '@/lib/utils';
import { PointIcon } from '../shared/icons';
import styles from '../shared/scene-window.module.css';
import { SceneBehaviour, type SceneName } from './scene-behaviour';
import { type States, startingWith } from './states';

export type SceneNumber = 1 | 2 | 3 | 4 | 5 | 6;

export type SceneWindowProps = {
  /** Which of the six features, "§ 2.n" on the tab as on the pages; it also sets how far to the right the tab stands. */
  number: SceneNumber;
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
  /** The script that lets a visitor try the scene (see ../stage/scene-behaviour.tsx), with the states it starts from. */
  behaviour?: SceneName;
  states?: States;
  /** Few words beside the tab that invite to try it; they stand there once the script does. */
  invite?: string;
  className?: string;
};

/**
 * A product window as a file divider: tab, title bar, body, footer and the figure's caption.
 * The figure is the inline-size container of everything inside it, so a scene's CSS module asks it with an
 * unnamed `@container (max-width: 700px)`. The body is a one-cell grid: its only child fills it.
 */
export function SceneWindow({
  number,
  tab,
  file,
  state,
  footerStart,
  footerEnd,
  caption,
  children,
  crop = false,
  behaviour,
  states = {},
  invite,
  className,
}: SceneWindowProps) {
  return (
    <figure
      className={cn(styles.figure, className)}
      data-scene={number}
      data-crop={crop || undefined}
      {...startingWith(states).attributes}
    >
      {crop ? null : (
        <p className={styles.tab}>
          <span className={styles.number}>§ 2.{number}</span> {tab}
        </p>
      )}
      {invite ? (
        <p className={'hidden'}>
          <PointIcon />
          {invite}
        </p>
      ) : null}
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
      {behaviour ? (
        <>
          <p className="sr-only" role="status" />
          <SceneBehaviour name={behaviour} />
        </>
      ) : null}
      <figcaption className={crop ? 'sr-only' : styles.caption}>{unbroken(caption)}</figcaption>
    </figure>
  );
}
