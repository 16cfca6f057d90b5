import { type FormEvent, type ReactNode, type RefObject, useId } from 'react';
import type { ToolText } from '@/lib/i18n/tool-text';
import { keepTogether } from '@/lib/typography';

type ToolFormProps = {
  ref: RefObject<HTMLFormElement | null>;
  text: ToolText;
  title: string;
  hint?: string;
  onChange: (form: HTMLFormElement) => void;
  resultId: string;
  /** Summary of the result in a line; null without a result. */
  summary: ReactNode;
  children: ReactNode;
};

/**
 * The form of a tool. On phones, where the result is far below, a button at the bottom summarizes it and scrolls there.
 */
export function ToolForm({ ref, text, title, hint, onChange, resultId, summary, children }: ToolFormProps) {
  const id = useId();

  function submit(event: FormEvent) {
    event.preventDefault();
    showResult(resultId);
  }
  return (
    <section aria-labelledby={id} data-print="hidden" className="min-w-0">
      <h2 id={id} className="type-pillar">
        {title}
      </h2>
      {hint && <p className="type-small mt-2 text-ink-2">{keepTogether(hint)}</p>}
      <form
        ref={ref}
        className="mt-6"
        autoComplete="off"
        onChange={({ currentTarget }) => onChange(currentTarget)}
        onSubmit={submit}
      >
        {children}
        <p className="type-caption mt-6 text-ink-3">{keepTogether(text('ui.kept'))}</p>
        <ResultBar type="submit" summary={summary} text={text} />
      </form>
    </section>
  );
}

/** Moves to the result; a link's fragment would overwrite the answers in the URL. */
export function showResult(id: string): void {
  const title = document.getElementById(id);
  title?.scrollIntoView();
  title?.focus({ preventScroll: true });
}

type ResultBarProps = {
  type: 'button' | 'submit';
  /** Summary of the result in a line; null without a result. */
  summary: ReactNode;
  text: ToolText;
  onClick?: () => void;
};

/** A bar at the bottom of a phone's screen with the summary of the result, which it opens. */
export function ResultBar({ type, summary, text, onClick }: ResultBarProps) {
  return (
    <button
      type={type}
      hidden={summary === null}
      onClick={onClick}
      className="sticky bottom-3 z-10 mt-6 flex min-h-13 w-full items-center justify-between gap-4 rounded-control bg-spruce-700 px-5 py-2.5 text-left text-small text-surface shadow-window lg:hidden"
    >
      <span className="min-w-0">{summary}</span>
      <span className="font-semibold underline underline-offset-4">{text('ui.see')}</span>
    </button>
  );
}

type ToolStartProps = { text: ToolText; className: string; children: ReactNode };

/** Presets of a tool, above its form. */
export function ToolStart({ text, className, children }: ToolStartProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} data-print="hidden" className={className}>
      <h2 id={id} className="type-h3 mb-4">
        {text('ui.start')}
      </h2>
      {children}
      <noscript>
        <p className="type-small border-l-2 border-ochre-400 pl-4">{text('ui.without')}</p>
      </noscript>
    </section>
  );
}
