import { catalogPath, href } from '../../../lib/routes.ts';
import { expectAccessible } from '../../support/accessibility.ts';
import { expect, inEachLanguage, inEnglish, phone, test, visit } from '../../support/pages.ts';

const csv = [
  'Handle,Title,Type,Ingredients (product.metafields.custom.ingredients)',
  'polish,Clear top coat,Nail polish,"Butyl Acetate, Dibutyl Phthalate, Formaldehyde"',
  'polish,,,',
  'cream,Sun cream SPF 50,Cream,"Water, Zinc Oxide"',
  'toner,=HYPERLINK("https://evil.example"),Toner,"Water, Glycerin"',
].join('\n');

inEachLanguage(
  'checks a dropped export and saves the findings',
  async ({ page, locale, text: { catalog } }) => {
    const sent: string[] = [];
    page.on('request', (request) => request.method() !== 'GET' && sent.push(request.url()));
    await visit(page, href(locale, catalogPath));
    await page
      .locator('[name="catalog"]')
      .setInputFiles({ name: 'products.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) });
    await expect(page.locator('[name="ingredients"] option:checked')).toHaveText(/Ingredients/);
    await expect(page.locator('[name="name"] option:checked')).toHaveText('Title');
    await page.locator('main form [type="submit"]').click();
    const rows = page.locator('[data-row]');
    await expect(rows).toHaveCount(3);
    await expect(rows.first()).toContainText('Formaldehyde');
    expect(Number(await rows.first().getAttribute('data-hits'))).toBeGreaterThan(1);
    await expect(rows.filter({ hasText: 'SPF' }).locator('[data-finding="drug"]')).toBeVisible();

    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: catalog.actions.download }).click();
    const file = await (await download).createReadStream();
    const chunks: Buffer[] = [];
    for await (const chunk of file) chunks.push(chunk as Buffer);
    const saved = Buffer.concat(chunks).toString();
    expect(saved).toContain(catalog.csv.name);
    expect(saved).toContain(`"'=HYPERLINK`);
    expect(sent).toEqual([]);
    await expectAccessible(page);
  },
);

test('filters the rows and opens one in the ingredient check', async ({ page }) => {
  await page.setViewportSize(phone);
  await visit(page, catalogPath);
  await page.locator('[name="rows"]').fill(csv);
  await page.locator('main form [type="submit"]').click();
  await page.locator('main form [type="submit"]').click();
  await page.locator('[name="filter"]').selectOption('hits');
  await expect(page.locator('[data-row]')).toHaveCount(1);
  await page.locator('[data-row] a').first().click();
  await expect(page.locator('[name="ingredients"]')).toHaveValue(/Formaldehyde/);
});

test('separates names by the table where a list has no commas', async ({ page }) => {
  await visit(page, catalogPath);
  await page
    .locator('[name="rows"]')
    .fill('Title\tIngredients\nSerum\tWater Glycerin Niacinamide Formaldehyde');
  await page.locator('main form [type="submit"]').click();
  await page.locator('main form [type="submit"]').click();
  await expect(page.locator('[data-row]')).toContainText('4 ingredients');
});

test('divides a long catalog among several workers, in its order', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'hardwareConcurrency', { value: 8 });
  });
  await visit(page, catalogPath);
  const titles = Array.from({ length: 760 }, (_, index) => `Serum ${index}`);
  const lists = titles.map((title, index) => `${title}\tWater, ${index % 253 ? 'Glycerin' : 'Formaldehyde'}`);
  await page.locator('[name="rows"]').fill(['Title\tIngredients', ...lists].join('\n'));
  await page.locator('main form [type="submit"]').click();
  await page.locator('main form [type="submit"]').click();
  await page.locator('[name="filter"]').selectOption('hits');
  await page.locator('[name="order"]').selectOption('catalog');
  const rows = page.locator('[data-row]');
  await expect(rows).toHaveCount(4);
  for (const [index, row] of [0, 253, 506, 759].entries()) {
    await expect(rows.nth(index)).toContainText(`Serum ${row}`);
  }
  expect(page.workers()).toHaveLength(3);
});

for (const [name, bytes, problem] of [
  ['a PDF that is named .csv', '%PDF-1.7', 'pdf'],
  ['titles without a product', 'Name,Ingredients\n', 'one-line'],
  ['an empty file', '', 'empty'],
] as const) {
  test(`explains why it cannot read ${name}, and stays usable`, async ({ page }) => {
    await visit(page, catalogPath);
    const file = page.locator('[name="catalog"]');
    await file.setInputFiles({ name: 'products.csv', mimeType: 'text/csv', buffer: Buffer.from(bytes) });
    await expect(page.locator(`[data-problem="${problem}"]`)).toBeVisible();
    await file.setInputFiles({ name: 'products.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) });
    await expect(page.locator('[name="ingredients"]')).toBeVisible();
  });
}

test('asks for the column of ingredients when no title names it', async ({ page }) => {
  await visit(page, catalogPath);
  await page.locator('[name="rows"]').fill('Product\tNotes\nSerum\tnew');
  await page.locator('main form [type="submit"]').click();
  await expect(page.locator('[data-problem="no-ingredients"]')).toBeVisible();
  await page.locator('[name="ingredients"]').selectOption({ label: 'Notes' });
  await page.locator('main form [type="submit"]').click();
  await expect(page.locator('[data-row]')).toHaveCount(1);
});

inEnglish(
  'stops waiting for a worker that stays silent, and tries again',
  async ({ page, locale, text: { catalog, tools } }) => {
    await page.clock.install();
    await page.addInitScript(() => {
      const RealWorker = Worker;
      class SilentWorker extends EventTarget {
        constructor() {
          super();
          window.Worker = RealWorker;
        }
        postMessage() {}
        terminate() {}
      }
      window.Worker = SilentWorker as unknown as typeof Worker;
    });
    await visit(page, href(locale, catalogPath));
    await page.locator('[name="rows"]').fill(csv);
    await page.locator('main form [type="submit"]').click();
    await page.clock.runFor(14_000);
    await expect(page.getByText(catalog.ui.reading)).toBeVisible();
    await page.clock.runFor(2_000);
    await expect(page.locator('[data-problem="worker"]')).toContainText(catalog.problems.worker);
    await page.getByRole('button', { name: tools.load.retry }).click();
    await expect(page.locator('[name="ingredients"]')).toBeVisible();
    await page.clock.runFor(120_000);
    await expect(page.locator('[name="ingredients"]')).toBeVisible();
  },
);

test('cancels the reading of a file', async ({ page }) => {
  await page.addInitScript(() => {
    window.Worker = class extends EventTarget {
      postMessage() {}
      terminate() {}
    } as unknown as typeof Worker;
  });
  await visit(page, catalogPath);
  await page.locator('[name="rows"]').fill(csv);
  await page.locator('main form [type="submit"]').click();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.locator('main h2:focus')).toHaveText('Your catalog');
  await expect(page.locator('[name="rows"]')).toHaveValue(csv);
});
