import { useCallback, useEffect, useRef, useState } from 'react';
import { messageAt, type ToolMessages } from '@/lib/tools/text';

/** Loads the fonts for all possible answers with the page, so that an answer does not cause a request. */
function loadFonts(messages: ToolMessages, headings: readonly string[]): void {
  const styles = getComputedStyle(document.documentElement);
  const load = (weight: number, stack: string, texts: unknown) => {
    const font = `${weight} 1em ${styles.getPropertyValue(stack)}`;
    document.fonts.load(font, JSON.stringify(texts)).catch(() => undefined);
  };
  load(400, '--font-sans', messages);
  load(
    500,
    '--font-serif',
    headings.map((key) => messageAt(messages, key)),
  );
}

type Format<Answers> = {
  /** Answers as parameters of the form or the fragment. */
  read: (params: URLSearchParams) => Answers;
  /** Fragment of the answers, without `#`; empty without answers. */
  write: (answers: Answers) => string;
};

/**
 * The answers of a tool. They live in its form and in the URL's fragment; no request carries them.
 * @param format must be the same object in every call, like the other parameters.
 * @param headings paths of the messages that the answers set in the serif, whose Korean files are large.
 */
export function useAnswers<Answers>(
  format: Format<Answers>,
  messages: ToolMessages,
  headings: readonly string[],
) {
  const [answers, setAnswers] = useState(() => format.read(new URLSearchParams()));
  // Another key resets the form with other answers.
  const [filled, setFilled] = useState({ key: 0, answers });
  const ref = useRef<HTMLFormElement>(null);

  /** Stores answers that do not come from the form. */
  const draw = useCallback((next: Answers) => {
    setAnswers(next);
    setFilled(({ key }) => ({ key: key + 1, answers: next }));
  }, []);

  useEffect(() => {
    const readFragment = () => {
      // Any other fragment is a position on the page.
      if (location.hash === '' || location.hash.includes('=')) {
        draw(format.read(new URLSearchParams(location.hash.slice(1))));
      }
    };
    // Answers from before this script ran, or restored by the browser, count unless the URL has others.
    if (location.hash.includes('=')) readFragment();
    else if (ref.current) setAnswers(format.read(formParams(ref.current)));
    addEventListener('hashchange', readFragment);
    // In the next frame, which needs all styles anyway: right after hydration, reading one computes them twice.
    requestAnimationFrame(() => loadFonts(messages, headings));
    return () => removeEventListener('hashchange', readFragment);
  }, [format, messages, headings, draw]);

  function keep(next: Answers) {
    const fragment = format.write(next);
    // Not `location.hash`, which would scroll and add a history entry for each answer.
    history.replaceState(history.state, '', fragment ? `#${fragment}` : location.pathname + location.search);
  }

  /** Replaces the answers in the form. */
  function fill(next: Answers) {
    draw(next);
    keep(next);
  }

  return {
    answers,
    /** Key and initial answers of the form. */
    filled,
    ref,
    fill,
    change(form: HTMLFormElement) {
      const next = format.read(formParams(form));
      setAnswers(next);
      keep(next);
    },
    clear() {
      fill(format.read(new URLSearchParams()));
      ref.current?.querySelector<HTMLElement>('textarea, input:not([type=hidden])')?.focus();
    },
  };
}

/** Returns the data that a form would send. */
function formParams(form: HTMLFormElement): URLSearchParams {
  const params = new URLSearchParams();
  for (const [name, value] of new FormData(form)) params.append(name, String(value));
  return params;
}
