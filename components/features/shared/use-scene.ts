import { type FocusEvent, useEffect, useRef, useState } from 'react';

type Revealed = { selector: string; tall: 'nearest' | 'end' };

/**
 * Shared behavior of the scenes besides their state. When the focused control is removed, the focus moves to the first
 * `[data-focus-home]`.
 */
export function useScene() {
  const ref = useRef<HTMLElement>(null);
  const focused = useRef<Element | null>(null);
  const next = useRef<{ focus?: string | HTMLElement | null; reveal?: Revealed }>({});
  const [, redraw] = useState({});
  const [status, announce] = useState('');

  useEffect(() => {
    // Not with state, which would render the whole scene twice during hydration.
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
    // A dispatch may leave the state unchanged.
    redraw({});
  };
  return {
    /** Props of its `SceneWindow`; `status` is the live region's message. */
    handle: {
      ref,
      onFocus: ({ target }: FocusEvent) => {
        focused.current = target;
      },
      status,
    },
    /** Announces a sentence to screen readers. */
    announce,
    /**
     * Focuses an element, or the first match in the scene, and scrolls it into view after the pending dispatch is
     * rendered.
     */
    moveFocus: (focus: string | HTMLElement | null) => goTo({ focus }),
    /** Scrolls without the focus; `tall`: the part to show if the element is taller than the viewport. */
    reveal: (selector: string, tall: Revealed['tall'] = 'nearest') => goTo({ reveal: { selector, tall } }),
  };
}

export type SceneHandle = ReturnType<typeof useScene>['handle'];
