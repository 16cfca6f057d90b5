import { noteStop } from '../server/stopping';

/** How long requests may take to finish, in ms. Docker kills a container 10 s after it has asked it to stop. */
const requestsTimeoutMs = 8_000;

/**
 * Next finishes its requests after a signal, however long they take, and exits with the signal's code, which process
 * managers report as a failure. This sets the limit, and exits with 0.
 */
export function stopInTime(): void {
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.once(signal, () => {
      noteStop();
      setTimeout(() => process.exit(), requestsTimeoutMs).unref();
      process.once('exit', (code) => {
        // Next exits with 128 and the number of the signal; a crash keeps its own code.
        if (code > 128) process.exitCode = 0;
      });
    });
  }
}
