import { type ReactNode, startTransition } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';

/**
 * Calls back when a visitor comes near an element, hovers over it or moves the focus into it.
 * @returns a function that stops waiting.
 */
function whenNear(element: HTMLElement, come: () => void): () => void {
  const observer = new IntersectionObserver((entries) => entries.some((e) => e.isIntersecting) && arrive(), {
    rootMargin: '300px',
  });
  const stop = () => {
    observer.disconnect();
    element.removeEventListener('pointerenter', arrive);
    element.removeEventListener('focusin', arrive);
  };
  function arrive() {
    stop();
    come();
  }
  observer.observe(element);
  element.addEventListener('pointerenter', arrive);
  element.addEventListener('focusin', arrive);
  return stop;
}

/**
 * Hydrates the server's HTML of an element as a separate root when a visitor is near. If the code cannot be fetched
 * (offline, or a new deployment), the HTML stays static.
 * @param load fetches the code and returns the element to hydrate with.
 * @returns a function that cancels.
 */
export function hydrateWhenNear(element: HTMLElement, load: () => Promise<ReactNode>): () => void {
  let gone = false;
  let root: Root | undefined;
  const stopWaiting = whenNear(element, async () => {
    const drawn = await load().catch(() => null);
    if (gone || !drawn) return;
    // A transition, so that React hydrates in short pieces and the page stays responsive.
    startTransition(() => {
      root = hydrateRoot(element, drawn);
    });
  });
  return () => {
    gone = true;
    stopWaiting();
    // Not while React renders the page.
    setTimeout(() => root?.unmount());
  };
}
