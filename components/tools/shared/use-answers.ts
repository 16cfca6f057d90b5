import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useUrlState } from '@/lib/browser/use-url-state';
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
  /** Names of its fields, if the fragment carries what other tools know about the product. */
  names?: readonly string[];
};

/** Returns the parameters of a fragment that a tool does not ask: what other tools know about the product. */
const carriedIn = (params: URLSearchParams, own: readonly string[]): URLSearchParams =>
  new URLSearchParams(
    [...params].filter(([name, value]) => value && !own.includes(name) && /^[a-z_]+$/.test(name)),
  );

/** The answers before a change that the visitor can undo. */
type Previous<Answers> = {
  readonly done: string;
  readonly answers: Answers;
  readonly carried: URLSearchParams;
  readonly isFromUrl: boolean;
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
  const carried = useRef(new URLSearchParams());
  const whole = useMemo(
    (): Format<Answers> => ({
      // Called with the URL only; the form has no field that the tool carries.
      read(params) {
        if (format.names) carried.current = carriedIn(params, format.names);
        return format.read(params);
      },
      write: (answers) => [format.write(answers), String(carried.current)].filter(Boolean).join('&'),
    }),
    [format],
  );
  const [given, setGiven] = useState(() => ({
    key: 0,
    isFromUrl: false,
    answers: format.read(new URLSearchParams()),
  }));
  const [previous, setPrevious] = useState<Previous<Answers> | null>(null);
  const ref = useRef<HTMLFormElement>(null);
  const focusNext = useRef(false);

  /** Resets the form with other answers. */
  const draw = useCallback(
    (next: Answers, isFromUrl = true) => setGiven(({ key }) => ({ key: key + 1, isFromUrl, answers: next })),
    [],
  );
  const { state: answers, set, flush, restore, link } = useUrlState('hash', whole, draw);

  useEffect(() => {
    // Answers from before this script ran, or restored by the browser, count unless the URL has others.
    if (!location.hash.includes('=') && ref.current) restore(format.read(formParams(ref.current)));
  }, [format, restore]);
  useEffect(() => {
    // In the next frame, which needs all styles anyway: right after hydration, reading one computes them twice.
    requestAnimationFrame(() => loadFonts(messages, headings));
  }, [messages, headings]);
  // The new key replaces the form, so the focus waits for the new one.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the form is replaced
  useEffect(() => {
    if (!focusNext.current) return;
    focusNext.current = false;
    ref.current?.querySelector<HTMLElement>('textarea, input:not([type=hidden])')?.focus();
  }, [given.key]);

  /** Replaces the answers in the form, and in the URL at once: one press makes one change. */
  function fill(next: Answers, isFromUrl = given.isFromUrl) {
    setPrevious(null);
    set(next);
    flush();
    draw(next, isFromUrl);
  }

  /** Returns what undoing the next change restores. */
  const before = (done: string): Previous<Answers> => ({
    done,
    answers,
    carried: carried.current,
    isFromUrl: given.isFromUrl,
  });

  return {
    answers,
    /** Key and initial answers of the form, and whether the visitor came with a URL that has answers. */
    filled: given,
    ref,
    link,
    /** What the URL has: the answers, and what the tool carries for others. */
    fragment: whole.write(answers),
    fill(next: Answers) {
      fill(next);
    },
    /** Replaces the answers and offers to undo that; `done` says what was done. */
    replace(next: Answers, done: string) {
      const left = before(done);
      fill(next);
      setPrevious(left);
    },
    /** The offer to undo the latest change; null without one. */
    undo: previous && {
      done: previous.done,
      run() {
        focusNext.current = true;
        carried.current = previous.carried;
        fill(previous.answers, previous.isFromUrl);
      },
      end: () => setPrevious(null),
    },
    change(form: HTMLFormElement) {
      setPrevious(null);
      set(format.read(formParams(form)));
    },
    /** Empties the form and offers to undo that; `done` says so. */
    clear(done: string) {
      focusNext.current = true;
      const left = before(done);
      carried.current = new URLSearchParams();
      fill(format.read(new URLSearchParams()), false);
      setPrevious(left);
    },
  };
}

/** Returns the data that a form would send. */
export function formParams(form: HTMLFormElement): URLSearchParams {
  const params = new URLSearchParams();
  for (const [name, value] of new FormData(form)) params.append(name, String(value));
  return params;
}
