import clsx from 'clsx';
import type { ReactNode } from 'react';
import styles from './fold.module.css';

type FoldProps = { title: ReactNode; className?: string; children: ReactNode };

/** A heading and its content, which phones show on demand. A checkbox works without scripts; paper shows the content. */
export function Fold({ title, className, children }: FoldProps) {
  return (
    <div className={clsx(styles.fold, 'max-md:border-t max-md:border-rule', className)}>
      <h3 className="font-semibold">
        <label className={`${styles.title} max-md:py-2.5`}>
          <input type="checkbox" className="sr-only" />
          {title}
        </label>
      </h3>
      {children}
    </div>
  );
}
