import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { Browser } from 'playwright';
import { withPhone } from './browser.ts';
import type { Values } from './results.ts';

/** Bytes of a page's HTML: as it is, with gzip, and with brotli as a front server sends it. */
export async function htmlSizes(address: string): Promise<Values> {
  const html = Buffer.from(await (await fetch(address)).arrayBuffer());
  return { html: html.length, htmlGzip: gzipSync(html).length, htmlBrotli: brotliCompressSync(html).length };
}

const shownKinds = ['document', 'script', 'stylesheet', 'font', 'image'];

/**
 * Bytes over the line, headers included, that a first visit on a phone loads: together and by kind. A feature page's
 * scene is scrolled into view and loads its script.
 */
export function firstLoad(browser: Browser, address: string): Promise<Values> {
  const hasScene = address.includes('/features/');
  return withPhone(browser, async (page, devtools) => {
    const kinds = new Map<string, string>();
    const values: Values = { requests: 0, total: 0, rest: 0 };
    for (const kind of shownKinds) values[kind] = 0;
    await devtools.send('Network.enable');
    devtools.on('Network.responseReceived', ({ requestId, type }) =>
      kinds.set(requestId, type.toLowerCase()),
    );
    devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      const type = kinds.get(requestId) ?? '';
      const kind = shownKinds.includes(type) ? type : 'rest';
      values[kind] = (values[kind] ?? 0) + encodedDataLength;
      values.total = (values.total ?? 0) + encodedDataLength;
      values.requests = (values.requests ?? 0) + 1;
    });
    await page.goto(address, { waitUntil: 'networkidle' });
    if (hasScene) await page.locator('figure').first().scrollIntoViewIfNeeded();
    await page.waitForTimeout(1000);
    await page.waitForLoadState('networkidle');
    return values;
  });
}
