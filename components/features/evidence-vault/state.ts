import { type VaultKind, type VaultRecord, vaultKinds, vaultRecords } from './data';

export type VaultState = {
  /** Search field value; the counts beside the first search cover the whole vault. */
  query: string;
  kind: VaultKind | 'all';
  /** Kinds selected for the zip; each kind is shown by its newest record. */
  selected: readonly VaultKind[];
  /** The record shown instead of the list. */
  open: VaultKind | null;
  /** True if one character of the displayed copy is changed. */
  altered: boolean;
  /** True once a copy was changed. */
  tampered: boolean;
  /** Hexadecimal SHA-256 of the displayed copy; empty while computing, `none` if the browser cannot compute it. */
  computed: string;
  /** Result of the last export: the number of records. */
  exported: number | 'failed' | 'not saved' | null;
};

export type VaultEvent =
  | { type: 'searched'; query: string }
  | { type: 'kind chosen'; kind: VaultKind | 'all' }
  /** One record, or all visible ones. */
  | { type: 'ticked'; kinds: readonly VaultKind[] }
  | { type: 'record opened'; kind: VaultKind }
  | { type: 'record closed' }
  /** Changes one character of the copy, or restores it. */
  | { type: 'copy changed' }
  | { type: 'hash computed'; digits: string }
  | { type: 'exported'; result: number | 'failed' | 'not saved' };

/** No open record, and no changes to its copy. */
const closed = { open: null, altered: false, computed: '' } as const;

/** The record that is open at the start. */
const firstRecord = 'splReceipt';

/** Initial state: a record is open, and its copy is the stored text. */
export const initialState: VaultState = {
  open: firstRecord,
  altered: false,
  computed: vaultRecords.find(({ kind }) => kind === firstRecord)?.sha256 ?? '',
  tampered: false,
  query: 'onsil 2026',
  kind: 'all',
  selected: ['splReceipt', 'labelVersion', 'priorNoticeReceipt'],
  exported: null,
};

export function reduce(state: VaultState, event: VaultEvent): VaultState {
  switch (event.type) {
    case 'searched':
      return { ...state, ...closed, query: event.query };
    case 'kind chosen':
      // The newest record of a kind opens.
      return { ...state, ...closed, kind: event.kind, open: event.kind === 'all' ? null : event.kind };
    case 'ticked': {
      const rest = state.selected.filter((kind) => !event.kinds.includes(kind));
      const all = event.kinds.every((kind) => state.selected.includes(kind));
      return { ...state, selected: all ? rest : [...rest, ...event.kinds] };
    }
    case 'record opened':
      return { ...state, ...closed, open: event.kind };
    case 'record closed':
      return { ...state, ...closed };
    case 'copy changed':
      return { ...state, altered: !state.altered, tampered: true, computed: '' };
    case 'hash computed':
      return { ...state, computed: event.digits };
    case 'exported':
      return { ...state, exported: event.result };
  }
}

/**
 * Returns the records in the list.
 * @param words searchable words of a record besides its body: its name and kind in the page's language.
 */
export function shownRecords(
  { query, kind, open }: VaultState,
  words: (record: VaultRecord) => string,
): readonly VaultRecord[] {
  const asked = query.toLowerCase().split(/\s+/).filter(Boolean);
  return vaultRecords.filter((record) => {
    if (kind !== 'all' && record.kind !== kind) return false;
    if (open) return record.kind === open;
    const text = `onsil ${words(record)} ${record.file} ${record.stored} ${record.body}`.toLowerCase();
    return asked.every((word) => text.includes(word));
  });
}

/** Number of records of a kind in the vault, or of all kinds. */
export const countRecords = (kind: VaultKind | 'all'): number =>
  vaultKinds.reduce((sum, { id, count }) => (kind === 'all' || kind === id ? sum + count : sum), 0);

/** Content of the zip: the selected visible records, or all visible ones without a selection. */
export function forExport({ selected }: VaultState, shown: readonly VaultRecord[]): readonly VaultRecord[] {
  const ticked = shown.filter(({ kind }) => selected.includes(kind));
  return ticked.length > 0 ? ticked : shown;
}

/**
 * Returns the displayed copy split around its last digit, which is one higher in an altered copy: a date, a count or a
 * limit that was never filed.
 */
export function copyRecord(
  { altered }: VaultState,
  { body }: VaultRecord,
): [before: string, figure: string, after: string] {
  const [, before = body, figure = '', after = ''] = /^([\s\S]*)(\d)(\D*)$/.exec(body) ?? [];
  return [before, altered ? String((Number(figure) + 1) % 10) : figure, after];
}

/** Returns the number of differing digits of two hashes. */
export const differingDigits = (one: string, other: string): number =>
  [...one].filter((digit, index) => digit !== other[index]).length;
