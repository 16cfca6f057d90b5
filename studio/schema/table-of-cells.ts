/** Returns a table of the schema (table.ts) from the texts of its cells; the keys follow from the table's. */
export const tableOfCells = (_key: string, rows: readonly (readonly string[])[]) => ({
  _type: 'table' as const,
  _key,
  headerRows: 1,
  rows: rows.map((cells, row) => ({
    _type: 'row' as const,
    _key: `${_key}-${row}`,
    cells: cells.map((text, column) => ({
      _type: 'cell' as const,
      _key: `${_key}-${row}-${column}`,
      value: [
        {
          _type: 'block' as const,
          _key: `${_key}-${row}-${column}-text`,
          style: 'normal' as const,
          markDefs: [],
          children: [{ _type: 'span' as const, _key: `${_key}-${row}-${column}-span`, text, marks: [] }],
        },
      ],
    })),
  })),
});

/** The cells of a table from before 2026-11-28, which were strings; null for any other value. */
export function cellsOfOldTable(value: unknown): string[][] | null {
  const { _type, rows } = (value ?? {}) as { _type?: unknown; rows?: unknown };
  if (_type !== 'table' || !Array.isArray(rows)) return null;
  const cells = rows.map((row): unknown[] => (Array.isArray(row?.cells) ? row.cells : []));
  const isOld = cells.flat().some((cell) => typeof cell === 'string');
  return isOld ? cells.map((row) => row.map((cell) => (typeof cell === 'string' ? cell : ''))) : null;
}
