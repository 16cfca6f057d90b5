import { appendFileSync } from 'node:fs';
import process from 'node:process';
import { afterEach } from 'node:test';
import { logFile, logNameOf } from './results.ts';

/*
 * Loaded before each file of Node's tests: writes into the servers' log where a test failed. The runner hands on the
 * results of a file only when the files before it have ended, so that the log's own end says nothing.
 */

const log = logFile(logNameOf(process.argv[1] ?? ''));
if (log) {
  afterEach((context) => {
    const { name, passed } = context as { name: string; passed: boolean };
    if (!passed) appendFileSync(log, `== failed: ${name}\n`);
  });
}
