import { createHash } from 'node:crypto';
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { exportFiles } from './export';
import { vaultRecords } from './records';

const records = vaultRecords.slice(2, 6);
const files = exportFiles(records);
const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

test('every hash of both lists is that of the file in the zip', () => {
  const zip = zipSync(Object.fromEntries(Object.entries(files).map(([name, text]) => [name, strToU8(text)])));
  const read = unzipSync(zip);
  const manifest = JSON.parse(strFromU8(read['manifest.json'] as Uint8Array));
  expect(manifest.records).toHaveLength(records.length);
  for (const { file, sha256: hash } of manifest.records) {
    expect(sha256(read[file] as Uint8Array)).toBe(hash);
  }
  const lines = strFromU8(read.SHA256SUMS as Uint8Array)
    .trimEnd()
    .split('\n');
  expect(lines).toHaveLength(records.length);
  for (const line of lines) {
    const [hash, file = ''] = line.split('  ');
    expect(sha256(read[file] as Uint8Array)).toBe(hash);
  }
});

test('names are ASCII, and it says that it is a sample', () => {
  for (const name of Object.keys(files)) expect(name).toMatch(/^[\w.-]+$/);
  expect(files['manifest.json']).toContain('Illustrative sample');
});
