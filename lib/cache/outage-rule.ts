import { unavailableHeader, unavailableMark } from './page-state.ts';
import { type Rule, uncached } from './rule.ts';

/** Seconds after which a page that could not be read is tried again: soon, to see the end of an outage. */
const tryAgainAfter = 2;
/** Seconds after which a visitor without a page may come back. */
const retryAfter = 30;

/**
 * A page that could not be read never takes the place of an earlier good one. Where there is none, its visitor gets it
 * with status 503 and it is not kept.
 */
export const outageRule: Rule = {
  concerns: ({ kind, html, headers }) =>
    kind === 'APP_ROUTE'
      ? headers?.[unavailableHeader.name] === unavailableHeader.value
      : typeof html === 'string' && html.includes(unavailableMark),
  decide: (_, hasEarlier) =>
    hasEarlier
      ? { keep: 'earlier page', revalidate: tryAgainAfter }
      : {
          keep: 'nothing',
          answer: { status: 503, headers: { ...uncached, 'retry-after': String(retryAfter) } },
        },
};
