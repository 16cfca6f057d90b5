import { execFile } from 'node:child_process';
import path from 'node:path';
import process from 'node:process';
import { promisify } from 'node:util';
import type { Submissions } from './print-submissions.ts';
import { embeddedEnv } from './sites.ts';

const root = path.resolve(import.meta.dirname, '../..');
const run = promisify(execFile);

/** The rows that the forms of the embedded site have stored, read from the process that owns them or the folder. */
export async function readSubmissions(dataDir = embeddedEnv.DATA_DIR): Promise<Submissions> {
  const { stdout } = await run(process.execPath, ['tests/support/print-submissions.ts'], {
    cwd: root,
    env: { ...process.env, DATA_DIR: dataDir },
  });
  return JSON.parse(stdout) as Submissions;
}
