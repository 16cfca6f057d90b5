import { exampleNames } from '../../../lib/labels/examples.ts';
import { finderPath, href, labelPath, toolsPath } from '../../../lib/routes.ts';
import { presetNames } from '../../../lib/rules/presets.ts';
import { tools } from '../../../lib/tools.ts';
import { texts } from '../../support/messages.ts';
import { expect, inEachLanguage, phone, test, visit, withoutScripts } from '../../support/pages.ts';

inEachLanguage('opens a docket and a label from the page of tools', async ({ page, locale }) => {
  await page.setViewportSize(phone);
  const start = href(locale, toolsPath);
  await visit(page, start);
  const { finder, usLabel } = texts(locale);
  for (const [index, name] of presetNames.entries()) {
    const profile = page.locator('[data-tool="mocra-duties"] ul').first().getByRole('link').nth(index);
    await expect(profile).toHaveText(finder.presets[name]);
  }
  await page.getByRole('link', { name: finder.presets['korean-brand'] }).click();
  await expect(page).toHaveURL(new RegExp(`${href(locale, finderPath)}#role=label-name`));
  await expect(page.getByRole('button', { pressed: true })).toContainText(finder.presets['korean-brand']);

  await visit(page, start);
  await page.getByRole('link', { name: usLabel.examples.aerosol }).click();
  await expect(page).toHaveURL(new RegExp(`${href(locale, labelPath)}#shape=cylinder`));
  await expect(page.locator('[name="identity"]')).not.toHaveValue('');
});

inEachLanguage('answers about a color in place', async ({ page, locale }) => {
  await visit(page, href(locale, toolsPath));
  const row = page.locator('[data-tool="color-additives"]');
  await expect(row.locator('li:visible')).toHaveText(/Yellow 5/);
  await row.getByRole('searchbox').fill('CI 42051');
  await expect(row.getByRole('status')).toContainText('Patent Blue V');
  await expect(row.locator('li:visible')).toHaveCount(0);
  await row.getByRole('searchbox').fill('77492');
  await expect(row.locator('li:visible')).toHaveText([/Iron oxides/]);
  await row.getByRole('searchbox').fill('no such color');
  await expect(row.getByRole('status')).toHaveText(texts(locale).colors.find.none);
  await row.getByRole('searchbox').fill('');
  await expect(row.locator('li:visible')).toHaveText(/Yellow 5/);
});

inEachLanguage('finds a rule in place by keyboard alone', async ({ page, locale }) => {
  await visit(page, href(locale, toolsPath));
  const row = page.locator('[data-tool="rules"]');
  await row.getByRole('searchbox').focus();
  await page.keyboard.type('aerosol');
  await page.keyboard.press('Enter');
  await expect(row.locator('li:visible').getByRole('link')).toHaveAttribute('href', /#cfr-21-740-11$/);
  await row.getByRole('searchbox').fill('607');
  await expect(row.locator('li:visible')).toHaveCount(3);
  await expect(row.getByRole('status').getByRole('link')).toHaveAttribute('href', href(locale, '/rules'));
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(row.getByRole('status').getByRole('link')).toBeFocused();
});

test('has a row for every tool', async ({ page }) => {
  await visit(page, toolsPath);
  const rows = await page.locator('[data-tool]').evaluateAll((all) => all.map((row) => row.dataset.tool));
  expect(rows).toEqual(tools.map(({ id }) => id));
});

test.describe('without scripts', () => {
  test.use(withoutScripts);

  test('links every profile and package, and shows an example of each answer', async ({ page }) => {
    await page.goto(toolsPath);
    await expect(page.locator('[data-tool="us-label"] ul a')).toHaveCount(exampleNames.length);
    await expect(page.locator('[data-tool="rules"] li:visible')).toHaveText(/607\(c\)\(2\)/);
    await page.locator('[data-tool="rules"]').getByRole('searchbox').fill('607(c)');
    await page.locator('[data-tool="rules"]').getByRole('button').click();
    await expect(page).toHaveURL(/\/rules\?q=607/);
  });
});
