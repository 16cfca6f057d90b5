import type { Page } from '@playwright/test';

/** How far the page can be moved sideways, in px, once it is drawn in its present width. */
export function sideways(page: Page) {
  return page.evaluate(async () => {
    // Container queries follow a change of the window one frame later.
    for (let frame = 0; frame < 3; frame += 1) await new Promise((done) => requestAnimationFrame(done));
    const root = document.documentElement;
    scrollTo({ left: 10_000, behavior: 'instant' });
    const moved = scrollX;
    scrollTo({ left: 0, behavior: 'instant' });
    return { overflow: root.scrollWidth - root.clientWidth, moved };
  });
}

/** Texts that stand out of the page, where a parent that clips hides it from `sideways`. */
export function cutOff(page: Page): Promise<string[]> {
  return page.locator('main').evaluate((main) =>
    [...main.querySelectorAll('h1, h2, h3, p, li, dt, dd, summary, button, a')]
      .filter((element) => {
        if (!element.checkVisibility() || element.closest('.sr-only, .table-scroll, [aria-hidden="true"]'))
          return false;
        const box = element.getBoundingClientRect();
        return box.width > 1 && (box.left < -1 || box.right > document.documentElement.clientWidth + 1);
      })
      .map((element) => `${element.localName}: ${element.textContent?.trim().slice(0, 50)}`),
  );
}
