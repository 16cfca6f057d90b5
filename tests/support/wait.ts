import { setTimeout as sleep } from 'node:timers/promises';

/**
 * Polls until a result passes, and returns it. Retries when the call throws.
 * @param what describes the condition in the error after `limit` ms.
 */
export async function until<T>(
  what: string | (() => string),
  ask: () => T | Promise<T>,
  { limit = 15_000, holds = (value: T) => Boolean(value) } = {},
): Promise<T> {
  const end = performance.now() + limit;
  for (;;) {
    let cause: unknown;
    try {
      const value = await ask();
      if (holds(value)) return value;
    } catch (error) {
      cause = error;
    }
    if (performance.now() > end) {
      throw new Error(`not within ${limit} ms: ${typeof what === 'string' ? what : what()}`, { cause });
    }
    await sleep(50);
  }
}

/** Waits until a server responds with a 2xx status. */
export const waitForUrl = (url: string, limit?: number, what = () => `${url} responds`) =>
  until(what, async () => (await fetch(url)).ok, { limit });
