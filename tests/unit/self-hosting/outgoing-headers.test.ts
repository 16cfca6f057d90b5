import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { closedPolicy, errorPolicy, scriptPolicy } from '@/lib/security/content-policy';
import { completeHeaders } from '@/lib/self-hosting/outgoing-headers';

/** Returns the headers that the site sends for a response with these headers. */
function sent(status: number, headers: Record<string, string> = {}, url = '/'): Record<string, unknown> {
  const request = new IncomingMessage(new Socket());
  request.url = url;
  const response = new ServerResponse(request);
  completeHeaders(response);
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
  response.writeHead(status);
  return { ...response.getHeaders() };
}

test('keeps the policy of a page', () => {
  const policy = "default-src 'none'; script-src 'self'";
  expect(sent(200, { 'content-security-policy': policy })['content-security-policy']).toBe(policy);
});

test('adds the strictest policy to a response without one, and another to an unexpected error', () => {
  expect(sent(200)['content-security-policy']).toBe(closedPolicy);
  expect(sent(404)['content-security-policy']).toBe(closedPolicy);
  expect(sent(500)['content-security-policy']).toBe(errorPolicy);
});

test('lets a built script load others, as a worker does, and nothing else', () => {
  const policyOf = (url: string) => sent(200, {}, url)['content-security-policy'];
  expect(policyOf('/_next/static/chunks/a1.js')).toBe(scriptPolicy);
  expect(policyOf('/_next/static/media/a.svg')).toBe(closedPolicy);
});

test('removes the internal headers of Next, except the one that its code in the browser reads', () => {
  const headers = sent(200, {
    'x-nextjs-prerender': '1',
    'x-nextjs-stale-time': '300',
    'x-middleware-rewrite': '/en',
    'x-matched-path': '/[locale]',
    'x-nextjs-action-not-found': '1',
    'x-content-type-options': 'nosniff',
  });
  expect(Object.keys(headers).sort()).toEqual([
    'content-security-policy',
    'x-content-type-options',
    'x-nextjs-action-not-found',
  ]);
});

test.each([
  ['HIT', 'pages; hit'],
  ['STALE', 'pages; hit; detail=stale'],
  ['MISS', 'pages; fwd=miss'],
])('translates the cache status %s to %s', (next, standard) => {
  expect(sent(200, { 'x-nextjs-cache': next })['cache-status']).toBe(standard);
});
