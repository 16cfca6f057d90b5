import clsx from 'clsx';
import styles from './stamp-artwork.module.css';

export type StampProps = {
  /** Word in English capitals, such as FILED. */
  top: string;
  /** The same word in Korean; a stamp reads in both languages on every page. */
  bottom: string;
  className?: string;
};

/** Rotated red stamp with a double frame: the mark of something done and on file. */
export function Stamp({ top, bottom, className }: StampProps) {
  return (
    <p className={clsx(styles.stamp, className)}>
      <span className={styles.frame}>
        <strong className={styles.top} lang="en">
          {top}
        </strong>{' '}
        <span className={styles.bottom} lang="ko">
          {bottom}
        </span>
      </span>
    </p>
  );
}
