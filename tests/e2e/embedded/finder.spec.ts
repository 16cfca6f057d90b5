import { gzipSync } from 'node:zlib';
import { expect, test, visit } from '../../support/pages.ts';

const addresses = ['/tools/mocra-duties', '/ko/tools/mocra-duties'];

type Given = Readonly<Record<string, string | readonly string[]>>;

/** Answers as a visitor does: lists are ticked, the rest is chosen or typed. */
async function give(page: import('@playwright/test').Page, answers: Given) {
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

const verdict = (page: import('@playwright/test').Page, duty: string) =>
  page.locator(`[data-duty="${duty}"]`);

/** People who come here, and what each must learn. */
const visitors: { who: string; answers: Given; duties: Record<string, [verdict: string, date?: string]> }[] =
  [
    {
      who: 'a contract manufacturer in Incheon',
      answers: {
        role: ['maker'],
        country: 'other',
        sales: '5,000,000',
        kinds: ['other'],
        drug: 'none',
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

for (const address of addresses) {
  test(`${address} answers four visitors, and no request leaves it`, async ({ page }) => {
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
        if (date) await expect.soft(verdict(page, duty).locator('time')).toHaveAttribute('datetime', date);
      }
      await page.evaluate(() => document.fonts.ready);
      page.off('request', note);
    }
    expect(requests).toEqual([]);
  });

  test(`${address} keeps its answers in the fragment, and can be cleared`, async ({ page }) => {
    await visit(page, address);
    await give(page, {
      role: ['maker', 'label-name'],
      sales: '$1,025,000',
      first_sale: '2026-03-01',
      drug: 'none',
    });
    await expect(verdict(page, 'product-listing')).toHaveAttribute('data-verdict', 'cannot-be-told');
    const { hash } = new URL(page.url());
    expect(new URLSearchParams(hash.slice(1)).getAll('role')).toEqual(['maker', 'label-name']);

    // A shared address opens with the same answers, the form included.
    await page.goto('about:blank');
    await page.goto(address + hash);
    await expect(verdict(page, 'product-listing')).toHaveAttribute('data-verdict', 'cannot-be-told');
    await expect(page.locator('[name="role"][value="maker"]')).toBeChecked();
    await expect(page.locator('[name="sales"]')).toHaveValue('1025000');
    await page.locator('[name="sales"]').fill('1,500,000');
    await expect(verdict(page, 'product-listing').locator('time')).toHaveAttribute('datetime', '2026-06-29');

    await page.locator('main button').last().click();
    await expect(page.locator('[name="sales"]')).toHaveValue('');
    await expect(page.locator('main :checked[value]:not([value=""])')).toHaveCount(0);
    expect(new URL(page.url()).hash).toBe('');
  });
}

test('an amount that is none is said, and counts as no answer', async ({ page }) => {
  await visit(page, addresses[0] ?? '');
  const sales = page.locator('[name="sales"]');
  await sales.fill('about a million');
  await expect(sales).toHaveAttribute('aria-invalid', 'true');
  await expect(sales).toHaveAccessibleDescription(/850,000/);
  await sales.fill('850,000');
  await expect(sales).not.toHaveAttribute('aria-invalid');
});

test('a day from before a duty existed gets a sentence instead of a date', async ({ page }) => {
  await visit(page, addresses[0] ?? '');
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

test('the result can be copied, and its dates saved as a calendar', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await visit(page, addresses[0] ?? '');
  await give(page, { role: ['label-name'], drug: 'none', sales: '3000000', first_sale: '2026-03-01' });
  await page.getByRole('button', { name: 'Copy as text' }).click();
  await expect(page.getByText('Copied.')).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toContain('List the product · Applies · By June 29, 2026');
  expect(copied).toContain(page.url());

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: /calendar/ }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('mocra-duties.ics');
  const { readFile } = await import('node:fs/promises');
  expect(await readFile(await download.path(), 'utf8')).toMatch(/DTSTART;VALUE=DATE:20260629\r\n/);
});

test('the finder is answered by keyboard', async ({ page }) => {
  await visit(page, addresses[0] ?? '');
  await page.locator('[name="role"][value="maker"]').focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await expect(page).toHaveURL(/#role=maker&role=label-name$/);
  // A group of radio buttons is one stop.
  for (let tabs = 0; tabs < 4; tabs += 1) await page.keyboard.press('Tab');
  await page.keyboard.press('ArrowUp');
  await expect(page.locator('[name="country"]:checked')).toHaveValue('other');
});

for (const address of addresses) {
  test(`${address} is the whole table without scripts`, async ({ browser }) => {
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
  const finder = await scriptsOf(addresses[0] ?? '');
  const own = [...finder].filter(([file]) => !plain.has(file)).reduce((sum, [, size]) => sum + size, 0);
  expect(own).toBeGreaterThan(4_000);
  expect(own).toBeLessThan(15_000);
});
