import { env } from '@/lib/env';

/** Runs once when a server process starts: a mistake in the environment stops it with a clear sentence. */
export async function register() {
  // Not through lib/env.ts: Next writes this variable into each build, and the edge's one must lose the import below.
  if (process.env.NEXT_RUNTIME !== 'nodejs') return;
  if (env().behindPlatform) return;
  const { watchIncomingRequests } = await import('@/lib/security/incoming-requests');
  watchIncomingRequests();
}
