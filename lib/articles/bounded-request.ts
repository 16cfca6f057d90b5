import 'server-only';
import { once } from 'node:events';
import { type IncomingMessage, request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { pipeline } from 'node:stream/promises';
import { createUnzip } from 'node:zlib';
import type { SanityClient } from '@sanity/client';

/*
 * The requests of SanityClient, in place of its requester. That one reads a response of any size into memory, a few kilobytes of
 * gzip may unpack to gigabytes, and an error while it unpacks is an uncaught exception. Next's patched fetch would cache
 * responses (next.config.ts), so this uses node:http.
 */

/** Maximum size of an unpacked response, in bytes. The paths of 100,000 articles take about 18 MB. */
const sizeLimit = 20 * 1024 * 1024;

type HttpRequest = ConstructorParameters<typeof SanityClient>[0];
type Options = Parameters<HttpRequest>[0] & { url: string; query?: Readonly<Record<string, unknown>> };
/** The part of an observer that SanityClient passes. */
type Observer = {
  next: (event: { type: 'response'; body: unknown }) => void;
  error: (error: unknown) => void;
  complete: () => void;
};

/** Follows no redirect and retries nothing: query() of client.ts has its own retry. */
export const boundedRequest = ((options: Options) => ({
  subscribe(observer: Observer) {
    const stop = new AbortController();
    send(options, stop.signal)
      .then((body) => {
        observer.next({ type: 'response', body });
        observer.complete();
      })
      .catch(observer.error.bind(observer));
    return { unsubscribe: () => stop.abort() };
  },
})) as unknown as HttpRequest;

/** Returns the JSON of a response. @throws if its status is not 2xx, or it is cut, too large or not what it announces. */
async function send({ url, query = {}, method = 'GET', headers, body, timeout }: Options, stop: AbortSignal) {
  const target = new URL(url);
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined) target.searchParams.append(name, String(value));
  }
  const signal = AbortSignal.any([stop, AbortSignal.timeout(Number(timeout))]);
  const sent = (target.protocol === 'http:' ? requestHttp : requestHttps)(target, {
    method,
    signal,
    headers: { ...headers, 'accept-encoding': 'gzip', 'content-type': 'application/json' },
  });
  sent.end(body === undefined ? undefined : JSON.stringify(body));
  const [response] = (await once(sent, 'response', { signal })) as [IncomingMessage];
  const text = await readText(response);
  const { statusCode = 0 } = response;
  if (statusCode < 200 || statusCode > 299) throw new Error(`status ${statusCode}: ${text.slice(0, 200)}`);
  return JSON.parse(text) as unknown;
}

async function readText(response: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  let size = 0;
  const collect = async (source: AsyncIterable<Buffer>) => {
    for await (const chunk of source) {
      size += chunk.length;
      if (size > sizeLimit) throw new Error(`the response has more than ${sizeLimit} bytes`);
      chunks.push(chunk);
    }
  };
  const encoding = response.headers['content-encoding'] ?? 'identity';
  if (encoding === 'identity') await pipeline(response, collect);
  else if (encoding === 'gzip') await pipeline(response, createUnzip(), collect);
  else {
    response.destroy();
    throw new Error(`the response has the unknown encoding ${encoding.slice(0, 20)}`);
  }
  return Buffer.concat(chunks).toString('utf8');
}
