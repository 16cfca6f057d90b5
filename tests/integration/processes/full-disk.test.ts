import assert from 'node:assert/strict';
import { execFileSync, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { test } from 'node:test';

const root = path.resolve(import.meta.dirname, '../../..');

test('a data folder on a full disk is a sentence in the log', async (context) => {
  const disk = mkdtempSync(path.join(tmpdir(), 'disk-'));
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=4m', 'tmpfs', disk], { stdio: 'ignore' });
  } catch {
    rmSync(disk, { recursive: true });
    context.skip('a disk of 4 MB can be mounted by root on Linux only');
    return;
  }
  try {
    const services = fork(path.join(root, 'embedded/services.ts'), ['store'], {
      stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
      env: { ...process.env, DATA_DIR: path.join(disk, 'data') },
    });
    let log = '';
    services.stderr?.setEncoding('utf8').on('data', (text: string) => {
      log += text;
    });
    const [{ url }] = (await once(services, 'message')) as [{ url: string }];
    const insert = () =>
      fetch(`${url}/rest/v1/contact_submissions`, {
        method: 'POST',
        headers: { apikey: 'any', 'content-type': 'application/json' },
        body: JSON.stringify({ name: 'Ada', email: 'ada@example.com', message: 'Is there room?' }),
      });
    assert.equal((await insert()).status, 500);
    assert.match(log, /"store_failed","reason":"[^"[]*no space left on/i);
    // The process lives on, and tries again.
    assert.equal((await insert()).status, 500);
    services.kill('SIGTERM');
    assert.deepEqual(await once(services, 'close'), [0, null]);
  } finally {
    execFileSync('umount', [disk]);
    rmSync(disk, { recursive: true });
  }
});
