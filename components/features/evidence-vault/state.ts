import { type VaultKind, type VaultRecord, vaultKinds, vaultRecords } from './records';

/** What the search field holds at first; the figures beside it are those of this search over the whole vault. */
export const firstQuery = 'onsil 2026';

export type VaultState = {
  query: string;
  kind: VaultKind | 'all';
  /** Kinds whose record is ticked for the zip; each kind is shown by its newest record. */
  selected: readonly VaultKind[];
  /** The record that is open in the list's place. */
  open: VaultKind | null;
  /** Whether the copy on the screen has one character changed. */
  altered: boolean;
  /** SHA-256 of the copy on the screen, hexadecimal; null while it is computed, `none` where the browser cannot. */
  computed: string | null;
  /** How the last export went: how many records it holds. */
  exported: number | 'failed' | null;
};

export type VaultEvent =
  | { type: 'searched'; query: string }
  | { type: 'kind chosen'; kind: VaultKind | 'all' }
  | { type: 'record ticked'; kind: VaultKind }
  | { type: 'shown ticked'; kinds: readonly VaultKind[] }
  | { type: 'record opened'; kind: VaultKind }
  | { type: 'record closed' }
  | { type: 'copy altered' }
  | { type: 'copy restored' }
  | { type: 'hash computed'; digits: string | null }
  | { type: 'exported'; count: number }
  | { type: 'export failed' };

export const initialState: VaultState = {
  query: firstQuery,
  kind: 'all',
  selected: ['splReceipt', 'labelVersion', 'priorNoticeReceipt'],
  open: null,
  altered: false,
  computed: null,
  exported: null,
};

/** Nothing is open: what was open, and what was done with its copy, is forgotten. */
const closed = { open: null, altered: false, computed: null } as const;

export function reduce(state: VaultState, event: VaultEvent): VaultState {
  switch (event.type) {
    case 'searched':
      return { ...state, ...closed, query: event.query };
    case 'kind chosen':
      // The newest record of a kind opens.
      return { ...state, ...closed, kind: event.kind, open: event.kind === 'all' ? null : event.kind };
    case 'record ticked': {
      const rest = state.selected.filter((kind) => kind !== event.kind);
      const added = rest.length === state.selected.length ? [...rest, event.kind] : rest;
      return { ...state, selected: added };
    }
    case 'shown ticked': {
      const rest = state.selected.filter((kind) => !event.kinds.includes(kind));
      const all = event.kinds.every((kind) => state.selected.includes(kind));
      return { ...state, selected: all ? rest : [...rest, ...event.kinds] };
    }
    case 'record opened':
      return { ...state, ...closed, open: event.kind };
    case 'record closed':
      return { ...state, ...closed };
    case 'copy altered':
      return { ...state, altered: true, computed: null };
    case 'copy restored':
      return { ...state, altered: false, computed: null };
    case 'hash computed':
      return { ...state, computed: event.digits ?? 'none' };
    case 'exported':
      return { ...state, exported: event.count };
    case 'export failed':
      return { ...state, exported: 'failed' };
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
export const forExport = (
  { selected }: VaultState,
  shown: readonly VaultRecord[],
): readonly VaultRecord[] => {
  const ticked = shown.filter(({ kind }) => selected.includes(kind));
  return ticked.length > 0 ? ticked : shown;
};

/** A record's text with its last figure one higher: a date, a count or a limit that was never filed. */
export function alteredBody(body: string): { before: string; figure: string; after: string } {
  const [, before = body, figure = '', after = ''] = /^([\s\S]*)(\d)(\D*)$/.exec(body) ?? [];
  return { before, figure: figure && String((Number(figure) + 1) % 10), after };
}

/** The text on the screen. */
export function copyOf({ altered }: VaultState, { body }: VaultRecord): string {
  const { before, figure, after } = alteredBody(body);
  return altered ? before + figure + after : body;
}

/** In how many places two hashes differ. */
export const differingDigits = (one: string, other: string): number =>
  [...one].filter((digit, index) => digit !== other[index]).length;
