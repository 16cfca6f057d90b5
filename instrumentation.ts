/** Runs once when a server process starts: a mistake in the environment stops it with a clear sentence. */
export async function register() {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return;
  const { env } = await import('@/lib/env');
  env();
}
