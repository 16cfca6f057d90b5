import 'server-only';
import { env } from '../env';
import { log } from '../server/log';
import { absolute } from '../urls';

/** Time limit for the search engines' response, in ms. */
const timeLimit = 5_000;
/** Maximum number of URLs per request; the protocol allows 10,000. */
const maxUrls = 100;

/** Returns the path of the file that proves ownership of the key, or null without a key. */
export function indexNowKeyPath(): string | null {
  const { indexNow } = env();
  return indexNow && `/${indexNow.key}.txt`;
}

/**
 * Notifies search engines of changed URLs (indexnow.org). Never throws: a failure is logged, and the site
 * does not depend on it. Does nothing without a key, which a preview never has.
 */
export async function pingIndexNow(paths: readonly string[]): Promise<void> {
  const { indexNow, siteUrl } = env();
  if (!indexNow || paths.length === 0) return;
  const started = performance.now();
  try {
    const response = await fetch(indexNow.endpoint, {
      method: 'POST',
      cache: 'no-store',
      headers: { 'content-type': 'application/json; charset=utf-8' },
      body: JSON.stringify({
        host: new URL(siteUrl).host,
        key: indexNow.key,
        keyLocation: absolute(`/${indexNow.key}.txt`),
        urlList: paths.slice(0, maxUrls).map(absolute),
      }),
      signal: AbortSignal.timeout(timeLimit),
    });
    await response.body?.cancel();
    log(response.ok ? 'info' : 'warn', 'index_now', {
      status: response.status,
      urls: paths.length,
      ms: Math.round(performance.now() - started),
    });
  } catch (error) {
    log('warn', 'index_now', {
      urls: paths.length,
      reason: String(error).slice(0, 300),
    });
  }
}
