import { launch } from 'chrome-launcher';
import lighthouse, { type Result } from 'lighthouse';
import { chromiumArgs } from '../../tests/support/chromium.ts';
import type { Values } from './results.ts';

const scores = ['performance', 'accessibility', 'best-practices', 'seo'];
const timings = {
  fcp: 'first-contentful-paint',
  lcp: 'largest-contentful-paint',
  tbt: 'total-blocking-time',
  cls: 'cumulative-layout-shift',
};

/** One run of Lighthouse with its settings for a phone, in a browser of its own. Times in ms, sizes in bytes. */
export async function runLighthouse(chromium: string, address: string, tries = 3): Promise<Values> {
  const browser = await launch({ chromePath: chromium, chromeFlags: ['--headless=new', ...chromiumArgs] });
  try {
    const run = await lighthouse(address, {
      port: browser.port,
      logLevel: 'error',
      onlyCategories: scores,
      output: 'json',
    });
    if (!run) throw new Error(`Lighthouse gave no result for ${address}.`);
    // Now and then Chromium records no trace; a new one does.
    if (run.lhr.runtimeError?.code === 'NO_NAVSTART' && tries > 1) {
      return await runLighthouse(chromium, address, tries - 1);
    }
    return valuesOf(run.lhr);
  } finally {
    browser.kill();
  }
}

function valuesOf({ categories, audits, runtimeError, requestedUrl }: Result): Values {
  if (runtimeError) throw new Error(`${requestedUrl}: ${runtimeError.message}`);
  const values: Values = {};
  for (const name of scores) values[name] = Math.round((categories[name]?.score ?? 0) * 100);
  for (const [name, id] of Object.entries(timings)) values[name] = audits[id]?.numericValue ?? Number.NaN;
  return { ...values, ...requestsOf(audits['network-requests']?.details) };
}

type Request = { resourceType?: string; transferSize?: number };

/** Number of requests and their bytes, together and by kind. */
function requestsOf(details: unknown): Values {
  const requests = (details as { items?: Request[] } | undefined)?.items ?? [];
  const values: Values = { requests: requests.length, bytes: 0 };
  for (const { resourceType = 'Other', transferSize = 0 } of requests) {
    const kind = `${resourceType.toLowerCase()}Bytes`;
    values[kind] = (values[kind] ?? 0) + transferSize;
    values.bytes = (values.bytes ?? 0) + transferSize;
  }
  return values;
}
