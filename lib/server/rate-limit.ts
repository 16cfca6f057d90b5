import { RateLimiterMemory, RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible';
import { env } from '../env';
import { processState } from './process-state';
import { redis } from './redis';
import { within } from './within';

/** Time limit for Redis, in milliseconds; after that, this process counts alone. */
const redisTimeoutMs = 500;

/** How long a silent Redis is not asked again, in ms: one form passes several limits. */
const silenceMs = 5_000;

/** A limit per minute, or in `seconds`. The name separates counters, in this process and in Redis. */
export type Limit = { name: string; points: number; seconds?: number };

/** Counts in this process alone: without Redis, and while Redis is unreachable. */
const inMemory = ({ name, points, seconds = 60 }: Limit) =>
  processState(`rate-limit-memory-${name}`, () => new RateLimiterMemory({ points, duration: seconds }));

/** Counts together with other instances, and in memory while Redis is gone. It never waits for a connection: a lead matters more than an exact count. */
async function getRedisLimiter(url: string, limit: Limit): Promise<RateLimiterRedis> {
  const { client } = await redis(url);
  return new RateLimiterRedis({
    storeClient: client,
    useRedisPackage: true,
    rejectIfRedisNotReady: true,
    insuranceLimiter: inMemory(limit),
    keyPrefix: `attesta:${limit.name}`,
    points: limit.points,
    duration: limit.seconds ?? 60,
  });
}

async function inRedis(url: string, limit: Limit, key: string) {
  const limiter = await processState(`rate-limit-redis-${limit.name}`, () => getRedisLimiter(url, limit));
  const silence = processState('rate-limit-silence', () => ({ until: Number.NEGATIVE_INFINITY }));
  if (performance.now() < silence.until) return inMemory(limit).consume(key);
  const counted = await within(redisTimeoutMs, limiter.consume(key), null);
  if (counted) return counted;
  silence.until = performance.now() + silenceMs;
  return inMemory(limit).consume(key);
}

/**
 * Increments the counter of a key.
 * @returns null, or the seconds until the next is allowed when it exceeds the limit in the time since the first one.
 */
export async function secondsOverLimit(limit: Limit, key: string): Promise<number | null> {
  const { redisUrl } = env();
  try {
    await (redisUrl ? inRedis(redisUrl, limit, key) : inMemory(limit).consume(key));
    return null;
  } catch (refused) {
    if (refused instanceof RateLimiterRes) return Math.max(1, Math.ceil(refused.msBeforeNext / 1000));
    throw refused;
  }
}
