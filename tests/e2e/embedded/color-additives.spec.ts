import type { Page } from '@playwright/test';
import { colorAdditivesPath, href } from '../../../lib/routes.ts';
import { colors } from '../../../lib/tools/color-additives/list.ts';
import { texts } from '../../support/messages.ts';
import {
  expect,
  inEachLanguage,
  inEnglish,
  landings,
  layOutAll,
  phone,
  test,
  visit,
} from '../../support/pages.ts';

const shown = (page: Page) =>
  page
    .locator('[data-color-row]:visible')
    .evaluateAll((rows) => rows.map((row) => row.getAttribute('data-color-row')));

const search = (page: Page) => page.getByRole('search').getByRole('searchbox');

test('has every color in the HTML', async ({ request }) => {
  for (const { locale } of landings) {
    const html = await (await request.get(href(locale, colorAdditivesPath))).text();
    for (const { id, eye, general, external, section, certified } of colors) {
      const row = new RegExp(`<li id="${id}"[^>]*>`).exec(html)?.[0] ?? '';
      expect(row).toContain(`data-color-row="${id}"`);
      expect(row).toContain(`data-eye="${eye}" data-general="${general}" data-external="${external}"`);
      expect(row).toContain(`data-section="${section}" data-certified="${certified ? 'yes' : 'no'}"`);
    }
    expect(html.match(/data-color-row=/g)).toHaveLength(colors.length);
    expect(html).toContain(`href="${href(locale, '/rules')}#cfr-21-74-2705"`);
  }
});

inEachLanguage('finds a color by name, number and use', async ({ page, locale }) => {
  await page.setViewportSize(phone);
  await visit(page, href(locale, colorAdditivesPath));
  await expect(search(page)).toBeEnabled();
  const status = page.getByRole('search').getByRole('status');
  await expect(status).toContainText('65');
  const requests: string[] = [];
  // The browser fetches the icon again when the URL changes, and the pointer over the contact link the dialog's code.
  page.on('request', (request) => {
    if (!/\/(icon\.svg|_next\/static)\b/.test(request.url())) requests.push(request.url());
  });

  const questions: [string, string[]][] = [
    ['FD&C Yellow No. 5', ['yellow-5']],
    ['ci 15850', ['red-6', 'red-7']],
    ['황색 5호', ['yellow-6']],
    ['Iron Oxides', ['iron-oxides']],
    ['74.2602a', ['ext-violet-2']],
    ['beta carotene', ['beta-carotene']],
    ['Prussian blue', ['ferric-ferrocyanide']],
    ['CI 16035:1', ['red-40']],
    ['Red 4', ['red-4']],
  ];
  for (const [question, ids] of questions) {
    await search(page).fill(question);
    await expect.poll(() => shown(page), question).toEqual(ids);
    await expect(status).toContainText(String(ids.length));
  }

  // The verdict comes before rows with similar names.
  await search(page).fill('Red 3');
  await expect(page.locator('[data-not-permitted="Red 3"]')).toContainText('21 CFR 81.30(u)');
  await expect(status).toContainText(texts(locale).colorAdditives.find.similar);
  await expect.poll(() => shown(page)).toEqual(['red-30', 'red-31', 'red-33', 'red-34', 'red-36']);
  await search(page).fill('Red 3 (CI 45430)');
  await expect.poll(() => shown(page)).toEqual([]);
  await expect(page.locator('[data-not-permitted="Red 3"]')).toBeVisible();
  await search(page).fill('Patent Blue V');
  await expect(page.locator('[data-not-permitted]')).toContainText('§ 721');
  await search(page).fill('Glow Sparkle');
  await expect(status).toHaveText(texts(locale).colorAdditives.find.none);
  await expect(page.getByRole('heading', { name: texts(locale).colorAdditives.groups.exempt })).toBeHidden();

  await search(page).fill('');
  // By keyboard: the box for the area of the eye, then the one for lips.
  await search(page).focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  const inEye = colors.filter(({ eye }) => eye !== 'no').map(({ id }) => id);
  await expect.poll(() => shown(page)).toEqual(inEye);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  const both = colors.filter(({ eye, general }) => eye !== 'no' && general !== 'no').map(({ id }) => id);
  await expect.poll(() => shown(page)).toEqual(both);
  expect(both.length).toBeLessThan(inEye.length);
  expect(requests).toEqual([]);
});

inEachLanguage('shows limits in the row, and names and sources in its details', async ({ page, locale }) => {
  await visit(page, href(locale, colorAdditivesPath));
  const { limits, checked } = texts(locale).colorAdditives;
  await expect(page.locator('#green-8')).toContainText(limits['green-8']);
  const yellow = page.locator('#yellow-5');
  await expect(yellow.getByRole('link', { name: '21 CFR 74.2705' }).first()).toHaveAttribute(
    'href',
    'https://www.ecfr.gov/current/title-21/section-74.2705',
  );
  const korean = yellow.getByText('황색4호');
  await expect(korean).toBeHidden();
  await yellow.locator('summary').focus();
  await page.keyboard.press('Enter');
  await expect(korean).toBeVisible();
  await expect(yellow).toContainText(checked.source);
});

inEachLanguage('keeps most rows in 56 px, below heads that stay in view', async ({ page, locale }) => {
  for (const size of [{ width: 1440, height: 900 }, phone]) {
    await page.setViewportSize(size);
    await visit(page, href(locale, colorAdditivesPath));
    await layOutAll(page);
    const heights = await page
      .locator('[data-color-row]')
      .evaluateAll((rows) => rows.map((row) => row.getBoundingClientRect().height));
    expect(heights.filter((height) => height <= 57).length).toBeGreaterThan(0.8 * colors.length);
    await page.locator('#red-33').scrollIntoViewIfNeeded();
    await page.mouse.wheel(0, 300);
    await expect(page.locator('[data-color-heads]').first()).toBeInViewport({ ratio: 1 });
  }
});

inEnglish('shows only the color that a link names, and all on demand', async ({ page, locale, text }) => {
  await visit(page, `${href(locale, colorAdditivesPath)}#red-33`);
  await expect.poll(() => shown(page)).toEqual(['red-33']);
  await expect(page.locator('#red-33')).toBeInViewport();
  await expect(page.locator('[data-color-heads]:visible')).toBeInViewport();
  await page
    .getByRole('button', {
      name: text.colorAdditives.find.all.replace('{count}', String(colors.length)),
    })
    .click();
  await expect.poll(async () => (await shown(page)).length).toBe(colors.length);
  await expect(search(page)).toBeFocused();
});

test('keeps the fragment of a color named in the URL', async ({ page }) => {
  await visit(page, `${colorAdditivesPath}#red-36`);
  await expect(page.locator('#red-36')).toBeInViewport();
  await page.locator('#red-36').getByRole('link', { name: 'Red 36' }).click();
  await expect(page).toHaveURL(`${colorAdditivesPath}#red-36`);
});
