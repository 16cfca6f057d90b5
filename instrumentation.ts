import { env, isDevelopment } from '@/lib/env';

/** Runs once when a server process starts: a mistake in the environment stops it with a clear sentence. */
export async function register() {
  // Not through lib/env.ts: Next inlines this variable, so that the edge bundle drops the import below.
  if (process.env.NEXT_RUNTIME !== 'nodejs') return;
  // In development the browser needs its WebSocket for hot reload.
  if (env().behindPlatform || isDevelopment()) return;
  const { watchIncomingRequests } = await import('@/lib/security/incoming-requests');
  watchIncomingRequests();
  const { redisUrl } = env();
  if (!redisUrl) return;
  // The first visitor may ask for a page that changed while this instance was away.
  const { redis } = await import('@/lib/redis');
  await (await redis(redisUrl)).connected;
}
