import { env } from '../env';
import { log } from '../log';
import { isSameOrigin, limitedHeader, senderAddress } from './guard';
import { overLimit } from './rate-limit';
import { bodyLimit, isCall, isPlainPost, readFields } from './wire';

/** The request may go on to its action, with these headers; `retryAfter` is set when the action will turn it away. */
type Pass = { headers: Headers; retryAfter: number | null };

const actionId = /^[0-9a-f]{40,80}$/;

function refusal(status: number, reason: string, sentence: string): Response {
  log('warn', 'submission_refused', { reason, status });
  return new Response(`${sentence}\n`, {
    status,
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' },
  });
}

/** At most `limit` bytes of a body, or null when it is longer. */
async function readBody(request: Request, limit: number): Promise<Uint8Array | null> {
  if (Number(request.headers.get('content-length') ?? 0) > limit) return null;
  const chunks: Uint8Array[] = [];
  let length = 0;
  if (request.body) {
    for await (const chunk of request.body as unknown as AsyncIterable<Uint8Array>) {
      length += chunk.length;
      if (length > limit) return null;
      chunks.push(chunk);
    }
  }
  return Buffer.concat(chunks);
}

/**
 * Looks at a POST to a page before Next does: only the site's own forms come through, from its own pages, in the shape
 * that a browser gives them. A submission over the rate limit comes through too, marked, so that its action can answer
 * in the form; the status and Retry-After are the middleware's.
 */
export async function checkPost(request: Request): Promise<Response | Pass> {
  if (!isSameOrigin(request.headers)) {
    return refusal(403, 'origin', 'Forms are taken from the pages of this site only.');
  }
  const body = await readBody(request, bodyLimit);
  if (!body)
    return refusal(413, 'size', 'This form is too large. Please shorten the text and send it again.');
  const fields = readFields(request.headers.get('content-type') ?? '', body);
  if (!fields) return refusal(400, 'body', 'This is not a form of this site.');
  const called = request.headers.get('next-action');
  const wellFormed = called === null ? isPlainPost(fields) : actionId.test(called) && isCall(fields);
  if (!wellFormed) return refusal(400, 'fields', 'This is not a form of this site.');

  const retryAfter = await overLimit(senderAddress(request.headers, env().trustedProxyHops));
  const headers = new Headers(request.headers);
  headers.delete(limitedHeader);
  if (retryAfter !== null) headers.set(limitedHeader, String(retryAfter));
  return { headers, retryAfter };
}
