import { unavailableHeader, unavailableMark } from '../articles/page-state.ts';
import { type Rule, uncached } from './rule.ts';

/** Seconds until a page that could not be read is tried again: short, so that the end of an outage shows soon. */
const tryAgainAfter = 2;
/** Retry-After of an answer without its content, in seconds. */
const retryAfter = 30;

/**
 * A page whose content could not be read never replaces an earlier good one. Without an earlier one, the visitor gets it
 * with status 503, and it is not cached.
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
