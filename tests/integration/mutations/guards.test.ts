import assert from 'node:assert/strict';
import { execFileSync, spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { before, test } from 'node:test';
import { copyProject, linkPackages } from '../../support/project-copy.ts';
import guards from './guards.json' with { type: 'json' };

/*
 * Breaks one guard after the other in a copy of the project, each by a change that a hurried hand could make. The unit test
 * that is named must notice. `from` occurs once in the file, and `to` takes its place.
 */

const copy = copyProject('mutations');
before(() => {
  linkPackages(copy);
  execFileSync(process.execPath, ['tools/fonts/subset.ts'], { cwd: copy, stdio: 'ignore' });
});

for (const { guard, file, from, to, test: noticing } of guards) {
  test(guard, () => {
    const place = path.join(copy, file);
    const source = readFileSync(place, 'utf8');
    const parts = source.split(from);
    assert.equal(parts.length, 2, `"${from}" occurs ${parts.length - 1} times in ${file}`);
    writeFileSync(place, parts.join(to));
    const args = ['node_modules/jest/bin/jest.js', '-w', '1', noticing];
    const { stdout, stderr } = spawnSync(process.execPath, args, { cwd: copy, encoding: 'utf8' });
    writeFileSync(place, source);
    // Of its tests, not of the file: a syntax error would prove nothing.
    assert.match(stdout + stderr, /^Tests:\s+\d+ failed/m, `${noticing} did not notice`);
  });
}
