import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readsPastCdn } from '@/lib/articles/freshness';
import { withOutageFallback } from '@/lib/articles/outage';
import { inlineScriptHashes } from '@/lib/security/content-policy';
import { addPolicyToFixedPages } from '@/lib/security/fixed-pages';

/* Tests the differences on a platform that caches pages itself; tests/deploy/vercel.test.ts tests the whole deployment. */

const { readEnv } = jest.requireActual<typeof import('@/lib/env')>('@/lib/env');
const npmStart = readEnv({});
const vercel = readEnv({ VERCEL: '1' });
let host = npmStart;
jest.mock('@/lib/env', () => ({ env: () => host, isBuilding: () => false }));

const failing = () => Promise.reject(new Error('the content service is away'));

test('signals an outage to our page cache with an empty page, to a platform with an error', async () => {
  host = npmStart;
  await expect(withOutageFallback(failing, null)).resolves.toBeNull();
  host = vercel;
  await expect(withOutageFallback(failing, null)).rejects.toThrow('the content service is away');
  await expect(withOutageFallback(() => Promise.resolve(7), null)).resolves.toBe(7);
});

test('never reads content from the CDN on a platform, where pages cannot see a webhook', () => {
  host = npmStart;
  expect(readsPastCdn()).toBe(false);
  host = vercel;
  expect(readsPastCdn()).toBe(true);
});

describe('fixed pages', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'dist-'));
  const page = (name: string) => path.join(folder, 'server/app', `${name}.html`);
  const html =
    '<!DOCTYPE html><html><head><title>T</title><script src="/a.js" async=""></script></head><body><script>a()</script></body></html>';

  beforeAll(() => {
    mkdirSync(path.join(folder, 'server/app'), { recursive: true });
    for (const name of ['en', 'list']) writeFileSync(page(name), html);
    const routes = {
      '/en': { initialRevalidateSeconds: false },
      '/list': { initialRevalidateSeconds: 300 },
      '/icon.svg': { initialRevalidateSeconds: false },
    };
    writeFileSync(path.join(folder, 'prerender-manifest.json'), JSON.stringify({ routes }));
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  test('get a policy with the hashes of their scripts, unless they revalidate', () => {
    expect(addPolicyToFixedPages(folder)).toBe(1);
    expect(readFileSync(page('list'), 'utf8')).toBe(html);
    const [hash] = inlineScriptHashes(html);
    const meta = `<meta http-equiv="Content-Security-Policy" content="script-src 'self' ${hash}"/>`;
    expect(readFileSync(page('en'), 'utf8')).toBe(html.replace('<head>', `<head>${meta}`));
  });
});
