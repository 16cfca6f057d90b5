import type { Page } from '@playwright/test';

/**
 * Returns the strings that a system font renders, with that font. Codes and numbers use the system's monospace font on purpose,
 * so their text is removed from the page.
 */
export async function foreignGlyphs(page: Page): Promise<string[]> {
  await page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = node.parentElement;
      if (!parent || !node.textContent?.trim()) continue;
      if (getComputedStyle(parent).fontFamily.includes('monospace')) node.textContent = '';
      else parent.setAttribute('data-font-test', '');
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
