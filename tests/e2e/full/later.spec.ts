import { watchShifts } from '../../support/layout.ts';
import { expect, inEachLanguage, inEnglish, networkIdle, test, visit } from '../../support/pages.ts';

/* Sections below the first screen are laid out late, with an estimated height until then: nothing may jump for that. */

const widths = [390, 1440];
/** Most that the parts of a page may move. */
const mostShift = 0.02;

/** How far the estimated height of a page may be from its real height, as a part of the real one. */
const mostError = 0.1;

inEachLanguage('estimates the length of a page before its sections are laid out', async ({ page, url }) => {
  const length = () => page.evaluate(() => document.documentElement.scrollHeight);
  for (const width of [390, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    for (const path of [url, `${url.replace(/\/$/, '')}/features/label-vision`]) {
      await page.emulateMedia({ reducedMotion: 'no-preference' });
      await visit(page, path);
      const estimate = await length();
      // With reduced motion, every section is laid out immediately.
      await page.emulateMedia({ reducedMotion: 'reduce' });
      const real = await length();
      expect(Math.abs(estimate / real - 1), `${path}, ${width} px`).toBeLessThan(mostError);
    }
  }
});

for (const width of widths) {
  inEachLanguage(`moves nothing while a visitor scrolls at once, ${width} px`, async ({ page, url }) => {
    await page.setViewportSize({ width, height: 900 });
    const shifts = await watchShifts(page);
    await page.goto(url, { waitUntil: 'commit' });
    await page.locator('#contact').waitFor({ state: 'attached' });
    for (let turn = 0; turn < 12; turn++) {
      await page.mouse.wheel(0, 700);
      await page.waitForTimeout(50);
    }
    await page.keyboard.press('End');
    const below = () => page.evaluate(() => document.documentElement.scrollHeight - innerHeight - scrollY);
    await expect.poll(below).toBeLessThan(1);
    // Fonts that arrive while the browser scrolls stop it, late sections or not.
    await networkIdle(page);
    // A browser drops a key that comes within the last frame of a scroll.
    await page.waitForTimeout(100);
    await page.keyboard.press('Home');
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
    expect(await shifts()).toBeLessThan(mostShift);
  });
}

inEnglish('scrolls URLs and links with a fragment to the top of their section', async ({ page, url }) => {
  // It opens twelve pages.
  test.slow();
  /** How far a section is from where it belongs, in px: right below the header. */
  const off = (id: string) => () =>
    page.locator(`#${id}`).evaluate((section) => {
      const header = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
      return Math.abs(section.getBoundingClientRect().top - header);
    });
  /** A Korean font that arrives during the scroll makes a line more or less. */
  const line = 40;
  const intervals = [100];
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    for (const id of ['pricing', 'faq', 'contact']) {
      await page.goto('about:blank');
      await page.goto(`${url}#${id}`);
      await expect.poll(off(id), { message: `opened at #${id}, ${width} px`, intervals }).toBeLessThan(line);
    }
    for (const id of ['about', 'pricing', 'contact']) {
      await page.goto('about:blank');
      await visit(page, url);
      const link = page.locator(`a[href="#${id}"]`).first();
      await link.evaluate((element) => (element as HTMLAnchorElement).click());
      await expect.poll(off(id), { message: `a link to #${id}, ${width} px`, intervals }).toBeLessThan(line);
    }
  }
});
