import data from './records.json' with { type: 'json' };

/**
 * What the vault scene shows: the newest record of each stored kind. `sha256` is the hash of exactly the UTF-8 bytes of
 * `body`, so that anyone can compute it again; state.test.ts does. A record whose lines change needs a new hash, as in
 * the product.
 */

export type VaultKind = keyof typeof data;

type StoredRecord = {
  /** How many records of its kind the sample vault holds. */
  count: number;
  file: string;
  version: number;
  /** Day on which it was stored, ISO. */
  stored: string;
  /** Lower-case hexadecimal SHA-256 of the body's UTF-8 bytes. */
  sha256: string;
  /** Its copy comes to the off-site escrow with the mirror's next run. */
  unmirrored?: boolean;
  lines: readonly string[];
};

export type VaultRecord = Omit<StoredRecord, 'count' | 'lines'> & { kind: VaultKind; body: string };

const stored: Record<VaultKind, StoredRecord> = data;
const kinds = Object.keys(data) as VaultKind[];

/** Kinds in the order of the facets. */
export const vaultKinds = kinds.map((id) => ({ id, count: stored[id].count }));

/** figures.retentionYears of lib/site.ts, which would come to the browser whole; state.test.ts keeps them equal. */
export const retentionYears = 6;

/** Newest first. */
export const vaultRecords: readonly VaultRecord[] = kinds
  .map((kind) => ({ ...stored[kind], kind, body: `${stored[kind].lines.join('\n')}\n` }))
  .sort((one, other) => other.stored.localeCompare(one.stored));

/** The list that goes into the zip beside the files; `sha256sum --check` reads it. */
export function vaultManifest(records: readonly VaultRecord[] = vaultRecords): string {
  return records.map(({ sha256, file }) => `${sha256}  ${file}\n`).join('');
}

/** SHA-256 of that list's UTF-8 bytes, for all records shown. */
export const vaultManifestSha256 = '376f8428335f7a1fd5c9e051f79af83ddec6722d0817c3d1b47a1027a792e958';
