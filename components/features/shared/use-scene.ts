import { type RefObject, useEffect, useRef, useState } from 'react';

export type SceneHandle = {
  ref: RefObject<HTMLElement | null>;
  /** What a screen reader is told. */
  status: string;
};

/**
 * What every scene needs besides its state: a handle for its `SceneWindow`, and `announce`, which has a sentence read
 * out. When the control that has the focus leaves the page, the focus goes to the first `[data-focus-home]`.
 */
export function useScene(): { handle: SceneHandle; announce: (sentence: string) => void } {
  const ref = useRef<HTMLElement>(null);
  const focused = useRef<Element | null>(null);
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
    if (!focused.current || focused.current.isConnected || document.activeElement !== document.body) return;
    focused.current = null;
    ref.current?.querySelector<HTMLElement>('[data-focus-home]')?.focus({ preventScroll: true });
  });

  return { handle: { ref, status }, announce };
}
