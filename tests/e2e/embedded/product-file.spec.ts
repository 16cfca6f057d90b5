import { gzipSync } from 'node:zlib';
import { href, ingredientsPath, mocraDutiesPath, productFilePath, usLabelPath } from '../../../lib/routes.ts';
import { exampleFragment } from '../../../lib/tools/product-file/example.ts';
import { expectAccessible } from '../../support/accessibility.ts';
import { texts } from '../../support/messages.ts';
import {
  englishFirst,
  expect,
  inEachLanguage,
  networkIdle,
  phone,
  test,
  visit,
  withoutScripts,
} from '../../support/pages.ts';

/** A Korean list with a name on state lists, a color under its Korean name, and a drug active. */
const korean = '정제수, 글리세린, 나이아신아마이드, 트리클로산, 황색4호, 향료';

inEachLanguage(
  'begins with an example that typing replaces',
  async ({ page, locale, text: { productFile } }) => {
    const sent: string[] = [];
    page.on('request', (request) => request.method() !== 'GET' && sent.push(request.url()));
    await visit(page, href(locale, productFilePath));
    const file = page.locator('[data-sheet="product-file"]');
    await expect(file).toHaveAttribute('data-example', '');
    await expect(file).toHaveAttribute('data-version', /^\d{8}-[0-9a-f]{10}$/);
    await expect(file.locator('[data-section="stops"] [data-finding]').first()).toBeVisible();
    await expectAccessible(page);

    await page.locator('[name="ingredients"]').fill(korean);
    await expect(file).not.toHaveAttribute('data-example');
    await expect(file.locator('[data-finding^="hits:트리클로산"]').first()).toContainText(
      productFile.in.washington,
    );
    await expect(page).toHaveURL(/#ingredients=/);
    await expectAccessible(page);
    expect(sent).toEqual([]);
  },
);

test('makes a certain fix with one press and undoes it', async ({ page }) => {
  await visit(page, productFilePath);
  const list = page.locator('[name="ingredients"]');
  await list.fill('Water, CI 19140, Glycerin');
  await page.getByRole('button', { name: 'Name it Yellow 5' }).click();
  await expect(list).toHaveValue('Water, Yellow 5, Glycerin');
  const undo = page.locator('[data-fixed] button');
  await expect(undo).toBeFocused();
  await undo.press('Enter');
  await expect(list).toHaveValue('Water, CI 19140, Glycerin');
  await expect(page.locator('main h2:focus')).toBeVisible();
});

test('loads the rules with the first answer, in at most 90 kB with a list too', async ({ page }) => {
  const sizes = new Map<string, number>();
  const bodies: Promise<unknown>[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() !== 'script') return;
    const { pathname } = new URL(response.url());
    bodies.push(response.body().then((body) => sizes.set(pathname, gzipSync(body).length)));
  });
  /** Returns the files of the page once they have all arrived. */
  const loaded = async () => {
    await networkIdle(page);
    await Promise.all(bodies);
    return [...sizes];
  };
  await visit(page, '/privacy');
  const plain = new Set((await loaded()).map(([file]) => file));
  const own = async () =>
    (await loaded()).filter(([file]) => !plain.has(file)).reduce((sum, [, size]) => sum + size, 0);
  await visit(page, productFilePath);
  const before = await own();
  await page.locator('[name="identity"]').fill('Facial serum');
  await expect(page.locator('[data-finding="element:contact"] button')).toBeEnabled();
  expect(await own()).toBeGreaterThan(before);
  expect(await own()).toBeLessThanOrEqual(90_000);
  const table = page.waitForResponse(/\/names\.[^/]*\.json/);
  await page.locator('[name="ingredients"]').fill(korean);
  const response = await table;
  expect(response.request().resourceType()).toBe('fetch');
  expect(await response.headerValue('content-encoding')).toBe('gzip');
  await expect(page.locator('[data-finding^="hits:트리클로산"]').first()).toBeVisible();
  expect(await own()).toBeLessThanOrEqual(90_000);
});

inEachLanguage('names the edition of each rule that a finding cites', async ({ page, locale }) => {
  await visit(page, href(locale, productFilePath));
  const cited = page.locator('[data-finding]').filter({ has: page.locator('cite a[href*="/rules#"]') });
  expect(await cited.count()).toBeGreaterThan(5);
  for (const finding of await cited.all()) {
    await expect(finding.locator('[data-editions]')).toContainText(
      /CFR|Code|RCW|WAC|V\.S\.A\.|Public Law|\d{4}/,
    );
  }
});

test('leads from a missing text to its field', async ({ page }) => {
  await visit(page, `${productFilePath}#${exampleFragment}`);
  await page.locator('[data-finding="element:contact"] button').click();
  await expect(page.locator('[name="contact"]')).toBeFocused();
  await page.keyboard.type('care@onsil.example');
  await expect(page.locator('[data-finding="element:contact"]')).toHaveCount(0);
  await expect(page.locator('[data-carton] [data-element="contact"]')).toContainText('care@onsil.example');
});

test('shows the verdict in the bar of a phone', async ({ page }) => {
  await page.setViewportSize(phone);
  await visit(page, productFilePath);
  await page.locator('[name="ingredients"]').fill('Water, Formaldehyde');
  const bar = page.locator('main form + button, main form ~ button, main button[form]').first();
  await expect(bar).toContainText('1 to fix');
  await expect(bar).toBeInViewport();
  await bar.click();
  await expect(page.locator('main h2:focus')).toBeInViewport();
});

test('saves the listing sheet', async ({ page }) => {
  await visit(page, `${productFilePath}#${exampleFragment}`);
  await expect(page.locator('[data-element="category"]').last()).toContainText('14(c)');
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download JSON' }).click();
  const stream = await (await download).createReadStream();
  const chunks: Buffer[] = [];
  for await (const chunk of stream) chunks.push(chunk as Buffer);
  const { elements, note } = JSON.parse(Buffer.concat(chunks).toString());
  expect(note).toContain('Not a submission');
  expect(elements.name.value).toBe('Onsil Yuja Vita Serum');
  expect(elements.ingredients.value).toContain('Yellow 5');
  expect(elements.facility.value).toBeNull();
});

test('says what changed in the rules since an older link', async ({ page }) => {
  await visit(page, `${productFilePath}#${exampleFragment}&rules=20261122-0000000000`);
  await expect(page.locator('[data-changed-rules] li').first()).toBeVisible();
});

test('opens the contact form with the file', async ({ page }) => {
  await visit(page, `${productFilePath}#${exampleFragment}`);
  await page.locator('a[data-dialog="contact"][href*="tool=product-file&"]').click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.locator('[name="message"]')).toHaveValue(/Onsil Yuja Vita Serum/);
  await expect(dialog.locator('[name="tool"]')).toHaveValue('product-file');
});

test('takes one product through the tools', async ({ page }) => {
  await visit(page, `${productFilePath}#${exampleFragment}`);
  await page.locator('[data-carton] a').click();
  await expect(page).toHaveURL(new RegExp(`${usLabelPath}#`));
  await expect(page.locator('[name="identity"]')).toHaveValue('Facial serum');
  const strip = page.locator('[data-product]');
  await expect(strip).toContainText('Onsil Yuja Vita Serum');
  await page.locator('[name="identity"]').fill('Face serum');
  await strip.getByRole('link').first().click();
  await expect(page).toHaveURL(new RegExp(productFilePath));
  await expect(page.locator('[name="identity"]')).toHaveValue('Face serum');
  await expect(page.locator('[name="role"][value="label-name"]')).toBeChecked();
  await expect(page.locator('[name="states"]:checked')).toHaveCount(2);
});

test('says in the label builder what the ingredient check found', async ({ page }) => {
  await visit(page, `${usLabelPath}#ingredients=Water%2C+Formaldehyde&identity=Serum`);
  await expect(page.locator('[data-product] [data-found]').first()).toContainText(
    'Formaldehyde: prohibited in California',
  );
});

for (const path of [ingredientsPath, mocraDutiesPath]) {
  test(`carries the product through ${path}`, async ({ page }) => {
    await visit(
      page,
      `${path}#ingredients=Water&identity=Serum&role=label-name&first_sale=2026-10-01&firm=Hanbit`,
    );
    const strip = page.locator('[data-product]');
    await expect(strip).toContainText('Serum');
    await expect(strip.getByRole('link').first()).toHaveAttribute('href', /firm=Hanbit/);
  });
}

test.describe('without scripts', () => {
  test.use(withoutScripts);

  test('shows the file of an example and links the lists', async ({ page }) => {
    await page.goto(productFilePath);
    await expect(page.locator('[data-section="stops"] [data-finding]').first()).toBeVisible();
    await expect(page.locator('main noscript a, main form a').first()).toHaveAttribute(
      'href',
      ingredientsPath,
    );
  });
});

inEachLanguage('shows the other language beside the file', async ({ page, locale }) => {
  const other = locale === 'en' ? 'ko' : 'en';
  await visit(page, `${href(locale, productFilePath)}#${exampleFragment}`);
  const file = page.locator('[data-sheet="product-file"]');
  await expect(file.locator(`[data-finding] [lang="${other}"]`)).toHaveCount(0);
  await file.getByRole('button', { name: other === 'ko' ? '한국어' : 'English' }).click();
  const findings = file.locator('[data-finding]');
  await expect(findings.first().locator(`[lang="${other}"]`)).toContainText(
    texts(other).productFile.severities.fix,
  );
  expect(await findings.locator(`[lang="${other}"]`).count()).toBe(await findings.count());
  await expectAccessible(page);
  await page.emulateMedia({ media: 'print' });
  await expect(file.getByText(texts(other).productFile.dossier.noDecision)).toBeVisible();
});

test.describe('on the landing', () => {
  for (const [locale, list] of [
    ['en', 'Water, Glycerin, Formaldehyde, CI 19140'],
    ['ko', korean],
  ] as const) {
    test(`sets a visitor's list on the carton (${locale})`, englishFirst(locale), async ({ page }) => {
      const { own } = texts(locale).landingHero;
      const asked: string[] = [];
      page.on('request', (request) => asked.push(request.method() + new URL(request.url()).pathname));
      await visit(page, href(locale, '/'));
      const field = page.getByRole('textbox', { name: own.label });
      expect(asked.filter((each) => each.endsWith('/texts.json'))).toEqual([]);
      await field.fill(list);
      await expect(field).toBeFocused();
      const carton = page.locator('[data-own="filled"]');
      await expect(carton.locator('[data-element="ingredients"]')).toContainText('Glycerin');
      await expect(carton.locator('[data-found-boxes] rect').first()).toBeVisible();
      await expect(carton.locator('[data-finding]').first()).toBeVisible();
      await expectAccessible(page, '#hero');
      expect(asked.filter((each) => !each.startsWith('GET'))).toEqual([]);
      await carton.getByRole('button', { name: own.close }).click();
      await expect(carton).toHaveCount(0);
      await field.fill(list);
      await carton.getByRole('link', { name: own.open }).click();
      await expect(page).toHaveURL(new RegExp(`${productFilePath}#ingredients=`));
      await expect(page.locator('[name="ingredients"]')).toHaveValue(list);
    });
  }
});

test('prints a dossier as a draft for review', async ({ page }) => {
  await visit(page, `${productFilePath}#${exampleFragment}`);
  await page.emulateMedia({ media: 'print' });
  const file = page.locator('[data-sheet="product-file"]');
  for (const text of [
    'Draft for review',
    'What was entered',
    'Sections and editions',
    'Not checked',
    'Reviewed by',
  ]) {
    await expect(file.getByText(text, { exact: true })).toBeVisible();
  }
  await expect(file.getByText(/rules=\d{8}-/)).toBeVisible();
  await expect(file.getByRole('button').first()).toBeHidden();
});

test('prints a link that a person can read and follow', async ({ page }) => {
  await visit(
    page,
    `${href('ko', productFilePath)}#${new URLSearchParams({ ingredients: '정제수, 판테놀 1%' })}`,
  );
  await page.emulateMedia({ media: 'print' });
  const link = page.locator('[data-sheet="product-file"]').getByRole('link', { name: /#ingredients=정제수/ });
  await expect(link).toContainText('정제수%2C+판테놀+1%25&rules=');
  await page.goto((await link.getAttribute('href')) ?? '');
  await expect(page.locator('[name="ingredients"]')).toHaveValue('정제수, 판테놀 1%');
});
