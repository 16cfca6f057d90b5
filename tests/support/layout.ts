import type { Page } from '@playwright/test';

/**
 * Measures Cumulative Layout Shift of the pages that are opened next. Returns a function with the shift until then, which
 * waits until nothing has moved for 100 ms.
 */
export async function watchShifts(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    let shifted = 0;
    const add = (entries: PerformanceEntry[]) => {
      for (const entry of entries) shifted += Reflect.get(entry, 'value');
    };
    const observer = new PerformanceObserver((list) => add(list.getEntries()));
    observer.observe({ type: 'layout-shift', buffered: true });
    Object.assign(window, {
      readShifts: () => {
        add(observer.takeRecords());
        return shifted;
      },
    });
  });
  return () =>
    page.evaluate(async () => {
      const read: () => number = Reflect.get(window, 'readShifts');
      let shifted = read();
      let before: number;
      // A click moves a page in several frames, and a busy browser reports a shift some frames after it.
      do {
        before = shifted;
        await new Promise((done) => setTimeout(done, 100));
        shifted = read();
      } while (shifted !== before);
      return shifted;
    });
}

/** Returns how far the page scrolls sideways, in px, once it is rendered at its current width. */
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

/** Returns strings that overflow the page inside a clipping parent, which `sideways` does not see. */
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
 * Finds bad line breaks in a page after layout (`sideways` waits for it): words that belong together on two lines, lines
 * that begin with a dot between words, a closing bracket or a Korean particle after a bracket, and headlines that end in
 * one short word.
 * @param unbreakable source of the expression in lib/text/typography.tsx.
 */
export function badBreaks(page: Page, unbreakable: string): Promise<string[]> {
  return page.evaluate((source) => {
    const found: string[] = [];
    const range = document.createRange();
    const rectOf = (node: Text, index: number) => {
      range.setStart(node, index);
      range.setEnd(node, index + 1);
      return range.getBoundingClientRect();
    };
    const blockOf = (element: Element | null): Element | null =>
      element && getComputedStyle(element).display === 'inline' ? blockOf(element.parentElement) : element;
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    let previous: { node: Text; block: Element | null } | undefined;
    while (texts.nextNode()) {
      const node = texts.currentNode as Text;
      const parent = node.parentElement;
      if (!parent?.checkVisibility() || parent.closest('script, style, pre')) continue;
      for (const match of node.data.matchAll(new RegExp(source, 'gu'))) {
        range.setStart(node, match.index);
        range.setEnd(node, match.index + match[0].length);
        const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
        if (lines.size > 1) found.push(`${match[0]} in “${node.data.trim().slice(0, 60)}”`);
      }
      if (parent.closest('svg, .sr-only')) continue;
      const block = blockOf(parent);
      for (const { 0: begins, index } of node.data.matchAll(/[·)\]」』]|(?<=^|\))\p{Script=Hangul}/gu)) {
        // The character before may be in another element.
        const before = index > 0 ? node : previous?.block === block ? previous.node : undefined;
        if (!before) continue;
        const at = (index > 0 ? index : before.length) - 1;
        const char = before.data.charAt(at);
        if (/\s/.test(char) || (/\p{Script=Hangul}/u.test(begins) && char !== ')')) continue;
        if (rectOf(node, index).top > rectOf(before, at).bottom - 4)
          found.push(`a line begins with “${node.data.slice(index, index + 15)}”`);
      }
      if (node.length > 0) previous = { node, block };
    }

    /** True if the last word of an element begins its line. */
    const endsInOneWord = (element: Element, left: number) => {
      const all = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      let end: Text | undefined;
      while (all.nextNode()) end = all.currentNode as Text;
      return end !== undefined && rectOf(end, end.data.trimEnd().lastIndexOf(' ') + 1).left < left + 2;
    };

    for (const heading of document.querySelectorAll('h1, h2')) {
      if (!heading.checkVisibility() || heading.closest('.sr-only')) continue;
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
      // A main heading does not end in one word alone, unless that is a long one.
      const shortest =
        heading.localName === 'h1' && endsInOneWord(heading, heading.getBoundingClientRect().left)
          ? 0.45
          : 0.2;
      if (widths.length > 1 && last < shortest * Math.max(...widths)) {
        found.push(`short last line of “${heading.textContent?.trim().slice(0, 60)}”`);
      }
    }
    return found;
  }, unbreakable);
}

/**
 * Returns links and buttons that a finger can hit on fewer than 44 px of height, give or take a rounded line. Scenes, whose
 * drawings have a fixed size, links in running text, and stacked citations are left out; a tab of the landing has its whole
 * drawing as target.
 */
export function lowTargets(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const blockOf = (element: Element): Element =>
      getComputedStyle(element).display.startsWith('inline') && element.parentElement
        ? blockOf(element.parentElement)
        : element;
    const lengthOf = (element: Element) => element.textContent?.trim().length ?? 0;
    const found: string[] = [];
    for (const element of document.querySelectorAll('a[href], button:enabled, summary')) {
      if (
        !element.checkVisibility() ||
        element.closest('.sr-only, .skip-link, .hit, #features, [inert], figure, svg')
      )
        continue;
      const inline = getComputedStyle(element).display === 'inline';
      if (inline && lengthOf(blockOf(element)) > lengthOf(element) + 12) continue;
      element.scrollIntoView({ block: 'center', behavior: 'instant' });
      const [line] = element.getClientRects();
      if (!line || line.width < 2) continue;
      const x = line.left + line.width / 2;
      const middle = line.top + line.height / 2;
      const isHit = (y: number) => element.contains(document.elementFromPoint(x, y));
      let [top, bottom] = [middle, middle];
      while (middle - top < 23 && isHit(top - 0.5)) top -= 0.5;
      while (bottom - middle < 23 && isHit(bottom + 0.5)) bottom += 0.5;
      if (bottom - top < 42.5) found.push(`${Math.round(bottom - top)} px: ${element.textContent?.trim()}`);
    }
    return found;
  });
}
