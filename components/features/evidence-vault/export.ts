import { saveFile } from '@/lib/save-file';
import { type VaultRecord, vaultManifest } from './records';

/** Says in the zip itself what it is. */
const note =
  'Illustrative sample records of a fictitious brand. SHA256SUMS lists the hash of each record: sha256sum --check SHA256SUMS';

/**
 * Texts of the zip's files by name: each record as it is stored, their hashes as `sha256sum --check` reads them, and
 * the same with kind, version and day as JSON.
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
 * Saves records as a zip; the library comes when it is asked for.
 * @throws when the library cannot be fetched.
 */
export async function exportZip(records: readonly VaultRecord[]): Promise<void> {
  const { strToU8, zipSync } = await import('fflate');
  const files = Object.entries(exportFiles(records)).map(([name, text]) => [name, strToU8(text)] as const);
  const zip = zipSync(Object.fromEntries(files));
  saveFile('onsil-evidence-sample.zip', new Uint8Array(zip), 'application/zip');
}
