import { RateLimiterMemory } from 'rate-limiter-flexible';
import * as z from 'zod/mini';
import { env } from '@/lib/env';
import { locales } from '@/lib/i18n/locales';
import { isSameOrigin } from '@/lib/leads/guard';
import { log } from '@/lib/log';
import { patternOf } from '@/lib/routes';

/** Largest report, in bytes; an article's path can be long. */
const maxBody = 2048;
/** Reports a minute of all visitors together: nothing is known of a single one. */
const limiter = new RateLimiterMemory({ points: 600, duration: 60 });

const milliseconds = z.optional(z.int().check(z.minimum(0), z.maximum(600_000)));
const report = z.strictObject({
  path: z.string().check(z.startsWith('/'), z.maxLength(1000)),
  language: z.enum(locales),
  LCP: milliseconds,
  INP: milliseconds,
  TTFB: milliseconds,
  CLS: z.optional(z.number().check(z.minimum(0), z.maximum(1000))),
});

/**
 * Takes a page's report of how fast it was (components/layout/web-vitals.tsx). It becomes one line of the log with the
 * kind of page, never its address; nothing about the visitor is read or kept.
 */
export async function POST(request: Request) {
  if (!env().webVitals) return respond(404);
  if (!isSameOrigin(request.headers)) return respond(403);
  const length = request.headers.get('content-length') ?? '';
  if (!/^\d+$/.test(length)) return respond(411);
  if (Number(length) > maxBody) return respond(413);
  const allowed = await limiter.consume('all').catch(() => null);
  if (!allowed) return respond(429);
  const parsed = report.safeParse(await request.json().catch(() => null));
  if (!parsed.success) return respond(400);
  const { path, ...values } = parsed.data;
  log('info', 'web_vitals', { page: patternOf(path), ...values });
  return respond(204);
}

const respond = (status: number) => new Response(null, { status, headers: { 'cache-control': 'no-store' } });
