import { type Browser, type BrowserContext, chromium, type Page } from 'playwright';
import { href, mocraDutiesPath } from '../../lib/routes.ts';
import { tools } from '../../lib/tools/list.ts';
import { chromiumArgs, ensureChromium } from '../../tests/support/chromium.ts';
import type { Check } from './pages.ts';
import type { Site } from './site.ts';

/** How long an action may take, in ms. */
const timeoutMs = 15_000;

/** Checks in a browser. They submit no form and change nothing. Call `close` when they have run. */
export async function browserChecks(site: Site): Promise<{ checks: Check[]; close: () => Promise<void> }> {
  const browser = await chromium.launch({ executablePath: ensureChromium(), args: chromiumArgs });
  const check = (name: string, walk: (page: Page) => Promise<string[]>): Check => ({
    name: `in a browser: ${name}`,
    run: () => inPage(browser, site, walk),
  });
  return {
    checks: [
      check('the contact form opens and validates', contactForm),
      check('a scene can be operated', scene),
      check('the duties finder answers', finder),
      ...tools.map(({ path }) => check(`${path} starts`, (page) => opens(page, path))),
    ],
    close: () => browser.close(),
  };
}

/** Opens a context whose requests to the site, and to no other host, carry its headers. */
export async function openContext(browser: Browser, site: Site): Promise<BrowserContext> {
  const context = await browser.newContext({ baseURL: site.origin });
  // Not `extraHTTPHeaders`, which every host gets that a page loads from.
  if (Object.keys(site.headers).length > 0) {
    await context.route(`${site.origin}/**`, (route, request) =>
      route.continue({ headers: { ...request.headers(), ...site.headers } }),
    );
  }
  return context;
}

/** Runs a walk in a new context, and adds errors of scripts, violations of the policy and failed requests to its problems. */
async function inPage(
  browser: Browser,
  site: Site,
  walk: (page: Page) => Promise<string[]>,
): Promise<string[]> {
  const context = await openContext(browser, site);
  context.setDefaultTimeout(timeoutMs);
  const page = await context.newPage();
  const problems: string[] = [];
  page.on('pageerror', ({ message }) => problems.push(`script error: ${message}`));
  page.on('console', (message) => {
    if (message.type() === 'error') problems.push(`console: ${message.text()}`);
  });
  try {
    return [...(await walk(page)), ...problems];
  } catch (error) {
    return [String(error).split('\n')[0] ?? '', ...problems];
  } finally {
    await context.close();
  }
}

/** Opens the dialog, submits it empty and expects each required field to be marked. Nothing may be sent. */
async function contactForm(page: Page): Promise<string[]> {
  let sent = 0;
  page.on('request', (request) => {
    if (request.method() === 'POST' && !request.url().endsWith('/api/reports')) sent += 1;
  });
  await page.goto(href('en', '/'), { waitUntil: 'load' });
  await page.locator('header a[data-dialog="contact"]:visible').first().click();
  const dialog = page.getByRole('dialog');
  await dialog.waitFor();
  await dialog.locator('button[type="submit"]').click();
  const invalid = dialog.locator('[aria-invalid="true"]');
  await invalid.first().waitFor();
  const fields = await invalid.count();
  return [
    ...(fields >= 3 ? [] : [`only ${fields} empty fields are marked`]),
    ...(sent === 0 ? [] : ['an invalid form was sent']),
  ];
}

/** Waits until the scene is hydrated, and presses its first button. */
async function scene(page: Page): Promise<string[]> {
  await page.goto(href('ko', '/features/label-vision'));
  const figure = page.locator('figure[data-scene]');
  await figure.scrollIntoViewIfNeeded();
  await page.locator('figure[data-scene][data-live]').waitFor();
  const before = await figure.innerHTML();
  await figure.locator('button:enabled:visible').first().click();
  await page.waitForFunction(
    (html) => document.querySelector('figure[data-scene]')?.innerHTML !== html,
    before,
  );
  return [];
}

/** Chooses the first example and expects the finder to rule out a duty, which it cannot do without answers. */
async function finder(page: Page): Promise<string[]> {
  await page.goto(href('en', mocraDutiesPath), { waitUntil: 'networkidle' });
  const ruledOut = page.locator('[data-duty][data-verdict="does-not-apply"]');
  const before = await ruledOut.count();
  await page.locator('main button[aria-pressed="false"]').first().click();
  // Duties that are ruled out are folded.
  await ruledOut.first().waitFor({ state: 'attached' });
  return before === 0 ? [] : ['a duty is ruled out before any question is answered'];
}

/** Loads a page with its scripts; `inPage` reports their errors. */
async function opens(page: Page, path: string): Promise<string[]> {
  const response = await page.goto(href('en', path), { waitUntil: 'networkidle' });
  return response?.ok() ? [] : [`status ${response?.status()}`];
}
