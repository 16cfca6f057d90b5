import type { ServerResponse } from 'node:http';
import onHeaders from 'on-headers';
import { closedPolicy, errorPolicy, scriptPolicy } from '../security/content-policy';

/** Headers that Next uses internally. `x-nextjs-action-not-found` is for its code in the browser. */
const internal = /^x-(?:(?:nextjs|middleware)-(?!action-not-found$)|matched-path$)/;

/** Values of `x-nextjs-cache` in the terms of RFC 9211. */
const cacheStatus: ReadonlyMap<string, string> = new Map([
  ['HIT', 'hit'],
  ['STALE', 'hit; detail=stale'],
  ['MISS', 'fwd=miss'],
]);

/** Returns the policy of a response that is not a page. */
function policyWithoutPage({ statusCode, req }: ServerResponse): string {
  if (statusCode >= 500) return errorPolicy;
  return req.url?.startsWith('/_next/static/chunks/') ? scriptPolicy : closedPolicy;
}

/** Completes the headers of every response, Next's own included, right before they are sent. */
export function completeHeaders(response: ServerResponse): void {
  onHeaders(response, function (this: ServerResponse) {
    const cached = cacheStatus.get(String(this.getHeader('x-nextjs-cache')));
    if (cached) this.setHeader('cache-status', `pages; ${cached}`);
    for (const name of this.getHeaderNames()) if (internal.test(name)) this.removeHeader(name);
    // Pages have one already (lib/self-hosting/page-cache/handler.ts, middleware.ts).
    if (!this.hasHeader('content-security-policy')) {
      this.setHeader('content-security-policy', policyWithoutPage(this));
    }
  });
}
