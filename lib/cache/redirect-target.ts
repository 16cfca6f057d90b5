import type { CachedPage } from './rule.ts';

/** What Next's redirect() leaves in the page: kind, target and status of the redirect. */
const redirectMark = /NEXT_REDIRECT;[a-z]+;([^;"\\]+);30[1278];/;

/**
 * Target of a page that redirects; undefined for any other page.
 *
 * Answers a fault of Next ("redirect without a target" in docs/upstream.md): the target is a header only when the page
 * was made for a visitor who was still waiting. Of one that was made anew behind a visitor's back only the mark is left,
 * and it would be answered with 308 and no `Location`. Without the fault this file and its use in handler.ts go.
 */
export function redirectTarget({ kind, html, headers, status }: CachedPage): string | undefined {
  if (typeof headers?.location === 'string') return headers.location;
  const redirects = kind === 'APP_PAGE' && (status === 307 || status === 308);
  return redirects && typeof html === 'string' ? redirectMark.exec(html)?.[1] : undefined;
}
