import { subscribe } from 'node:diagnostics_channel';
import type { IncomingMessage, Server } from 'node:http';
import { refusedPath } from '../routes';

/**
 * Changes a request before Next reads it. Node publishes on this channel before the server handles a request, and it is
 * the only place where method, address and headers can still be changed. Every rule answers a fault of Next that a
 * visitor could set off (docs/upstream.md); none is needed by the site itself.
 */
export function watchIncomingRequests(): void {
  subscribe('http.server.request.start', (message) => {
    const { request, server } = message as { request: IncomingMessage; server: Server };
    refuseUpgrades(server);
    prepareRequest(request, request.socket.remoteAddress);
  });
}

/** Node leaves connections that ask for another protocol to Next, which keeps some of them open for ever. */
function refuseUpgrades(server: Server): void {
  (server as Server & { shouldUpgradeCallback: () => boolean }).shouldUpgradeCallback = () => false;
}

/** Longest query, in characters. The time Next takes to read one grows with its square. */
export const queryLimit = 1024;

/**
 * Methods that something on this site answers. Next answers TRACE with 500, and logs an uncaught exception when the
 * body of any other ends early.
 */
const methods = new Set(['GET', 'HEAD', 'POST']);

/** What of a request is looked at and changed. */
export type RawRequest = Pick<IncomingMessage, 'method' | 'url' | 'headers'>;

/**
 * Applies the rules to one request, in place.
 * @param address of the connection; undefined when it is closed already.
 */
export function prepareRequest(request: RawRequest, address: string | undefined): void {
  const { headers } = request;
  if (address) {
    // As any proxy would. Next fills the header only when it is absent, so a visitor could choose his own address.
    const before = headers['x-forwarded-for'];
    headers['x-forwarded-for'] = before ? `${before}, ${address}` : address;
  }
  // Next would take a nonce from these, and write it into the page that it keeps for everybody.
  delete headers['content-security-policy'];
  delete headers['content-security-policy-report-only'];

  const method = request.method ?? '';
  const url = plainAddress(request.url ?? '');
  const reads = method === 'GET' || method === 'HEAD';
  if (!url.startsWith('/') || !methods.has(method) || (!reads && isInternal(url))) {
    request.method = 'GET';
    request.url = refusedPath;
    return;
  }
  request.url = withShortQuery(url);
}

/**
 * True for addresses at which Next gives the files of a build and the data of pages. The middleware does not see the
 * former, and sees the latter as the page; a form that is sent there would be answered with 500.
 */
function isInternal(url: string): boolean {
  return url.startsWith('/_next/') || /\.rsc(?:\?|$)/.test(url);
}

/**
 * The path and query of an address that was sent whole (`GET http://host/path`), as a client of a proxy may, with single
 * slashes: Next would redirect repeated ones without the site's headers.
 */
function plainAddress(url: string): string {
  const local = url.replace(/^https?:\/\/[^/?]*/i, '') || '/';
  const [path = '', ...query] = local.split('?');
  return [path.replace(/[\\/]{2,}|\\/g, '/'), ...query].join('?');
}

/** Cuts a query that is too long behind the last parameter that fits. */
function withShortQuery(url: string): string {
  const start = url.indexOf('?');
  if (start < 0 || url.length - start <= queryLimit) return url;
  const end = url.lastIndexOf('&', start + queryLimit);
  return url.slice(0, Math.max(end, start));
}
