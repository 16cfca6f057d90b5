import { createHash } from 'node:crypto';
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { figures } from '@/lib/site';
import { exportFiles } from './export';
import {
  retentionYears,
  type VaultRecord,
  vaultManifest,
  vaultManifestSha256,
  vaultRecords,
} from './records';
import {
  copyOf,
  countOf,
  differingDigits,
  forExport,
  initialState,
  reduce,
  shownRecords,
  type VaultEvent,
  type VaultState,
} from './state';

const after = (...events: VaultEvent[]): VaultState => events.reduce(reduce, initialState);
const words = ({ kind }: VaultRecord) => (kind === 'batchRecord' ? '제조 기록' : kind);
const kinds = (state: VaultState) => shownRecords(state, words).map(({ kind }) => kind);
const sha256 = (data: string | Uint8Array) => createHash('sha256').update(data).digest('hex');

const open: VaultEvent = { type: 'record opened', kind: 'batchRecord' };
const changed: VaultEvent = { type: 'copy changed' };
const computed: VaultEvent = { type: 'hash computed', digits: 'ff' };
const searched = (query: string): VaultEvent => ({ type: 'searched', query });
const ticked = (...kinds: VaultRecord['kind'][]): VaultEvent => ({ type: 'ticked', kinds });

const all = vaultRecords.map(({ kind }) => kind);

test.each([
  [initialState.query, all],
  ['', all],
  ['6K18A', ['batchRecord']],
  ['  6k18a   vessel ', ['batchRecord']],
  ['제조', ['batchRecord']],
  ['ISO 22716', ['auditCertificate']],
  ['AE-0409', ['adverseEventFiling']],
  ['nothing of the kind', []],
])('a search for %j finds it by name, kind, lot or text, newest first', (query, found) => {
  expect(kinds(after(searched(query)))).toEqual(found);
});

test('a kind shows its newest record, open; a search closes it and stays within the kind; all kinds show the list', () => {
  const state = after({ type: 'kind chosen', kind: 'agentLetter' });
  expect(state.open).toBe('agentLetter');
  expect(kinds(state)).toEqual(['agentLetter']);
  const elsewhere = reduce(state, searched('6K18A'));
  expect(elsewhere.open).toBeNull();
  expect(kinds(elsewhere)).toEqual([]);
  expect(reduce(state, { type: 'kind chosen', kind: 'all' })).toEqual(initialState);
});

test('records are ticked, and unticked when they all are', () => {
  const both = ticked('batchRecord', 'splReceipt');
  const rest = ['labelVersion', 'priorNoticeReceipt'];
  expect(after(both).selected.toSorted()).toEqual(['batchRecord', ...rest, 'splReceipt']);
  expect(after(both, both).selected).toEqual(rest);
  expect(after(ticked('batchRecord'), ticked('batchRecord')).selected).toEqual(initialState.selected);
});

test('the zip holds what is ticked, or what is shown when nothing is', () => {
  const exported = (state: VaultState) =>
    forExport(state, shownRecords(state, words)).map(({ kind }) => kind);
  expect(exported(initialState).toSorted()).toEqual(initialState.selected.toSorted());
  // What a search hides stays ticked, and stays here.
  expect(exported(after(searched('6K18A')))).toEqual(['batchRecord']);
  expect(exported(after(searched('nothing of the kind')))).toEqual([]);
  const none = after(ticked(...initialState.selected));
  expect(forExport(none, vaultRecords.slice(0, 2))).toEqual(vaultRecords.slice(0, 2));
});

test.each<[events: VaultEvent[], result: Partial<VaultState>]>([
  [[open, changed, computed], { open: 'batchRecord', altered: true, computed: 'ff' }],
  [[open, computed, changed], { altered: true, computed: '' }],
  [[open, changed, computed, changed], { altered: false, computed: '' }],
  [
    [open, changed, computed, { type: 'record opened', kind: 'splReceipt' }],
    { open: 'splReceipt', altered: false, computed: '' },
  ],
  [[open, changed, computed, { type: 'record closed' }], initialState],
  [[{ type: 'exported', result: 'failed' }], { exported: 'failed' }],
  [
    [
      { type: 'exported', result: 'failed' },
      { type: 'exported', result: 3 },
    ],
    { exported: 3 },
  ],
])(
  'a changed copy is computed anew, another record forgets it, an export can be tried again: %j',
  (events, result) => {
    expect(after(...events)).toMatchObject(result);
  },
);

test('records are locked as long as every page says, and counts are those of the vault', () => {
  expect(retentionYears).toBe(figures.retentionYears);
  expect(countOf('all')).toBe(1537);
  expect(countOf('auditCertificate')).toBe(11);
});

test.each(vaultRecords)(
  '$file carries the SHA-256 of its own bytes, and one character changes most of it',
  (record) => {
    const { body } = record;
    expect(record.sha256).toBe(sha256(body));
    expect(copyOf(initialState, record).join('')).toBe(body);
    const copy = copyOf({ ...initialState, altered: true }, record).join('');
    expect(copy).toHaveLength(body.length);
    expect(differingDigits(copy, body)).toBe(1);
    expect(differingDigits(record.sha256, sha256(copy))).toBeGreaterThan(40);
  },
);

test('the manifest carries the SHA-256 of its own bytes', () => {
  expect(vaultManifestSha256).toBe(sha256(vaultManifest()));
});

test('every hash of both lists is that of the file in the zip, which has an ASCII name and says that it is a sample', () => {
  const records = vaultRecords.slice(2, 6);
  const files = exportFiles(records);
  const zip = zipSync(Object.fromEntries(Object.entries(files).map(([name, text]) => [name, strToU8(text)])));
  const read = unzipSync(zip);
  const manifest = JSON.parse(strFromU8(read['manifest.json'] as Uint8Array));
  const lines = strFromU8(read.SHA256SUMS as Uint8Array)
    .trimEnd()
    .split('\n');
  const sums = lines.map((line) => line.split('  ').toReversed());
  const listed = manifest.records.map((entry: { file: string; sha256: string }) => [
    entry.file,
    entry.sha256,
  ]);
  for (const list of [sums, listed]) {
    expect(list).toHaveLength(records.length);
    for (const [file, hash] of list) expect(sha256(read[file] as Uint8Array)).toBe(hash);
  }
  for (const name of Object.keys(files)) expect(name).toMatch(/^[\w.-]+$/);
  expect(manifest.note).toContain('Illustrative sample');
});
