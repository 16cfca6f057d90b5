import { texts } from '../../support/messages.ts';
import { NewsSite } from '../../support/news-site.ts';
import { expect, test, visit } from '../../support/pages.ts';

/** Paths that servers receive; tests/unit/routes.json lists the unknown ones. */
const unknown = [
  '/nope',
  '/ko/nope',
  '/en/nope',
  '/ko/not-found',
  '/logins',
  '/.env',
  '/logo.png',
  '/ko/logo.png',
  '/.well-known/nope',
  '/_nextish',
  '/api/nope',
  '/images/nope',
  `/${'long/'.repeat(800)}path`,
  `/resources/${'x'.repeat(300)}`,
  '/line%0Abreak%0D%0A%7B%22level%22%3A%22error%22%7D',
  '/%00',
  '/%3Cscript%3Ealert(1)%3C%2Fscript%3E',
  '/a%2F..%2Fb',
  '/%ED%99%94%EC%9E%A5%ED%92%88',
];
const short = (text: string) => (text.length > 60 ? `${text.slice(0, 60)}… (${text.length})` : text);

test.describe('in the browser', () => {
  test.use({ expectedFailures: ['/nope', '/resources/page/99', '/resources/topics/none'] });

  test('keeps the view after scripts run, with a link that leads back', async ({ page }) => {
    for (const [url, locale, back] of [
      ['/nope', 'en', '/'],
      ['/ko/nope', 'ko', '/ko'],
      ['/resources/page/99', 'en', '/'],
      ['/ko/resources/topics/none', 'ko', '/ko'],
      ['/resources/nope', 'en', '/resources'],
    ] as const) {
      const { notFound, resources } = texts(locale);
      const ofArticle = back === '/resources';
      await visit(page, url);
      const title = ofArticle ? resources.postNotFoundTitle : notFound.title;
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
      if (!ofArticle) await expect(page.getByRole('definition').first()).toHaveText(url);
      const name = ofArticle ? resources.backToResources : notFound.home;
      await page.getByRole('main').getByRole('link', { name }).click();
      await expect(page).toHaveURL(back);
    }
  });
});

test.describe('on the server', () => {
  test.describe.configure({ mode: 'serial' });

  let site: NewsSite;
  test.beforeAll(async () => {
    site = await NewsSite.start();
  });
  test.afterAll(() => site.stop());

  const lines = () => site.log.map((line) => JSON.parse(line) as Record<string, unknown>);

  test('responds to an unknown path with a complete 404 in its language and exactly one log line', async () => {
    for (const url of unknown) {
      const locale = url.startsWith('/ko/') ? 'ko' : 'en';
      const what = short(url);
      site.log.length = 0;
      const { status, html, headers } = await site.get(url);
      expect(status, what).toBe(404);
      const { title, text, home, card } = texts(locale).notFound;
      expect(html, what).toMatch(new RegExp(`<html[^>]* lang="${locale}"`));
      expect(/<h1[^>]*>([^<]*)<\/h1>/.exec(html)?.[1], what).toBe(title);
      expect(html, what).toContain(text);
      expect(html, what).toMatch(/<meta name="robots" content="[^"]*noindex/);
      expect(html, what).not.toContain('rel="canonical"');
      // One static page serves every unknown URL, so it cannot name one.
      expect(html, what).toContain(`>${card.pageValue}<`);
      const links = [...html.matchAll(/<a [^>]*href="([^"]*)"[^>]*>([^<]*)<\/a>/g)];
      const homes = links.filter(([, , label]) => label === home).map(([, target]) => target);
      expect(homes, what).toEqual([locale === 'ko' ? '/ko' : '/']);
      // Header and footer too: a lost visitor needs the links.
      expect(html, what).toContain('<header');
      expect(html, what).toContain('<footer');
      expect(headers.getSetCookie(), what).toEqual([]);
      await expect.poll(() => site.log.length, { message: what }).toBe(1);
      expect(lines()[0]).toMatchObject({ level: 'warn', event: 'not_found', path: url.slice(0, 500) });
      expect(Number.isNaN(Date.parse(String(lines()[0]?.time)))).toBe(false);
    }
  });

  test('logs nothing for a known page', async () => {
    site.log.length = 0;
    for (const url of ['/', '/ko', '/login', '/features/label-vision-ko', '/en/login', '/robots.txt']) {
      expect((await fetch(site.url + url)).status, url).toBe(200);
    }
    // The line of a request that comes after them is the first.
    await site.get('/the-end');
    await expect.poll(() => site.log.length).toBeGreaterThan(0);
    expect(lines().map(({ path: logged }) => logged)).toEqual(['/the-end']);
  });
});
