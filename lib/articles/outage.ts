import 'server-only';
import { env } from '../env';
import { log } from '../server/log';
import { unavailableHeader } from '../server/page-state';
import { processState } from '../server/process-state';

/*
 * Times are of `performance.now()`: a clock that is set back would silence the content service for as long.
 */

/** Minimum time between two log lines about one outage, in ms. */
const logWindow = 60_000;
/** A flapping service is announced at most this often within `logWindow`. */
const announcementLimit = 5;
/** After a query that took this long, in ms, queries are suspended for `pause`. */
const slowFailure = 1_000;
const pause = 2_000;

const state = () =>
  processState('content-outage', () => ({
    /** When the current outage began, in ms; null while the service works. */
    since: null as number | null,
    /** Failures since the last log line, and in the whole outage. */
    unreported: 0,
    failures: 0,
    /** When the current outage was last logged; null when it was not. */
    reportedAt: null as number | null,
    /** When recent outages were announced. */
    announcedAt: [] as number[],
    pausedUntil: 0,
  }));

/**
 * Records a failed query. An outage is logged when it begins, then at most once a minute with a count. Failures that are
 * not logged while the service flaps are counted in the next line.
 */
export function recordFailure(query: string, ms: number, reason: string): void {
  const outage = state();
  const now = performance.now();
  outage.since ??= now;
  outage.failures += 1;
  outage.unreported += 1;
  if (ms >= slowFailure) outage.pausedUntil = now + pause;
  if (outage.reportedAt === null) {
    outage.announcedAt = outage.announcedAt.filter((at) => now - at < logWindow);
    if (outage.announcedAt.length >= announcementLimit) return;
    outage.announcedAt.push(now);
  } else if (now - outage.reportedAt < logWindow) return;
  log('error', 'content_service_failing', {
    failures: outage.unreported,
    seconds: Math.round((now - outage.since) / 1000),
    query,
    ms: Math.round(ms),
    reason,
  });
  outage.reportedAt = now;
  outage.unreported = 0;
}

/** Records a successful query; logs the end of an outage if its beginning was logged. */
export function recordSuccess(): void {
  const outage = state();
  if (outage.since === null) return;
  if (outage.reportedAt !== null) {
    const seconds = Math.round((performance.now() - outage.since) / 1000);
    log('info', 'content_service_recovered', { failures: outage.failures, seconds });
  }
  outage.since = null;
  outage.failures = 0;
  outage.reportedAt = null;
  outage.pausedUntil = 0;
}

/** Resumes queries immediately, because a webhook call shows that the service is alive. */
export function clearBackoff(): void {
  state().pausedUntil = 0;
}

/** True during an outage, when queries are not retried. */
export function isFailing(): boolean {
  return state().since !== null;
}

/** True shortly after the service hung, so that requests for uncached pages do not each wait for it. */
export function isPaused(): boolean {
  return performance.now() < state().pausedUntil;
}

/**
 * Returns the result of `load`, or `fallback` when the content service fails. The page then renders an empty view with a
 * mark, and our page cache keeps the earlier page or responds with 503.
 * @throws the error of `load` on a platform, whose page cache knows no mark: it keeps the earlier page after an error.
 */
export async function withOutageFallback<T, Fallback>(
  load: () => Promise<T>,
  fallback: Fallback,
): Promise<T | Fallback> {
  try {
    return await load();
  } catch (error) {
    if (!env().hosting.ownPageCache) throw error;
    return fallback;
  }
}

/** Returns the response for a file (feed, sitemap, Markdown) without its content: only the mark. */
export const unavailableFile = () =>
  new Response(null, { headers: { [unavailableHeader.name]: unavailableHeader.value } });

/** Returns the response for a file made from content. */
export function contentFile(type: string, make: () => Promise<string>): Promise<Response> {
  return withOutageFallback(
    async () => new Response(await make(), { headers: { 'content-type': `${type}; charset=utf-8` } }),
    unavailableFile(),
  );
}
