/** Resolves when a visitor comes near an element, points at it or tabs into it. */
function near(element: HTMLElement): Promise<void> {
  return new Promise((resolve) => {
    const observer = new IntersectionObserver((entries) => entries.some((e) => e.isIntersecting) && stop(), {
      rootMargin: '300px',
    });
    const stop = () => {
      observer.disconnect();
      element.removeEventListener('pointerenter', stop);
      element.removeEventListener('focusin', stop);
      resolve();
    };
    observer.observe(element);
    element.addEventListener('pointerenter', stop);
    element.addEventListener('focusin', stop);
  });
}

/**
 * Brings to life what the server has drawn in an element, once a visitor is near. When the code cannot be fetched
 * (offline, or a new deployment) it stays the picture that was served.
 * @param hydrate fetches the code and hydrates; it is told whether the element has left the page meanwhile.
 * @returns stops it.
 */
export function liveWhenNear(
  element: HTMLElement,
  hydrate: (isGone: () => boolean) => Promise<{ unmount(): void } | undefined>,
): () => void {
  let gone = false;
  const root = near(element)
    .then(() => hydrate(() => gone))
    .catch(() => undefined);
  return () => {
    gone = true;
    // Not while React renders the page.
    setTimeout(async () => (await root)?.unmount());
  };
}
