import clsx from 'clsx';
import type { ReactNode } from 'react';
import { ToolStart } from '@/components/tools/shared/tool-start';
import styles from '@/components/tools/shared/tools.module.css';
import { keepTogether } from '@/lib/text/typography';
import type { ToolText } from '@/lib/tools/text';

/** A package to start from: its answers as a fragment and in words, and its drawing. */
export type Package = { name: string; answers: string; filled: string; outline: ReactNode };

type PackagePresetsProps = {
  packages: readonly Package[];
  /** The package whose answers are all in the form. */
  started: Package | undefined;
  /** True if the URL had answers that could not be read. */
  unreadable: boolean;
  text: ToolText;
  live: boolean;
  onStart: (answers: string) => void;
};

/** Buttons that fill in a usual package. */
export function PackagePresets({ packages, started, unreadable, text, live, onStart }: PackagePresetsProps) {
  return (
    <ToolStart text={text} className="mb-10 md:mb-12 lg:col-span-full lg:mb-0">
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(10rem,100%),1fr))] gap-2.5">
        {packages.map(({ name, answers, outline }) => (
          <button
            key={name}
            type="button"
            disabled={!live}
            onClick={() => onStart(answers)}
            aria-pressed={name === started?.name}
            className={styles.preset}
          >
            {outline}
            {keepTogether(text(`examples.${name}`))}
          </button>
        ))}
      </div>
      <p
        role="status"
        className={clsx('type-small mt-3 min-h-6', unreadable ? 'text-seal-700' : 'text-ink-2')}
      >
        {unreadable ? text('ui.unreadable') : keepTogether(started?.filled ?? '')}
      </p>
    </ToolStart>
  );
}
