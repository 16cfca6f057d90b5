import readXlsxFile from 'read-excel-file/web-worker';
import { type ReadProblem, type ReadResult, readText, toTable } from './read-text.ts';

/** Largest file in bytes. */
export const largestFile = 25_000_000;

/** First bytes of files that are no table, whatever their name says. */
const signatures: readonly (readonly [ReadProblem, readonly number[]])[] = [
  ['pdf', [0x25, 0x50, 0x44, 0x46]],
  ['image', [0x89, 0x50, 0x4e, 0x47]],
  ['image', [0xff, 0xd8, 0xff]],
  ['image', [0x47, 0x49, 0x46, 0x38]],
  ['image', [0x52, 0x49, 0x46, 0x46]],
  ['old-excel', [0xd0, 0xcf, 0x11, 0xe0]],
];
const zip = [0x50, 0x4b, 0x03, 0x04];

const startsWith = (bytes: Uint8Array, start: readonly number[]) =>
  start.every((byte, index) => bytes[index] === byte);

/** Encodings of exports, in the order in which they are tried: Korean Excel saves CSV as CP949, Western Excel as 1252. */
const encodings = ['utf-8', 'euc-kr', 'windows-1252'] as const;

/** Decodes text by its byte order mark, else by the first encoding in which all bytes are valid. */
function decode(bytes: Uint8Array): string {
  if (startsWith(bytes, [0xff, 0xfe])) return new TextDecoder('utf-16le').decode(bytes);
  if (startsWith(bytes, [0xfe, 0xff])) return new TextDecoder('utf-16be').decode(bytes);
  for (const encoding of encodings) {
    try {
      return new TextDecoder(encoding, { fatal: true }).decode(bytes);
    } catch {
      // The next encoding.
    }
  }
  return new TextDecoder().decode(bytes);
}

/** Returns the first sheet that has more than one row, with the stored results of formulas. */
async function readWorkbook(file: Blob): Promise<ReadResult> {
  try {
    const sheets = await readXlsxFile(file);
    const sheet = sheets.find(({ data }) => data.length > 1) ?? sheets[0];
    return toTable((sheet?.data ?? []).map((row) => row.map((cell) => (cell === null ? '' : String(cell)))));
  } catch {
    return { problem: 'damaged' };
  }
}

/** True if a zip archive is a workbook: Word files and other archives are not. */
function isWorkbook(bytes: Uint8Array): boolean {
  const names = new TextDecoder('latin1').decode(bytes);
  return names.includes('xl/workbook') || names.includes('xl/worksheets');
}

/** Reads a file by its content, because its name can be wrong. */
export async function readFile(file: Blob): Promise<ReadResult> {
  if (file.size === 0) return { problem: 'empty' };
  if (file.size > largestFile) return { problem: 'large' };
  const bytes = new Uint8Array(await file.arrayBuffer());
  const [problem] = signatures.find(([, start]) => startsWith(bytes, start)) ?? [];
  if (problem) return { problem };
  if (startsWith(bytes, zip)) return isWorkbook(bytes) ? readWorkbook(file) : { problem: 'document' };
  const text = decode(bytes);
  return text.includes('\0') ? { problem: 'binary' } : readText(text);
}
