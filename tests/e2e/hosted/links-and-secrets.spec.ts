import type { Page } from '@playwright/test';
import { plans } from '../../../lib/site.ts';
import { texts } from '../../support/messages.ts';
import { expect, landings, networkIdle, pageUrls, test, visit } from '../../support/pages.ts';
import { hostedEnv, hostedServicesPort } from '../../support/sites.ts';

/** Parameters of links to the app, by which its statistics tell where a visitor came from. */
const withoutUtm = (url: string) =>
  url.replace(/[?&]utm_source=website&utm_medium=link&utm_content=[a-z-]+$/, '');

/** All links of a kind lead out of the site, to the same URL, in a new tab. */
async function expectOutbound(page: Page, selector: string, target: string, count?: number) {
  const found = await page
    .locator(selector)
    .evaluateAll((all) =>
      (all as HTMLAnchorElement[]).map(({ href, target, rel }) => ({ href, target, rel })),
    )
    .then((links) => links.map((link) => ({ ...link, href: withoutUtm(link.href) })));
  expect(found.length, selector).toBe(count ?? Math.max(1, found.length));
  const outbound = { href: target, target: '_blank', rel: expect.stringContaining('noopener') };
  expect(found, selector).toEqual(found.map(() => outbound));
}

const { APP_URL, APP_SETTINGS_URL, DEMO_URL, MARKETING_URL } = hostedEnv;
const planUrls = plans.map(({ id }) => `${APP_SETTINGS_URL}?plan=${id}`);

for (const { locale, url } of landings) {
  test(`links the configured URLs on ${url}`, async ({ page }) => {
    await visit(page, url);
    const { header, landingContact, footer } = texts(locale);
    const bar = 'header > div:not([popover])';
    const toApp = `a[href^="${APP_URL}?utm_"]`;
    for (const [selector, target, count] of [
      [`${bar} a:has(svg, img)`, MARKETING_URL, 1],
      ...planUrls.map((target, index) => [`#pricing a >> nth=${index}`, target, 1] as const),
      [`${bar} a:has-text("${header.signIn}")`, APP_URL, 1],
      [`${bar} a:has-text("${header.getStarted}")`, APP_URL, 1],
      [`#contact a:has-text("${landingContact.trial}")`, APP_URL, 1],
      [`#hero ${toApp}`, APP_URL, 1],
      [`#hero a[target="_blank"]:not([href^="${APP_URL}"])`, DEMO_URL, 1],
      [`nav[data-print="hidden"] ${toApp}`, APP_URL, 1],
    ] as const) {
      await expectOutbound(page, selector, target, count);
    }
    if (locale === 'ko') await expectOutbound(page, `footer a:has-text("${footer.signIn}")`, APP_URL, 1);
  });
}

test('links other sites only by the configured URLs, in a new tab', async ({ page }) => {
  const configured: string[] = [APP_URL, ...planUrls, DEMO_URL, MARKETING_URL];
  for (const { url, path } of pageUrls) {
    await page.goto(url);
    // Every call to action of a feature opens the app.
    if (path.startsWith('/features/')) await expectOutbound(page, 'main a[target="_blank"]', APP_URL);
    const links = await page.locator('a[href]').evaluateAll((all) =>
      (all as HTMLAnchorElement[])
        .filter((link) => link.origin !== location.origin && link.protocol.startsWith('http'))
        .map((link) => ({
          href: link.getAttribute('href') ?? '',
          target: link.target,
          inProse: !!link.closest('.prose, cite'),
        })),
    );
    for (const { href, target, inProse } of links) {
      // Legal texts and rules may quote their sources.
      if (inProse) continue;
      expect(configured, url).toContain(withoutUtm(href));
      expect(target, `${url} to ${href}`).toBe('_blank');
    }
  }
});

test('sends no secret and no service host to the browser', async ({ page }) => {
  const bodies: { url: string; text: string }[] = [];
  const reading: Promise<unknown>[] = [];
  page.on('response', (response) => {
    if (!response.url().startsWith(hostedEnv.SITE_URL)) return;
    if (!/html|script|json|x-component|css/.test(response.headers()['content-type'] ?? '')) return;
    const read = response.text().then((text) => bodies.push({ url: response.url(), text }));
    reading.push(read.catch(() => undefined));
  });
  const hosts = new Set<string>();
  page.on('request', (request) => hosts.add(new URL(request.url()).host));

  for (const url of [
    '/',
    '/ko',
    '/resources',
    '/resources/cosmetic-product-listing-120-days',
    '/login',
    '/features/label-vision',
  ]) {
    await visit(page, url);
    if (url === '/') {
      // The dialogs' code comes on first use.
      await page
        .getByRole('banner')
        .getByRole('link', { name: texts('en').header.contact, exact: true })
        .click();
      await expect(page.getByRole('dialog')).toBeVisible();
    }
    await networkIdle(page);
  }
  await Promise.all(reading);
  expect(bodies.some(({ url }) => url.includes('/_next/static/'))).toBe(true);
  expect(bodies.length).toBeGreaterThan(10);

  const serviceHost = `127.0.0.1:${hostedServicesPort}`;
  for (const { url, text } of bodies) {
    expect(text, url).not.toContain(hostedEnv.SUPABASE_ANON_KEY);
    expect(text, url).not.toContain(hostedEnv.SANITY_WEBHOOK_SECRET);
    expect(text, url).not.toMatch(/supabase\.(co|in)|\bapi(cdn)?\.sanity\.io|SUPABASE_|SANITY_/);
    // The image host is the service's own host here; only images may be asked of it.
    const images = text.replaceAll(`http://${serviceHost}/images/proj1234/production/`, '');
    expect(images, url).not.toContain(serviceHost);
    expect(images, url).not.toContain('/rest/v1');
    expect(images, url).not.toContain('/data/query');
  }
  expect([...hosts].sort()).toEqual([serviceHost, new URL(hostedEnv.SITE_URL).host].sort());
});

test('asks search engines not to index the site under another host', async ({ request }) => {
  const robots = async (headers: Record<string, string>) =>
    (await request.get('/', { headers })).headers()['x-robots-tag'];
  expect(await robots({})).toBeUndefined();
  const elsewhere = 'mirror.example';
  expect(await robots({ host: elsewhere })).toBe('noindex');
  expect(await robots({ host: elsewhere, 'x-forwarded-host': elsewhere })).toBe('noindex');
  // A proxy that names the site in one of the two headers only.
  expect(
    await robots({ host: elsewhere, 'x-forwarded-host': new URL(hostedEnv.SITE_URL).host }),
  ).toBeUndefined();
});
