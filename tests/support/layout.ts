import type { Page } from '@playwright/test';

/** Counts how far the parts of the pages that are opened next move, as browsers do (Cumulative Layout Shift). */
export async function watchShifts(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    Object.assign(window, { shifted: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        Object.assign(window, { shifted: Reflect.get(window, 'shifted') + Reflect.get(entry, 'value') });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return () => page.evaluate(() => Reflect.get(window, 'shifted'));
}

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

/** Texts that overflow the page where a clipping parent hides it from `sideways`. */
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

/**
 * In a page that is drawn in its present width (`sideways` has waited for it): finds words that a line break separates although they belong together, and headlines that end in one short word.
 * @param unbreakable source of the expression in lib/typography.tsx.
 */
export function badBreaks(page: Page, unbreakable: string): Promise<string[]> {
  return page.evaluate((source) => {
    const found: string[] = [];
    const linesOf = (range: Range) =>
      new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;

    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const node = walker.currentNode as Text;
      if (!node.parentElement?.checkVisibility() || node.parentElement.closest('script, style, pre'))
        continue;
      for (const match of node.data.matchAll(new RegExp(source, 'gu'))) {
        const range = document.createRange();
        range.setStart(node, match.index);
        range.setEnd(node, match.index + match[0].length);
        if (linesOf(range) > 1) found.push(`${match[0]} in “${node.data.trim().slice(0, 60)}”`);
      }
    }

    for (const heading of document.querySelectorAll('h1, h2')) {
      if (!heading.checkVisibility() || heading.closest('.sr-only')) continue;
      const range = document.createRange();
      range.selectNodeContents(heading);
      const rects = [...range.getClientRects()].filter(({ width }) => width > 1);
      const bottoms = new Map<number, { left: number; right: number }>();
      for (const { bottom, left, right } of rects) {
        const line = [...bottoms.keys()].find((known) => Math.abs(known - bottom) < 8) ?? bottom;
        const known = bottoms.get(line);
        bottoms.set(line, {
          left: Math.min(left, known?.left ?? left),
          right: Math.max(right, known?.right ?? right),
        });
      }
      const widths = [...bottoms].sort(([a], [b]) => a - b).map(([, { left, right }]) => right - left);
      const last = widths.at(-1) ?? 0;
      if (widths.length > 1 && last < 0.2 * Math.max(...widths)) {
        found.push(`short last line of “${heading.textContent?.trim().slice(0, 60)}”`);
      }
    }
    return found;
  }, unbreakable);
}
