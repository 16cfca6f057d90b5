import {
  colorAdditivesPath,
  features,
  href,
  ingredientsPath,
  mocraDutiesPath,
  rulesPath,
  toolsPath,
  usLabelPath,
} from '../../../lib/routes.ts';
import { toolFor, tools } from '../../../lib/tools/list.ts';
import { presetNames } from '../../../lib/tools/mocra-duties/presets.ts';
import { exampleNames } from '../../../lib/tools/us-label/examples.ts';
import { texts } from '../../support/messages.ts';
import {
  expect,
  inEachLanguage,
  inEnglish,
  inKorean,
  phone,
  test,
  visit,
  withoutScripts,
} from '../../support/pages.ts';

inEnglish('opens a docket and a label from the page of tools', async ({ page, locale }) => {
  await page.setViewportSize(phone);
  const start = href(locale, toolsPath);
  await visit(page, start);
  const { mocraDuties, usLabel } = texts(locale);
  for (const [index, name] of presetNames.entries()) {
    const profile = page.locator('[data-tool="mocra-duties"] ul').first().getByRole('link').nth(index);
    await expect(profile).toHaveText(mocraDuties.presets[name]);
  }
  await page.getByRole('link', { name: mocraDuties.presets['korean-brand'] }).click();
  await expect(page).toHaveURL(new RegExp(`${href(locale, mocraDutiesPath)}#role=label-name`));
  // The starting points are folded to a line that names the chosen one.
  await expect(page.locator('main summary').first()).toContainText(mocraDuties.presets['korean-brand']);

  await visit(page, start);
  await page.getByRole('link', { name: usLabel.examples.aerosol }).click();
  await expect(page).toHaveURL(new RegExp(`${href(locale, usLabelPath)}#shape=cylinder`));
  await expect(page.locator('[name="identity"]')).not.toHaveValue('');
});

inKorean('answers about a color in place', async ({ page, locale }) => {
  await visit(page, href(locale, toolsPath));
  const row = page.locator('[data-tool="color-additives"]');
  await expect(row.locator('li:visible')).toHaveText(/Yellow 5/);
  await row.getByRole('searchbox').fill('CI 42051');
  await expect(row.getByRole('status')).toContainText('Patent Blue V');
  await expect(row.locator('li:visible')).toHaveCount(0);
  await row.getByRole('searchbox').fill('77492');
  await expect(row.locator('li:visible')).toHaveText([/Iron oxides/]);
  await row.getByRole('searchbox').fill('no such color');
  await expect(row.getByRole('status')).toHaveText(texts(locale).colorAdditives.find.none);
  await row.getByRole('searchbox').fill('');
  await expect(row.locator('li:visible')).toHaveText(/Yellow 5/);
});

inKorean('finds a rule in place by keyboard alone', async ({ page, locale }) => {
  await visit(page, href(locale, toolsPath));
  const row = page.locator('[data-tool="rules"]');
  await row.getByRole('searchbox').focus();
  await page.keyboard.type('aerosol');
  await page.keyboard.press('Enter');
  await expect(row.locator('li:visible a[href$="#cfr-21-740-11"]')).toBeVisible();
  await row.getByRole('searchbox').fill('607');
  await expect(row.locator('li:visible')).toHaveCount(3);
  await expect(row.getByRole('status').getByRole('link')).toHaveAttribute('href', href(locale, '/rules'));
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(row.getByRole('status').getByRole('link')).toBeFocused();
});

inEachLanguage('leads from the landing to a docket in one tap on a phone', async ({ page, locale }) => {
  await page.setViewportSize(phone);
  await visit(page, href(locale, '/'));
  const cards = page.locator('[data-desk]');
  await expect(cards).toHaveCount(presetNames.length);
  await cards.first().click();
  await expect(page).toHaveURL(new RegExp(`${href(locale, mocraDutiesPath)}#role=label-name`));
  const { docket } = texts(locale).mocraDuties;
  await expect(page.getByRole('heading', { name: docket.title })).toBeInViewport({ ratio: 1 });
  await expect(page.locator('[data-verdict="applies"]').first()).toBeInViewport();
});

for (const [tool, path, namespace] of [
  ['label builder', usLabelPath, 'usLabel'],
  ['ingredient check', ingredientsPath, 'ingredients'],
] as const) {
  inEachLanguage(
    `leads to the result of the ${tool} from the first tap on a phone`,
    async ({ page, locale }) => {
      await page.setViewportSize({ width: 390, height: 740 });
      await visit(page, href(locale, path));
      const { ui } = texts(locale)[namespace];
      const bar = page.getByRole('button', { name: ui.see });
      await expect(bar).toBeHidden();
      const preset = page.getByRole('region', { name: ui.start }).getByRole('button').first();
      await preset.click();
      await expect(preset).toHaveAttribute('aria-pressed', 'true');
      await expect(bar).toBeInViewport({ ratio: 1 });
      await bar.click();
      await expect(page.locator('main h2:focus')).toBeInViewport();
    },
  );
}

inEachLanguage('says what a package fills in', async ({ page, locale }) => {
  await visit(page, href(locale, usLabelPath));
  const { examples } = texts(locale).usLabel;
  const filled = page.getByRole('region', { name: texts(locale).usLabel.ui.start }).getByRole('status');
  for (const [name, size] of [
    ['serum', '38 × 105'],
    ['lipstick', '76 mm'],
  ] as const) {
    await page.getByRole('button', { name: examples[name], exact: true }).click();
    await expect(filled).toContainText(size);
  }
  await page.locator('[name="height"]').fill('80');
  await expect(filled).toBeEmpty();
});

test('pins the actions of a docket to the screen and confirms in the pressed button', async ({ page }) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.setViewportSize({ width: 1280, height: 720 });
  await visit(page, `${mocraDutiesPath}#role=label-name&country=other`);
  await page.locator('main form').scrollIntoViewIfNeeded();
  const copy = page.locator('[data-actions] button').last();
  await expect(copy).toBeInViewport({ ratio: 1 });
  const { ui } = texts('en').mocraDuties;
  await expect(copy).toHaveText(ui.copy);
  await copy.click();
  await expect(copy).toHaveText(ui.copied);
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('609(a)');
  await expect(copy).toHaveText(ui.copy);
});

for (const [tool, path, state] of [
  ['finder', mocraDutiesPath, '#role=label-name&country=other'],
  ['label builder', usLabelPath, '#shape=box&identity=Face+serum'],
  ['ingredient check', ingredientsPath, '#ingredients=Water%2C+PTFE&kind=eye'],
  ['list of colors', colorAdditivesPath, '?name=CI+19140&eye=on'],
  ['list of rules', rulesPath, '?q=aerosol'],
] as const) {
  test(`keeps the answers of the ${tool} when the language changes`, async ({ page }) => {
    await visit(page, path + state);
    const filled = () =>
      page
        .locator('main form')
        .evaluate((form: HTMLFormElement) => String(new URLSearchParams(new FormData(form) as never)));
    const before = await filled();
    expect(before).toContain(state.split('=').at(-1));
    await page.locator('header [data-language="ko"]:visible').first().click();
    await expect(page).toHaveURL(href('ko', path) + state);
    await expect.poll(filled).toBe(before);
  });
}

for (const [tool, path, state, result] of [
  ['mocra-duties', mocraDutiesPath, '#role=label-name&country=other', /605\(b\)|adverse/],
  ['us-label', usLabelPath, '#shape=box&width=2&height=4&unit=in&identity=Face+serum', /Face serum/],
  ['ingredients', ingredientsPath, '#ingredients=Water%2C+Triclosan', /Triclosan: Washington/],
  ['color-additives', colorAdditivesPath, '?name=CI+19140', /CI 19140\n- Yellow 5/],
  ['rules', rulesPath, '?q=aerosol', /aerosol\n- 21 CFR 740\.11/],
] as const) {
  test(`opens the contact form with a result of ${tool}`, async ({ page }) => {
    await visit(page, path + state);
    await page.locator(`a[data-dialog="contact"][href*="tool=${tool}&"]:visible`).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.locator('[name="message"]')).toHaveValue(result);
    await expect(dialog.locator('[name="tool"]')).toHaveValue(tool);
    await page.keyboard.press('Escape');
    await expect(page.locator('a[data-dialog="contact"]:focus')).toBeVisible();
  });
}

test('focuses the search of the rules through its link and counts the matches per subject', async ({
  page,
}) => {
  await visit(page, rulesPath);
  const field = page.getByRole('searchbox');
  await expect(field).toBeInViewport();
  await page.getByRole('link', { name: texts('en').rules.search.title }).press('Enter');
  await expect(field).toBeFocused();
  await page.keyboard.type('aerosol');
  const subject = page.locator('#rules > details:visible');
  await expect(subject).toHaveCount(1);
  await expect(subject.locator('summary')).toContainText('2 of 18 rules');
  await expect(page.locator('#cfr-21-740-11')).toBeInViewport();
  await field.fill('');
  await expect(page.locator('#rules > details:visible').first().locator('summary')).not.toContainText(' of ');
});

for (const size of [phone, { width: 1440, height: 900 }]) {
  test(`shows the color of a link on a screen of ${size.width} px`, async ({ page }) => {
    await page.setViewportSize(size);
    await visit(page, `${colorAdditivesPath}?name=CI+19140`);
    await expect(page.locator('[data-color-row]:visible')).toHaveCount(1);
    await expect(page.locator('#fd-c-yellow-no-5 h3, [data-color-row]:visible h3').first()).toBeInViewport();
    await page.getByRole('searchbox').fill('CI 77491');
    await expect(page).toHaveURL(`${colorAdditivesPath}?name=CI+77491`);
  });
}

test('has a row for every tool', async ({ page }) => {
  await visit(page, toolsPath);
  const rows = await page.locator('[data-tool]').evaluateAll((all) => all.map((row) => row.dataset.tool));
  expect(rows).toEqual(tools.map(({ id }) => id));
});

test('links each feature to its tool, and each tool to a feature', async ({ page }) => {
  for (const feature of features) {
    await visit(page, `/features/${feature}`);
    const { tool, answers } = toolFor(feature) ?? {};
    const target = `${tool?.path}${answers && `#${answers}`}`;
    await expect(page.locator(`main p > a[href="${target}"]`)).toBeVisible();
  }
  for (const { path } of tools) {
    await visit(page, path);
    await expect(page.locator('main a[href^="/features/"]').last()).toBeVisible();
  }
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
