import { type VaultKind, type VaultRecord, vaultKinds, vaultRecords } from './records';

export type VaultState = {
  /** What the search field holds; the figures beside the first search are those of the whole vault. */
  query: string;
  kind: VaultKind | 'all';
  /** Kinds whose record is ticked for the zip; each kind is shown by its newest record. */
  selected: readonly VaultKind[];
  /** The record that is open in the list's place. */
  open: VaultKind | null;
  /** Whether the copy on the screen has one character changed. */
  altered: boolean;
  /** SHA-256 of the copy on the screen, hexadecimal; empty while it is computed, `none` where the browser cannot. */
  computed: string;
  /** How the last export went: how many records it holds. */
  exported: number | 'failed' | null;
};

export type VaultEvent =
  | { type: 'searched'; query: string }
  | { type: 'kind chosen'; kind: VaultKind | 'all' }
  /** One record, or all that are shown together. */
  | { type: 'ticked'; kinds: readonly VaultKind[] }
  | { type: 'record opened'; kind: VaultKind }
  | { type: 'record closed' }
  /** One character of it is altered, or restored. */
  | { type: 'copy changed' }
  | { type: 'hash computed'; digits: string }
  | { type: 'exported'; result: number | 'failed' };

/** Nothing is open: what was open, and what was done with its copy, is forgotten. */
const closed = { open: null, altered: false, computed: '' } as const;

export const initialState: VaultState = {
  ...closed,
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
      return { ...state, altered: !state.altered, computed: '' };
    case 'hash computed':
      return { ...state, computed: event.digits };
    case 'exported':
      return { ...state, exported: event.result };
  }
}

/**
 * The records in the list.
 * @param words what a record is found by, beside its own text: its name and kind as the visitor reads them.
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

/** How many records of the vault a kind has, or all kinds together. */
export const countOf = (kind: VaultKind | 'all'): number =>
  vaultKinds.reduce((sum, { id, count }) => (kind === 'all' || kind === id ? sum + count : sum), 0);

/** What the zip holds: the ticked ones of the records that are shown, or all that are shown when none is ticked. */
export function forExport({ selected }: VaultState, shown: readonly VaultRecord[]): readonly VaultRecord[] {
  const ticked = shown.filter(({ kind }) => selected.includes(kind));
  return ticked.length > 0 ? ticked : shown;
}

/** The text on the screen around its last figure, which an altered copy has one higher: a date, a count or a limit never filed. */
export function copyOf(
  { altered }: VaultState,
  { body }: VaultRecord,
): [before: string, figure: string, after: string] {
  const [, before = body, figure = '', after = ''] = /^([\s\S]*)(\d)(\D*)$/.exec(body) ?? [];
  return [before, altered ? String((Number(figure) + 1) % 10) : figure, after];
}

/** In how many places two hashes differ. */
export const differingDigits = (one: string, other: string): number =>
  [...one].filter((digit, index) => digit !== other[index]).length;
