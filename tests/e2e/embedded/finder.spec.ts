import { readFile } from 'node:fs/promises';
import type { Page, Request } from '@playwright/test';
import { finderPath, href } from '../../../lib/routes.ts';
import { daysBetween, type PlainDate } from '../../../lib/rules/dates.ts';
import { expect, inEachLanguage, phone, test, visit } from '../../support/pages.ts';

/** The visitor's day in these tests. */
const on: PlainDate = '2026-11-23';

test.beforeEach(({ page }) => page.clock.setFixedTime(`${on}T12:00:00`));

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

/** People who come here, and what each must learn. Every verdict and date is in tests/unit/rules/cases.md. */
const visitors: { who: string; answers: Parameters<typeof give>[1]; duties: Record<string, string[]> }[] = [
  {
    who: 'a contract manufacturer in Incheon',
    answers: {
      role: ['maker'],
      drug: 'none',
      country: 'other',
      sales: '5,000,000',
      kinds: ['other'],
      started: '2026-10-01',
      registered: '2024-02-20',
    },
    duties: {
      'facility-registration': ['applies', '2026-11-30'],
      'registration-renewal': ['applies', '2026-02-20'],
      'us-agent': ['applies'],
      'product-listing': ['does-not-apply'],
    },
  },
  {
    who: 'a factory that fills sunscreens and makes cosmetics',
    answers: {
      role: ['maker', 'label-name'],
      country: 'us',
      sales: '5000000',
      drug: 'spf',
      other_cosmetics: 'yes',
      started: '2026-03-01',
      report: '2026-10-05',
    },
    duties: {
      'facility-registration': ['applies', '2026-04-30'],
      'us-agent': ['does-not-apply'],
      'adverse-event-report': ['applies', '2026-10-27'],
      'adverse-event-records': ['applies', '2032-10-05'],
    },
  },
  {
    who: 'a brand that has not thought of drugs',
    answers: { role: ['label-name'], sales: '2000000', first_sale: '2026-03-01' },
    duties: {
      'product-listing': ['applies-unless', '2026-06-29'],
      'safety-substantiation': ['applies-unless'],
      'label-contact': ['applies', '2024-12-29'],
    },
  },
];

inEachLanguage('the finder answers visitors, and no request leaves it', async ({ page, locale }) => {
  await page.setViewportSize(phone);
  const requests: string[] = [];
  // Chromium asks for the tab's icon again whenever the address changes; it says nothing about the visitor.
  const note = (request: Request) =>
    /\/(icon\.svg|favicon\.ico)\b/.test(request.url()) || requests.push(request.url());
  for (const { who, answers, duties } of visitors) {
    await visit(page, href(locale, finderPath));
    await page.waitForLoadState('networkidle');
    await page.evaluate(() => document.fonts.ready);
    page.on('request', note);
    await give(page, answers);
    for (const [duty, [expected = '', date]] of Object.entries(duties)) {
      const row = verdict(page, duty);
      await expect.soft(row, `${who}: ${duty}`).toHaveAttribute('data-verdict', expected);
      if (!date) continue;
      await expect.soft(row.locator('time')).toHaveAttribute('datetime', date);
      const days = daysBetween(on, date as PlainDate);
      await expect.soft(row, `${who}: ${duty}`).toHaveAttribute('data-due', String(days));
      // Only a last day to act is overdue, and it says so in words.
      const late = days < 0 && duty !== 'label-contact';
      const words = late
        ? new RegExp(`overdue by ${-days} days?|${-days}일 지남`)
        : /in|남음|시행|days left|보관/;
      await expect.soft(row.locator('summary')).toContainText(words);
    }
    await page.evaluate(() => document.fonts.ready);
    page.off('request', note);
  }
  expect(requests).toEqual([]);
});

inEachLanguage('the fragment keeps the answers until they are cleared', async ({ page, locale }) => {
  await visit(page, href(locale, finderPath));
  await give(page, {
    role: ['maker', 'label-name'],
    drug: 'none',
    sales: '$3,000,000',
    first_sale: '2026-03-01',
    product: 'Yuja',
  });
  await page.locator('[name="sales"]').fill('$1,025,000');
  await expect(verdict(page, 'product-listing')).toHaveAttribute('data-verdict', 'cannot-be-told');
  const { hash } = new URL(page.url());
  expect(new URLSearchParams(hash.slice(1)).getAll('role')).toEqual(['maker', 'label-name']);

  // A shared address opens with the same answers, the form included.
  await page.goto('about:blank');
  await page.goto(href(locale, finderPath) + hash);
  await expect(verdict(page, 'product-listing')).toHaveAttribute('data-verdict', 'cannot-be-told');
  await expect(page.locator('[name="role"][value="maker"]')).toBeChecked();
  await expect(page.locator('[name="sales"]')).toHaveValue('1025000');
  await expect(page.locator('[name="product"]')).toHaveValue('Yuja');
  // A link to a place on the page is no answer.
  await page.evaluate(() => location.assign('#main'));
  await expect(page.locator('[name="product"]')).toHaveValue('Yuja');
  await page.locator('[name="sales"]').fill('1,500,000');
  await expect(verdict(page, 'product-listing').locator('time')).toHaveAttribute('datetime', '2026-06-29');

  await page.getByRole('button', { name: /Clear the answers|답 모두 지우기/ }).click();
  await expect(page.locator('[name="sales"]')).toHaveValue('');
  await expect(page.locator('main :checked[value]:not([value=""])')).toHaveCount(0);
  expect(new URL(page.url()).hash).toBe('');
});

test('what is no amount is said, and so is a day from before a duty existed', async ({ page }) => {
  await visit(page, finderPath);
  const sales = page.locator('[name="sales"]');
  await sales.fill('about a million');
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
  await expect(time).toHaveAttribute('datetime', '2024-01-23');
});

test('the result can be copied as a letter, and its days to come saved as a calendar', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await visit(page, finderPath);
  await give(page, { role: ['label-name'], drug: 'none', sales: '3000000', first_sale: '2026-09-01' });
  await page.getByRole('button', { name: 'Copy as text' }).click();
  await expect(page.getByText('Copied.')).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toContain('- List the product: By December 30, 2026 (in 37 days).');
  expect(copied).toContain(page.url());

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: /calendar/ }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('mocra-duties.ics');
  const file = await readFile(await download.path(), 'utf8');
  expect([...file.matchAll(/DTSTART;VALUE=DATE:(\d+)\r\n/g)].map(([, day]) => day)).toEqual(['20261230']);
});

inEachLanguage('from opening to the docket in six taps on a phone', async ({ page, locale }) => {
  const { preset, next } = {
    en: { preset: /^Contract manufacturer/, next: 'in 7 days' },
    ko: { preset: /^OEM·ODM 제조사/, next: '7일 남음' },
  }[locale];
  await page.setViewportSize(phone);
  await visit(page, href(locale, finderPath));
  await page.getByRole('button', { name: preset }).click();
  await expect(page.getByRole('button', { name: preset })).toHaveAttribute('aria-pressed', 'true');
  await expect(page.locator('[name="role"]:checked')).toHaveValue('maker');
  await page.locator('[name="drug"][value="none"]').check();
  await page.locator('[name="sales"]').fill('5000000');
  await page.locator('[name="started"]').fill('2026-10-01');
  // The bar at the window's lower edge says what comes next, and leads there.
  const bar = page.locator('main form button[type="submit"]');
  await expect(bar).toContainText(next);
  await expect(bar).toBeInViewport();
  await bar.click();
  const docket = page.locator('main h2:focus');
  await expect(docket).toBeInViewport();
  await expect(page.locator('section:has(h2:focus)').getByText(next).first()).toBeInViewport();
});

inEachLanguage('the docket is printed on one page', async ({ page, locale }) => {
  const most =
    '#role=maker&role=label-name&drug=none&kinds=other&sales=5000000&country=other&first_sale=2026-09-01&started=2026-10-01&registered=2024-02-20&report=2026-10-05&product=Yuja';
  for (const answers of [most, '#role=label-name&role=maker&sales=2000000', '#role=importer&drug=spf']) {
    await page.goto('about:blank');
    await visit(page, href(locale, finderPath) + answers);
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

test('the docket has what is overdue first and folds what does not apply', async ({ page }) => {
  await visit(
    page,
    `${finderPath}#role=maker&drug=none&sales=5000000&country=other&started=2026-10-01&registered=2024-02-20`,
  );
  const duties = page.locator('[data-duty]');
  await expect(duties).toHaveCount(11);
  expect(
    await duties.evaluateAll((rows) => rows.slice(0, 3).map((row) => row.getAttribute('data-duty'))),
  ).toEqual(['registration-renewal', 'facility-registration', 'us-agent']);
  const none = page.locator('[data-verdict="does-not-apply"]').first();
  await expect(none).toBeHidden();
  await page.getByText('8 duties do not apply', { exact: true }).click();
  await expect(none).toBeVisible();
  // A row opens to its reason and to its rules.
  await duties.first().locator('summary').click();
  await expect(duties.first()).toContainText(
    'If it was renewed in time, the next renewal is due by February 20, 2028.',
  );
  await expect(duties.first().getByRole('link').first()).toHaveAttribute('href', /^\/rules#/);
  const ruler = page.getByRole('img', { name: /Time ruler/ });
  await expect(ruler).toHaveAccessibleName(/Renew the registration: .*overdue by 276 days/);
});

test('what cannot be told leads to its question, and so does the next day', async ({ page }) => {
  await visit(page, `${finderPath}#role=maker&role=label-name&sales=2000000`);
  await page.getByRole('link', { name: 'Is the product also a drug?' }).first().click();
  await expect(page.locator('[name="drug"]:focus')).toBeInViewport();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowUp');
  await expect(page.locator('[name="drug"]:checked')).toHaveValue('none');
  await page.getByRole('link', { name: /^When did the facility start/ }).click();
  await expect(page.locator('[name="started"]')).toBeFocused();
  expect(new URL(page.url()).hash).toContain('role=maker');
});

test('a page left open overnight counts from the new day', async ({ page }) => {
  await visit(page, `${finderPath}#role=maker&drug=none&sales=5000000&started=2026-10-01`);
  await expect(verdict(page, 'facility-registration')).toHaveAttribute('data-due', '7');
  await page.clock.setFixedTime('2026-12-02T09:00:00');
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect(verdict(page, 'facility-registration')).toHaveAttribute('data-due', '-2');
});

test('the finder is answered by keyboard', async ({ page }) => {
  await visit(page, finderPath);
  await page.locator('[name="role"][value="maker"]').focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await expect(page).toHaveURL(/#role=maker&role=label-name$/);
  // A group of radio buttons is one stop.
  for (let tabs = 0; tabs < 4; tabs += 1) await page.keyboard.press('Tab');
  await page.keyboard.press('ArrowUp');
  await expect(page.locator('[name="drug"]:checked')).toHaveValue('other');
});
