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
    const [code] = await once(services, 'close');
    assert.equal(code, 1);
    assert.match(log, /"services_failed","reason":"[^"[]*no space left on the device\."/);
  } finally {
    execFileSync('umount', [disk]);
    rmSync(disk, { recursive: true });
  }
});
