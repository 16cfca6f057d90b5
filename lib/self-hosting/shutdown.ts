import { type Env, EnvError, env, isBuilding } from '../env';
import { log } from '../server/log';
import { processState } from '../server/process-state';

/** How long requests may take to finish, in ms. Docker kills a container 10 s after it has asked it to stop. */
const requestsTimeoutMs = 8_000;

const state = () => processState('shutdown', () => ({ hasBegun: false }));

/** True while the process finishes its last requests. */
export function isStopping(): boolean {
  return state().hasBegun;
}

/**
 * Next finishes its requests after a signal, however long they take, and exits with the signal's code, which process
 * managers report as a failure. This sets the limit, and exits with 0.
 */
export function stopInTime(): void {
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.once(signal, () => {
      state().hasBegun = true;
      setTimeout(() => process.exit(), requestsTimeoutMs).unref();
      process.once('exit', (code) => {
        // Next exits with 128 and the number of the signal; a crash keeps its own code.
        if (code > 128) process.exitCode = 0;
      });
    });
  }
}

/**
 * Throws without a service that `npm start` would have started: a container has none, so that its articles would be missing
 * and every form would fail.
 */
function requireServices({ content, store, behindPlatform }: Env): void {
  if (behindPlatform || isBuilding()) return;
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
