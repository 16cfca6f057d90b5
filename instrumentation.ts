import { env, isNodeRuntime } from '@/lib/env';

/** Runs once when a server process starts: a mistake in the environment stops it with a clear sentence. */
export function register() {
  if (isNodeRuntime()) env();
}
