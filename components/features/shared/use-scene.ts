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
  /** Focuses an element, or the first match in the scene, and brings it into view, once what is dispatched with it is drawn. */
  moveFocus: (target: string | HTMLElement | null) => void;
  /** The same without the focus. */
  reveal: (selector: string) => void;
};

/**
 * What every scene needs besides its state. When the control that has the focus leaves the page, the focus goes to the
 * first `[data-focus-home]`.
 */
export function useScene(): Scene {
  const ref = useRef<HTMLElement>(null);
  const focused = useRef<Element | null>(null);
  const next = useRef<{ target: string | HTMLElement | null; focus: boolean } | null>(null);
  const [, redraw] = useState({});
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
      const { target, focus } = next.current;
      next.current = null;
      const place = typeof target === 'string' ? ref.current?.querySelector<HTMLElement>(target) : target;
      if (focus) place?.focus({ preventScroll: true });
      place?.scrollIntoView({ block: 'nearest' });
      if (focus) return;
    }
    if (!focused.current || focused.current.isConnected || document.activeElement !== document.body) return;
    focused.current = null;
    ref.current?.querySelector<HTMLElement>('[data-focus-home]')?.focus({ preventScroll: true });
  });

  const goTo = (target: string | HTMLElement | null, focus: boolean) => {
    next.current = { target, focus };
    // What is dispatched may change nothing.
    redraw({});
  };
  return {
    handle: { ref, status },
    announce,
    moveFocus: (target) => goTo(target, true),
    reveal: (selector) => goTo(selector, false),
  };
}
