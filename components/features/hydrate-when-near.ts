import { type ReactNode, startTransition } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';

/** Calls back once a visitor comes near an element, points at it or tabs into it. */
function whenNear(element: HTMLElement, come: () => void) {
  const observer = new IntersectionObserver((entries) => entries.some((e) => e.isIntersecting) && stop(), {
    rootMargin: '300px',
  });
  const stop = () => {
    observer.disconnect();
    element.removeEventListener('pointerenter', stop);
    element.removeEventListener('focusin', stop);
    come();
  };
  observer.observe(element);
  element.addEventListener('pointerenter', stop);
  element.addEventListener('focusin', stop);
}

/**
 * Brings to life what the server has drawn in an element, as a root of its own, once a visitor is near. When the code
 * cannot be fetched (offline, or a new deployment) it stays the picture that was served.
 * @param load fetches the code and draws with it what stands there.
 * @returns stops it.
 */
export function hydrateWhenNear(element: HTMLElement, load: () => Promise<ReactNode>): () => void {
  let gone = false;
  let root: Root | undefined;
  whenNear(element, async () => {
    const drawn = await load().catch(() => null);
    if (gone || !drawn) return;
    // A transition, so that React hydrates in short pieces and the page keeps answering.
    startTransition(() => {
      root = hydrateRoot(element, drawn);
    });
  });
  return () => {
    gone = true;
    // Not while React renders the page.
    setTimeout(() => root?.unmount());
  };
}
