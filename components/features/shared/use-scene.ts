import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';

export type SceneHandle = {
  ref: RefObject<HTMLElement | null>;
  /** What a screen reader is told. */
  status: string;
};

/**
 * What every scene needs besides its state.
 * - `handle`: for its `SceneWindow`.
 * - `announce`: has a sentence read out.
 * - `focusNext`: after the next render, moves the focus to an element, or to the first that a selector finds, and scrolls
 *   it into view. After a `byPointer` press nothing scrolls and no text field gets the focus, which would open a keyboard.
 * When the control that has the focus leaves the page otherwise, the focus goes to the first `[data-focus-home]`.
 */
export function useScene() {
  const ref = useRef<HTMLElement>(null);
  const focused = useRef<Element | null>(null);
  const next = useRef<{ target: string | HTMLElement | null; byPointer: boolean } | null>(null);
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
    const { target = null, byPointer = false } = next.current ?? {};
    next.current = null;
    const place = typeof target === 'string' ? ref.current?.querySelector<HTMLElement>(target) : target;
    if (place && !(byPointer && place instanceof HTMLInputElement)) {
      place.focus({ preventScroll: true });
      if (!byPointer) place.scrollIntoView({ block: 'nearest' });
      return;
    }
    if (!focused.current || focused.current.isConnected || document.activeElement !== document.body) return;
    focused.current = null;
    ref.current?.querySelector<HTMLElement>('[data-focus-home]')?.focus({ preventScroll: true });
  });

  const focusNext = useCallback((target: string | HTMLElement | null, byPointer = false) => {
    next.current = { target, byPointer };
  }, []);

  return { handle: { ref, status } satisfies SceneHandle, announce, focusNext };
}
