import { createHash } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { RateLimiterMemory, RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible';
import { env } from '../env';
import { processState } from '../process-state';
import { redis } from '../redis';

/** Longest wait for Redis, in milliseconds; after that this process counts alone. */
const redisPatience = 500;

/** Counts in this process alone: without Redis, and while Redis is unreachable. */
const inMemory = () =>
  processState(
    'rate-limit-memory',
    () => new RateLimiterMemory({ points: env().formRateLimit, duration: 60 }),
  );

/** Counts together with other instances, and in memory while Redis is gone. It never waits for a connection: a lead matters more than an exact count. */
async function limiterOf(url: string): Promise<RateLimiterRedis> {
  const { client } = await redis(url);
  return new RateLimiterRedis({
    storeClient: client,
    useRedisPackage: true,
    rejectIfRedisNotReady: true,
    insuranceLimiter: inMemory(),
    keyPrefix: 'attesta:submissions',
    points: env().formRateLimit,
    duration: 60,
  });
}

async function inRedis(url: string, key: string) {
  const limiter = await processState('rate-limit-redis', () => limiterOf(url));
  const answered = new AbortController();
  const late = pause(redisPatience, undefined, answered).then(() => inMemory().consume(key));
  try {
    return await Promise.race([limiter.consume(key), late]);
  } finally {
    answered.abort();
  }
}

/** Counts a submission from an address. True when it exceeds FORM_RATE_LIMIT in the minute since the first one. */
export async function isOverLimit(address: string): Promise<boolean> {
  // Addresses are personal data: only a hash is kept, for a minute.
  const key = createHash('sha256').update(address).digest('base64url').slice(0, 22);
  const { redisUrl } = env();
  try {
    await (redisUrl ? inRedis(redisUrl, key) : inMemory().consume(key));
    return false;
  } catch (refused) {
    if (refused instanceof RateLimiterRes) return true;
    throw refused;
  }
}
