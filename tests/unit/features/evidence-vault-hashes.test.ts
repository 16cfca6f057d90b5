import { createHash } from 'node:crypto';
import {
  vaultKinds,
  vaultManifest,
  vaultManifestSha256,
  vaultRecords,
} from '@/components/features/evidence-vault/records';

const sha256 = (text: string) => createHash('sha256').update(text, 'utf8').digest('hex');

test.each(vaultRecords)('$file carries the SHA-256 of its own bytes', (record) => {
  expect(record.sha256).toBe(sha256(record.body));
});

test('so does the manifest, with one line for each record, as sha256sum writes it', () => {
  expect(vaultManifestSha256).toBe(sha256(vaultManifest()));
  const lines = vaultManifest().trimEnd().split('\n');
  expect(lines).toHaveLength(vaultRecords.length);
  for (const line of lines) expect(line).toMatch(/^[0-9a-f]{64} {2}\S+$/);
});

test('each stored kind is shown once, newest first', () => {
  const kinds = vaultRecords.map(({ kind }) => kind);
  expect(kinds.sort()).toEqual(vaultKinds.map(({ id }) => id).sort());
  const days = vaultRecords.map(({ stored }) => stored);
  expect(days).toEqual([...days].sort().reverse());
});
