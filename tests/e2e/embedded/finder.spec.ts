import { readFile } from 'node:fs/promises';
import { gzipSync } from 'node:zlib';
import { href } from '../../../lib/routes.ts';
import { daysBetween, type PlainDate } from '../../../lib/rules/dates.ts';
import { englishFirst, expect, landings, test, visit } from '../../support/pages.ts';

const addresses = landings.map(({ locale }) => ({ locale, address: href(locale, '/tools/mocra-duties') }));

/** The visitor's day in these tests. */
const on: PlainDate = '2026-11-23';

type Page = import('@playwright/test').Page;

test.beforeEach(({ page }) => page.clock.setFixedTime(`${on}T12:00:00`));

type Given = Readonly<Record<string, string | readonly string[]>>;

/** Answers as a visitor does: lists are ticked, the rest is chosen or typed. */
async function give(page: Page, answers: Given) {
  for (const [name, value] of Object.entries(answers)) {
    for (const option of [value].flat()) {
      const control = page.locator(`[name="${name}"]`).first();
      const type = await control.getAttribute('type');
      if (type === 'checkbox' || type === 'radio')
        await page.locator(`[name="${name}"][value="${option}"]`).check();
      else await control.fill(option);
    }
  }
}

const verdict = (page: Page, duty: string) => page.locator(`[data-duty="${duty}"]`);

/** People who come here, and what each must learn. */
const visitors: { who: string; answers: Given; duties: Record<string, [verdict: string, date?: string]> }[] =
  [
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
        'label-contact': ['does-not-apply'],
      },
    },
    {
      who: 'a soap maker with a market stall online',
      answers: {
        role: ['maker', 'label-name', 'retailer'],
        country: 'us',
        sales: '40000',
        kinds: ['other'],
        drug: 'none',
      },
      duties: {
        'facility-registration': ['does-not-apply'],
        'product-listing': ['does-not-apply'],
        'safety-substantiation': ['applies'],
        'label-contact': ['applies', '2024-12-29'],
        'adverse-event-report': ['applies'],
      },
    },
    {
      who: 'a brand with a sunscreen',
      answers: {
        role: ['label-name'],
        country: 'other',
        sales: '2000000',
        kinds: ['other'],
        drug: 'spf',
        report: '2026-10-05',
      },
      duties: {
        'drug-rules': ['applies'],
        'product-listing': ['does-not-apply'],
        'safety-substantiation': ['does-not-apply'],
        'adverse-event-report': ['applies', '2026-10-27'],
        'adverse-event-records': ['applies', '2032-10-05'],
        'label-contact': ['applies'],
      },
    },
    {
      who: 'a factory that fills sunscreens, before and after it tells what else it makes',
      answers: { role: ['maker'], country: 'us', sales: '5000000', drug: 'spf' },
      duties: {
        'facility-registration': ['cannot-be-told'],
        gmp: ['applies'],
        'us-agent': ['does-not-apply'],
      },
    },
    {
      who: 'the same factory',
      answers: {
        role: ['maker'],
        sales: '5000000',
        drug: 'spf',
        other_cosmetics: 'yes',
        started: '2026-03-01',
      },
      duties: { 'facility-registration': ['applies', '2026-04-30'] },
    },
    {
      who: 'a brand that has not thought of drugs',
      answers: { role: ['label-name'], sales: '2000000', first_sale: '2026-03-01' },
      duties: {
        'product-listing': ['applies-unless', '2026-06-29'],
        'safety-substantiation': ['applies-unless'],
        'adverse-event-report': ['applies'],
      },
    },
    {
      who: 'a firm that only labels',
      answers: { role: ['label-only'], drug: 'none' },
      duties: {
        'facility-registration': ['does-not-apply'],
        'product-listing': ['does-not-apply'],
        'drug-rules': ['does-not-apply'],
      },
    },
  ];

for (const { address, locale } of addresses) {
  test(
    `${address} answers four visitors, and no request leaves it`,
    englishFirst(locale),
    async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 844 });
      const requests: string[] = [];
      for (const { who, answers, duties } of visitors) {
        await visit(page, address);
        await page.waitForLoadState('networkidle');
        await page.evaluate(() => document.fonts.ready);
        // Chromium asks for the tab's icon again whenever the address changes; it says nothing about the visitor.
        const note = (request: import('@playwright/test').Request) =>
          /\/(icon\.svg|favicon\.ico)\b/.test(request.url()) || requests.push(`${who}: ${request.url()}`);
        page.on('request', note);
        await give(page, answers);
        for (const [duty, [expected, date]] of Object.entries(duties)) {
          await expect.soft(verdict(page, duty), `${who}: ${duty}`).toHaveAttribute('data-verdict', expected);
          if (!date) continue;
          const row = verdict(page, duty);
          await expect.soft(row.locator('time')).toHaveAttribute('datetime', date);
          const days = daysBetween(on, date as PlainDate);
          await expect.soft(row, `${who}: ${duty}`).toHaveAttribute('data-due', String(days));
          // Only a last day to act is overdue, and it says so in words.
          const late = days < 0 && duty !== 'label-contact';
          await expect
            .soft(row.locator('summary'))
            .toContainText(
              late ? new RegExp(`overdue by ${-days} days?|${-days}일 지남`) : /in|남음|시행|days left|보관/,
            );
        }
        await page.evaluate(() => document.fonts.ready);
        page.off('request', note);
      }
      expect(requests).toEqual([]);
    },
  );

  test(
    `${address} keeps its answers in the fragment, and can be cleared`,
    englishFirst(locale),
    async ({ page }) => {
      await visit(page, address);
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
      await page.goto(address + hash);
      await expect(verdict(page, 'product-listing')).toHaveAttribute('data-verdict', 'cannot-be-told');
      await expect(page.locator('[name="role"][value="maker"]')).toBeChecked();
      await expect(page.locator('[name="sales"]')).toHaveValue('1025000');
      await expect(page.locator('[name="product"]')).toHaveValue('Yuja');
      // A link to a place on the page is no answer.
      await page.evaluate(() => location.assign('#main'));
      await expect(page.locator('[name="product"]')).toHaveValue('Yuja');
      await page.locator('[name="sales"]').fill('1,500,000');
      await expect(verdict(page, 'product-listing').locator('time')).toHaveAttribute(
        'datetime',
        '2026-06-29',
      );

      await page.getByRole('button', { name: /Clear the answers|답 모두 지우기/ }).click();
      await expect(page.locator('[name="sales"]')).toHaveValue('');
      await expect(page.locator('main :checked[value]:not([value=""])')).toHaveCount(0);
      expect(new URL(page.url()).hash).toBe('');
    },
  );
}

test('an amount that is none is said, and counts as no answer', async ({ page }) => {
  await visit(page, '/tools/mocra-duties');
  const sales = page.locator('[name="sales"]');
  await sales.fill('about a million');
  await expect(sales).toHaveAttribute('aria-invalid', 'true');
  await expect(sales).toHaveAccessibleDescription(/850,000/);
  await sales.fill('850,000');
  await expect(sales).not.toHaveAttribute('aria-invalid');
});

test('a day from before a duty existed gets a sentence instead of a date', async ({ page }) => {
  await visit(page, '/tools/mocra-duties');
  await give(page, { role: ['label-name'], drug: 'none', report: '2022-12-19' });
  const field = page.locator('[name="report"]');
  await expect(field).toHaveAccessibleDescription(/December 29, 2023/);
  await expect(verdict(page, 'adverse-event-report').locator('time')).toHaveCount(0);
  await field.fill('2023-12-29');
  await expect(field).not.toHaveAttribute('aria-invalid');
  await expect(verdict(page, 'adverse-event-report').locator('time')).toHaveAttribute(
    'datetime',
    '2024-01-23',
  );
});

test('the result can be copied as a letter, and its days to come saved as a calendar', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await visit(page, '/tools/mocra-duties');
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

for (const { address, locale } of addresses) {
  const { preset, next } = {
    en: { preset: /^Contract manufacturer/, next: 'in 7 days' },
    ko: { preset: /^OEM·ODM 제조사/, next: '7일 남음' },
  }[locale];

  test(
    `${address}: from opening to the docket in six taps on a phone`,
    englishFirst(locale),
    async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 844 });
      await visit(page, address);
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
    },
  );

  test(`${address} prints its docket on one page`, englishFirst(locale), async ({ page }) => {
    const most =
      '#role=maker&role=label-name&drug=none&kinds=other&sales=5000000&country=other&first_sale=2026-09-01&started=2026-10-01&registered=2024-02-20&report=2026-10-05&product=Yuja';
    for (const answers of [most, '#role=label-name&role=maker&sales=2000000', '#role=importer&drug=spf']) {
      await page.goto('about:blank');
      await visit(page, address + answers);
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
}

test('the docket has what is overdue first and folds what does not apply', async ({ page }) => {
  await visit(
    page,
    '/tools/mocra-duties#role=maker&drug=none&sales=5000000&country=other&started=2026-10-01&registered=2024-02-20',
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

test('what cannot be told leads to its question, and the next day to the one that gives it', async ({
  page,
}) => {
  await visit(page, '/tools/mocra-duties#role=maker&role=label-name&sales=2000000');
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
  await visit(page, '/tools/mocra-duties#role=maker&drug=none&sales=5000000&started=2026-10-01');
  await expect(verdict(page, 'facility-registration')).toHaveAttribute('data-due', '7');
  await page.clock.setFixedTime('2026-12-02T09:00:00');
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect(verdict(page, 'facility-registration')).toHaveAttribute('data-due', '-2');
});

test('the finder is answered by keyboard', async ({ page }) => {
  await visit(page, '/tools/mocra-duties');
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

for (const { address, locale } of addresses) {
  test(`${address} is the whole table without scripts`, englishFirst(locale), async ({ browser }) => {
    const page = await (await browser.newContext({ javaScriptEnabled: false })).newPage();
    await page.goto(address);
    await expect(page.locator('[data-duty]')).toHaveCount(11);
    await expect(page.locator('[data-duty] dl')).toHaveCount(11);
    await expect(page.locator('main noscript p, main p', { hasText: 'JavaScript' }).first()).toBeVisible();
    for (const control of await page.locator('main [name]').all()) await expect(control).toBeDisabled();
    await page.context().close();
  });
}

test('the finder’s own script is small', async ({ page }) => {
  const sizes = new Map<string, number>();
  page.on('response', async (response) => {
    if (response.request().resourceType() !== 'script') return;
    sizes.set(new URL(response.url()).pathname, gzipSync(await response.body()).length);
  });
  const scriptsOf = async (address: string) => {
    sizes.clear();
    await visit(page, address);
    await page.waitForLoadState('networkidle');
    return new Map(sizes);
  };
  const plain = await scriptsOf('/privacy');
  const finder = await scriptsOf('/tools/mocra-duties');
  const own = [...finder].filter(([file]) => !plain.has(file)).reduce((sum, [, size]) => sum + size, 0);
  expect(own).toBeGreaterThan(4_000);
  expect(own).toBeLessThan(17_000);
});
