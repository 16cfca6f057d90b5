import { createHash } from 'node:crypto';
import { figures } from '@/lib/site';
import { retentionYears, type VaultRecord, vaultRecords } from './records';
import {
  alteredBody,
  copyOf,
  countOf,
  differingDigits,
  firstQuery,
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

test('the first search finds every record', () => {
  expect(initialState.query).toBe(firstQuery);
  expect(kinds(initialState)).toHaveLength(vaultRecords.length);
});

test.each([
  ['6K18A', ['batchRecord']],
  ['  6k18a   vessel ', ['batchRecord']],
  ['제조', ['batchRecord']],
  ['ISO 22716', ['auditCertificate']],
  ['AE-0409', ['adverseEventFiling']],
  ['nothing of the kind', []],
])('a search for %j finds it by name, kind, lot or text', (query, found) => {
  expect(kinds(after({ type: 'searched', query }))).toEqual(found);
});

test('an empty search finds every record', () => {
  expect(kinds(after({ type: 'searched', query: '' }))).toHaveLength(vaultRecords.length);
});

test('a search closes the open record and stays within the kind', () => {
  const state = after({ type: 'kind chosen', kind: 'agentLetter' }, { type: 'searched', query: '6K18A' });
  expect(state.open).toBeNull();
  expect(kinds(state)).toEqual([]);
});

test('a kind shows its newest record, open; all kinds show the list', () => {
  const state = after({ type: 'kind chosen', kind: 'agentLetter' });
  expect(state.open).toBe('agentLetter');
  expect(kinds(state)).toEqual(['agentLetter']);
  expect(reduce(state, { type: 'kind chosen', kind: 'all' })).toEqual(initialState);
});

test('a record is ticked and unticked', () => {
  const state = after({ type: 'record ticked', kind: 'batchRecord' });
  expect(state.selected).toContain('batchRecord');
  expect(reduce(state, { type: 'record ticked', kind: 'batchRecord' }).selected).toEqual(
    initialState.selected,
  );
});

test('what is shown is ticked together, and unticked when it all is', () => {
  const shown = ['batchRecord', 'splReceipt'] as const;
  const state = after({ type: 'shown ticked', kinds: shown });
  expect([...state.selected].sort()).toEqual([
    'batchRecord',
    'labelVersion',
    'priorNoticeReceipt',
    'splReceipt',
  ]);
  expect(reduce(state, { type: 'shown ticked', kinds: shown }).selected).toEqual([
    'labelVersion',
    'priorNoticeReceipt',
  ]);
});

test('the zip holds what is ticked, or what is shown when nothing is', () => {
  const exported = (state: VaultState) =>
    forExport(state, shownRecords(state, words)).map(({ kind }) => kind);
  expect(exported(initialState).toSorted()).toEqual(initialState.selected.toSorted());
  // What a search hides stays ticked, and stays here.
  expect(exported(after({ type: 'searched', query: '6K18A' }))).toEqual(['batchRecord']);
  expect(exported(after({ type: 'searched', query: 'nothing of the kind' }))).toEqual([]);
  const none = after(...initialState.selected.map((kind) => ({ type: 'record ticked', kind }) as const));
  expect(forExport(none, vaultRecords.slice(0, 2))).toEqual(vaultRecords.slice(0, 2));
});

test('opening and closing forget what was done with a copy', () => {
  const state = after(
    { type: 'record opened', kind: 'batchRecord' },
    { type: 'copy altered' },
    { type: 'hash computed', digits: 'ff' },
  );
  expect(state).toMatchObject({ open: 'batchRecord', altered: true, computed: 'ff' });
  expect(reduce(state, { type: 'record opened', kind: 'splReceipt' })).toMatchObject({
    open: 'splReceipt',
    altered: false,
    computed: null,
  });
  expect(reduce(state, { type: 'record closed' })).toEqual(initialState);
});

test('a changed copy is computed anew, and so is the restored one', () => {
  const computed: VaultEvent = { type: 'hash computed', digits: 'ff' };
  const open: VaultEvent = { type: 'record opened', kind: 'batchRecord' };
  expect(after(open, computed, { type: 'copy altered' })).toMatchObject({ altered: true, computed: null });
  expect(after(open, { type: 'copy altered' }, computed, { type: 'copy restored' })).toMatchObject({
    altered: false,
    computed: null,
  });
});

test('a browser without SHA-256 is told apart from one that still computes', () => {
  expect(after({ type: 'hash computed', digits: null }).computed).toBe('none');
});

test('an export succeeds or fails, and can be tried again', () => {
  expect(after({ type: 'export failed' }).exported).toBe('failed');
  expect(after({ type: 'export failed' }, { type: 'exported', count: 3 }).exported).toBe(3);
});

test('records are locked as long as every page says', () => {
  expect(retentionYears).toBe(figures.retentionYears);
});

test('counts are those of the vault', () => {
  expect(countOf('all')).toBe(1537);
  expect(countOf('auditCertificate')).toBe(11);
});

test.each(vaultRecords)('one character of $file changes most digits of its hash', (record) => {
  const { before, figure, after: rest } = alteredBody(record.body);
  expect(before.length + figure.length + rest.length).toBe(record.body.length);
  const copy = copyOf({ ...initialState, altered: true }, record);
  expect(differingDigits(copy, record.body)).toBe(1);
  expect(copyOf(initialState, record)).toBe(record.body);
  const sha256 = createHash('sha256').update(copy, 'utf8').digest('hex');
  expect(differingDigits(record.sha256, sha256)).toBeGreaterThan(40);
});
