import { toMarkdown } from '@/lib/articles/markdown';
import { textOf } from '@/studio/schema/checks';
import { cellsOfOldTable, tableOfCells } from '@/studio/schema/table-of-cells';
import { bodyOf } from '../../support/portable-text';

/** Tables of the Studio's table editor, and those from before it, whose cells were strings. */

const cells = [
  ['Step', 'Days'],
  ['Listing', '120'],
];
const old = {
  _type: 'table',
  _key: 't',
  rows: cells.map((row, index) => ({ _type: 'tableRow', _key: `r${index}`, cells: row })),
};
const stored = tableOfCells('t', cells);

test('reads both in the same way', () => {
  expect(bodyOf(old)).toEqual([{ _type: 'table', _key: 't', rows: cells }]);
  expect(bodyOf(stored)).toEqual(bodyOf(old));
  expect(textOf(stored)).toBe('Step\nDays\nListing\n120');
  expect(textOf(old)).toBe(textOf(stored));
});

test('keeps the text of a cell with several lines, and an empty cell', () => {
  const [table] = bodyOf(tableOfCells('t', [['A', 'B']]), {
    _type: 'table',
    rows: [{ cells: [{ value: [stored, ...[1, 2].map((n) => cellLine(`line ${n}`))] }, {}, { value: 3 }] }],
  }).slice(1);
  expect(table).toMatchObject({ rows: [['line 1\nline 2', '', '']] });
  expect(toMarkdown(bodyOf(stored), { note: '', important: '', deadline: '' })).toContain(
    '| Listing | 120 |',
  );
});

const cellLine = (text: string) => ({ _type: 'block', children: [{ _type: 'span', text }] });

test('converts an old table, and nothing else', () => {
  expect(cellsOfOldTable(old)).toEqual(cells);
  expect(cellsOfOldTable({ ...old, rows: [null, { cells: ['a', 7] }] })).toEqual([[], ['a', '']]);
  for (const other of [stored, cellLine('text'), null, { _type: 'table' }, { _type: 'table', rows: [] }]) {
    expect(cellsOfOldTable(other)).toBeNull();
  }
});

test('gives every part of a converted table its own key', () => {
  const keys = JSON.stringify(stored).match(/"_key":"[^"]+"/g) ?? [];
  expect(new Set(keys).size).toBe(keys.length);
});
