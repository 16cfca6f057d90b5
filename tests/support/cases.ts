import { readFileSync } from 'node:fs';

/** Returns the table rows of a Markdown file that begin with a number, split into columns. */
export function casesOf<Column extends string>(file: string, ...columns: Column[]) {
  const lines = readFileSync(file, 'utf8').split('\n');
  const rows = lines.map((line) => line.split('|').map((cell) => cell.trim()));
  const cases = rows
    .filter(([, number = '']) => /^\d+$/.test(number))
    .map(([, number, ...cells]) => ({
      ...(Object.fromEntries(columns.map((name, at) => [name, cells[at] ?? ''])) as Record<Column, string>),
      number,
    }));
  const gap = cases.findIndex(({ number }, index) => number !== String(index + 1));
  if (gap >= 0) throw new Error(`${file}: ${cases[gap]?.number} is not ${gap + 1}`);
  return cases;
}
