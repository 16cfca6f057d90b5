import type { Locator, Page } from '@playwright/test';
import { texts } from '../../support/messages.ts';
import { calm, expect, landings, test, visit } from '../../support/pages.ts';

type Box = { top: number; bottom: number; left: number; right: number };

/** Edges of an element in the window. */
const boxOf = (element: Locator): Promise<Box> =>
  element.evaluate((node) => {
    const { top, bottom, left, right } = node.getBoundingClientRect();
    return { top, bottom, left, right };
  });

const firstScreens = [
  { width: 1280, height: 720 },
  { width: 1366, height: 768 },
  { width: 1440, height: 900 },
  { width: 1920, height: 1080 },
  { width: 390, height: 844 },
];

for (const { locale, address } of landings) {
  test(`the first screen of ${address} is whole`, async ({ page }) => {
    await calm(page);
    await visit(page, address);
    const hero = page.locator('#hero');
    const { category, audience } = texts(locale).landingHero;
    for (const size of firstScreens) {
      await page.setViewportSize(size);
      const where = `${size.width} x ${size.height}`;
      const inside = {
        category: hero.getByText(category, { exact: true }),
        audience: hero.getByText(audience, { exact: true }),
        heading: hero.locator('h1'),
        lead: hero.locator('.type-lead'),
        ...Object.fromEntries(
          (await hero.locator('h1 ~ div > :is(a, button)').all()).map((call, index) => [
            `call ${index}`,
            call,
          ]),
        ),
      };
      expect(Object.keys(inside), where).toContain('call 1');
      for (const [name, element] of Object.entries(inside)) {
        const { top, bottom } = await boxOf(element);
        expect.soft(top, `${name} at ${where}`).toBeGreaterThanOrEqual(0);
        expect.soft(bottom, `${name} at ${where}`).toBeLessThanOrEqual(size.height);
      }
      // What follows stands whole in the first screen or begins below it.
      for (const part of ['h1 ~ p', 'dl:not(figure *)', 'section > div > figure']) {
        for (const element of await hero.locator(part).all()) {
          const { top, bottom } = await boxOf(element);
          const whole = bottom <= size.height || top >= size.height;
          if (size.width > 600 || part === 'h1 ~ p')
            expect.soft(whole, `${part} at ${where}: ${top} to ${bottom}`).toBe(true);
        }
      }
    }
  });

  test(`every figure of ${address} has its basis beside it`, async ({ page }) => {
    await page.goto(address);
    for (const [section, count] of [
      ['#hero dl:not(figure *) > div', 3],
      ['#statistics dl > div', 4],
    ] as const) {
      const figures = page.locator(section);
      await expect(figures).toHaveCount(count);
      for (const figure of await figures.all()) {
        await expect(figure.locator('dt')).not.toBeEmpty();
        await expect(figure.locator('dd')).toHaveCount(2);
        await expect(figure.locator('dd').last()).not.toBeEmpty();
      }
    }
  });

  test(`the crops of ${address} show one true state`, async ({ page }) => {
    await page.goto(address);
    const filing = page.locator('#features figure[data-scene="1"]');
    // A row is still to be fixed, so no stage of the submission is done.
    await expect(filing.locator('[data-kind="fix"]').first()).toBeVisible();
    const { uploaded, validated, issued } = texts(locale).sceneMocraWizard.last;
    for (const stage of [uploaded, validated, issued]) {
      await expect(filing.locator('[data-kind]').filter({ hasText: stage })).toHaveAttribute(
        'data-kind',
        'empty',
      );
    }
    // Findings are listed as far as the drawn panel shows them; a line names the rest.
    await page.setViewportSize({ width: 1440, height: 900 });
    const label = page.locator('#features figure[data-scene="2"]');
    await expect(label.locator('ol > li')).toHaveCount(2);
    await expect(label).toContainText(
      texts(locale).sceneLabelVision.cropMore.includes('other') ? '1 more finding' : '1건',
    );
  });
}

test('§ numbers of the pillars stand in the rail from 1024 px up', async ({ page }) => {
  await visit(page, '/');
  for (const width of [1024, 1280, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    const rail = (await boxOf(page.locator('#features h2'))).left - 32;
    for (const number of await page.locator('#features .pillar-number').all()) {
      expect.soft((await boxOf(number)).right, `${width} px`).toBeLessThan(rail);
    }
  }
});

test.describe('the call bar', () => {
  // CSS alone: it has to work without scripts. The browser counts those it may not run as failed requests.
  test.use({
    javaScriptEnabled: false,
    expectedFailures: ['/_next/static/chunks/'],
    viewport: { width: 390, height: 844 },
  });

  const bar = (page: Page, locale: 'en' | 'ko') =>
    page.getByRole('navigation', { name: texts(locale).landing.callBar.label, exact: true });
  const scrollTo = (page: Page, id: string) =>
    page
      .locator(id)
      .evaluate((section) =>
        window.scrollTo(0, Math.ceil(section.getBoundingClientRect().top + scrollY) + 1),
      );

  for (const { locale, address } of landings) {
    test(`of ${address} comes when the hero has gone, and covers nothing that has the focus`, async ({
      page,
    }) => {
      await calm(page);
      await page.goto(address);
      await expect(bar(page, locale)).not.toBeInViewport();
      await scrollTo(page, '#why');
      await expect(bar(page, locale)).toBeInViewport({ ratio: 1 });
      expect((await boxOf(bar(page, locale))).bottom).toBeCloseTo(844, 0);
      for (const control of await page
        .locator('#features a, #pricing a, #faq summary, #trust button')
        .all()) {
        await control.focus();
        const { top } = await boxOf(bar(page, locale));
        const { top: from, bottom } = await boxOf(control);
        expect.soft(bottom <= top || from >= 844, `${await control.textContent()}`).toBe(true);
      }
      // It stays behind with the questions: the closing section has the same calls.
      await scrollTo(page, '#contact');
      await expect(bar(page, locale)).not.toBeInViewport();
      const [end, next] = [await boxOf(bar(page, locale)), await boxOf(page.locator('#contact'))];
      expect(end.bottom).toBeLessThanOrEqual(next.top + 1);
      const last = await boxOf(page.locator('#faq details').last());
      expect(last.bottom).toBeLessThanOrEqual(end.top);
    });
  }

  test('is not there on wide screens, on low ones and on paper', async ({ page }) => {
    await page.goto('/');
    await expect(bar(page, 'en')).toBeAttached();
    for (const size of [
      { width: 768, height: 1024 },
      { width: 740, height: 390 },
    ]) {
      await page.setViewportSize(size);
      await expect(bar(page, 'en')).toBeHidden();
    }
    await page.setViewportSize({ width: 390, height: 844 });
    await page.emulateMedia({ media: 'print' });
    await expect(bar(page, 'en')).toBeHidden();
  });
});
