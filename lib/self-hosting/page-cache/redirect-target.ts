import type { CachedPage } from './page-rules.ts';

/** Matches the kind, target and status that Next's redirect() leaves in a page. */
const redirectMark = /NEXT_REDIRECT;[a-z]+;([^;"\\]+);30[1278];/;

/**
 * Returns the target of a page that redirects, or undefined.
 *
 * Works around a fault of Next ("no `Location`" in docs/upstream.md): a page that redirects and is revalidated in the
 * background is served with status 308 and no `Location`. Only the mark in the page has the target. Delete this file and its
 * use in handler.ts when Next has fixed it.
 */
export function redirectTarget({ kind, html, headers, status }: CachedPage): string | undefined {
  if (typeof headers?.location === 'string') return headers.location;
  const redirects = kind === 'APP_PAGE' && (status === 307 || status === 308);
  return redirects && typeof html === 'string' ? redirectMark.exec(html)?.[1] : undefined;
}
