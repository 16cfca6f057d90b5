import { type Env, EnvError, env, isBuilding } from '../env';
import { log } from './log';

/**
 * Throws without a service that `npm start` would have started: a container has none, so that its articles would be missing
 * and every form would fail.
 */
function requireServices({ content, store, hosting }: Env): void {
  if (!hosting.ownServer || isBuilding()) return;
  const why = 'this process has no embedded services, which only `npm start` and `npm run dev` start';
  const missing = [content ? '' : 'SANITY_PROJECT_ID', store ? '' : 'SUPABASE_URL'].filter(Boolean);
  if (missing.length > 0) throw new EnvError(missing.map((name) => `${name} is missing: ${why}.`).join('\n'));
}

/** Exits if the environment is invalid: Next would continue and respond to every request with 500. */
export function endOnMistake(): void {
  try {
    requireServices(env());
  } catch (error) {
    if (!(error instanceof EnvError)) throw error;
    log('error', 'environment', { reason: error.message });
    process.exit(1);
  }
}
