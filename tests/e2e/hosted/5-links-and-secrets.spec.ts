import type { Page } from '@playwright/test';
import { plans } from '../../../lib/site.ts';
import { slugs } from '../../support/hosted-documents.ts';
import { texts } from '../../support/messages.ts';
import { addresses, expect, landings, test, visit } from '../../support/pages.ts';
import { hostedEnv, hostedServicesPort } from '../../support/sites.ts';

async function expectOutbound(page: Page, selector: string, target: string, count?: number) {
  const links = page.locator(selector);
  if (count !== undefined) await expect(links).toHaveCount(count);
  const found = await links.evaluateAll((all) =>
    all.map((link) => [link.getAttribute('href'), link.getAttribute('target'), link.getAttribute('rel')]),
  );
  expect(found.length).toBeGreaterThan(0);
  for (const [address, window, rel] of found) {
    expect(address).toBe(target);
    expect(window).toBe('_blank');
    expect(rel).toContain('noopener');
  }
}

for (const { locale, address } of landings) {
  test(`${address} leads to the configured addresses`, async ({ page }) => {
    await visit(page, address);
    await expectOutbound(page, 'header > div:not([popover]) a:has(svg)', hostedEnv.MARKETING_URL, 1);
    await expectOutbound(page, '#pricing a', hostedEnv.APP_SETTINGS_URL, plans.length);
    const { header, landingContact } = texts(locale);
    for (const name of [header.signIn, header.getStarted]) {
      await expectOutbound(page, `header > div:not([popover]) a:has-text("${name}")`, hostedEnv.APP_URL, 1);
    }
    await expectOutbound(page, `#contact a:has-text("${landingContact.trial}")`, hostedEnv.APP_URL, 1);
  });
}

test('hero and call bar lead to the app and to the demo booking', async ({ page }) => {
  for (const { address } of landings) {
    await visit(page, address);
    for (const part of ['#hero', 'nav[data-print="hidden"]']) {
      await expectOutbound(page, `${part} a[href="${hostedEnv.APP_URL}"]`, hostedEnv.APP_URL, 1);
      await expectOutbound(
        page,
        `${part} a:not([href="${hostedEnv.APP_URL}"], [aria-haspopup])`,
        hostedEnv.DEMO_URL,
        1,
      );
    }
  }
  await expectOutbound(page, `footer a:has-text("${texts('ko').footer.signIn}")`, hostedEnv.APP_URL, 1);
});

test('no page leads out of the site but to the configured addresses, always in a new tab', async ({
  page,
}) => {
  const configured = new Set<string>([
    hostedEnv.APP_URL,
    hostedEnv.APP_SETTINGS_URL,
    hostedEnv.DEMO_URL,
    hostedEnv.MARKETING_URL,
  ]);
  for (const { address, path } of addresses) {
    await page.goto(address);
    // Every call to action of a feature opens the app.
    if (path.startsWith('/features/'))
      await expectOutbound(page, 'main a[target="_blank"]', hostedEnv.APP_URL);
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
      expect([...configured], address).toContain(href);
      expect(target, `${address} to ${href}`).toBe('_blank');
    }
  }
});

test('no secret and no host of a service reaches the browser', async ({ page }) => {
  const bodies: { url: string; text: string }[] = [];
  const reading: Promise<void>[] = [];
  page.on('response', (response) => {
    if (!response.url().startsWith(hostedEnv.SITE_URL)) return;
    if (!/html|script|json|x-component|css/.test(response.headers()['content-type'] ?? '')) return;
    reading.push(
      response.text().then(
        (text) => {
          bodies.push({ url: response.url(), text });
        },
        () => undefined,
      ),
    );
  });
  const hosts = new Set<string>();
  page.on('request', (request) => hosts.add(new URL(request.url()).host));

  for (const address of [
    '/',
    '/ko',
    '/resources',
    `/resources/${slugs.full}`,
    '/login',
    '/features/label-vision',
  ]) {
    await visit(page, address);
    if (address === '/') {
      // The dialogs' code comes on first use.
      await page
        .getByRole('banner')
        .getByRole('link', { name: texts('en').header.contact, exact: true })
        .click();
      await expect(page.getByRole('dialog')).toBeVisible();
    }
    await page.waitForLoadState('networkidle');
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

test('under another host the site is not listed by search engines', async ({ request }) => {
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
