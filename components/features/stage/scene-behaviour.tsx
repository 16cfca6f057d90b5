'use client';

import { useEffect, useRef } from 'react';

/*
 * How a scene is tried. The contract of everyone who makes one answer:
 *
 * 1. The server draws the scene complete, with the texts of all its states. `<SceneWindow behaviour="x"
 *    states={states}>` marks the figure, writes each state on it as a data-attribute and adds this component and
 *    one `role="status"` element. A crop gives neither prop and draws no buttons.
 * 2. `startingWith(states)` (states.ts) gives the attributes of the parts:
 *    `{...when('version=corrected')}` is on the page only then (`hidden` otherwise; also in SVG);
 *    `<button type="button" {...control({ set, able, say, choice })}>` is drawn as part of the picture
 *    and `disabled` until the script is there, so nothing moves and nothing pretends without it.
 *    `data-home` (with tabindex -1) marks where the focus goes when what had it is hidden.
 * 3. `../x/behaviour.ts` exports `enhance(root)`, which returns its cleanup. It starts with `stage(root)`
 *    (stage.ts): that alone wakes the buttons and makes `when`, `set`, `able`, `say` and aria-pressed
 *    work. Anything more is plain DOM: attributes and `hidden`, no React, no style attributes in HTML, no texts of
 *    its own (they come from the HTML). Styles ask `.layout [data-version='corrected'] …` or the figure itself.
 * 4. Its line in `modules` below. What has just appeared carries `data-fresh`; transitions only under
 *    `prefers-reduced-motion: no-preference`. Targets at least 24 px, 44 where there is room.
 */
const modules = {
  'adverse-events': () => import('../adverse-events/behaviour'),
  agent: () => import('../us-agent-service/behaviour'),
  import: () => import('../import-assist/behaviour'),
  vault: () => import('../evidence-vault/behaviour'),
};

export type SceneName = keyof typeof modules;

/** Fetches a scene's own script when the visitor comes near it, points at it or tabs into it. */
export function SceneBehaviour({ name }: { name: SceneName }) {
  const marker = useRef<HTMLSpanElement>(null);

  useEffect(() => {
    const figure = marker.current?.closest('figure');
    if (!figure) return;
    let leave: (() => void) | undefined;
    let gone = false;
    let asked = false;

    const start = () => {
      if (asked) return;
      asked = true;
      modules[name]().then(
        ({ enhance }) => {
          if (!gone) leave = enhance(figure);
        },
        // Offline or a new deployment: the next sign of interest tries again.
        () => {
          asked = false;
        },
      );
    };
    const observer = new IntersectionObserver((entries) => entries.some((e) => e.isIntersecting) && start(), {
      rootMargin: '300px',
    });
    observer.observe(figure);
    figure.addEventListener('pointerenter', start);
    figure.addEventListener('focusin', start);
    return () => {
      gone = true;
      observer.disconnect();
      figure.removeEventListener('pointerenter', start);
      figure.removeEventListener('focusin', start);
      leave?.();
    };
  }, [name]);

  return <span ref={marker} hidden />;
}
