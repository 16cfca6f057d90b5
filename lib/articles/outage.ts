import 'server-only';
import { markIsRead, unavailableHeader } from '../cache/page-state';
import { log } from '../log';
import { processState } from '../process-state';

/** The log speaks of one outage at most this often, in ms. */
const logWindow = 60_000;
/** A service that comes and goes is not announced more often than this within `logWindow`. */
const announcementLimit = 5;
/** A service that let a caller wait this long, in ms, is not asked again for as long as `pause`. */
const slowFailure = 1_000;
const pause = 2_000;

const state = () =>
  processState('content-outage', () => ({
    /** When the present outage began, in ms of the clock; null while all is well. */
    since: null as number | null,
    /** Failures since the last line in the log, and in the whole outage. */
    unreported: 0,
    failures: 0,
    /** When the log last spoke of the present outage; null when it has not. */
    reportedAt: null as number | null,
    /** When the last outages were announced. */
    announcedAt: [] as number[],
    pausedUntil: 0,
  }));

/**
 * Notes a failed query. The log says so when an outage begins, then at most once a minute with a count. What it leaves
 * out, while the service comes and goes, is counted in its next line.
 */
export function noteFailure(query: string, ms: number, reason: string): void {
  const outage = state();
  const now = Date.now();
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

/** Notes an answered query; the end of an outage that the log spoke of is logged. */
export function noteSuccess(): void {
  const outage = state();
  if (outage.since === null) return;
  if (outage.reportedAt !== null) {
    const seconds = Math.round((Date.now() - outage.since) / 1000);
    log('info', 'content_service_recovered', { failures: outage.failures, seconds });
  }
  outage.since = null;
  outage.failures = 0;
  outage.reportedAt = null;
  outage.pausedUntil = 0;
}

/** A call of the webhook is a sign of life: the service is asked again at once. */
export function noteSignOfLife(): void {
  state().pausedUntil = 0;
}

/** True while the service fails: what would be tried twice is tried once. */
export function isFailing(): boolean {
  return state().since !== null;
}

/** True for a moment after the service hung: visitors of a new address need not each wait for it. */
export function isPaused(): boolean {
  return Date.now() < state().pausedUntil;
}

/**
 * The answer of `load`, or null when the content service fails and the page cache takes care of it: the page
 * then shows itself without content and marked, and the cache keeps the earlier page or answers 503.
 * @throws what `load` throws where the page cache does not read the mark: Next then keeps the earlier page.
 */
export async function orUnavailable<T>(load: () => Promise<T>): Promise<T | null> {
  try {
    return await load();
  } catch (error) {
    if ((globalThis as unknown as Record<symbol, boolean>)[markIsRead]) return null;
    throw error;
  }
}

/** Headers of an answer, other than a page, that lacks its content. */
export const unavailableHeaders = { [unavailableHeader.name]: unavailableHeader.value };
