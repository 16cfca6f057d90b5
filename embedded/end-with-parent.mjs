import process from 'node:process';
import { isMainThread } from 'node:worker_threads';

/**
 * Ends this process when its parent has ended. Next loads this file by `node --import`, and so do the processes that
 * Next starts; run.ts imports it when npm is the parent.
 */

/** How often to look, and how long an orderly end may take, in ms. */
const checkEveryMs = 1_000;
const stopTimeoutMs = 8_000;

if (isMainThread) {
  const parent = process.ppid;
  const timer = setInterval(() => {
    // An orphaned process gets another parent.
    if (process.ppid === parent) return;
    clearInterval(timer);
    setTimeout(() => process.exit(1), stopTimeoutMs).unref();
    process.kill(process.pid, 'SIGTERM');
  }, checkEveryMs);
  timer.unref();
}
