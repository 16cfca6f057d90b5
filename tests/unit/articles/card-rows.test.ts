import { rowOf } from '@/components/articles/article-grid';

test.each(Array.from({ length: 25 }, (_, count) => count))(
  '%i cards: none stands alone in its row',
  (count) => {
    for (const lead of [true, false]) {
      const rows = Array.from({ length: count }, (_, index) => rowOf(index, count, lead));
      for (const [width, columns] of [
        ['tablet', 2],
        ['desktop', 3],
      ] as const) {
        const fills = rows.map((row) => row[width]);
        // Only the first and the last fill their row: the others stand one after the other.
        expect(fills.slice(1, -1)).not.toContain(true);
        expect(fills.filter((one) => !one).length % columns).not.toBe(1);
      }
    }
  },
);

test('the lead has a row of its own, the others share theirs', () => {
  expect(rowOf(0, 7, true)).toEqual({ tablet: true, desktop: true });
  expect(rowOf(0, 7, false)).toEqual({ tablet: false, desktop: false });
  for (let index = 1; index < 7; index += 1) {
    expect(rowOf(index, 7, true)).toEqual({ tablet: false, desktop: false });
  }
});
