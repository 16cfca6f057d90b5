import process from 'node:process';
import { isMainThread } from 'node:worker_threads';

/**
 * Exits when the parent process has ended. Next and the processes that it starts load this file with `node --import`;
 * run.ts imports it if npm is the parent.
 */

/** Interval of the check, and time limit of a graceful exit, in ms. */
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
