import { env, isDevelopment, misspelledNames } from '@/lib/env';

/** Runs once when a server process starts: a mistake in the environment stops it with a clear sentence. */
export async function register() {
  // Not through lib/env.ts: Next inlines this variable, so that the edge bundle drops the imports below.
  if (process.env.NEXT_RUNTIME !== 'nodejs') return;
  (await import('@/lib/server/end-on-mistake')).endOnMistake();
  (await import('@/lib/server/log-services')).logServices(env());
  const { hosting, trustedProxyHops } = env();
  const { log } = await import('@/lib/server/log');
  for (const { name, meant } of misspelledNames()) log('warn', 'unknown_variable', { name, meant });
  // In development the browser needs its WebSocket for hot reload.
  if (!hosting.ownServer || isDevelopment()) return;
  (await import('@/lib/self-hosting/start')).startSelfHosting(trustedProxyHops > 0);
  const [{ checkPaths, refresh }, { readPaths }] = await Promise.all([
    import('@/lib/articles/known-paths'),
    import('@/lib/articles/articles'),
  ]);
  checkPaths(() => readPaths({ optional: true }));
  // In the background, so that no visitor's request shares the server with the first read.
  void refresh();
}
