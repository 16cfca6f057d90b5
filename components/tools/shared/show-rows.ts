import { withSafeEnd } from '@/lib/browser/use-url-state';

/**
 * Hides the rows of a page that do not match, and empty groups. Returns the number of visible rows.
 * @param groups selector of the groups; `rows` selects the rows within one.
 * @param onGroup receives each group with the numbers of its visible and of all rows.
 */
export function showRows(
  groups: string,
  rows: string,
  matches: (row: HTMLElement, group: HTMLElement) => boolean,
  onGroup?: (group: HTMLElement, shown: number, total: number) => void,
): number {
  let shown = 0;
  for (const group of document.querySelectorAll<HTMLElement>(groups)) {
    const all = [...group.querySelectorAll<HTMLElement>(rows)];
    for (const row of all) row.hidden = !matches(row, group);
    const left = all.filter(({ hidden }) => !hidden).length;
    group.hidden = left === 0;
    onGroup?.(group, left, all.length);
    shown += left;
  }
  return shown;
}

/** Rows of a search that a message names. */
const mostNamed = 10;

/** Returns a message about a search: its words, the headings of the first visible rows, and the URL of the search. */
export function searchMessage(opening: string, words: string, rows: string, query: URLSearchParams): string {
  const found = [...document.querySelectorAll<HTMLElement>(rows)].filter((row) => !row.closest('[hidden]'));
  const headings = found
    .slice(0, mostNamed)
    .map((row) => `- ${row.querySelector('h3')?.textContent?.trim()}`);
  const url = `${location.origin}${location.pathname}?${withSafeEnd(String(query))}`;
  return [opening, '', words, ...headings, url].join('\n');
}
