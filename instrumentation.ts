import { env, isDevelopment } from '@/lib/env';

/** Runs once when a server process starts: a mistake in the environment stops it with a clear sentence. */
export async function register() {
  // Not through lib/env.ts: Next inlines this variable, so that the edge bundle drops the import below.
  if (process.env.NEXT_RUNTIME !== 'nodejs') return;
  const { endOnMistake, stopInTime } = await import('@/lib/self-hosting/shutdown');
  endOnMistake();
  // In development the browser needs its WebSocket for hot reload.
  const { behindPlatform, trustedProxyHops } = env();
  if (behindPlatform || isDevelopment()) return;
  (await import('@/lib/self-hosting/capture-console')).captureConsole();
  const { watchIncomingRequests } = await import('@/lib/self-hosting/incoming-requests');
  watchIncomingRequests(trustedProxyHops > 0);
  const [{ checkPaths, refresh }, { readPaths }] = await Promise.all([
    import('@/lib/articles/known-paths'),
    import('@/lib/articles/articles'),
  ]);
  checkPaths(() => readPaths({ optional: true }));
  // In the background, so that no visitor's request shares the server with the first read.
  void refresh();
  stopInTime();
}
