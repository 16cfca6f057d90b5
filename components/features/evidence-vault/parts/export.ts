import { saveFile } from '@/lib/browser/in-app';
import { type VaultRecord, vaultManifest } from '../data';

/** Notice inside the zip that its content is a sample. */
const note =
  'Illustrative sample records of a fictitious brand. SHA256SUMS lists the hash of each record: sha256sum --check SHA256SUMS';

/**
 * Returns the zip's files by name: each record as stored, the hashes in the format of `sha256sum --check`, and the
 * hashes with kind, version and date as JSON.
 */
export function exportFiles(records: readonly VaultRecord[]): Record<string, string> {
  const manifest = {
    note,
    records: records.map(({ file, kind, version, stored, sha256 }) => ({
      file,
      kind,
      version,
      stored,
      sha256,
    })),
  };
  return {
    ...Object.fromEntries(records.map(({ file, body }) => [file, body])),
    SHA256SUMS: vaultManifest(records),
    'manifest.json': `${JSON.stringify(manifest, null, 2)}\n`,
  };
}

/**
 * Saves records as a zip; loads the zip library on demand.
 * @returns false where the browser cannot save files.
 * @throws if the library cannot be fetched.
 */
export async function exportZip(records: readonly VaultRecord[]): Promise<boolean> {
  const { strToU8, zipSync } = await import('fflate');
  const files = Object.entries(exportFiles(records)).map(([name, text]) => [name, strToU8(text)] as const);
  const zip = zipSync(Object.fromEntries(files));
  return saveFile('onsil-evidence-sample.zip', new Uint8Array(zip), 'application/zip');
}
