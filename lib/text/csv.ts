/**
 * Returns a cell of a CSV file. Spreadsheets evaluate a cell that begins with one of these characters as a formula, which
 * an attacker could write; an apostrophe makes it text. Spreadsheets skip spaces and invisible characters first, and may
 * treat a semicolon as the start of a new cell.
 */
function csvCell(value: string | null = null): string {
  const text = (value ?? '').replace(/([,;|\t\r\n\u2028\u2029]["\s\p{C}]*)(?=[=+\-@＝＋－＠])/gu, "$1'");
  const safe = /^(["\s\p{C}]*[=+\-@＝＋－＠]|[\t\r\n])/u.test(text) ? `'${text}` : text;
  return `"${safe.replaceAll('"', '""')}"`;
}

/** Returns rows as CSV (RFC 4180) with a byte order mark, without which Excel garbles Korean. */
export function toCsv(rows: readonly (readonly (string | null)[])[]): string {
  return `\uFEFF${rows.map((cells) => `${cells.map(csvCell).join(',')}\r\n`).join('')}`;
}
