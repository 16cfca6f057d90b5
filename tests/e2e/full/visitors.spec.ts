import type { Locator, Page } from '@playwright/test';
import { answerTimeLimit } from '../../../components/forms/until-answered.ts';
import {
  catalogPath,
  colorAdditivesPath,
  href,
  ingredientsPath,
  mocraDutiesPath,
  productFilePath,
  rulesPath,
  usLabelPath,
} from '../../../lib/routes.ts';
import { newLead } from '../../support/lead-form.ts';
import { texts } from '../../support/messages.ts';
import {
  expect,
  inEnglish,
  landings,
  networkIdle,
  phone,
  test,
  visit,
  withoutScripts,
} from '../../support/pages.ts';
import { openScene } from '../../support/scenes.ts';
import {
  applyStylesWithoutPopovers,
  darken,
  denyStorage,
  detectDates,
  emulateInAppBrowser,
  emulateOlderBrowser,
  exhaustUrlChanges,
  inputMethod,
  limitUrlChanges,
  translate,
  withoutSecureContext,
} from '../../support/visitors-browsers.ts';

/*
 * What visitors bring: older browsers, translators, browsers inside apps, and Safari's limit for the URL. `test` fails on
 * every exception; no script may report an error either.
 */

const { usLabel, rules, ingredients, mocraDuties, catalog, header, forms, resources, sceneEvidenceVault } =
  texts('en');
const label = (page: Page, id: string) => page.locator(`[data-element="${id}"]`);
const count = (page: Page) => page.locator('[data-found]');

let reports: string[] = [];
test.beforeEach(async ({ page }) => {
  reports = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === '/api/reports') reports.push(request.postData() ?? '');
  });
});
test.afterEach(() => expect(reports).toEqual([]));

/** Uses every tool as a visitor does. */
async function useTools(page: Page, visitPage: (path: string) => Promise<unknown>) {
  await test.step('the label builder draws what was typed', async () => {
    await visitPage(usLabelPath);
    await page.locator('[name="identity"]').pressSequentially('Serum');
    await page.locator('[name="ingredients"]').fill('정제수, Glycerin, CI 19140, Retinol ???');
    await page.locator('[name="country"]').pressSequentially('South Korea');
    await page.locator('[name="firm_role"]').selectOption('distributed');
    const company = { firm: 'Onsil', city: 'Seoul', state: 'Seoul', zip: '06236' };
    for (const [name, value] of Object.entries(company)) await page.locator(`[name="${name}"]`).fill(value);
    await expect(label(page, 'identity')).toContainText('Serum');
    await expect(label(page, 'ingredients')).toContainText('Water');
    await expect(label(page, 'firm')).toContainText('South Korea');
  });
  await test.step('the finder shows a docket and starts over with the focus on a field', async () => {
    await visitPage(mocraDutiesPath);
    await page.locator('[name="role"][value="maker"]').check();
    await page.locator('[name="country"][value="other"]').check();
    const title = page.getByRole('heading', { name: mocraDuties.docket.title });
    await expect(title).toBeVisible();
    await page.getByRole('button', { name: mocraDuties.ui.clear }).click();
    await expect(title).toHaveCount(0);
    await expect(page.locator('[name="role"][value="maker"]')).toBeFocused();
  });
  await test.step('the ingredient check answers', async () => {
    await visitPage(ingredientsPath);
    await page.locator('[name="ingredients"]').fill('Water, Triclosan');
    await expect(page.locator('[data-sheet="ingredients"] [role="status"]').first()).toContainText('2');
  });
  await test.step('the list of colors filters', async () => {
    await visitPage(colorAdditivesPath);
    await page.locator('#color-name').pressSequentially('red 40');
    await expect(page.locator('[data-color-row]:visible')).toHaveCount(1);
  });
  await test.step('the list of rules filters, and a link shows its rule', async () => {
    await visitPage(rulesPath);
    await page.locator('#rule-search').pressSequentially('label');
    await expect(count(page)).toHaveAttribute('data-found', /^\d+$/);
    await page.locator('#rule-search').fill('zzzz');
    await expect(count(page)).toHaveText(rules.search.none);
    await page.evaluate(() => {
      location.hash = 'fdca-609-b';
    });
    await expect(page.locator('#fdca-609-b')).toBeInViewport();
  });
}

test('runs the tools in the oldest browsers that the site serves', async ({ page }) => {
  test.slow();
  await emulateOlderBrowser(page);
  await useTools(page, (path) => page.goto(path).then(() => page.waitForTimeout(1500)));
});

inEnglish('opens the menus without popovers', async ({ page, locale, url }) => {
  await emulateOlderBrowser(page);
  const text = texts(locale).header;
  await page.setViewportSize(phone);
  await page.goto(url);
  await page.waitForTimeout(1500);
  const menu = page.locator('#site-menu');
  await expect(menu).toBeHidden();
  const opener = page.getByRole('button', { name: text.openMenu });
  await opener.click();
  await expect(menu).toBeVisible();
  await page.getByRole('button', { name: text.closeMenu }).click();
  await expect(menu).toBeHidden();
  await opener.click();
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await opener.click();
  await menu.getByRole('link', { name: text.contact }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expect(menu).toBeHidden();
  await page.keyboard.press('Escape');
  await page.setViewportSize({ width: 1280, height: 800 });
  for (const id of ['features-menu', 'tools-menu']) {
    await expect(page.locator(`#${id}`)).toBeHidden();
    await page.locator(`[data-menu="${id}"]`).click();
    await expect(page.locator(`#${id}`)).toBeVisible();
  }
  await expect(page.locator('#features-menu')).toBeHidden();
  await page.locator('#tools-menu').getByRole('link').first().click();
  await expect(page).toHaveURL(/\/tools\//);
});

test.describe('with neither scripts nor popovers', () => {
  test.use(withoutScripts);
  for (const { locale, url } of landings) {
    test(`opens the menu of phones (${locale})`, async ({ page }) => {
      await emulateOlderBrowser(page);
      await applyStylesWithoutPopovers(page);
      const text = texts(locale).header;
      await page.setViewportSize(phone);
      await page.goto(url);
      await expect(page.locator('#site-menu')).toBeHidden();
      await expect(page.getByRole('button', { name: text.openMenu })).toBeHidden();
      await page.getByRole('link', { name: text.openMenu }).click();
      await page.locator('#site-menu').getByRole('link', { name: text.resources }).click();
      await expect(page).toHaveURL(href(locale, '/resources'));
    });
  }
});

test.describe('an input method', () => {
  const steps = ['ㅎ', '하', '한', '한ㄱ', '한국'];

  for (const [path, selector] of [
    [usLabelPath, '[name="identity"]'],
    [usLabelPath, '[name="ingredients"]'],
    [usLabelPath, '[name="country"]'],
    [ingredientsPath, '[name="ingredients"]'],
    [mocraDutiesPath, '[name="sales"]'],
    [productFilePath, '[name="ingredients"]'],
    [catalogPath, '[name="rows"]'],
    [colorAdditivesPath, '#color-name'],
    [rulesPath, '#rule-search'],
    ['/contact', 'main [name="message"]'],
  ] as const) {
    test(`composes syllables in ${selector} of ${path}`, async ({ page }) => {
      await visit(page, href('ko', path));
      const field = page.locator(selector).first();
      await field.click();
      const { compose, press, confirm } = await inputMethod(page);
      for (const text of steps) {
        await compose(text);
        await expect(field).toHaveValue(text);
      }
      await press('Enter');
      await confirm('한국');
      await expect(field).toHaveValue('한국');
      await expect(field).toBeFocused();
    });
  }

  test('takes a syllable back with Escape, and the dialog stays', async ({ page }) => {
    await visit(page, '/ko');
    await page.getByRole('banner').locator('a[data-dialog="contact"]:visible').click();
    const dialog = page.getByRole('dialog');
    await dialog.locator('[name="name"]').click();
    const { compose, press, confirm } = await inputMethod(page);
    await compose('김');
    await press('Escape');
    await confirm('김');
    await expect(dialog.locator('[name="name"]')).toHaveValue('김');
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
  });
});

// iOS zooms into a field with smaller letters, and does not zoom out again.
test('shows every field on a phone with letters of 16 px', async ({ page }) => {
  test.slow();
  await page.setViewportSize(phone);
  const fields =
    'input:not([type="checkbox"], [type="radio"], [type="hidden"], [type="file"]), select, textarea';
  const tools = [
    usLabelPath,
    mocraDutiesPath,
    ingredientsPath,
    colorAdditivesPath,
    catalogPath,
    productFilePath,
  ];
  const scenes = ['evidence-vault', 'mocra-wizard', 'adverse-events'].map((name) => `/features/${name}`);
  for (const path of ['/contact', '/signup', '/login', rulesPath, ...tools, ...scenes]) {
    await visit(page, path);
    const small = await page
      .locator(fields)
      .evaluateAll((all) =>
        all
          .filter((field) => Number.parseFloat(getComputedStyle(field).fontSize) < 16)
          .map((field) => field.outerHTML.slice(0, 200)),
      );
    expect(small, path).toEqual([]);
  }
});

// Telegram and mail programs encode the sign before a fragment.
test('opens a link whose fragment was encoded', async ({ page }) => {
  await page.goto(`${usLabelPath}%23identity=Hand%20Cream`);
  await expect(label(page, 'identity')).toContainText('Hand Cream');
  await page.goto(`${rulesPath}%23fdca-609-b`);
  await expect(page.locator('#fdca-609-b')).toBeInViewport();
});

test('works where the browser denies every store', async ({ page }) => {
  await denyStorage(page);
  for (const path of ['/', '/contact', usLabelPath, catalogPath, '/resources']) await visit(page, path);
  await visit(page, `${usLabelPath}#identity=Serum`);
  await expect(label(page, 'identity')).toContainText('Serum');
  await page.getByRole('banner').getByRole('link', { name: header.resources }).click();
  await expect(page).toHaveURL('/resources');
  await page.goBack();
  await expect(label(page, 'identity')).toContainText('Serum');
});

// Phones replace straight quotation marks by curly ones.
test('finds a rule by words in quotation marks', async ({ page }) => {
  await visit(page, rulesPath);
  const found = async (q: string) => {
    await page.locator('#rule-search').fill(q);
    await expect(count(page)).toHaveAttribute('data-found', /^[1-9]\d*$/);
    return page.locator('#rules li[id]:visible').count();
  };
  const plain = await found('adverse event');
  for (const q of ['“adverse event”', '"adverse event"', '‘adverse’ event', 'adverse — event'])
    expect(await found(q), q).toBe(plain);
});

test('takes a year of four digits in a date field', async ({ page }) => {
  await visit(page, productFilePath);
  const day = page.locator('input[type="date"]').first();
  await day.click({ position: { x: 12, y: 12 } });
  await page.keyboard.type('010120261');
  await expect(day).not.toHaveValue(/^\d{5}/);
  await day.fill('2026-01-02');
  await expect(day).toHaveValue('2026-01-02');
});

test('keeps the page of a catalog when a file is dropped beside the drop zone', async ({ page }) => {
  await visit(page, catalogPath);
  const isKept = await page.locator('h1').evaluate((title) => {
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(new File(['name'], 'products.csv', { type: 'text/csv' }));
    return ['dragover', 'drop'].map(
      (type) => !title.dispatchEvent(new DragEvent(type, { dataTransfer, bubbles: true, cancelable: true })),
    );
  });
  expect(isKept).toEqual([true, true]);
});

test('reads a catalog again after it was corrected under the same name', async ({ page }) => {
  await visit(page, catalogPath);
  const input = page.locator('input[type="file"]');
  await input.setInputFiles({ name: 'products.csv', mimeType: 'text/csv', buffer: Buffer.from('') });
  await expect(page.locator('[data-problem]')).toBeVisible();
  // Browsers report no change while the field keeps the file.
  await expect(input).toHaveValue('');
  // Android's file managers call a CSV by any of these.
  for (const type of ['text/csv', 'text/comma-separated-values', 'text/plain', 'application/vnd.ms-excel'])
    await expect(input).toHaveAttribute('accept', new RegExp(`(?:^|,)${type}(?:,|$)`));
});

test('lets a keyboard of a phone leave the whole dialog in reach', async ({ page }) => {
  await page.setViewportSize(phone);
  await visit(page, '/');
  await page.getByRole('button', { name: header.openMenu }).click();
  await page.locator('#site-menu a[data-dialog="contact"]').click();
  const dialog = page.getByRole('dialog');
  await dialog.locator('[name="message"]').focus();
  await page.setViewportSize({ width: phone.width, height: 380 });
  for (const part of [
    dialog.locator('[name="name"]'),
    dialog.getByRole('button', { name: forms.contact.submit }),
  ]) {
    await part.scrollIntoViewIfNeeded();
    await expect(part).toBeInViewport({ ratio: 1 });
  }
});

test('shows the values that the browser restores after a step back', async ({ page }) => {
  const leaveAndReturn = async () => {
    await page.goto('/robots.txt');
    await page.goBack();
  };
  await visit(page, '/contact');
  await page.getByRole('main').locator('[name="message"]').fill('Hello.');
  await leaveAndReturn();
  await expect(page.getByRole('main').locator('[name="message"]')).toHaveValue('Hello.');

  await visit(page, usLabelPath);
  await page.locator('[name="identity"]').fill('Serum');
  await expect(page).toHaveURL(/identity=Serum/);
  await leaveAndReturn();
  await expect(page.locator('[name="identity"]')).toHaveValue('Serum');
  await expect(label(page, 'identity')).toContainText('Serum');

  await visit(page, rulesPath);
  await page.locator('#rule-search').fill('adverse');
  await expect(page).toHaveURL(/q=adverse/);
  const shown = await page.locator('#rules li[id]:visible').count();
  await leaveAndReturn();
  await expect(page.locator('#rule-search')).toHaveValue('adverse');
  await expect(count(page)).toHaveAttribute('data-found', String(shown));
});

test('goes on when the browser refuses to change the URL', async ({ page, context }) => {
  test.slow();
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await limitUrlChanges(page);
  const long = 'Apply to damp skin. '.repeat(5).trim();
  await visit(page, usLabelPath);
  // The limit is used up before the visitor types.
  await exhaustUrlChanges(page);
  await page.locator('[name="identity"]').pressSequentially(long, { delay: 5 });
  await page.locator('[name="firm"]').fill('ABC Co., Ltd.');
  await expect(label(page, 'identity')).toContainText('Apply to damp skin.');
  await page.getByRole('button', { name: usLabel.actions.link }).click();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toMatch(/firm=ABC\+Co\.%2C\+Ltd%2E$/);

  for (const [path, field] of [
    [colorAdditivesPath, '#color-name'],
    [rulesPath, '#rule-search'],
  ] as const) {
    await visit(page, path);
    await exhaustUrlChanges(page);
    await page.locator(field).pressSequentially('zzzz');
    await expect(page.locator(field)).toHaveValue('zzzz');
    await expect(page.locator('[data-color-row]:visible, #rules li[id]:visible')).toHaveCount(0);
  }
});

for (const way of ['moved', 'replaced'] as const) {
  test(`keeps working while a translator wraps the page (${way})`, async ({ page }) => {
    test.slow();
    await useTools(page, async (path) => {
      await visit(page, path);
      await translate(page, way);
    });
    await visit(page, rulesPath);
    await translate(page, way);
    await page.locator('#rule-search').fill('adverse');
    const shown = await page.locator('#rules li[id]:visible').count();
    await expect(count(page)).toHaveText(new RegExp(`^${shown}\\D`));
    await page.locator('#rule-search').fill('label');
    const next = await page.locator('#rules li[id]:visible').count();
    expect(next).not.toBe(shown);
    await expect(count(page)).toHaveText(new RegExp(`^${next}\\D`));

    await visit(page, '/contact');
    await translate(page, way);
    await page.getByRole('main').getByRole('button', { name: forms.contact.submit }).click();
    const { missing } = forms.contact;
    for (const sentence of Object.values(missing))
      await expect(page.getByRole('main').getByText(sentence)).toBeVisible();
    await page.getByRole('main').locator('[name="name"]').fill('Jo');
    await expect(page.getByRole('main').getByText(missing.name)).toHaveCount(0);
    await expect(page.getByRole('main').getByText(missing.email)).toBeVisible();
    await page.getByRole('banner').getByRole('link', { name: header.pricing }).click();
  });
}

// React says that it rendered a part again, which `test` would count as an exception; only a report counts here.
test('reports nothing about the elements of an extension', async ({ context }) => {
  const page = await context.newPage();
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === '/api/reports') reports.push(request.postData() ?? '');
  });
  await page.addInitScript(() => {
    addEventListener('DOMContentLoaded', () => {
      document.body.setAttribute('data-gr-ext-installed', '');
      for (const field of document.querySelectorAll('input, button'))
        field.setAttribute('fdprocessedid', 'x');
      document.querySelector('textarea')?.before(document.createElement('grammarly-extension'));
      document.body.prepend(document.createElement('div'));
    });
  });
  for (const path of ['/', '/contact', usLabelPath, rulesPath]) {
    await page.goto(path);
    await networkIdle(page);
  }
});

// React says that it rendered a part again, as with the elements of an extension.
test('reports nothing about the dates that Safari on iOS links', async ({ context }) => {
  const page = await context.newPage();
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === '/api/reports') reports.push(request.postData() ?? '');
  });
  await detectDates(page);
  for (const path of ['/', '/ko', '/ko/rules', '/resources', mocraDutiesPath, productFilePath, rulesPath])
    await visit(page, path);
  await page.locator('#rule-search').fill('adverse');
  await expect(count(page)).toHaveAttribute('data-found', /^[1-9]\d*$/);
});

test('renders its pages under Dark Reader', async ({ page }) => {
  await darken(page);
  for (const path of ['/features/label-vision', usLabelPath, rulesPath, '/contact']) await visit(page, path);
  await visit(page, '/');
  await page.getByRole('banner').getByRole('link', { name: header.resources }).click();
  await expect(page).toHaveURL('/resources');
});

test('works on an origin without TLS', async ({ page }) => {
  test.slow();
  await withoutSecureContext(page);
  await useTools(page, (path) => visit(page, path));
  await visit(page, `${usLabelPath}#identity=Serum`);
  await page.locator('[data-actions]').getByRole('button', { name: usLabel.actions.link }).click();
  await expect(page.locator('[data-actions]')).toContainText(usLabel.actions.linked);
  await visit(page, '/contact');
  const form = page.getByRole('main');
  for (const [name, value] of Object.entries(newLead('contact')))
    await form.locator(`[name="${name}"]`).fill(value);
  await form.getByRole('button', { name: forms.contact.submit }).click();
  await expect(form).toContainText(forms.contact.successText);
});

// Chrome on iOS reports autofill by `change` only, and older browsers by no event at all.
test('takes values that a browser fills in', async ({ page }) => {
  const autofill = (selector: string, value: string, events: string[]) =>
    page.locator(selector).evaluate(
      (field: HTMLInputElement, given) => {
        const prototype = Object.getPrototypeOf(field);
        Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, given.value);
        for (const type of given.events) field.dispatchEvent(new Event(type, { bubbles: true }));
      },
      { value, events },
    );
  await visit(page, usLabelPath);
  await autofill('[name="identity"]', 'Serum', ['change']);
  await expect(label(page, 'identity')).toContainText('Serum');
  await visit(page, '/contact');
  for (const [name, value] of Object.entries(newLead('contact')))
    await autofill(`main [name="${name}"]`, value, []);
  await page.getByRole('main').getByRole('button', { name: forms.contact.submit }).click();
  await expect(page.getByRole('main')).toContainText(forms.contact.successText);
});

test('sends a form once while Enter is held down', async ({ page }) => {
  const posts: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST') posts.push(request.url());
  });
  await visit(page, '/contact');
  const form = page.getByRole('main');
  for (const [name, value] of Object.entries(newLead('contact')))
    await form.locator(`[name="${name}"]`).fill(value);
  await form.locator('[name="name"]').focus();
  for (let press = 0; press < 5; press += 1) await page.keyboard.down('Enter');
  await expect(form).toContainText(forms.contact.successText);
  expect(posts).toHaveLength(1);
});

test('says that the browser blocks the thread of the catalog', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'Worker', {
      value: class {
        constructor() {
          throw new DOMException('Blocked', 'SecurityError');
        }
      },
    });
  });
  await visit(page, catalogPath);
  const buffer = Buffer.from('name,ingredients\nCream,"Water, Mica"\n');
  await page.locator('input[type="file"]').setInputFiles({ name: 'a.csv', mimeType: 'text/csv', buffer });
  await expect(page.locator('[data-problem]')).toContainText(catalog.problems.worker);
  await expect(page.locator('input[type="file"]')).toBeEnabled();
});

test('stays quiet when a visitor closes the share sheet', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(Navigator.prototype, 'share', {
      value: () => Promise.reject(new DOMException('Share canceled', 'AbortError')),
    });
  });
  await visit(page, '/resources');
  await page.getByRole('main').locator('li h3 a').first().click();
  const share = page.getByRole('link', { name: resources.share, exact: true }).first();
  await share.click();
  await expect(share).toBeVisible();
});

// A setting of Firefox and some content blockers remove it.
test('adds no exception where the browser has no beacons', async ({ context }) => {
  const page = await context.newPage();
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'sendBeacon'));
  await visit(page, '/');
  await page.evaluate(() => setTimeout(() => Reflect.get(window, 'missing')()));
  await expect.poll(() => errors.length).toBe(1);
  expect(errors).not.toContain(expect.stringContaining('sendBeacon'));
});

const kakao = 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 KAKAOTALK 25.1.0';
for (const userAgent of ['', kakao]) {
  test(`says what to do where the browser cannot print, save or copy (${userAgent ? 'KakaoTalk' : 'no app'})`, async ({
    page,
  }) => {
    await emulateInAppBrowser(page, { userAgent });
    const press = (name: string) => page.locator('[data-actions]').getByRole('button', { name }).click();
    const says = (words: string) => expect(page.locator('[data-actions]')).toContainText(words);
    await visit(page, `${usLabelPath}#identity=Serum`);
    await press(usLabel.actions.print);
    await says(usLabel.actions.elsewhere);
    await press(usLabel.actions.link);
    await expect(page.locator('[data-actions] textarea')).toHaveValue(/#identity=Serum/);
    await press(usLabel.actions.download);
    await says(usLabel.actions.elsewhere);

    await visit(page, `${ingredientsPath}#ingredients=Water`);
    await press(ingredients.actions.print);
    await says(ingredients.actions.elsewhere);
    await press(ingredients.actions.copy);
    await expect(page.locator('[data-actions] textarea')).toHaveValue(/Water/);

    await visit(page, `${mocraDutiesPath}#role=maker&first_sale=2026-10-01`);
    await press(mocraDuties.ui.print);
    await says(mocraDuties.ui.elsewhere);
    await press(mocraDuties.ui.copy);
    await expect(page.locator('[data-actions] textarea')).toHaveValue(/.+/);
  });

  test(`says the same when the records of a scene cannot be saved (${userAgent ? 'KakaoTalk' : 'no app'})`, async ({
    page,
  }) => {
    await emulateInAppBrowser(page, { userAgent });
    const sentence = (scene: Locator) =>
      scene.locator('p.text-seal-700', { hasText: sceneEvidenceVault.elsewhere });
    const scene = await openScene(page, 'en', 'evidence-vault');
    await scene.locator('[data-exports]').click();
    await expect(sentence(scene)).toBeVisible();
    await page.reload();
    await openScene(page, 'en', 'evidence-vault');
    await expect(sentence(scene)).toBeHidden();
    await scene.locator('[data-saves]').click();
    await expect(sentence(scene)).toBeVisible();
  });
}

test.describe('a line that stalls', () => {
  const fill = async (page: Page) => {
    const values = newLead('contact');
    await page.getByRole('banner').getByRole('link', { name: header.contact, exact: true }).click();
    const dialog = page.getByRole('dialog');
    for (const [name, value] of Object.entries(values)) await dialog.locator(`[name="${name}"]`).fill(value);
    await dialog.getByRole('button', { name: forms.contact.submit }).click();
    return { dialog, values };
  };

  test('can be left, keeps the text, and ends with a sentence', async ({ page }) => {
    await page.clock.install();
    let answering = false;
    await page.route('**/*', (route) => {
      if (answering || route.request().method() !== 'POST') return route.fallback();
    });
    await visit(page, '/');
    const { dialog, values } = await fill(page);
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await page.getByRole('banner').getByRole('link', { name: header.contact, exact: true }).click();
    await expect(dialog.locator('[name="message"]')).toHaveValue(values.message as string);
    await page.clock.fastForward(answerTimeLimit);
    await expect(page.locator('[data-sonner-toast]')).toContainText(forms.stalledText);
    answering = true;
    await dialog.getByRole('button', { name: forms.contact.submit }).click();
    await expect(page.locator('[data-sonner-toast]').first()).toContainText(forms.contact.successText);
  });

  test('says at once that the network went away', async ({ page, context }) => {
    await page.route('**/*', (route) => (route.request().method() === 'POST' ? undefined : route.fallback()));
    await visit(page, '/');
    const { dialog } = await fill(page);
    await expect(dialog.getByRole('button', { name: forms.contact.sending })).toBeVisible();
    await context.setOffline(true);
    await expect(dialog).toContainText(forms.offlineText, { timeout: 3_000 });
    await context.setOffline(false);
  });
});

test.describe('a toast above a dialog', () => {
  test.use({ expectedFailures: ['/'] });
  test('can be closed while the dialog stays', async ({ page }) => {
    await page.route('**/*', (route) =>
      route.request().method() === 'POST' ? route.fulfill({ status: 500 }) : route.fallback(),
    );
    await visit(page, '/');
    await page.getByRole('banner').getByRole('link', { name: header.contact, exact: true }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: forms.contact.submit }).click();
    const toast = page.locator('[data-sonner-toast]');
    await expect(toast).toContainText(forms.contact.missingText);
    expect(await toast.evaluate((element) => element.closest('[aria-hidden="true"], [inert]'))).toBeNull();
    await toast.getByRole('button').click();
    await expect(toast).toHaveCount(0);
    await expect(dialog).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    expect(await page.evaluate(() => getComputedStyle(document.body).pointerEvents)).toBe('auto');
    await page.getByRole('banner').getByRole('link', { name: header.resources }).click();
    await expect(page).toHaveURL('/resources');
  });
});

test.describe('a link that is too long', () => {
  test.use({ expectedFailures: [href('ko', usLabelPath)] });
  test('leads to its page', async ({ page }) => {
    const response = await page.goto(`${href('ko', usLabelPath)}에서`);
    expect(response?.status()).toBe(404);
    await page
      .getByRole('main')
      .getByRole('link', { name: href('ko', usLabelPath) })
      .click();
    await expect(page).toHaveURL(href('ko', usLabelPath));
  });
});
