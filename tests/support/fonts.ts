import type { Page } from '@playwright/test';

/**
 * Returns the strings that a system font renders, with that font. Codes and numbers use the system's monospace font on purpose,
 * so their text is removed from the page.
 */
export async function foreignGlyphs(page: Page): Promise<string[]> {
  await page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const seen = new Set<string>();
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = node.parentElement;
      const text = node.textContent ?? '';
      if (!parent?.checkVisibility() || !text.trim()) continue;
      const { fontFamily, textTransform } = getComputedStyle(parent);
      if (fontFamily.includes('monospace')) {
        node.textContent = '';
        continue;
      }
      // One element for each character of a typeface: the browser answers for one element at a time. Letter case and generated
      // content bring other characters.
      const generated = ['::before', '::after'].map((part) => getComputedStyle(parent, part).content);
      const look = [fontFamily, textTransform, ...generated].join();
      const first = [...text].map((character) => look + character).filter((key) => !seen.has(key));
      if (first.length > 0) parent.setAttribute('data-font-test', '');
      for (const key of first) seen.add(key);
    }
  });
  const browser = await page.context().newCDPSession(page);
  await browser.send('DOM.enable');
  await browser.send('CSS.enable');
  const { root } = await browser.send('DOM.getDocument');
  const { nodeIds } = await browser.send('DOM.querySelectorAll', {
    nodeId: root.nodeId,
    selector: '[data-font-test]',
  });
  const drawn = await Promise.all(
    nodeIds.map(async (nodeId) => {
      const { fonts } = await browser.send('CSS.getPlatformFontsForNode', { nodeId });
      const foreign = fonts.filter(({ isCustomFont }) => !isCustomFont);
      if (foreign.length === 0) return [];
      const { outerHTML } = await browser.send('DOM.getOuterHTML', { nodeId });
      return foreign.map(({ familyName }) => `${familyName}: ${outerHTML.slice(0, 200)}`);
    }),
  );
  return drawn.flat();
}
