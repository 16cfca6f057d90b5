import { type ComponentProps, type FormEvent, type ReactNode, type RefObject, useId } from 'react';
import { keepTogether } from '@/lib/text/typography';
import type { ToolText } from '@/lib/tools/text';
import styles from './tools.module.css';

type ToolFormProps = {
  ref: RefObject<HTMLFormElement | null>;
  text: ToolText;
  title: string;
  hint?: string;
  onChange: (form: HTMLFormElement) => void;
  /** Id of the result's title. */
  resultId: string;
  /** Summary of the result in a line; null without a result. */
  summary: ReactNode;
  /** Handlers of the form from `useShownProblems`. */
  handlers?: Pick<ComponentProps<'form'>, 'onFocus' | 'onBlur'>;
  children: ReactNode;
};

/**
 * The form of a tool, and on phones, where the result is far below, a button that summarizes it and scrolls there. The
 * button stays at the bottom of the screen while the element around both is in view.
 */
export function ToolForm(props: ToolFormProps) {
  const { ref, text, title, hint, onChange, resultId, summary, handlers, children } = props;
  const id = useId();

  /** Not with a link, whose fragment would overwrite the answers in the URL. */
  function showResult(event: FormEvent) {
    event.preventDefault();
    const title = document.getElementById(resultId);
    title?.scrollIntoView();
    title?.focus({ preventScroll: true });
  }
  return (
    <>
      <div data-print="hidden">
        <h2 className="type-pillar">{title}</h2>
        {hint && <p className="type-small mt-2 text-ink-2">{keepTogether(hint)}</p>}
        <form
          ref={ref}
          id={id}
          className="mt-6"
          autoComplete="off"
          {...handlers}
          onChange={({ currentTarget }) => onChange(currentTarget)}
          onSubmit={showResult}
        >
          {children}
          <p className="type-caption mt-6 text-ink-3">{keepTogether(text('ui.kept'))}</p>
        </form>
      </div>
      <button type="submit" form={id} hidden={!summary} data-print="hidden" className={styles.bar}>
        <span>{summary}</span>
        <span>{text('ui.see')}</span>
      </button>
    </>
  );
}
