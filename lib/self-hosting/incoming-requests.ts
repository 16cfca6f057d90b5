import { randomBytes } from 'node:crypto';
import { subscribe } from 'node:diagnostics_channel';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { requestId } from '../server/log';
import { queryLimit, refusedPath } from '../server/match-route';
import { completeHeaders } from './outgoing-headers';

/**
 * Changes requests before Next reads them. Node publishes on this channel before the server handles a request; later, its
 * method, URL and headers are fixed. Each rule works around a bug of Next that a visitor could trigger, and is a separate
 * function that can be deleted with the bug (docs/upstream.md). Every request also gets an id, for the log and the
 * response.
 * @param proxied true behind a trusted proxy.
 */
export function watchIncomingRequests(proxied: boolean): void {
  subscribe('http.server.request.start', (message) => {
    const { request, response, server } = message as {
      request: IncomingMessage;
      response: ServerResponse;
      server: Server;
    };
    const id = getRequestId(request.headers, proxied);
    // Next handles the request in this asynchronous context, so its log lines have the id.
    requestId.enterWith(id);
    response.setHeader('x-request-id', id);
    refuseUpgrades(server);
    limitPipelining(request, response, server);
    completeHeaders(response);
    prepareRequest(request, request.socket.remoteAddress);
  });
}

/** The part of a request that the rules read and change. */
export type RawRequest = Pick<IncomingMessage, 'method' | 'url' | 'headers'>;

/**
 * Applies the rules to one request, in place.
 * @param ip remote IP address of the connection; undefined if it is already closed.
 */
export function prepareRequest(request: RawRequest, ip: string | undefined): void {
  appendForwardedFor(request.headers, ip);
  dropInternalHeaders(request.headers);
  const url = normalizeTarget(request.url ?? '');
  if (isRefused(request.method ?? '', url)) {
    request.method = 'GET';
    request.url = refusedPath;
  } else request.url = isHidden(url) ? hiddenPath : withShortQuery(url);
}

/** Returns the id from a trusted proxy, so that both logs agree, else a new one. Ids from visitors are ignored. */
export function getRequestId(headers: RawRequest['headers'], proxied: boolean): string {
  const given = headers['x-request-id'];
  const isGood = proxied && typeof given === 'string' && /^[A-Za-z0-9-]{8,64}$/.test(given);
  return isGood ? given : randomBytes(8).toString('hex');
}

/** Appends the IP address of the peer, as a proxy would. Next fills only an absent header, so visitors could forge it. */
function appendForwardedFor(headers: RawRequest['headers'], ip: string | undefined): void {
  const before = headers['x-forwarded-for'];
  if (ip) headers['x-forwarded-for'] = before ? `${before}, ${ip}` : ip;
}

/**
 * Drops headers that only Next may send to itself. It would take a nonce from a policy and write it into the page that it
 * caches for everyone, and respond with `{}` instead of a page to a prefetch of its older router.
 */
function dropInternalHeaders(headers: RawRequest['headers']): void {
  delete headers['content-security-policy'];
  delete headers['content-security-policy-report-only'];
  delete headers['x-middleware-prefetch'];
}

/**
 * Returns the path and query of a request target, with single slashes: Next would redirect repeated ones without the
 * site's headers. The target may be absolute (`GET http://host/path`), as clients of a proxy send it.
 * @see https://github.com/vercel/next.js/pull/27738
 */
function normalizeTarget(url: string): string {
  const local = url.replace(/^https?:\/\/[^/?]*/i, '') || '/';
  const [path = '', ...query] = local.split('?');
  return [path.replace(/[\\/]{2,}|\\/g, '/'), ...query].join('?');
}

/** Methods that the site accepts. */
const methods = new Set(['GET', 'HEAD', 'POST']);

/**
 * True for requests that make Next respond with 500 or throw: TRACE, OPTIONS and other unusual methods, `OPTIONS *`, and
 * forms that are posted to a file of the build.
 * @see https://github.com/vercel/next.js/issues/92141
 * @see https://github.com/vercel/next.js/issues/32075
 * @see https://github.com/vercel/next.js/issues/90090
 */
function isRefused(method: string, url: string): boolean {
  const reads = method === 'GET' || method === 'HEAD';
  return !url.startsWith('/') || !methods.has(method) || (!reads && isInternal(url));
}

/**
 * True for paths that belong to Next: files of the build, which bypass the middleware, and the data of pages, which the
 * middleware sees as the page itself.
 */
function isInternal(url: string): boolean {
  return url.startsWith('/_next/') || /\.rsc(?:\?|$)/.test(url);
}

/** A path below `/_next/` that is not a file of the build becomes this one, which has no page. */
const hiddenPath = '/-/next';

/**
 * True for paths that Next serves past the middleware although no page links to them: `/_next/resources/<slug>` would be a
 * second copy of an article, and a broken escape ends in a 500. Files of the build have plain names.
 */
function isHidden(url: string): boolean {
  return url.startsWith('/_next/') && !/^\/_next\/static(?:\/[\w~@-][\w.~@-]*)+(?:\?|$)/.test(url);
}

/** Most parameters that Next gets: its parsing time grows with the square of the number of repeated ones. */
const mostParameters = 20;

/**
 * Shortens a query: it keeps the first parameter of each name, at most `mostParameters`, and ends after the last that fits
 * `queryLimit`. A parameter without a name is dropped. No page of this site reads more.
 */
function withShortQuery(url: string): string {
  const start = url.indexOf('?');
  if (start < 0) return url;
  const names = new Set<string>();
  const kept: string[] = [];
  let length = 1;
  // The split is limited too: a target may have 16 kB.
  for (const parameter of url.slice(start + 1, start + queryLimit * 4).split('&')) {
    const [name = ''] = parameter.split('=', 1);
    if (!name || names.has(name)) continue;
    length += parameter.length + (kept.length > 0 ? 1 : 0);
    if (length > queryLimit || kept.length === mostParameters) break;
    names.add(name);
    kept.push(parameter);
  }
  return url.slice(0, start) + (kept.length > 0 ? `?${kept.join('&')}` : '');
}

/** Most requests on one connection that wait for their response. Browsers do not send a request before the last one is answered. */
const mostPipelined = 10;
const waitingRequests = new WeakMap<Socket, number>();

/**
 * Closes a connection that sends many requests without reading the responses: Node would handle all of them, and keep the
 * responses in memory. Node has already read the requests that follow. It refuses them itself while the server has a limit
 * of requests per connection, which it reads after this call.
 */
function limitPipelining({ socket }: IncomingMessage, response: ServerResponse, server: Server): void {
  const waiting = (waitingRequests.get(socket) ?? 0) + 1;
  waitingRequests.set(socket, waiting);
  response.once('close', () => waitingRequests.set(socket, (waitingRequests.get(socket) ?? 1) - 1));
  const isOver = waiting > mostPipelined;
  server.maxRequestsPerSocket = isOver ? 1 : 0;
  if (isOver) socket.destroy();
}

/**
 * Ends upgrade requests. Node hands them to Next, which leaves some of the connections open forever.
 * @see https://github.com/vercel/next.js/pull/97028
 */
function refuseUpgrades(server: Server): void {
  (server as Server & { shouldUpgradeCallback: () => boolean }).shouldUpgradeCallback = () => false;
}
