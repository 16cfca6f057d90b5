import { mocraDutiesPath } from '../../../lib/routes.ts';
import { texts } from '../../support/messages.ts';
import { expect, test, visit } from '../../support/pages.ts';

test('names the endpoint for browser reports on every kind of page', async ({ request }) => {
  const list = await (await request.get('/resources')).text();
  const article = /href="(\/resources\/(?!page\/|topics\/)[^"]+)"/.exec(list)?.[1];
  const topic = /href="(\/resources\/topics\/[^"]+)"/.exec(list)?.[1];
  for (const path of [
    '/',
    '/ko',
    '/features/label-vision',
    '/resources',
    String(article),
    String(topic),
    '/contact',
    '/ko/login',
    '/privacy',
    '/rules',
    mocraDutiesPath,
    '/ko/tools/us-label',
    '/nowhere',
    '/ko/nowhere',
    '/resources/no-such-article',
  ]) {
    const headers = (await request.get(path)).headers();
    expect(headers['reporting-endpoints'], path).toContain('reports="/api/reports"');
    expect(headers['content-security-policy'], path).toContain('report-to reports');
  }
});

for (const locale of ['en', 'ko'] as const) {
  const path = locale === 'en' ? mocraDutiesPath : `/ko${mocraDutiesPath}`;

  test(`shows the error page for an error while rendering and reports it (${locale})`, async ({
    browser,
    baseURL,
  }) => {
    // A separate context: the error is expected.
    const context = await browser.newContext({ baseURL });
    const page = await context.newPage();
    await page.addInitScript(() => {
      // The finder reads its answers with this function while React renders it.
      URLSearchParams.prototype.getAll = () => {
        throw new Error('broken for jane@example.com');
      };
      const sent: string[] = [];
      Object.assign(window, { sent });
      navigator.sendBeacon = (url, body) => {
        void (body as Blob).text().then((text) => sent.push(`${url} ${text}`));
        return true;
      };
    });
    await page.goto(`${path}?email=jane@example.com#role=maker`);
    const { title, home } = texts(locale).globalError;
    await expect(page.getByRole('heading', { name: title })).toBeVisible();
    await expect(page.getByRole('link', { name: home })).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('lang', locale);
    const [first] = await page.evaluate(() => (window as unknown as { sent: string[] }).sent);
    expect(first).toMatch(/^\/api\/reports \[\{"type":"script-error"/);
    expect(first).toContain(`"url":"${baseURL}${path}"`);
    await context.close();
  });
}

test('reports errors after loading, at most five from one page', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ baseURL });
  const page = await context.newPage();
  const statuses: number[] = [];
  page.on('response', (response) => {
    if (response.url().endsWith('/api/reports')) statuses.push(response.status());
  });
  await visit(page, '/privacy?email=jane@example.com');
  await page.evaluate(() => {
    for (let count = 0; count < 8; count += 1) {
      setTimeout(() => {
        throw new Error(`failure ${count}`);
      });
    }
  });
  await expect.poll(() => statuses).toEqual([204, 204, 204, 204, 204]);
  await page.evaluate(() => void Promise.reject(new Error('one more')));
  await page.waitForTimeout(300);
  expect(statuses).toHaveLength(5);
  await context.close();
});
