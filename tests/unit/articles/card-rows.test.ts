import { rowOf } from '@/components/articles/article-grid';

/** How many cards each row holds. */
function rows(count: number, lead: boolean, width: 'tablet' | 'desktop', columns: number): number[] {
  const filled: number[] = [];
  let room = 0;
  for (let index = 0; index < count; index += 1) {
    if (rowOf(index, count, lead)[width]) {
      filled.push(columns);
      room = 0;
    } else if (room > 0) {
      filled[filled.length - 1] = (filled.at(-1) ?? 0) + 1;
      room -= 1;
    } else {
      filled.push(1);
      room = columns - 1;
    }
  }
  return filled;
}

test.each(Array.from({ length: 25 }, (_, count) => count))(
  '%i cards: none stands alone in its row',
  (count) => {
    for (const lead of [true, false]) {
      expect(rows(count, lead, 'tablet', 2)).not.toContain(1);
      expect(rows(count, lead, 'desktop', 3)).not.toContain(1);
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
