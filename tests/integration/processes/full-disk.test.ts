import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { test } from 'node:test';
import { startEmbedded } from '../../support/embedded-process.ts';

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
    const services = startEmbedded(['store'], { DATA_DIR: path.join(disk, 'data') });
    const url = await services.url();
    const insert = () =>
      fetch(`${url}/rest/v1/contact_submissions`, {
        method: 'POST',
        headers: { apikey: 'any', 'content-type': 'application/json' },
        body: JSON.stringify({ name: 'Ada', email: 'ada@example.com', message: 'Is there room?' }),
      });
    assert.equal((await insert()).status, 500);
    assert.match(services.log(), /"store_failed","reason":"[^"[]*no space left on/i);
    // The process lives on, and tries again.
    assert.equal((await insert()).status, 500);
    assert.equal(await services.stop(), 0);
  } finally {
    execFileSync('umount', [disk]);
    rmSync(disk, { recursive: true });
  }
});
