import { findRow } from '@/components/articles/article-grid';

test.each(Array.from({ length: 25 }, (_, count) => count))(
  'leaves no card of %i alone in its row',
  (count) => {
    for (const lead of [true, false]) {
      const rows = Array.from({ length: count }, (_, index) => findRow(index, count, lead));
      for (const [width, columns] of [
        ['tablet', 2],
        ['desktop', 3],
      ] as const) {
        const fills = rows.map((row) => row[width]);
        // Only the first and the last fill their row: the others follow each other.
        expect(fills.slice(1, -1)).not.toContain(true);
        expect(fills.filter((one) => !one).length % columns).not.toBe(1);
      }
    }
  },
);

test('puts the lead in a separate row and the others side by side', () => {
  expect(findRow(0, 7, true)).toEqual({ tablet: true, desktop: true });
  expect(findRow(0, 7, false)).toEqual({ tablet: false, desktop: false });
  for (let index = 1; index < 7; index += 1) {
    expect(findRow(index, 7, true)).toEqual({ tablet: false, desktop: false });
  }
});
