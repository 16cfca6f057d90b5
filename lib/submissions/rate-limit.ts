import { createHash } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { env } from '../env';
import { log } from '../log';

/** Submissions are counted per address in windows of a minute that begin with the first one. */
const windowMs = 60_000;
/** Addresses remembered at most; the oldest go first, so a flood of addresses cannot fill the memory. */
const capacity = 10_000;
/** Longest wait for Redis, in milliseconds; after that this process counts for itself. */
const redisPatience = 500;
/** Longest wait for the first connection: the client is loaded then, too. */
const connectPatience = 2000;

type Counter = {
  /** Counts one submission. Returns how many the window has now and when it ends, in ms from now. */
  count(address: string): Promise<{ count: number; endsIn: number }>;
};

const windows = new Map<string, { count: number; ends: number }>();

const ownCounter: Counter = {
  async count(address) {
    const now = Date.now();
    let window = windows.get(address);
    if (!window || window.ends <= now) {
      window = { count: 0, ends: now + windowMs };
      // Deleted first: a Map keeps the place of a key that is set again, and the oldest go first.
      windows.delete(address);
      windows.set(address, window);
      if (windows.size > capacity) {
        const oldest = windows.keys().next();
        if (!oldest.done) windows.delete(oldest.value);
      }
    }
    window.count += 1;
    return { count: window.count, endsIn: window.ends - now };
  },
};

/** One step for Redis, so that no window is left without an end. */
const countScript = `
local count = redis.call('INCR', KEYS[1])
if count == 1 then redis.call('PEXPIRE', KEYS[1], ARGV[1]) end
return { count, redis.call('PTTL', KEYS[1]) }`;

let shared: Promise<Counter> | undefined;

/** A counter that all instances share. Addresses are personal data: Redis gets a hash, for a minute. */
async function connect(url: string): Promise<Counter> {
  const { createClient } = await import('@redis/client');
  const client = createClient({
    url,
    // Without a queue a lost connection fails at once instead of holding the visitor.
    disableOfflineQueue: true,
    socket: { connectTimeout: connectPatience, reconnectStrategy: (tries) => Math.min(tries * 200, 5000) },
  });
  client.on('error', (error: Error) => log('warn', 'rate_limit_store', { code: error.name }));
  // It goes on trying until it succeeds; the first submission waits for it, but not for ever.
  const connected = client.connect().then(
    () => undefined,
    () => undefined,
  );
  await Promise.race([connected, pause(connectPatience)]);
  return {
    async count(address) {
      const key = `attesta:submissions:${createHash('sha256').update(address).digest('base64url').slice(0, 22)}`;
      const reply = (await client.eval(countScript, {
        keys: [key],
        arguments: [String(windowMs)],
      })) as unknown[];
      return { count: Number(reply[0]), endsIn: Math.max(1, Number(reply[1])) };
    },
  };
}

async function countShared(url: string, address: string) {
  shared ??= connect(url);
  const counter = await shared;
  let timer: ReturnType<typeof setTimeout> | undefined;
  try {
    return await Promise.race([
      counter.count(address),
      new Promise<never>((_, reject) => {
        timer = setTimeout(() => reject(new Error('no answer')), redisPatience);
      }),
    ]);
  } finally {
    clearTimeout(timer);
  }
}

/**
 * Counts a submission of an address.
 * @returns null, or in how many seconds the next one is taken when this one is over FORM_RATE_LIMIT.
 */
export async function overLimit(address: string): Promise<number | null> {
  const { formRateLimit, redisUrl } = env();
  let result: Awaited<ReturnType<Counter['count']>> | undefined;
  if (redisUrl) {
    try {
      result = await countShared(redisUrl, address);
    } catch {
      // A lead is worth more than an exact count: this process counts alone until Redis is back.
    }
  }
  result ??= await ownCounter.count(address);
  return result.count > formRateLimit ? Math.ceil(result.endsIn / 1000) : null;
}
