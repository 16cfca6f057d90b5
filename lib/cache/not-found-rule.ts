import { type Rule, uncached } from './rule.ts';

/**
 * Only good answers are kept: anybody can ask for `/resources/<anything>`, and each 404 would otherwise stay in memory
 * and on disk. The 404 of an article that was unpublished is the exception: it is written over the article, which would
 * come back with the next start otherwise. Even that one is never given out, because Next makes a page anew with the
 * status of the one it has (docs/upstream.md, https://github.com/vercel/next.js/issues/78432).
 */
export const notFoundRule: Rule = {
  concerns: ({ status = 200 }) => status >= 400,
  decide: ({ status }, hasEarlier) => ({
    keep: status === 404 && hasEarlier ? 'this page' : 'nothing',
    answer: { headers: uncached },
  }),
};
