import type { Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import { href, usLabelPath } from '../../../lib/routes.ts';
import { today } from '../../../lib/rules/today.ts';
import { type Example, examples } from '../../../lib/tools/us-label/examples.ts';
import { toFragment } from '../../../lib/tools/us-label/facts.ts';
import { perInch } from '../../../lib/tools/us-label/scale.ts';
import { texts } from '../../support/messages.ts';
import {
  expect,
  inEachLanguage,
  inEnglish,
  inKorean,
  networkIdle,
  reduceMotion,
  test,
  visit,
} from '../../support/pages.ts';

const company = {
  firm_role: 'distributed',
  firm: 'Onsil Inc.',
  city: 'Torrance',
  state: 'CA',
  zip: '90501',
  country: 'US',
  contact: 'safety@onsil.example',
  origin: 'Korea',
};
const statement = (page: Page, id: string) => page.locator(`[data-element="${id}"]`);
const example = (page: Page, locale: 'en' | 'ko', name: Example) =>
  page.getByRole('button', { name: texts(locale).usLabel.examples[name], exact: true });

// The open points below the drawing can take a second page.
inEachLanguage('prints the draft of each example on two pages at most', async ({ page, locale }) => {
  await visit(page, href(locale, usLabelPath));
  for (const [name, value] of Object.entries(company)) {
    const field = page.locator(`[name="${name}"]`);
    if (name === 'firm_role') await field.selectOption(value);
    else await field.fill(value);
  }
  for (const name of Object.keys(examples) as Example[]) {
    await example(page, locale, name).click();
    await expect(page.locator('[data-element][data-missing]')).toHaveCount(0);
    await expect(statement(page, 'firm')).toHaveText('Distributed by Onsil Inc., Torrance, CA 90501');
    const pdf = await page.pdf({ format: locale === 'en' ? 'Letter' : 'A4' });
    const pages = pdf.toString('latin1').match(/\/Type\s*\/Page\b(?!s)/g)?.length;
    expect(pages, name).toBeGreaterThan(0);
    expect(pages, name).toBeLessThanOrEqual(2);
  }
  await expect(statement(page, 'ingredients')).toContainText('May contain: Iron oxides');
  await page.reload();
  await expect(statement(page, 'net-contents')).toHaveText('Net Wt 0.31 oz (9 g)');
});

test('draws answers while they are typed, without a request', async ({ page }) => {
  await visit(page, usLabelPath);
  await networkIdle(page);
  const requests: string[] = [];
  // The browser fetches the icon again when the URL changes.
  page.on('request', (request) => {
    if (!request.url().includes('/icon')) requests.push(request.url());
  });
  await expect(statement(page, 'net-contents')).toHaveAttribute('data-missing');
  await page.getByLabel('Width of the front').fill('1.5');
  await page.getByLabel('Height').fill('4');
  await expect(page.locator('[data-pdp-area]')).toHaveAttribute('data-pdp-area', '6.00');
  await page.getByLabel('Net contents').fill('30');
  await page.getByLabel('Unit of the contents').selectOption('mL');
  await expect(statement(page, 'net-contents')).toHaveText('1.01 fl oz (30 mL)');
  await expect(statement(page, 'net-contents')).toHaveAttribute('data-min-height', '0.125');
  await page.getByLabel('Ingredients', { exact: true }).fill('CI 19140, Water');
  await expect(statement(page, 'ingredients')).toHaveText('Ingredients: Water, Yellow 5.');
  await expect(page.locator('[data-color="Yellow 5"]')).toContainText('lot number');
  await page.getByLabel('For the area of the eye').check();
  await page.getByLabel('Ingredients', { exact: true }).fill('Water\nCI 45380');
  await expect(page.locator('main')).toContainText('not permitted in the area of the eye');
  // The tool loads the label rules and the ingredient rules as scripts, and the table of names as JSON.
  const own = /^\/_next\/static\/(?:chunks\/[\w.~-]+|media\/names\.[\w-]+\.json)$/;
  const others = requests.filter((url) => !own.test(new URL(url).pathname));
  expect(others).toEqual([]);
  // Each loads once.
  expect(new Set(requests).size).toBe(requests.length);
  // The form and the URL keep the answers.
  await expect(page).toHaveURL(/45380/);
  const kept = page.url();
  await page.reload();
  await expect(statement(page, 'net-contents')).toHaveText('1.01 fl oz (30 mL)');
  expect(page.url()).toBe(kept);
  await page.getByRole('button', { name: 'Start over' }).click();
  await expect(page).toHaveURL(usLabelPath);
  await expect(page.getByLabel('Net contents')).toHaveValue('');
  // By keyboard, from the first field back to the offer.
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(kept);
  await expect(page.getByLabel('Net contents')).toHaveValue('30');
});

inEachLanguage(
  'keeps the findings in view while a list is typed, and leads to each',
  async ({ page, locale, text: { usLabel } }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await reduceMotion(page);
    await visit(page, href(locale, usLabelPath));
    await page.locator('button[aria-pressed]').first().click();
    const list = page.locator('[name="ingredients"]');
    await list.fill('Water, CI 19140, Glycerin, Formaldehyde');
    await page.locator('[name="contact"]').scrollIntoViewIfNeeded();
    const strip = page.getByRole('list', { name: usLabel.strip.title });
    const renamed = strip.getByRole('button', { name: 'Yellow 5' });
    await expect(renamed).toBeInViewport();
    await expect(strip.getByRole('button')).toHaveText([
      ...(locale === 'en'
        ? ['1 name on a list', '3 statements open']
        : ['목록에 오른 성분 1개', '채울 문구 3개']),
      ...(locale === 'en' ? ['1 noticed'] : ['확인할 점 1개']),
      /CI 19140.*Yellow 5/,
      ...(locale === 'en' ? ['1 change'] : ['바꾼 것 1건']),
    ]);
    for (const part of await strip.getByRole('button').all()) {
      await part.focus();
      await page.keyboard.press('Enter');
      await expect(page.locator(':focus:not(body)')).toBeInViewport({ ratio: 0.5 });
      await expect(part).not.toBeFocused();
    }
    await expect(page.locator('[data-changes]')).toHaveAttribute('open');
  },
);

/** Returns the painted height in inches of a letter x in place of a text, with `scale` device pixels per CSS pixel. */
async function paintedHeight(page: Page, text: Locator, scale: number): Promise<number> {
  await text.evaluate((element) => {
    const [first] = element.querySelectorAll('tspan');
    element.replaceChildren(...(first ? [first] : []));
    if (first) first.textContent = 'x';
  });
  const box = await text.boundingBox();
  if (!box) throw new Error('The text is not drawn');
  const picture = await page.screenshot({ clip: { ...box, width: Math.max(4, box.width) } });
  const { data, info } = await sharp(picture).greyscale().raw().toBuffer({ resolveWithObject: true });
  const isInked = (row: number) =>
    data
      .subarray(row * info.width * info.channels, (row + 1) * info.width * info.channels)
      .some((value) => value < 128);
  return Array.from({ length: info.height }, (_, row) => row).filter(isInked).length / scale / perInch;
}

test.describe('painted drawing', () => {
  const scale = 20;
  test.use({ deviceScaleFactor: scale, viewport: { width: 1200, height: 500 } });
  test('paints letters at their height and an inch at its length', async ({ page }) => {
    test.slow();
    for (const facts of [examples.serum, examples.lipstick]) {
      await page.goto('about:blank');
      await visit(page, `${usLabelPath}#${toFragment({ ...facts, ...company })}`);
      await page.getByLabel(texts('en').usLabel.scale.real).check();
      const svg = page.locator('svg[data-scale]');
      await svg.evaluate((element) => {
        document.documentElement.replaceChildren(document.head, document.body);
        document.body.replaceChildren(element);
      });
      const ids = await page
        .locator('[data-element]')
        .evaluateAll((all) =>
          (all as HTMLElement[]).map(({ dataset: { element, minHeight } }) => [element, minHeight]),
        );
      expect(ids.length).toBeGreaterThanOrEqual(6);
      for (const [id = '', promised] of ids) {
        const text = statement(page, id).locator('text');
        await text.scrollIntoViewIfNeeded();
        const painted = await paintedHeight(page, text, scale);
        const off = Math.abs(painted / Number(promised) - 1);
        expect.soft(off, `${id}: ${painted} in for ${promised}`).toBeLessThan(0.01);
      }
      const ruler = page.locator('[data-ruler] path');
      const inches = Number(await page.locator('[data-ruler]').getAttribute('data-ruler'));
      const drawn = await ruler.evaluate((path) => (path as SVGPathElement).getBBox().width);
      expect(drawn).toBeCloseTo(inches * perInch, 1);
      const width = Number(((await svg.getAttribute('width')) ?? '').replace('in', ''));
      expect((await svg.boundingBox())?.width).toBeCloseTo(width * perInch, 1);
    }
  });
});

test('reports bad input at its field and keeps the drawing', async ({ page }) => {
  const facts = { ...examples.serum, ...company };
  const hostile = '<img src=x onerror=alert(1)> שלום \u202eevil';
  await visit(page, `${usLabelPath}#${toFragment({ ...facts, width: '-3', identity: hostile })}`);
  const problem = page.locator('[aria-invalid="true"]');
  await expect(statement(page, 'identity')).toContainText('onerror');
  await expect(page.locator('main img[src="x"]')).toHaveCount(0);
  await page.getByLabel('Width of the front').fill('9999');
  await expect(problem).toHaveAccessibleDescription(/shop window/);
  await expect(page.getByLabel('Width of the front')).toHaveValue('9999');
  await page.getByLabel('Width of the front').fill('38');
  await expect(problem).toHaveCount(0);
  const many = Array.from({ length: 400 }, (_, index) => `Ingredient ${index}`).join(', ');
  await page.getByLabel('Ingredients', { exact: true }).fill(many);
  await expect(statement(page, 'ingredients')).toContainText('Ingredient 399');
  await expect(page.locator('main')).toContainText('panels of this size');
  await page.goto('about:blank');
  await visit(page, `${usLabelPath}#q=%E0%A4%A&x=1`);
  await expect(page.locator('main')).toContainText('no answers that can be read');
});

test('downloads a self-contained proof sheet', async ({ page }) => {
  await visit(page, `${usLabelPath}#${toFragment({ ...examples.serum, ...company })}`);
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download as SVG' }).click(),
  ]);
  const chunks: Buffer[] = [];
  for await (const chunk of await file.createReadStream()) chunks.push(chunk as Buffer);
  const svg = Buffer.concat(chunks).toString();
  expect(svg).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg"/);
  expect(svg).toContain('font-size-adjust: 0.53');
  expect(svg).toMatch(/width="[\d.]+in"/);
  expect(svg).toMatch(/<text[^>]*font-weight="700"[^>]*>1 Identity \(.*21 CFR 701\.11/);
  for (const words of ['at least 1/8 in (3.2 mm)', 'eCFR copy, undated', 'Not checked: claims']) {
    expect(svg.replaceAll(/<\/text><text[^>]*>/g, ' ')).toContain(words);
  }
  expect(svg).toContain(`Draft for review, ${today()}`);
  expect(svg).not.toMatch(/class=|var\(|https?:\/\/(?!www\.w3\.org)/);
});

inEachLanguage(
  'puts prohibited colors first, on the page, in the file and on paper',
  async ({ page, locale }) => {
    const { flags, stop } = texts(locale).usLabel;
    const typed = { ...examples.serum, ...company, identity: 'Eye shadow', kind: ['eye'] };
    const ingredients = 'Talc, CI 17200, CI 77491\nCI 15850';
    await visit(page, `${href(locale, usLabelPath)}#${toFragment({ ...typed, ingredients })}`);
    const prohibited = page.locator('[data-flag="color-not-permitted"]');
    await expect(prohibited.first()).toContainText('CI 17200 (Red 33)');
    await expect(prohibited.first()).toContainText('74.2333');
    await expect(page.locator('[data-color="Red 33"]')).toHaveCount(0);
    await expect(page.getByRole('heading', { name: stop.title })).toBeVisible();
    await expect(page.locator('main')).toContainText(
      locale === 'en' ? 'points below are open' : '확인할 점이',
    );
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.locator('[data-actions] button').nth(1).click(),
    ]);
    const chunks: Buffer[] = [];
    for await (const chunk of await file.createReadStream()) chunks.push(chunk as Buffer);
    const svg = Buffer.concat(chunks)
      .toString()
      .replaceAll(/<\/text><text[^>]*>/g, ' ');
    const words = String(flags['color-not-eye']).replace('{name}', 'CI 17200 (Red 33)');
    expect(svg).toContain(words);
    expect(svg.indexOf(words)).toBeLessThan(svg.indexOf('21 CFR 701.11'));
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByText(`– ${words}`)).toBeVisible();
  },
);

inKorean('draws no label for a dye for brows', async ({ page, locale }) => {
  const typed = { identity: 'Eyebrow tint', kind: ['eye', 'hair-dye'], ingredients: 'p-Phenylenediamine' };
  await visit(
    page,
    `${href(locale, usLabelPath)}#${toFragment({ ...examples.serum, ...company, ...typed })}`,
  );
  await expect(page.locator('[data-flag="color-not-permitted"]')).toContainText('601(a), (e)');
  await expect(page.locator('[data-element]')).toHaveCount(0);
  await expect(page.locator('main')).not.toContainText('may cause blindness');
});

test.describe('in Korea', () => {
  test.use({ timezoneId: 'Asia/Seoul' });

  test("dates the proof with the visitor's day", async ({ page }) => {
    await page.clock.setFixedTime('2026-11-26T16:00:00Z');
    await visit(page, `${usLabelPath}#${toFragment(examples.serum)}`);
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByText('Draft for review, 2026-11-27')).toBeVisible();
  });
});

const facts = { ...examples.serum, ...company };

inEnglish('asks about a drug before it draws', async ({ page, locale }) => {
  const { gate, flags } = texts(locale).usLabel;
  await visit(page, `${href(locale, usLabelPath)}#${toFragment({ ...facts, identity: 'Sunscreen SPF 50' })}`);
  const question = page.locator('[data-flag="drug"]');
  await expect(question).toContainText('SPF 50');
  await expect(page.locator('[data-element]')).toHaveCount(0);
  await expect(question.getByRole('link', { name: gate.finder })).toHaveAttribute('href', /mocra-duties/);
  await question.getByRole('button', { name: gate.yes }).click();
  await expect(question).toContainText('Drug Facts');
  await expect(page.locator('[data-element]')).toHaveCount(0);
  // The URL follows the answers after a pause.
  await expect(page).toHaveURL(/drug=yes/);
  await page.reload();
  await expect(question).toContainText('Drug Facts');
  await question.getByRole('button', { name: gate.no }).click();
  await expect(statement(page, 'identity')).toHaveText('Sunscreen SPF 50');
  await expect(statement(page, 'net-contents')).toHaveText('1.01 fl oz (30 mL)');
  await expect(page).toHaveURL(/drug=no/);
  // The reason stays beside the label, with a way back.
  await question.getByRole('button', { name: flags.actions.again }).click();
  await expect(question).toContainText(gate.question);
  await page.locator('[name="identity"]').fill('Facial serum');
  await expect(statement(page, 'identity')).toHaveText('Facial serum');
  await expect(question).toHaveCount(0);
});

test('paints warnings in bold type on a light ground', async ({ page }) => {
  await visit(page, `${usLabelPath}#${toFragment({ ...examples.aerosol, ...company })}`);
  const weightOf = (id: string) =>
    statement(page, id)
      .locator('text')
      .evaluate((text) => getComputedStyle(text).fontWeight);
  expect(await weightOf('warning')).toBe('700');
  expect(await weightOf('net-contents')).toBe('700');
  expect(await weightOf('ingredients')).toBe('400');
  await page.emulateMedia({ media: 'print' });
  expect(await weightOf('warning')).toBe('700');
  // Ink of the same words: bold strokes cover more.
  const ink = async () => {
    const picture = await statement(page, 'warning').screenshot();
    const { data } = await sharp(picture).greyscale().raw().toBuffer({ resolveWithObject: true });
    return data.filter((value) => value < 128).length;
  };
  const bold = await ink();
  await statement(page, 'warning')
    .locator('text')
    .evaluate((text) => text.setAttribute('font-weight', '400'));
  expect(bold).toBeGreaterThan(1.15 * (await ink()));
  expect(
    await page
      .locator('[data-edition]')
      .evaluateAll((all) => all.filter((each) => each.textContent?.includes('eCFR')).length),
  ).toBe(2);
});

test('keeps the typed values when a visitor responds to a notice', async ({ page }) => {
  await visit(page, `${usLabelPath}#${toFragment({ ...facts, ingredients: 'Water, Dihydroxyacetone' })}`);
  await page.locator('[name="contact"]').fill('call us');
  await expect(page.locator('[name="contact"]')).not.toHaveAttribute('aria-invalid');
  await page.keyboard.press('Tab');
  const flag = (name: string) => page.locator(`[data-flag="${name}"]`);
  await expect(flag('contact')).toHaveCount(1);
  await expect(page.locator('[name="contact"]')).toHaveAccessibleDescription(/cannot|not a contact/);
  await flag('statement').getByRole('button').click();
  await expect(statement(page, 'warning')).toContainText('does not contain a sunscreen');
  await expect(page.locator('[name="contact"]')).toHaveValue('call us');
  await expect(flag('statement')).toHaveCount(0);
  await expect(flag('origin')).toContainText('134.46');
  await page.locator('[name="origin"]').fill('한국');
  await expect(flag('language')).toHaveCount(1);
  await expect(page.locator('[data-translate]').first()).toBeVisible();
  // The notice about tanning has checked one of the rare kinds, so they are open.
  await page.getByLabel('Aerosol with a hydrocarbon').check();
  await expect(flag('net-weight')).toHaveCount(1);
  await expect(statement(page, 'net-contents')).toHaveAttribute('data-missing');
  await flag('net-weight').getByRole('button').click();
  await expect(statement(page, 'net-contents')).toHaveText('1.01 fl oz (30 mL)');
});

test('draws the inner container beside its carton', async ({ page }) => {
  await visit(page, `${usLabelPath}#${toFragment(facts)}`);
  await page.getByLabel('A container inside a carton').check();
  await page.getByLabel('Height of the inner container').fill('60');
  await page.getByLabel('Circumference of the inner container').fill('80');
  const inner = page.locator('[data-container="inner"]');
  await expect(inner.locator('[data-element="net-contents"]')).toHaveText('1.01 fl oz (30 mL)');
  await expect(inner.locator('[data-element="net-contents"]')).toHaveAttribute('data-min-height', '0.0625');
  await expect(inner.locator('[data-element="ingredients"]')).toHaveCount(0);
  await expect(page.locator('svg[data-scale]')).toHaveCount(2);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });
  inEnglish('fits the drawing to the screen, and shows its real size on demand', async ({ page, locale }) => {
    await visit(page, `${href(locale, usLabelPath)}#${toFragment({ ...examples.aerosol, ...company })}`);
    const drawing = page.locator('svg[data-scale]');
    await expect(drawing).toHaveAttribute('data-scale', 'fit');
    expect((await drawing.boundingBox())?.width).toBeLessThanOrEqual(390);
    await page.getByLabel(texts(locale).usLabel.scale.real).check();
    await expect(drawing).toHaveAttribute('data-scale', 'real');
    expect((await drawing.boundingBox())?.width).toBeGreaterThan(500);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  });
});

test.describe('pasted lists', () => {
  const lists: Record<string, string> = {
    pdf: 'Water, Glycerin, Sodium Hyalu-\nronate, Panthenol',
    excel: 'Water\t71.5\nGlycerin\t5\nPanthenol\t1',
    korean: '정제수, 글리세린, 판테놀',
    rightToLeft: 'שלום, Water',
  };
  for (const [name, list] of Object.entries(lists)) {
    test(`draws a label from a ${name} list`, async ({ page }) => {
      await visit(page, `${usLabelPath}#${toFragment({ ...facts, ingredients: list })}`);
      await expect(statement(page, 'ingredients')).toContainText('Water');
      await expect(statement(page, 'net-contents')).toHaveText('1.01 fl oz (30 mL)');
    });
  }
});

/** True if nothing covers the middle of the focused element. */
const isFocusVisible = (page: Page) =>
  page.evaluate(() => {
    const { activeElement } = document;
    const { x, y, width, height } = activeElement?.getBoundingClientRect() ?? new DOMRect();
    return activeElement?.contains(document.elementFromPoint(x + width / 2, y + height / 2));
  });

/** Waits for the notes on the list, which move the page when the table of names has arrived. */
const listIsRead = (page: Page) => expect(page.locator('main [data-next-step]')).toBeAttached();

test('scrolls a focused control above the bar of a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await reduceMotion(page);
  await visit(page, `${usLabelPath}#${toFragment(examples.serum)}`);
  await expect(page.locator('main button[type="submit"][form]')).toBeInViewport();
  await listIsRead(page);
  await page.locator('button[aria-pressed]').first().focus();
  for (let turn = 0; turn < 12; turn++) {
    await page.keyboard.press('Tab');
    await expect.poll(() => isFocusVisible(page), `turn ${turn}`).toBe(true);
  }
});

test('scrolls a focused control below the sticky drawing', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await reduceMotion(page);
  await visit(page, usLabelPath);
  await page.locator('button[aria-pressed]').first().click();
  await listIsRead(page);
  const copies = page.getByRole('button', { name: /^Copy ?:/ });
  await expect(copies).not.toHaveCount(0);
  await copies.last().focus();
  // Backwards, so that each control comes from above the window.
  for (let turn = 0; turn < 7; turn++) {
    await page.keyboard.press('Shift+Tab');
    await expect.poll(() => isFocusVisible(page), `turn ${turn}`).toBe(true);
  }
});
