import { type CompositionEvent, type FormEvent, useCallback, useEffect, useRef, useState } from 'react';
import { useUrlState } from '@/lib/browser/use-url-state';
import { formParams } from './use-answers';

/** How long a search waits for the rest of a syllable that the keyboard is composing, in ms. */
const compositionDelay = 400;

const format = { read: (params: URLSearchParams) => params, write: String };

/** Fills a form with parameters. Fields without one keep what the browser restored. */
function fillForm(form: HTMLFormElement, params: URLSearchParams): void {
  for (const field of form.querySelectorAll<HTMLInputElement | HTMLSelectElement>('input, select')) {
    const given = params.get(field.name);
    if (given === null) continue;
    if (field.type === 'checkbox') (field as HTMLInputElement).checked = true;
    else field.value = given;
  }
}

/**
 * A search over rows that the server rendered: the form's fields are the query, and `search` shows and hides the rows.
 * @param search must be the same function in every render. It receives the fields that are not empty, and returns what the
 *   form says about the rows.
 * @param live false while the form is disabled; its fields have no values then.
 * @param inUrl true if the URL keeps the query.
 * @returns the result of the latest search, functions that search again with and without changing the URL, and the props of the
 *   form.
 */
export function useRowSearch<Result>(
  search: (query: URLSearchParams) => Result,
  { live = true, inUrl = false } = {},
) {
  const ref = useRef<HTMLFormElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [result, setResult] = useState<Result>();
  const fill = useCallback(
    (params: URLSearchParams) => {
      if (inUrl && ref.current) fillForm(ref.current, params);
    },
    [inUrl],
  );
  const { set } = useUrlState('search', format, fill);

  const run = useCallback(() => {
    clearTimeout(timer.current);
    if (!ref.current) return new URLSearchParams();
    const query = new URLSearchParams([...formParams(ref.current)].filter(([, value]) => value));
    setResult(search(query));
    return query;
  }, [search]);
  /** Searches with what the form contains now. */
  const update = useCallback(() => {
    const query = run();
    if (inUrl) set(query);
  }, [run, set, inUrl]);

  // With what the browser restored. The URL keeps its other parameters until the visitor searches.
  useEffect(() => {
    if (live) run();
    return () => clearTimeout(timer.current);
  }, [live, run]);

  return {
    result,
    update,
    run,
    form: {
      ref,
      // A syllable that is being composed (`ㅌ` before `티`) matches nothing.
      onInput({ nativeEvent }: FormEvent) {
        clearTimeout(timer.current);
        if ((nativeEvent as InputEvent).isComposing) timer.current = setTimeout(update, compositionDelay);
        else update();
      },
      onCompositionEnd: (_: CompositionEvent) => update(),
      onSubmit(event: FormEvent) {
        event.preventDefault();
        update();
      },
    },
  };
}
