import { shownPages } from '@/components/articles/page-nav';

test.each([
  [1, 1, [1]],
  [1, 2, [1, 2]],
  [1, 9, [1, 2, null, 9]],
  [2, 9, [1, 2, 3, null, 9]],
  [5, 9, [1, null, 4, 5, 6, null, 9]],
  [9, 9, [1, null, 8, 9]],
  [3, 4, [1, 2, 3, 4]],
])('returns the links on page %i of %i', (page, pages, expected) => {
  expect(shownPages(page, pages)).toEqual(expected);
});
