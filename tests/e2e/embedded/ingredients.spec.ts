import type { Page } from '@playwright/test';
import { href, ingredientsPath, rulesPath } from '../../../lib/routes.ts';
import { type Example, exampleNames, examples } from '../../../lib/tools/ingredients/examples.ts';
import { expectAccessible } from '../../support/accessibility.ts';
import { texts } from '../../support/messages.ts';
import {
  expect,
  inEachLanguage,
  inEnglish,
  inKorean,
  networkIdle,
  phone,
  test,
  visit,
} from '../../support/pages.ts';

const hit = (section: string) => `[data-hit="${section}"]`;

inEachLanguage(
  'shows the hits of each example with their sections and dates',
  async ({ page, locale, text }) => {
    await visit(page, href(locale, ingredientsPath));
    const { examples: names, result } = text.ingredients;
    const expected: Record<Example, readonly string[]> = {
      nails: ['california:108980(a)(1)', 'washington:70A.560.020(1)(a)', 'california:108980(a)(3)'],
      foundation: [
        'california:108981.5',
        'washington:70A.560.020(1)(b)',
        'california:108980(a)(9)',
        'california:108980(a)(8)',
      ],
      toner: ['washington:70A.560.020(1)(f)'],
    };
    for (const name of exampleNames) {
      await page.getByRole('button', { name: names[name] }).click();
      for (const section of expected[name]) {
        const found = page.locator(hit(section)).first();
        await expect(found).toHaveAttribute('data-date', '2025-01-01');
        const rule = section.startsWith('washington')
          ? 'wa-70a-560-020'
          : section === 'california:108981.5'
            ? 'ca-108981-5'
            : 'ca-108980';
        await expect(found.getByRole('link').first()).toHaveAttribute(
          'href',
          `${href(locale, rulesPath)}#${rule}`,
        );
      }
      await expect(page.locator('[data-unmatched]').first()).toBeVisible();
    }
    await expect(page.locator(hit('washington:173-339-110'))).toHaveAttribute('data-date', '2027-01-01');
    await expectAccessible(page);
    await page.reload();
    await expect(page.locator('[name="ingredients"]')).toHaveValue(examples.toner.ingredients);
    await expect(page.getByRole('heading', { name: result.unmatched })).toBeVisible();
  },
);

// An ingredient can have a hit on each of five lists.
inEachLanguage('prints each example on two pages at most', async ({ page, locale, text }) => {
  await visit(page, href(locale, ingredientsPath));
  for (const name of exampleNames) {
    await page.getByRole('button', { name: text.ingredients.examples[name] }).click();
    const pdf = await page.pdf({ format: locale === 'en' ? 'Letter' : 'A4' });
    const pages = pdf.toString('latin1').match(/\/Type\s*\/Page\b(?!s)/g)?.length;
    expect(pages, name).toBeGreaterThan(0);
    expect(pages, name).toBeLessThanOrEqual(2);
  }
});

test('depends on the kind of product, and sends nothing', async ({ page }) => {
  // A link without kinds leaves the question open.
  await visit(page, `${ingredientsPath}#ingredients=Zirconium+Silicate%2C+Water`);
  await expect(page.locator(hit('federal:700.16'))).toHaveAttribute('data-verdict', 'depends');
  await page.goto('about:blank');
  await visit(page, ingredientsPath);
  await networkIdle(page);
  const requests: string[] = [];
  // The browser fetches the icon again when the URL changes.
  page.on('request', (request) => {
    if (!request.url().includes('/icon')) requests.push(request.url());
  });
  await page.locator('[name="ingredients"]').fill('Zirconium Silicate, Water');
  await expect(page.locator('[data-unmatched]')).toHaveCount(2);
  await expect(page.locator('[name="kind"]:checked')).toHaveValue('other');
  await page.getByText(texts('en').usLabel.options.rareKinds).click();
  await page.locator('[name="kind"][value="aerosol"]').check();
  await expect(page.locator(hit('federal:700.16'))).toHaveAttribute('data-verdict', 'prohibited');
  await page.locator('[name="kind"][value="aerosol"]').uncheck();
  await page.locator('[name="kind"][value="lips"]').check();
  await expect(page.locator(hit('federal:700.16'))).toHaveCount(0);
  await expect(page).toHaveURL(/#ingredients=Zirconium\+Silicate%2C\+Water&kind=lips$/);
  // The rules are scripts of this site, the table of names is a file of it.
  const own = /^\/_next\/static\/(?:chunks\/[\w.~-]+|media\/names\.[\w-]+\.json)$/;
  const others = requests.filter((url) => !own.test(new URL(url).pathname));
  expect(others).toEqual([]);
  // Each loads once.
  expect(new Set(requests).size).toBe(requests.length);
});

/** Returns the names that the page read, in the order of the list. */
const namesOf = (page: Page) =>
  page
    .locator('[data-ingredient]')
    .evaluateAll((rows) => rows.map((row) => row.getAttribute('data-ingredient')));

inEachLanguage('reads Korean and Latin names and shows their U.S. names', async ({ page, locale }) => {
  await visit(page, href(locale, ingredientsPath));
  await page
    .locator('[name="ingredients"]')
    .fill(
      '전성분: 정제수, 부틸렌글라이콜, 1, 2-헥산다이올, Cera Alba, 향료, 황색4호 (ILN47580) 성분은 바뀔 수 있습니다.',
    );
  await expect(page.locator('[data-us-name="Beeswax"]')).toHaveCount(1);
  expect(await namesOf(page)).toEqual([
    '정제수',
    '부틸렌글라이콜',
    '1,2-헥산다이올',
    'Cera Alba',
    '향료',
    '황색4호',
  ]);
  for (const name of ['Water', 'Butylene Glycol', '1,2-Hexanediol', 'Fragrance', 'Yellow 5']) {
    await expect(page.locator(`[data-us-name="${name}"]`)).toHaveCount(1);
  }
  await page.locator('[data-changes] summary').click();
  await page.locator('[data-change="renamed"]').filter({ hasText: 'Beeswax' }).getByRole('button').click();
  await expect(page.locator('[data-us-name="Beeswax"]')).toHaveCount(0);
  await expect(page).toHaveURL(/undone=/);
  await page.reload();
  await expect(page.locator('[data-us-name="Water"]')).toHaveCount(1);
  await expect(page.locator('[data-us-name="Beeswax"]')).toHaveCount(0);
  await expectAccessible(page);
});

inEnglish('says that it could not separate names, and keeps the list', async ({ page, locale, text }) => {
  await visit(page, href(locale, ingredientsPath));
  const list = 'Water Glycerin Butylene Glycol Niacinamide Sodium Hyaluronate Triclosan';
  await page.locator('[name="ingredients"]').fill(list);
  await expect(page.locator('[data-not-understood]')).toHaveText(text.ingredients.result.notUnderstood);
  await expect(page.locator('[name="ingredients"]')).toHaveValue(list);
  expect(await namesOf(page)).toContain('Butylene Glycol');
  await expect(page.locator(hit('washington:70A.560.020(1)(f)'))).toHaveCount(1);
});

test('asks about a kit, and about a listed name inside an entry', async ({ page }) => {
  await visit(page, ingredientsPath);
  await page
    .locator('[name="ingredients"]')
    .fill('Step 1: Water, Base (Formaldehyde 0.2%)\nStep 2: Water, Mica');
  await expect(page.locator('[data-question="sections"]')).toHaveCount(1);
  await expect(page.locator('[data-question="part"]')).toHaveCount(1);
  await expect(page.locator('[data-left-out="heading"]')).toHaveCount(2);
});

for (const [part, folder] of [
  ['the rules', '/_next/static/chunks/'],
  ['the table of names', '/_next/static/media/'],
] as const) {
  test.describe(`without ${part}`, () => {
    test.use({ expectedFailures: [folder] });

    inKorean('keeps the list and reads it again', async ({ page, locale, text }) => {
      await visit(page, href(locale, ingredientsPath));
      await networkIdle(page);
      await page.route(`**${folder}**`, (route) => route.abort());
      const list = page.locator('[name="ingredients"]');
      await list.fill('Aqua, Glycerin, Triclosan');
      const alert = page.locator('[data-load-failed]');
      await expect(alert.locator('p')).toHaveText(text.tools.load.failed);
      await expect(page.locator('[data-ingredient]')).toHaveCount(0);
      await expect(list).toHaveValue('Aqua, Glycerin, Triclosan');
      await page.unroute(`**${folder}**`);
      await alert.getByRole('button').click();
      await expect(page.locator(hit('washington:70A.560.020(1)(f)'))).toHaveCount(1);
      expect(await namesOf(page)).toEqual(['Aqua', 'Glycerin', 'Triclosan']);
      await expect(alert).toHaveCount(0);
    });
  });
}

inEachLanguage(
  'says the verdict first, by list, and makes a change that it suggests',
  async ({ page, locale, text: { ingredients, tools } }) => {
    const list = 'Water, Dibuthyl Phthalate, Triclosan, CI 17200, CI 77491';
    await visit(page, `${href(locale, ingredientsPath)}#${new URLSearchParams({ ingredients: list })}`);
    const verdict = page.locator('[data-sheet="ingredients"] h2');
    await expect(verdict).toHaveText(
      locale === 'en'
        ? '1 of 5 names is on a list; 1 to check'
        : '이름 5개 가운데 1개가 목록에 있습니다. 확인할 이름 1개',
    );
    const onList = (name: string) => page.locator(`[data-list="${name}"] dd`);
    await expect(onList('washington')).toHaveText('1');
    await expect(onList('california')).toHaveText('0');
    // Where a color may be used, in its row.
    const color = page.locator('li', { hasText: 'CI 17200' }).filter({ hasText: '74.2333' });
    await expect(color).toContainText(locale === 'en' ? 'up to 3%' : '3%까지');

    const rename = ingredients.questions.rename.replace('{name}', 'Dibutyl Phthalate');
    await page.getByRole('button', { name: rename }).focus();
    await page.keyboard.press('Enter');
    await expect(page.locator('[name="ingredients"]')).toHaveValue(list.replace('Dibuthyl', 'Dibutyl'));
    await expect(onList('california')).toHaveText('1');
    await expect(verdict).toBeFocused();
    await page.getByRole('button', { name: tools.undo.button }).first().click();
    await expect(page.locator('[name="ingredients"]')).toHaveValue(list);
    await expect(onList('california')).toHaveText('0');
    await expectAccessible(page);
  },
);

test('reads the list of a URL on arrival', async ({ page }) => {
  await visit(page, ingredientsPath);
  const unreadable = page.getByText(texts('en').ingredients.ui.unreadable);
  await expect(unreadable).toHaveCount(0);
  await page.goto('about:blank');
  await visit(page, `${ingredientsPath}#q=1`);
  await expect(unreadable).toHaveCount(1);
  await page.goto('about:blank');
  await visit(page, `${ingredientsPath}#ingredients=Aqua%2C+Triclosan`);
  await expect(page.locator(hit('washington:70A.560.020(1)(f)'))).toHaveCount(1);
  await expect(page.locator('[name="ingredients"]')).toHaveValue('Aqua, Triclosan');
});

test('shows hostile and long input as typed, within a phone', async ({ page }) => {
  await page.setViewportSize(phone);
  await visit(page, ingredientsPath);
  const long = 'x'.repeat(5_000);
  const list = page.locator('[name="ingredients"]');
  await list.fill(`<img src=x onerror=alert(1)>, ماء, ${long}, Triclosan`);
  const rows = page.locator('[data-unmatched] bdi');
  await expect(rows).toHaveText(['<img src=x onerror=alert(1)>', 'ماء', long]);
  await expect(page.locator(hit('washington:70A.560.020(1)(f)'))).toHaveCount(1);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(phone.width);
  await list.fill(Array.from({ length: 401 }, (_, index) => `Extract ${index}`).join(', '));
  await expect(page.locator('[data-unmatched]')).toHaveCount(400);
  await expect(page.locator('[data-left-out="beyond-limit"]')).toContainText('Extract 400');
  await list.fill('');
  await expect(page.locator('[data-unmatched]')).toHaveCount(0);
});

test('copies the result as text', async ({ page }) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await visit(page, `${ingredientsPath}#ingredients=Water%2C+Triclosan`);
  await page.locator('[data-actions] button').nth(1).click();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toContain('Triclosan: Washington, Prohibited.');
  expect(copied).toContain('RCW 70A.560.020(1)(f)');
  expect(copied).toContain('Not on these lists (1): Water');
  expect(copied).toContain(`${ingredientsPath}#ingredients=Water`);
});

inEnglish('opens the contact form with the result as a message to edit', async ({ page, locale }) => {
  await visit(page, `${href(locale, ingredientsPath)}#ingredients=Water%2C+Triclosan`);
  const ask = page.locator('[data-actions] a[data-dialog="contact"]');
  const target = await ask.getAttribute('href');
  await ask.click();
  const message = page.getByRole('dialog').locator('[name="message"]');
  await expect(message).toHaveValue(/Triclosan/);
  await expect(message).toBeEditable();
  await expect(page.getByRole('dialog').locator('[name="tool"]')).toHaveValue('ingredients');
  await expect(page).toHaveURL(/#ingredients=/);

  await page.goto(target ?? '');
  await expect(page.locator('main [name="message"]')).toHaveValue(/Triclosan/);
  await expect(page.locator('main [name="tool"]')).toHaveValue('ingredients');
});
