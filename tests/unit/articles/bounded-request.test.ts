import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { SanityClient } from '@sanity/client';
import { boundedRequest } from '@/lib/articles/bounded-request';

/*
 * Responses of a broken or hostile content service. An error while a response is read must reject the query: any other is an
 * uncaught exception, which ends the test as it ended the site.
 */

let server: Server;
afterEach(() => {
  server.closeAllConnections();
  server.close();
});

/** Returns the result of a query to a server. */
async function query(listener: RequestListener, groq = '*', params: Record<string, string> = {}) {
  server = createServer(listener).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const client = new SanityClient(boundedRequest, {
    projectId: 'test',
    dataset: 'production',
    apiVersion: '2025-06-26',
    apiHost: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    useProjectHostname: false,
    useCdn: false,
    perspective: 'published',
  });
  return client.fetch<unknown>(groq, params, { returnQuery: false, signal: AbortSignal.timeout(2_000) });
}

const result = JSON.stringify({ ms: 1, result: ['정제수'] });
const json = { 'content-type': 'application/json' };

it.each([
  ['a plain response', {}, Buffer.from(result)],
  ['a compressed one', { 'content-encoding': 'gzip' }, gzipSync(result)],
])('reads %s', async (_, headers, body) => {
  const read = await query((_request, response) =>
    response.writeHead(200, { ...json, ...headers }).end(body),
  );
  expect(read).toEqual(['정제수']);
});

it('sends the query, its parameters and its options, and a long query as a body', async () => {
  const sent: { method?: string; search: URLSearchParams; body: string }[] = [];
  const listener: RequestListener = async (request, response) => {
    const { searchParams } = new URL(request.url ?? '', 'http://localhost');
    sent.push({ method: request.method, search: searchParams, body: await text(request) });
    response.writeHead(200, json).end(result);
  };
  await query(listener);
  server.close();
  const long = `*[_id != "${'x'.repeat(12_000)}"]`;
  await query(listener, long, { slug: '한글' });
  expect(sent.map(({ method }) => method)).toEqual(['GET', 'POST']);
  expect(Object.fromEntries(sent[0]?.search ?? [])).toEqual({
    query: '*',
    returnQuery: 'false',
    perspective: 'published',
  });
  expect(JSON.parse(sent[1]?.body ?? '')).toEqual({ query: long, params: { slug: '한글' } });
});

it('sends one request for an error and follows no redirect', async () => {
  for (const status of [302, 503]) {
    const requested = jest.fn();
    await expect(
      query((_, response) => {
        requested();
        response.writeHead(status, { location: '/elsewhere' }).end('{}');
      }),
    ).rejects.toThrow();
    expect(requested).toHaveBeenCalledTimes(1);
    server.close();
  }
});

it('stops reading a response that never ends', async () => {
  let sent = 0;
  const piece = Buffer.alloc(1024 * 1024, 'x');
  const closed = new Promise<void>((resolve) => {
    void expect(
      query((_, response) => {
        response.writeHead(200, json).write('{"result":"');
        const more = () => {
          while (!response.destroyed && response.write(piece)) sent += 1;
          sent += 1;
        };
        response.on('drain', more).on('close', resolve);
        more();
      }),
    ).rejects.toThrow('more than 20971520 bytes');
  });
  await closed;
  // The rest was on its way.
  expect(sent).toBeLessThan(40);
});

it.each([
  ['a gzip bomb', 'gzip', gzipSync(Buffer.alloc(64 * 1024 * 1024)), 'more than 20971520 bytes'],
  ['a body that is not gzip', 'gzip', Buffer.from(result), 'incorrect header check'],
  ['half a gzip', 'gzip', gzipSync(result).subarray(0, 20), 'unexpected end of file'],
  ['an empty gzip', 'gzip', Buffer.alloc(0), 'unexpected end of file'],
  ['an encoding that was not requested', 'br', brotliCompressSync(result), 'unknown encoding br'],
])('refuses %s', async (_, encoding, body, reason) => {
  await expect(
    query((_request, response) =>
      response.writeHead(200, { ...json, 'content-encoding': encoding }).end(body),
    ),
  ).rejects.toThrow(reason);
});

it('ends a request that is aborted', async () => {
  let closed = false;
  await expect(
    query((request) => {
      request.on('close', () => {
        closed = true;
      });
    }),
  ).rejects.toThrow('aborted');
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(closed).toBe(true);
});

it('refuses a response that breaks off', async () => {
  await expect(
    query((_, response) => {
      response.writeHead(200, { ...json, 'content-length': '1000' });
      response.write('{"result":', () => response.destroy());
    }),
  ).rejects.toThrow();
});
