import { href } from '../../../lib/routes.ts';
import { expectAccessible, expectAccessibleElsewhere } from '../../support/accessibility.ts';
import { sideways } from '../../support/layout.ts';
import { expect, inEachLanguage, pageUrls, phone, reduceMotion, test, visit } from '../../support/pages.ts';

test.use({ expectedFailures: ['nope'] });
test.beforeEach(({ page }) => reduceMotion(page));

/** Articles with sources, a citation and callouts. */
const articles = ['cosmetic-product-listing-120-days', 'mocra-product-listing-120-days'];

// Korean pages have the elements and colors of the English ones; every-page.spec.ts checks the names and languages in both.
for (const { url } of pageUrls.filter(({ locale, path }) => locale === 'en' || path === '/')) {
  test(`passes axe on ${url} on a phone, and in forced colors`, async ({ page }) => {
    await visit(page, url);
    await expectAccessibleElsewhere(page);
  });
}

for (const slug of articles) {
  test(`passes axe on the article ${slug}, on a phone and in forced colors`, async ({ page }) => {
    await visit(page, `/resources/${slug}`);
    await expectAccessible(page);
    await expectAccessibleElsewhere(page);
  });
}

inEachLanguage('passes axe on the first topic, on a phone and in forced colors', async ({ page, locale }) => {
  await visit(page, href(locale, '/resources'));
  const topic = page.locator('main nav a[href*="/resources/topics/"]').first();
  await visit(page, String(await topic.getAttribute('href')));
  await expectAccessible(page);
  await expectAccessibleElsewhere(page);
});

test('passes axe on not-found pages in both languages and on an article', async ({ page }) => {
  for (const url of ['/nope', '/ko/nope', '/resources/nope']) {
    await visit(page, url);
    await expectAccessible(page);
  }
});

inEachLanguage('passes axe on a landing whose sections are not laid out yet', async ({ page, url }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.setViewportSize({ width: 412, height: 823 });
  await page.goto(url);
  // A link in such a section can begin a transition from the browser's color when its style is first read, and is paused in it.
  await page.evaluate(() => {
    for (const link of document.links) getComputedStyle(link).getPropertyValue('color');
    for (const animation of document.getAnimations()) {
      if (animation instanceof CSSTransition) animation.finish();
    }
  });
  await expectAccessible(page);
});

inEachLanguage('questions and menus of the landing', async ({ page, url, text: { header } }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await visit(page, url);
  await page.locator('#faq details').evaluateAll((all) => {
    for (const question of all) {
      question.removeAttribute('name');
      question.setAttribute('open', '');
    }
  });
  await page.getByRole('banner').getByRole('button', { name: header.features, exact: true }).click();
  await expect(page.locator('#features-menu')).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await page.setViewportSize(phone);
  await page.getByRole('button', { name: header.openMenu }).click();
  await expect(page.locator('#site-menu')).toBeVisible();
  await expectAccessible(page);
});

test.describe('with the text spacing of WCAG 1.4.12', () => {
  // A reader's styles come from the browser, which no policy of the page stops.
  test.use({ bypassCSP: true });

  /** The widest spacing that a reader may ask for; drawings keep their lettering. */
  const spacing = `:not(svg, svg *) {
      line-height: 1.5 !important; letter-spacing: .12em !important; word-spacing: .16em !important }
    p { margin-bottom: 2em !important }`;

  test('pages still fit', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 900 });
    for (const url of ['/', '/ko', '/resources', '/features/label-vision', '/ko/features/import-assist']) {
      await visit(page, url);
      await page.addStyleTag({ content: spacing });
      expect((await sideways(page)).overflow, url).toBe(0);
    }
  });
});
