import { EnvError, env } from '../env';
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
      process.once('exit', () => {
        process.exitCode = 0;
      });
    });
  }
}

/** Exits if the environment is invalid: Next would continue and respond to every request with 500. */
export function endOnMistake(): void {
  try {
    env();
  } catch (error) {
    if (!(error instanceof EnvError)) throw error;
    log('error', 'environment', { reason: error.message });
    process.exit(1);
  }
}
