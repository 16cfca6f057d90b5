import type { Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import { type Example, examples } from '../../../lib/labels/examples.ts';
import { toFragment } from '../../../lib/labels/facts.ts';
import { perInch } from '../../../lib/labels/layout.ts';
import { href, labelPath } from '../../../lib/routes.ts';
import { texts } from '../../support/messages.ts';
import { expect, inEachLanguage, test, visit } from '../../support/pages.ts';

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

inEachLanguage('packages become printed pages', async ({ page, locale }) => {
  await visit(page, href(locale, labelPath));
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
    expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b(?!s)/g), name).toHaveLength(1);
  }
  await expect(statement(page, 'ingredients')).toContainText('May contain: Iron oxides');
  await page.reload();
  await expect(statement(page, 'net-contents')).toHaveText('Net Wt 0.31 oz (9 g)');
});

test('answers are drawn as they are typed, and nothing is fetched', async ({ page }) => {
  await visit(page, labelPath);
  await page.waitForLoadState('networkidle');
  const requests: string[] = [];
  // The browser fetches the icon again when the address changes.
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
  expect(requests).toEqual([]);
  // The form and the address keep what was typed.
  const kept = page.url();
  await page.reload();
  await expect(statement(page, 'net-contents')).toHaveText('1.01 fl oz (30 mL)');
  expect(page.url()).toBe(kept);
  await page.getByRole('button', { name: 'Start over' }).click();
  await expect(page).toHaveURL(labelPath);
  await expect(page.getByLabel('Net contents')).toHaveValue('');
});

/** Height in inches of the letter x as it is painted in the place of a text; `scale` device pixels to a CSS pixel. */
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

test.describe('as painted', () => {
  const scale = 20;
  test.use({ deviceScaleFactor: scale, viewport: { width: 1200, height: 500 } });
  test('the letters are as high as is promised, and an inch of the ruler is an inch', async ({ page }) => {
    test.slow();
    for (const facts of [examples.serum, examples.lipstick]) {
      await page.goto('about:blank');
      await visit(page, `${labelPath}#${toFragment({ ...facts, ...company })}`);
      const svg = page.locator('svg:has([data-element])');
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

test('what makes no sense is told at its field, and the drawing stays whole', async ({ page }) => {
  const facts = { ...examples.serum, ...company };
  const hostile = '<img src=x onerror=alert(1)> שלום \u202eevil';
  await visit(page, `${labelPath}#${toFragment({ ...facts, width: '-3', identity: hostile })}`);
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
  await visit(page, `${labelPath}#q=%E0%A4%A&x=1`);
  await expect(page.locator('main')).toContainText('no answers that can be read');
});

test('the drawing is downloaded as a file that stands alone', async ({ page }) => {
  await visit(page, `${labelPath}#${toFragment({ ...examples.serum, ...company })}`);
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
  expect(svg).not.toMatch(/class=|var\(|https?:\/\/(?!www\.w3\.org)/);
});
