import { env, isDevelopment } from '@/lib/env';

/** Runs once when a server process starts: a mistake in the environment stops it with a clear sentence. */
export async function register() {
  // Not through lib/env.ts: Next writes this variable into each build, and the edge's one must lose the import below.
  if (process.env.NEXT_RUNTIME !== 'nodejs') return;
  // In development the browser keeps a socket open to be told of changes.
  if (env().behindPlatform || isDevelopment()) return;
  const { watchIncomingRequests } = await import('@/lib/security/incoming-requests');
  watchIncomingRequests();
}
