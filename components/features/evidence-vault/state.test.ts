import { createHash } from 'node:crypto';
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { figures } from '@/lib/site';
import { retentionYears, type VaultRecord, vaultManifest, vaultManifestSha256, vaultRecords } from './data';
import { exportFiles } from './parts/export';
import {
  copyRecord,
  countRecords,
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

/** The state of the list, with no record open. */
const list: VaultState = { ...initialState, open: null, computed: '' };

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
])('finds records for %j by name, kind, lot or text, newest first', (query, found) => {
  expect(kinds(after(searched(query)))).toEqual(found);
});

test('opens the newest record of a kind; a search closes it within the kind, and all kinds show the list', () => {
  const state = after({ type: 'kind chosen', kind: 'agentLetter' });
  expect(state.open).toBe('agentLetter');
  expect(kinds(state)).toEqual(['agentLetter']);
  const elsewhere = reduce(state, searched('6K18A'));
  expect(elsewhere.open).toBeNull();
  expect(kinds(elsewhere)).toEqual([]);
  expect(reduce(state, { type: 'kind chosen', kind: 'all' })).toEqual(list);
});

test('starts with an open record whose copy is the stored text', () => {
  const [record] = shownRecords(initialState, words);
  expect(record?.kind).toBe(initialState.open);
  expect(initialState.computed).toBe(record?.sha256);
  expect(reduce(initialState, changed)).toMatchObject({ altered: true, tampered: true, computed: '' });
});

test('selects all records, and clears them when all are selected', () => {
  const both = ticked('batchRecord', 'splReceipt');
  const rest = ['labelVersion', 'priorNoticeReceipt'];
  expect(after(both).selected.toSorted()).toEqual(['batchRecord', ...rest, 'splReceipt']);
  expect(after(both, both).selected).toEqual(rest);
  expect(after(ticked('batchRecord'), ticked('batchRecord')).selected).toEqual(initialState.selected);
});

test('exports the selected records, or all visible ones without a selection', () => {
  const exported = (state: VaultState) =>
    forExport(state, shownRecords(state, words)).map(({ kind }) => kind);
  expect(exported(list).toSorted()).toEqual(list.selected.toSorted());
  // Records hidden by a search stay selected.
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
  [[open, changed, computed, { type: 'record closed' }], { ...list, tampered: true }],
  [[{ type: 'exported', result: 'failed' }], { exported: 'failed' }],
  [[{ type: 'exported', result: 'not saved' }], { exported: 'not saved' }],
  [
    [
      { type: 'exported', result: 'failed' },
      { type: 'exported', result: 3 },
    ],
    { exported: 3 },
  ],
])(
  'recomputes a changed copy, forgets it for another record and allows a second export: %j',
  (events, result) => {
    expect(after(...events)).toMatchObject(result);
  },
);

test("uses the retention years of lib/site.ts and the vault's counts", () => {
  expect(retentionYears).toBe(figures.retentionYears);
  expect(countRecords('all')).toBe(1537);
  expect(countRecords('auditCertificate')).toBe(11);
});

test.each(vaultRecords)(
  'contains the SHA-256 of the bytes of $file, and one changed character changes most of it',
  (record) => {
    const { body } = record;
    expect(record.sha256).toBe(sha256(body));
    expect(copyRecord(initialState, record).join('')).toBe(body);
    const copy = copyRecord({ ...initialState, altered: true }, record).join('');
    expect(copy).toHaveLength(body.length);
    expect(differingDigits(copy, body)).toBe(1);
    expect(differingDigits(record.sha256, sha256(copy))).toBeGreaterThan(40);
  },
);

test('matches the SHA-256 of the manifest', () => {
  expect(vaultManifestSha256).toBe(sha256(vaultManifest()));
});

test('lists the hash of every file in the zip, with ASCII names and a sample notice', () => {
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
