import { type RefObject, useEffect, useRef, useState } from 'react';

export type SceneHandle = {
  ref: RefObject<HTMLElement | null>;
  /** What a screen reader is told. */
  status: string;
};

type Scene = {
  /** For its `SceneWindow`. */
  handle: SceneHandle;
  /** Has a sentence read out. */
  announce: (sentence: string) => void;
  /** Focuses the first match in the scene, and brings it into view, once what is dispatched next is drawn. */
  moveFocus: (selector: string) => void;
};

/**
 * What every scene needs besides its state. When the control that has the focus leaves the page, the focus goes to the
 * first `[data-focus-home]`.
 */
export function useScene(): Scene {
  const ref = useRef<HTMLElement>(null);
  const focused = useRef<Element | null>(null);
  const next = useRef<string | null>(null);
  const [status, announce] = useState('');

  useEffect(() => {
    const figure = ref.current;
    if (!figure) return;
    // Not by state, which would draw the whole scene a second time as it comes alive.
    figure.dataset.live = '';
    const remember = (event: Event) => {
      focused.current = event.target as Element;
    };
    figure.addEventListener('focusin', remember);
    return () => figure.removeEventListener('focusin', remember);
  }, []);

  useEffect(() => {
    if (next.current) {
      const place = ref.current?.querySelector<HTMLElement>(next.current);
      next.current = null;
      place?.focus({ preventScroll: true });
      place?.scrollIntoView({ block: 'nearest' });
      return;
    }
    if (!focused.current || focused.current.isConnected || document.activeElement !== document.body) return;
    focused.current = null;
    ref.current?.querySelector<HTMLElement>('[data-focus-home]')?.focus({ preventScroll: true });
  });

  const moveFocus = (selector: string) => {
    next.current = selector;
  };
  return { handle: { ref, status }, announce, moveFocus };
}
