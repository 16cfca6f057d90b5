import { type Rule, uncached } from './rule.ts';

/**
 * A 404 is not cached: anybody can ask for `/resources/<anything>`, and each answer would take memory and disk. The
 * exception is an article that was unpublished: its 404 overwrites the page, which would otherwise return with the next
 * start. Even that entry is never served, because Next revalidates a page with the status of the cached one
 * (docs/upstream.md, https://github.com/vercel/next.js/issues/78432).
 */
export const notFoundRule: Rule = {
  concerns: ({ status = 200 }) => status >= 400,
  decide: ({ status }, hasEarlier) => ({
    keep: status === 404 && hasEarlier ? 'this page' : 'nothing',
    answer: { headers: uncached },
  }),
};
