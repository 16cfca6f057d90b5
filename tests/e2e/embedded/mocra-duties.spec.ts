import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { href, mocraDutiesPath } from '../../../lib/routes.ts';
import { expectAccessible } from '../../support/accessibility.ts';
import { expect, inEachLanguage, inKorean, networkIdle, phone, test, visit } from '../../support/pages.ts';

/** The visitor's day in these tests. */
test.beforeEach(({ page }) => page.clock.setFixedTime('2026-11-23T12:00:00'));

/** Answers as a visitor does: lists are ticked, the rest is chosen or typed. */
async function give(page: Page, answers: Record<string, string | string[]>) {
  for (const [name, value] of Object.entries(answers)) {
    for (const option of [value].flat()) {
      const choice = page.locator(`[name="${name}"][value="${option}"]`);
      if ((await choice.count()) > 0) await choice.check();
      else await page.locator(`[name="${name}"]`).fill(option);
    }
  }
}

const verdict = (page: Page, duty: string) => page.locator(`[data-duty="${duty}"]`);

inEachLanguage(
  'shows a manufacturer the due duties on a phone without a request',
  async ({ page, locale, text: { mocraDuties } }) => {
    await page.setViewportSize(phone);
    await visit(page, href(locale, mocraDutiesPath));
    await networkIdle(page);
    await page.evaluate(() => document.fonts.ready);
    const requests: string[] = [];
    // Chromium asks for the tab's icon again whenever the URL changes; it says nothing about the visitor.
    page.on('request', (request) => {
      // The pointer over the contact link fetches the dialog's code.
      if (!/\/(icon\.svg|favicon\.ico|_next\/static)\b/.test(request.url())) requests.push(request.url());
    });
    const preset = page.getByRole('button', {
      name: new RegExp(`^${mocraDuties.presets['contract-maker']}`),
    });
    await preset.click();
    await expect(preset).toHaveAttribute('aria-pressed', 'true');
    await expect(page.locator('[name="role"]:checked')).toHaveValue('maker');
    await give(page, {
      drug: 'none',
      sales: '5,000,000',
      country: 'other',
      kinds: ['other'],
      started: '2026-10-01',
      registered: '2024-02-20',
    });

    // The bar at the window's lower edge counts the duties in one line and leads to them.
    const bar = page.locator('main button[type="submit"][form]');
    await expect(bar).toHaveText(locale === 'en' ? '3 applySee dates' : '해당 3일정표');
    await expect(bar).toBeInViewport();
    expect((await bar.boundingBox())?.height).toBeLessThan(60);
    await bar.click();
    await expect(page.locator('main h2:focus')).toBeInViewport();

    const late = { en: 'Was due February 20, 2026, if not renewed yet', ko: '2026년 2월 20일까지였음' }[
      locale
    ];
    // Overdue duties come first; duties that do not apply are collapsed. Every verdict is in tests/unit/mocra-duties/cases.md.
    const duties = page.locator('[data-duty]');
    await expect(duties).toHaveCount(11);
    for (const [index, duty, date, days] of [
      [0, 'registration-renewal', '2026-02-20', '-276'],
      [1, 'facility-registration', '2026-11-30', '7'],
      [2, 'us-agent', '2026-11-30', '7'],
    ] as const) {
      const row = duties.nth(index);
      await expect(row).toHaveAttribute('data-duty', duty);
      await expect(row).toHaveAttribute('data-verdict', 'applies');
      await expect(row).toHaveAttribute('data-due', days);
      await expect(row.locator('time')).toHaveAttribute('datetime', date);
    }
    const none = page.locator('[data-verdict="does-not-apply"]');
    await expect(none).toHaveCount(8);
    await expect(none.first()).toBeHidden();
    await page.locator('details:has([data-duty]) > summary').click();
    await expect(none.first()).toBeVisible();
    // A row opens to its reason and to its rules.
    const first = duties.first();
    await first.locator('summary').click();
    await expect(first).toContainText('2028');
    await expect(first.getByRole('link').first()).toHaveAttribute('href', /\/rules#/);
    await expect(page.locator('main [role="img"]')).toHaveAccessibleName(new RegExp(late));

    // A page left open overnight counts from the new day.
    await page.clock.setFixedTime('2026-12-02T09:00:00');
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await expect(verdict(page, 'facility-registration')).toHaveAttribute('data-due', '-2');
    expect(requests).toEqual([]);
  },
);

inKorean('keeps the answers in the fragment until they are cleared', async ({ page, locale }) => {
  await visit(page, href(locale, mocraDutiesPath));
  await give(page, {
    role: ['maker', 'label-name'],
    drug: 'spf',
    other_cosmetics: 'yes',
    kinds: 'other',
    sales: '$3,000,000',
    country: 'us',
    outgrown: 'no',
    professional: 'yes',
    started: '2026-03-01',
    report: '2026-10-05',
    product: 'Yuja',
  });
  await page.locator('[name="sales"]').fill('$1,025,000');
  const registration = verdict(page, 'facility-registration');
  await expect(registration).toHaveAttribute('data-verdict', 'cannot-be-told');
  const hash =
    '#role=maker&role=label-name&drug=spf&other_cosmetics=yes&kinds=other&sales=1025000&country=us&outgrown=no&professional=yes&started=2026-03-01&report=2026-10-05&product=Yuja';
  // The URL follows the answers after a pause.
  await expect.poll(() => new URL(page.url()).hash).toBe(hash);

  // A shared URL opens with the same answers, the form included.
  await page.goto('about:blank');
  await page.goto(href(locale, mocraDutiesPath) + hash);
  await expect(registration).toHaveAttribute('data-verdict', 'cannot-be-told');
  await expect(page.locator('[name="role"][value="maker"]')).toBeChecked();
  await expect(page.locator('[name="sales"]')).toHaveValue('1025000');
  await expect(page.locator('[name="product"]')).toHaveValue('Yuja');
  // A link to an element of the page keeps the answers.
  await page.evaluate(() => location.assign('#main'));
  await expect(page.locator('[name="product"]')).toHaveValue('Yuja');
  await page.locator('[name="sales"]').fill('1,500,000');
  await expect(registration.locator('time')).toHaveAttribute('datetime', '2026-04-30');

  await page.getByRole('button', { name: /Start over|처음부터 다시/ }).click();
  await expect(page.locator('[name="sales"]')).toHaveValue('');
  await expect(page.locator('main :checked[value]:not([value=""])')).toHaveCount(0);
  await expect.poll(() => new URL(page.url()).hash).toBe('');
  const undo = page.locator('[data-undo] button');
  // The offer ends after ten seconds unless it has the focus, and axe takes longer on a busy machine.
  await undo.focus();
  await expectAccessible(page);
  await undo.click();
  await expect(page.locator('[name="sales"]')).toHaveValue('1500000');
});

for (const width of [1440, 390, 320]) {
  inEachLanguage(
    `shows the docket in the first screen after one tap on the landing, at ${width} px`,
    async ({ page, locale, text: { mocraDuties } }) => {
      await page.setViewportSize(width === 1440 ? { width, height: 900 } : { width, height: 844 });
      await visit(page, href(locale, '/'));
      await page.locator(`main a[href*="${mocraDutiesPath}#role="]`).first().click();
      const docket = page.getByRole('heading', { name: mocraDuties.docket.title });
      await expect(docket).toBeInViewport();
      expect((await docket.boundingBox())?.y).toBeLessThan(width === 1440 ? 330 : 360);
      // At the window's lower edge.
      const actions = page.locator('[data-actions]');
      if (width < 1440) await expect(actions).toBeInViewport({ ratio: 0.9 });
      // The starting points are behind one line.
      await expect(page.locator('main button[aria-pressed]').first()).toBeHidden();
      await page.getByText(mocraDuties.ui.otherStarts).click();
      await expect(page.locator('main button[aria-pressed="true"]')).toBeVisible();
      if (width === 1440) return;
      // The actions take one row, and open the others.
      expect((await actions.boundingBox())?.height).toBeLessThan(72);
      await actions.getByRole('button', { name: mocraDuties.ui.more }).click();
      await expect(actions.getByRole('button', { name: mocraDuties.ui.copy })).toBeVisible();
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    },
  );
}

test('names an invalid amount and a day from before a duty existed', async ({ page }) => {
  await visit(page, mocraDutiesPath);
  const sales = page.locator('[name="sales"]');
  await sales.fill('about a million');
  await expect(sales).not.toHaveAttribute('aria-invalid');
  await page.keyboard.press('Tab');
  await expect(sales).toHaveAttribute('aria-invalid', 'true');
  await expect(sales).toHaveAccessibleDescription(/850,000/);
  await sales.fill('850,000');
  await expect(sales).not.toHaveAttribute('aria-invalid');

  await give(page, { role: ['label-name'], drug: 'none', report: '2022-12-19' });
  const field = page.locator('[name="report"]');
  const time = verdict(page, 'adverse-event-report').locator('time');
  await expect(field).toHaveAccessibleDescription(/December 29, 2023/);
  await expect(time).toHaveCount(0);
  await field.fill('2023-12-29');
  await expect(field).not.toHaveAttribute('aria-invalid');
  await expect(time).toHaveAttribute('datetime', '2024-01-19');
});

test('removes the error of an amount when a preset resets the form', async ({ page }) => {
  await visit(page, mocraDutiesPath);
  const sales = page.locator('[name="sales"]');
  await sales.fill('about a million');
  await page.keyboard.press('Tab');
  await expect(sales).toHaveAttribute('aria-invalid', 'true');
  await page.locator('main button[aria-pressed]').first().click();
  await expect(sales).toHaveValue('');
  await expect(sales).not.toHaveAttribute('aria-invalid');
});

test('copies the result as a letter and saves its future days as a calendar', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await visit(page, `${mocraDutiesPath}?ref=evil.example`);
  await give(page, { role: ['label-name'], drug: 'none', sales: '3000000', first_sale: '2026-09-01' });
  await page.getByRole('button', { name: 'Copy as text' }).click();
  await expect(page.getByRole('button', { name: 'Copied.' })).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toContain('- List the product: By December 30, 2026 (in 37 days).');
  // Nothing else that a link to the page held is passed on.
  expect(copied).toContain(page.url().replace('?ref=evil.example', ''));

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: /calendar/ }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('mocra-duties.ics');
  const file = await readFile(await download.path(), 'utf8');
  expect([...file.matchAll(/DTSTART;VALUE=DATE:(\d+)\r\n/g)].map(([, day]) => day)).toEqual(['20261230']);
});

inEachLanguage('prints the docket on one page', async ({ page, locale }) => {
  const most =
    '#role=maker&role=label-name&drug=none&kinds=other&sales=5000000&country=other&first_sale=2026-09-01&started=2026-10-01&registered=2024-02-20&report=2026-10-05&product=Yuja';
  for (const answers of [most, '#role=label-name&role=maker&sales=2000000', '#role=importer&drug=spf']) {
    await page.goto('about:blank');
    await visit(page, href(locale, mocraDutiesPath) + answers);
    await expect(page.locator('[data-sheet="docket"]')).toBeAttached();
    const pdf = await page.pdf({ format: 'A4' });
    const pages = pdf.toString('latin1').match(/\/Type\s*\/Page\b/g);
    expect(pages, answers).toHaveLength(1);
  }
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('[data-sheet="docket"]')).toContainText(/2|SPF/);
  await expect(page.locator('main form')).toBeHidden();
  await expect(page.locator('h1')).toBeHidden();
});

test('works by keyboard, and links an open result to its question', async ({ page }) => {
  await visit(page, mocraDutiesPath);
  await page.locator('[name="role"][value="maker"]').focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await expect(page).toHaveURL(/#role=maker&role=label-name$/);
  await give(page, { sales: '2000000' });
  await expect(verdict(page, 'product-listing')).toHaveAttribute('data-verdict', 'applies-unless');
  await page.getByRole('link', { name: 'Is the product also a drug?' }).first().click();
  await expect(page.locator('[name="drug"]:focus')).toBeInViewport();
  for (let presses = 0; presses < 4; presses += 1) await page.keyboard.press('ArrowUp');
  await expect(page.locator('[name="drug"]:checked')).toHaveValue('none');
  // So does the next day.
  await page.getByRole('link', { name: /^When did the facility start/ }).click();
  await expect(page.locator('[name="started"]')).toBeFocused();
  expect(new URL(page.url()).hash).toContain('role=maker');
});
