import { type FocusEvent, type RefObject, useEffect, useRef, useState } from 'react';

export type SceneHandle = {
  ref: RefObject<HTMLElement | null>;
  onFocus: (event: FocusEvent) => void;
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
  /** The same without the focus; of what is higher than the window its lower end. */
  reveal: (selector: string) => void;
};

/**
 * What every scene needs besides its state. When the control that has the focus leaves the page, the focus goes to the
 * first `[data-focus-home]`.
 */
export function useScene(): Scene {
  const ref = useRef<HTMLElement>(null);
  const focused = useRef<Element | null>(null);
  const next = useRef<{ focus?: string | HTMLElement | null; reveal?: string }>({});
  const [, redraw] = useState({});
  const [status, announce] = useState('');

  useEffect(() => {
    // Not by state, which would draw the whole scene a second time as it comes alive.
    if (ref.current) ref.current.dataset.live = '';
  }, []);

  useEffect(() => {
    const first = (selector: string) => ref.current?.querySelector<HTMLElement>(selector);
    const { focus, reveal } = next.current;
    next.current = {};
    if (focus) {
      const place = typeof focus === 'string' ? first(focus) : focus;
      place?.focus({ preventScroll: true });
      place?.scrollIntoView({ block: 'nearest' });
    }
    if (reveal) {
      const place = first(reveal);
      const fits = (place?.offsetHeight ?? 0) < window.innerHeight;
      place?.scrollIntoView({ block: fits ? 'nearest' : 'end' });
    }
    if (focus || !focused.current || focused.current.isConnected) return;
    if (document.activeElement !== document.body) return;
    focused.current = null;
    first('[data-focus-home]')?.focus({ preventScroll: true });
  });

  const goTo = (place: typeof next.current) => {
    next.current = { ...next.current, ...place };
    // What is dispatched may change nothing.
    redraw({});
  };
  return {
    handle: {
      ref,
      onFocus: ({ target }) => {
        focused.current = target;
      },
      status,
    },
    announce,
    moveFocus: (focus) => goTo({ focus }),
    reveal: (reveal) => goTo({ reveal }),
  };
}
