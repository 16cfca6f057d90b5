import { type Browser, type BrowserContext, test as base, errors, expect, type Page } from '@playwright/test';
import { type Locale, localeConfig, locales } from '../../lib/i18n/locales.ts';
import { aliases, href, type PagePath, pages } from '../../lib/routes.ts';
import { landingSections as sectionsBelow } from '../../lib/sections.ts';
import { texts } from './messages.ts';

/** The URL of a page in one language. */
export type PageUrl = { url: string; locale: Locale; path: PagePath };

/** Every page of the route table in each of its languages. */
export const pageUrls: readonly PageUrl[] = pages.flatMap((page) =>
  page.locales.map((locale) => ({ url: href(locale, page.path), locale, path: page.path })),
);

export const aliasRows = Object.entries(aliases).map(([url, target]) => ({ url, ...target }));

/** Ids of the landing's sections, in their order. */
export const landingSections = ['hero', ...sectionsBelow] as const;

export const landings: readonly { locale: Locale; url: string }[] = [
  { locale: 'en', url: '/' },
  { locale: 'ko', url: '/ko' },
];

export const desktop = { width: 1440, height: 900 };
export const phone = { width: 390, height: 844 };

/** For `test.use`. The browser counts the scripts that it may not run as failed requests. */
export const withoutScripts = { javaScriptEnabled: false, expectedFailures: ['/_next/static/chunks/'] };

/** Runs in `npm run test:full` only. */
export const full = { tag: '@full' };

/** Runs a test of English in `npm test`, and one of Korean in `npm run test:full`. */
export const englishFirst = (locale: Locale) => (locale === 'en' ? {} : full);

export const langOf = (locale: Locale) => localeConfig[locale].hreflang;

type Fixtures = {
  /** Parts of URLs whose statuses of 400 and more a test expects. */
  expectedFailures: string[];
};

/** Playwright's test, which fails on any unexpected error in the browser. */
export const test = base.extend<Fixtures>({
  expectedFailures: [[], { option: true }],
  // On the page fixture, so that a test without a page opens none.
  page: async ({ page, expectedFailures }, use) => {
    const problems: string[] = [];
    const expected = (text: string) => expectedFailures.some((part) => text.includes(part));
    page.on('console', (message) => {
      if (message.type() !== 'error') return;
      const text = `${message.text()} (${message.location().url})`;
      if (!expected(text)) problems.push(`console: ${text}`);
    });
    page.on('pageerror', (error) => problems.push(`exception: ${error.message}`));
    page.on('requestfailed', (request) => {
      const reason = request.failure()?.errorText ?? '';
      // A navigation aborts requests of the page that it leaves.
      if (reason === 'net::ERR_ABORTED' || expected(request.url())) return;
      problems.push(`request: ${request.method()} ${request.url()} ${reason}`);
    });
    page.on('response', (response) => {
      if (response.status() < 400 || expected(response.url())) return;
      problems.push(`response: ${response.status()} ${response.url()}`);
    });
    await use(page);
    // A route that still waits for its response would fail the whole run.
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    expect(problems).toEqual([]);
  },
});

export { expect };

type Given = {
  page: Page;
  context: BrowserContext;
  browser: Browser;
  baseURL: string | undefined;
  locale: Locale;
  /** Path of the landing. */
  url: string;
  text: ReturnType<typeof texts>;
};

type Walk = (given: Given) => Promise<void>;

function testIn(locale: Locale, name: string, walk: Walk, details: { tag?: string } = {}) {
  test(`${name} (${locale})`, details, ({ page, context, browser, baseURL }) =>
    walk({ page, context, browser, baseURL, locale, url: href(locale, '/'), text: texts(locale) }),
  );
}

/** A test for each language: English in `npm test`, Korean in `npm run test:full`. */
export function inEachLanguage(name: string, walk: Walk) {
  for (const locale of locales) testIn(locale, name, walk, englishFirst(locale));
}

/** A test for each language, both in `npm test`. */
export function inBothLanguages(name: string, walk: Walk) {
  for (const locale of locales) testIn(locale, name, walk);
}

/** A test of behavior that the texts and their width do not change, in one language. */
export const inEnglish = (name: string, walk: Walk) => testIn('en', name, walk);
export const inKorean = (name: string, walk: Walk) => testIn('ko', name, walk);

/** Waits until React has hydrated the page, so that buttons work. */
export async function hydrated(page: Page) {
  await page.waitForFunction(() => {
    const main = document.querySelector('main');
    return main !== null && Object.keys(main).some((name) => name.startsWith('__reactFiber'));
  });
  // Effects run shortly after: when they have, the browser is idle.
  await page.evaluate(
    () =>
      new Promise((done) =>
        requestAnimationFrame(() => requestIdleCallback(() => done(null), { timeout: 2_000 })),
      ),
  );
}

/**
 * Waits until the page has no open request for half a second, or for 10 s: on a busy machine Playwright sometimes never
 * reports the end of a request on a page with many fonts.
 */
export async function networkIdle(page: Page) {
  await page.waitForLoadState('networkidle', { timeout: 10_000 }).catch((error) => {
    if (!(error instanceof errors.TimeoutError)) throw error;
  });
}

/** Opens a page and waits until it is hydrated. */
export async function visit(page: Page, url: string) {
  const response = await page.goto(url);
  await hydrated(page);
  return response;
}

/** Returns the head of the open page: title, canonical URL, and each `meta` by name or property. */
export function headOf(page: Page) {
  return page.evaluate(() => {
    const metas: Record<string, string> = {};
    for (const meta of document.head.querySelectorAll<HTMLMetaElement>('meta[name], meta[property]'))
      metas[meta.getAttribute('property') ?? meta.name] = meta.content;
    const canonical = document.head.querySelector<HTMLLinkElement>('link[rel="canonical"]')?.href;
    return { title: document.title, canonical, metas };
  });
}

/** Emulates `prefers-reduced-motion`, so that tests measure the page at rest. */
export async function reduceMotion(page: Page) {
  await page.emulateMedia({ reducedMotion: 'reduce' });
}

/** Delays the scripts of the pages that are opened next. Returns a function that releases them. */
export async function holdScripts(page: Page): Promise<() => void> {
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/_next/static/**/*.js', async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

/** Lays out the sections that the browser leaves for later, in their own fonts, so that they have their real height. */
export async function layOutAll(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (const section of document.querySelectorAll<HTMLElement>('.later')) {
      section.style.contentVisibility = 'visible';
    }
    document.documentElement.getBoundingClientRect();
    await document.fonts.ready;
  });
}

/** Brings every part of the page to the screen once, and waits for its fonts. */
export async function scrollThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let y = 0; y < document.body.scrollHeight; y += innerHeight) {
      scrollTo({ top: y, behavior: 'instant' });
      await new Promise((done) => requestAnimationFrame(done));
    }
  });
  await networkIdle(page);
  await page.evaluate(() => document.fonts.ready);
}
