/** First, last and the neighbors of a page; null marks a gap. */
export function shownPages(page: number, pages: number): (number | null)[] {
  const shown = [1, page - 1, page, page + 1, pages].filter((number) => number >= 1 && number <= pages);
  return [...new Set(shown)].flatMap((number, index, all) => {
    const before = all[index - 1];
    return before !== undefined && number > before + 1 ? [null, number] : [number];
  });
}
