import { features } from '../../../lib/routes.ts';
import {
  desktop,
  expect,
  inEachLanguage,
  layOutAll,
  phone,
  reduceMotion,
  test,
  visit,
} from '../../support/pages.ts';
import { openScene } from '../../support/scenes.ts';

/** Most that a section of a landing may take on a phone, in screens of 844 px. */
const screens = {
  hero: 2,
  why: 1.15,
  features: 1.2,
  brands: 1.35,
  statistics: 0.85,
  about: 0.45,
  trust: 0.85,
  pricing: 1.1,
};

for (const [url, onPhone, onDesktop] of [
  ['/', 9_800, 8_200],
  ['/ko', 9_650, 8_150],
] as const) {
  test(`keeps ${url} short and its elements few on a wide screen`, async ({ page }) => {
    await reduceMotion(page);
    await page.setViewportSize(desktop);
    await visit(page, url);
    await layOutAll(page);
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThan(onDesktop);
    // The time of styles and layout grows with the elements. Those of closed pictures are in `<noscript>`.
    expect(await page.locator('*').count()).toBeLessThanOrEqual(1300);
  });

  test(`keeps ${url} short enough for a phone`, async ({ page }) => {
    await reduceMotion(page);
    await page.setViewportSize(phone);
    await visit(page, url);
    await layOutAll(page);
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThan(onPhone);
    for (const [id, most] of Object.entries(screens)) {
      const box = await page.locator(`#${id}`).boundingBox();
      expect.soft((box?.height ?? Number.POSITIVE_INFINITY) / 844, id).toBeLessThan(most);
    }
  });
}

/** Returns the words of a scene that its tag covers, and whether an edge cuts the tag. */
function findCovered(tag: HTMLElement) {
  const box = tag.getBoundingClientRect();
  const scene = tag.closest('figure');
  if (!scene) throw new Error('The tag is outside a scene.');
  const covered: string[] = [];
  // SVG drawings may extend below the part that is shown.
  for (const element of scene.querySelectorAll('*:not(svg, svg *)')) {
    if (element === tag) continue;
    for (const node of element.childNodes) {
      if (node.nodeType !== Node.TEXT_NODE || !node.textContent?.trim()) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      for (const line of range.getClientRects()) {
        const isBeside = line.right <= box.left || line.left >= box.right;
        // Lines are taller than their letters.
        const isAbove =
          line.bottom - line.height * 0.15 <= box.top || line.top + line.height * 0.15 >= box.bottom;
        if (line.width > 1 && !isBeside && !isAbove) covered.push(node.textContent.trim());
      }
    }
  }
  tag.style.pointerEvents = 'auto';
  const isCut = [box.left + 2, box.right - 2].some(
    (x) => document.elementFromPoint(x, box.top + box.height / 2) !== tag,
  );
  return { covered, isCut };
}

for (const feature of features) {
  inEachLanguage(`keeps words clear of the tag in the scene of ${feature}`, async ({ page, locale }) => {
    await reduceMotion(page);
    for (const viewport of [phone, { width: 768, height: 900 }, desktop]) {
      await page.setViewportSize(viewport);
      await openScene(page, locale, feature);
      const tag = page.locator('[data-invite]');
      await tag.scrollIntoViewIfNeeded();
      expect(await tag.evaluate(findCovered), String(viewport.width)).toEqual({ covered: [], isCut: false });
    }
  });
}

test('starts no transition with reduced motion when the size of the window changes', async ({ page }) => {
  await reduceMotion(page);
  await page.setViewportSize(desktop);
  await page.goto('/features/evidence-vault');
  await page.evaluate(() => {
    addEventListener('transitionrun', ({ target }) => {
      document.documentElement.dataset.transition = (target as Element).outerHTML.slice(0, 100);
    });
  });
  // Headings are smaller on a phone.
  await page.setViewportSize(phone);
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  await expect(page.locator('html')).not.toHaveAttribute('data-transition');
});
