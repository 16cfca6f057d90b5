import type { Locator } from '@playwright/test';
import { ingredientsPath } from '../../../lib/routes.ts';
import { texts } from '../../support/messages.ts';
import { expect, phone, reduceMotion, test, visit } from '../../support/pages.ts';

/* With the visitor's colors, shapes and states must not depend only on a background. */

test.use({ viewport: { width: 1280, height: 800 }, expectedFailures: ['/nope'] });
test.beforeEach(async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await reduceMotion(page);
});

const style = (element: Locator, name: string) =>
  element.evaluate((found, property) => getComputedStyle(found).getPropertyValue(property), name);

test('gives every button an edge that contrasts with its background', async ({ page }) => {
  for (const url of ['/', '/ko/features/label-vision', '/login', '/resources', '/nope']) {
    await visit(page, url);
    const buttons = await page.locator('.btn:visible').all();
    expect(buttons.length, url).toBeGreaterThan(1);
    for (const button of buttons) {
      expect(await style(button, 'border-top-style'), url).toBe('solid');
      expect(Number.parseFloat(await style(button, 'border-top-width')), url).toBeGreaterThanOrEqual(1);
      expect(await style(button, 'border-top-color'), url).not.toBe(await style(button, 'background-color'));
    }
  }
});

test('gives selected options another background', async ({ page }) => {
  for (const feature of ['label-vision', 'evidence-vault', 'us-agent-service']) {
    await visit(page, `/features/${feature}`);
    const chosen = page.locator('main [aria-pressed="true"]:visible').first();
    const other = page.locator('main [aria-pressed="false"]:visible').first();
    await expect(chosen, feature).toBeVisible();
    expect(await style(chosen, 'background-color'), feature).not.toBe(await style(other, 'background-color'));
    expect(await style(chosen, 'color'), feature).not.toBe(await style(chosen, 'background-color'));
  }
});

test('draws the text of drawings in the text color', async ({ page }) => {
  for (const [feature, words, property] of [
    ['adverse-events', 'figure svg[data-clock] text[data-day]', 'fill'],
    ['adverse-events', 'figure svg[data-clock] path[vector-effect]', 'stroke'],
    ['label-vision', 'figure [data-leaders] text:visible', 'fill'],
    ['label-vision', 'figure [data-dimension] text:visible', 'fill'],
  ] as const) {
    await visit(page, `/features/${feature}`);
    const text = await style(page.locator('body'), 'color');
    const drawn = await page.locator(words).all();
    expect(drawn.length, words).toBeGreaterThan(0);
    for (const word of drawn) expect(await style(word, property), words).toBe(text);
  }
});

test('keeps the edges of a dialog and its buttons', async ({ page }) => {
  await visit(page, '/');
  await page.locator('footer a[data-dialog="contact"]').click();
  const dialog = page.getByRole('dialog', { name: texts('en').forms.contact.title });
  await expect(dialog).toBeVisible();
  expect(Number.parseFloat(await style(dialog, 'border-top-width'))).toBeGreaterThanOrEqual(1);
  const send = dialog.getByRole('button', { name: texts('en').forms.contact.submit });
  expect(await style(send, 'border-top-color')).not.toBe(await style(send, 'background-color'));
});

test('gives what floats over a tool an edge', async ({ page }) => {
  await page.setViewportSize(phone);
  await visit(page, `${ingredientsPath}#ingredients=Water%2C+Triclosan`);
  const bar = page.locator('main button[type="submit"][form]');
  const undo = page.locator('[data-undo]');
  const edgeOf = async (floating: Locator) => [
    await style(floating, 'border-top-style'),
    await style(floating, 'border-top-width'),
  ];
  await expect(bar).toBeVisible();
  expect(await edgeOf(bar)).toEqual(['solid', '1px']);
  await page.getByRole('button', { name: 'Start over' }).click();
  await expect(undo).toBeVisible();
  expect(await edgeOf(undo)).toEqual(['solid', '1px']);
});
