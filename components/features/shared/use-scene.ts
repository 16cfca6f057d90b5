import { type FocusEvent, useEffect, useRef, useState } from 'react';

type Revealed = { selector: string; tall: 'nearest' | 'end' };

/**
 * What every scene needs besides its state. When the control that has the focus leaves the page, the focus goes to the
 * first `[data-focus-home]`.
 */
export function useScene() {
  const ref = useRef<HTMLElement>(null);
  const focused = useRef<Element | null>(null);
  const next = useRef<{ focus?: string | HTMLElement | null; reveal?: Revealed }>({});
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
      const place = first(reveal.selector);
      const fits = (place?.offsetHeight ?? 0) < window.innerHeight;
      place?.scrollIntoView({ block: fits ? 'nearest' : reveal.tall });
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
    /** For its `SceneWindow`; `status` is what a screen reader is told. */
    handle: {
      ref,
      onFocus: ({ target }: FocusEvent) => {
        focused.current = target;
      },
      status,
    },
    /** Has a sentence read out. */
    announce,
    /**
     * Focuses an element, or the first match in the scene, and brings it into view, once what is dispatched with it is
     * drawn.
     */
    moveFocus: (focus: string | HTMLElement | null) => goTo({ focus }),
    /** The same without the focus; `tall`: which part of what is higher than the window. */
    reveal: (selector: string, tall: Revealed['tall'] = 'nearest') => goTo({ reveal: { selector, tall } }),
  };
}

export type SceneHandle = ReturnType<typeof useScene>['handle'];
