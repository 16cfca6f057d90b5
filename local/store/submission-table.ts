import type { SubmissionRow, Submissions } from './submission-rows.ts';

/**
 * Columns that a terminal uses for a text: Hangul, kana, Chinese characters and full-width forms take two, marks that
 * combine with the character before take none (Unicode Standard Annex 11, East Asian Width, in ranges).
 */
export function displayWidth(text: string): number {
  let width = 0;
  for (const character of text) {
    const point = character.codePointAt(0) ?? 0;
    if (/^[\p{Mn}\p{Me}\p{Cf}]$/u.test(character)) continue;
    const wide =
      (point >= 0x1100 && point <= 0x115f) ||
      (point >= 0x2e80 && point <= 0x303e) ||
      (point >= 0x3041 && point <= 0xa4cf) ||
      (point >= 0xa960 && point <= 0xa97c) ||
      (point >= 0xac00 && point <= 0xd7a3) ||
      (point >= 0xf900 && point <= 0xfaff) ||
      (point >= 0xfe30 && point <= 0xfe6f) ||
      (point >= 0xff00 && point <= 0xff60) ||
      (point >= 0xffe0 && point <= 0xffe6) ||
      (point >= 0x1f300 && point <= 0x1faff) ||
      (point >= 0x20000 && point <= 0x3fffd);
    width += wide ? 2 : 1;
  }
  return width;
}

/** One line that cannot steer the terminal: line breaks become a sign, other controls and direction marks go. */
const cell = (value: string | null) =>
  (value ?? '-')
    .replace(/\r\n|\r|\n/g, ' ⏎ ')
    .replace(/\t/g, ' ')
    .replace(/[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]/gu, '');

/** The rows of one table, aligned under their column names. */
function formatRows(rows: readonly SubmissionRow[]): string {
  const names = Object.keys(rows[0] ?? {});
  const lines = [names, ...rows.map((row) => names.map((name) => cell(row[name] ?? null)))];
  const widths = names.map((_, column) => Math.max(...lines.map((line) => displayWidth(line[column] ?? ''))));
  return lines
    .map((line) =>
      line
        .map((text, column) => text + ' '.repeat((widths[column] ?? 0) - displayWidth(text)))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

/** Both tables for a person to read, with a headline each. */
export function formatSubmissions(submissions: Submissions): string {
  return Object.entries(submissions)
    .map(([table, rows]) => {
      const count = rows.length === 1 ? '1 row' : `${rows.length} rows`;
      return rows.length === 0 ? `${table} (no rows)` : `${table} (${count})\n${formatRows(rows)}`;
    })
    .join('\n\n');
}
