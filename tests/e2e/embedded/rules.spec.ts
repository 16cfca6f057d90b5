import { href } from '../../../lib/routes.ts';
import { ledger } from '../../../lib/rules/ledger.ts';
import { translator } from '../../support/messages.ts';
import {
  expect,
  inBothLanguages,
  inEachLanguage,
  inEnglish,
  phone,
  test,
  visit,
  withoutScripts,
} from '../../support/pages.ts';

inBothLanguages('keeps rules folded until a subject is opened', async ({ page, locale }) => {
  await page.setViewportSize(phone);
  await visit(page, href(locale, '/rules'));
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThan(8000);
  await expect(page.locator('#rules li[id]')).toHaveCount(ledger.length);
  await expect(page.locator('#rules li[id]:visible')).toHaveCount(0);
});

inEachLanguage('keeps the search in the URL', async ({ page, locale }) => {
  const t = translator(locale, 'rules');
  await visit(page, href(locale, '/rules'));
  const status = page.locator('#main [role="status"]');
  const words = page.getByRole('searchbox');
  const found = page.locator('#rules li[id]:visible');
  const total = ledger.length;
  await expect(status).toHaveText(t('search.all', { total }));

  await words.fill('§607(c)(2)');
  await expect(found).toHaveCount(1);
  await expect(page.locator('#fdca-607-c-2')).toBeVisible();
  await expect(status).toHaveText(t('search.found', { shown: '1', total }));
  // The URL follows the search after a pause.
  await expect(page).toHaveURL(/607/);
  await page.reload();
  await expect(words).toHaveValue('§607(c)(2)');
  await expect(found).toHaveCount(1);

  await words.fill('');
  await expect(found).toHaveCount(0);
  await expect.poll(() => new URL(page.url()).search).toBe('');
  const { id } = ledger.find(({ state }) => state === 'withdrawn') ?? { id: '' };
  await page.getByLabel(t('search.state'), { exact: true }).selectOption('withdrawn');
  await expect(found).toHaveCount(ledger.filter(({ state }) => state === 'withdrawn').length);
  await expect(page.locator(`#${id}`)).toBeVisible();
  await page.getByLabel(t('search.who'), { exact: true }).selectOption('retailer');
  await expect(status).toHaveText(t('search.none'));
  await page.getByRole('button', { name: t('search.clear') }).click();
  await expect(status).toHaveText(t('search.all', { total }));
  await page.getByLabel(t('search.since'), { exact: true }).fill('2026-11-23');
  await expect(page.locator('#fdca-760')).toBeVisible();
  await expect(page.locator('#rules > details', { has: page.locator('#fdca-607-a-1') })).toBeHidden();
});

test('opens the subject of a linked rule below the header, also during a search', async ({ page }) => {
  await page.setViewportSize(phone);
  await visit(page, '/rules#fdca-607-a-1');
  await expect(page.locator('#fdca-607-a-1')).toBeInViewport();
  const header = (await page.getByRole('banner').boundingBox())?.height ?? 0;
  for (const [id, query] of [
    ['fdca-607-a-1', ''],
    ['cfr-21-701-3', ''],
    ['fdca-612', '?q=607(c)'],
  ] as const) {
    if (query) await visit(page, `/rules${query}`);
    await page.evaluate((hash) => {
      location.hash = hash;
    }, id);
    const rule = page.locator(`#${id}`);
    await expect(rule).toBeInViewport();
    await expect.poll(async () => (await rule.boundingBox())?.y ?? 0).toBeGreaterThan(header);
  }
  const own = page.locator('#fdca-612').getByRole('link', { name: 'FD&C Act section 612' });
  await expect(own).toHaveAttribute('href', '#fdca-612');
});

inEnglish(
  'shows the log of corrections before the rules, and opens the entry of a link',
  async ({ page, locale }) => {
    await page.setViewportSize(phone);
    await visit(page, href(locale, '/rules'));
    const heading = page.getByRole('heading', {
      name: translator(locale, 'rules')('correctionLabels.title'),
    });
    expect((await heading.boundingBox())?.y).toBeLessThan(1.5 * phone.height);
    const entry = page.locator('#correction-red-3');
    await expect(entry).toBeHidden();
    await page.evaluate(() => {
      location.hash = 'correction-red-3';
    });
    await expect(entry).toBeInViewport();
    // Also when a search has hidden the log.
    await page.getByRole('searchbox').fill(locale === 'en' ? 'detention' : '보류');
    await expect(page.locator('#fdca-801-a')).toBeVisible();
    await expect(heading).toBeHidden();
    await page.evaluate(() => {
      location.hash = 'correction-black-3';
    });
    await expect(page.locator('#correction-black-3')).toBeInViewport();
  },
);

for (const fragment of ['%', '%ff', '%E0%A4%A']) {
  test(`shows the page for the malformed fragment #${fragment}`, async ({ page }) => {
    const errors: Error[] = [];
    page.on('pageerror', (error) => errors.push(error));
    await page.goto(`/rules#${fragment}`);
    await page.getByRole('searchbox').fill('609');
    await expect(page.locator('#fdca-609-b')).toBeVisible();
    expect(errors).toEqual([]);
  });
}

test('prints every rule, without search and contents', async ({ page }) => {
  await page.goto('/rules');
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('#rules li[id]:visible')).toHaveCount(ledger.length);
  for (const part of ['main nav:has(ol a[href^="#fdca"])', 'search'])
    await expect(page.locator(part)).toBeHidden();
});

test.describe('without scripts', () => {
  test.use(withoutScripts);

  test('subjects and links to rules open, and no search is offered', async ({ page }) => {
    await page.goto('/rules#fdca-609-b');
    await expect(page.locator('#fdca-609-b')).toBeInViewport();
    await expect(page.getByRole('searchbox')).toBeHidden();
    await page.getByRole('link', { name: '612', exact: false }).first().click();
    await expect(page.locator('#fdca-612')).toBeInViewport();
  });
});
