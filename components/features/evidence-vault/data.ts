import data from './data.json' with { type: 'json' };

/**
 * Data of the vault scene: the newest record of each stored kind. `sha256` is the hash of the exact UTF-8 bytes of
 * `body`, so anyone can recompute it; state.test.ts does. Changing a record's lines requires a new hash, as in the
 * product.
 */

export type VaultKind = keyof typeof data;

type StoredRecord = {
  /** Number of records of this kind in the sample vault. */
  count: number;
  file: string;
  version: number;
  /** Storage date, ISO. */
  stored: string;
  /** Lowercase hexadecimal SHA-256 of the body's UTF-8 bytes. */
  sha256: string;
  /** True if the next mirror run will copy it to the off-site escrow. */
  unmirrored?: boolean;
  lines: readonly string[];
};

export type VaultRecord = Omit<StoredRecord, 'count' | 'lines'> & { kind: VaultKind; body: string };

const stored: Record<VaultKind, StoredRecord> = data;
const kinds = Object.keys(data) as VaultKind[];

/** Kinds in facet order. */
export const vaultKinds = kinds.map((id) => ({ id, count: stored[id].count }));

/**
 * figures.retentionYears of lib/site.ts, copied to keep that module out of the browser; state.test.ts keeps them equal.
 */
export const retentionYears = 6;

/** Newest first. */
export const vaultRecords: readonly VaultRecord[] = kinds
  .map((kind) => ({ ...stored[kind], kind, body: `${stored[kind].lines.join('\n')}\n` }))
  .sort((one, other) => other.stored.localeCompare(one.stored));

/** The list of hashes in the zip, in the format of `sha256sum --check`. */
export function vaultManifest(records: readonly VaultRecord[] = vaultRecords): string {
  return records.map(({ sha256, file }) => `${sha256}  ${file}\n`).join('');
}

/** SHA-256 of that list's UTF-8 bytes for all visible records. */
export const vaultManifestSha256 = '376f8428335f7a1fd5c9e051f79af83ddec6722d0817c3d1b47a1027a792e958';
