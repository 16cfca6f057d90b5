import { useCallback, useEffect, useRef, useState } from 'react';

/** How long the URL waits for the next change of the state, in ms. */
const writeDelay = 300;

type UrlFormat<State> = {
  read: (params: URLSearchParams) => State;
  /** Returns the state as parameters, without `?` or `#`; empty for the initial state. */
  write: (state: State) => string;
};

/**
 * Encodes a last character that chat programs leave out of a link, because it could end a sentence or mark bold text.
 * `URLSearchParams` keeps these four as typed.
 */
export function withSafeEnd(params: string): string {
  return params.replace(/[*._-]$/, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);
}

/**
 * A state that the URL keeps: in its query, or in its fragment, which no request carries.
 *
 * The state changes first and the URL follows after a pause: Safari throws at the 101st change of the URL within 30
 * seconds, and Chrome ignores changes that come too fast. A URL that could not be changed stays behind until the next
 * change, but the state and `link` are always current.
 * @param format must be the same object in every call, like `onRead`.
 * @param onRead receives the state of the URL after hydration if there is one, and after each change by the visitor.
 */
export function useUrlState<State>(
  part: 'search' | 'hash',
  { read, write }: UrlFormat<State>,
  onRead: (state: State) => void,
) {
  const [state, setState] = useState(() => read(new URLSearchParams()));
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  /** Parameters that the URL does not have yet. */
  const unwritten = useRef<string>(undefined);

  const flush = useCallback(() => {
    clearTimeout(timer.current);
    if (unwritten.current === undefined) return;
    const { pathname, search, hash } = location;
    const params = unwritten.current && (part === 'search' ? '?' : '#') + unwritten.current;
    try {
      // Not `location.hash`, which would scroll and add a history entry for each change.
      history.replaceState(
        history.state,
        '',
        part === 'search' ? pathname + params + hash : pathname + search + params,
      );
      unwritten.current = undefined;
    } catch {
      // The browser's limit.
    }
  }, [part]);

  const set = useCallback(
    (next: State) => {
      setState(next);
      unwritten.current = withSafeEnd(write(next));
      clearTimeout(timer.current);
      timer.current = setTimeout(flush, writeDelay);
    },
    [write, flush],
  );

  useEffect(() => {
    const readUrl = () => {
      unwritten.current = undefined;
      const next = read(new URLSearchParams(location[part].slice(1)));
      setState(next);
      onRead(next);
    };
    // A fragment without parameters is a position on the page.
    const onHashChange = () => {
      if (location.hash === '' || location.hash.includes('=')) readUrl();
    };
    if (location[part].includes('=')) readUrl();
    if (part === 'hash') addEventListener('hashchange', onHashChange);
    addEventListener('pagehide', flush);
    return () => {
      clearTimeout(timer.current);
      removeEventListener('hashchange', onHashChange);
      removeEventListener('pagehide', flush);
    };
  }, [part, read, onRead, flush]);

  return {
    state,
    set,
    /** Sets the state without changing the URL. */
    restore: setState,
    /** Writes a state that waits into the URL. */
    flush,
    /** Returns the page's URL with the state and without other parameters. */
    link(): string {
      const params = withSafeEnd(write(state));
      const sign = part === 'search' ? '?' : '#';
      return location.origin + location.pathname + (params && sign + params);
    },
  };
}
