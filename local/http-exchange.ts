import type { IncomingMessage, ServerResponse } from 'node:http';

/** What both stand-ins need of HTTP: a JSON answer, a body with a limit, and a check of the Host header. */

export class BodyTooLargeError extends Error {
  override name = 'BodyTooLargeError';
  readonly limit: number;

  constructor(limit: number) {
    super(`The request body is larger than ${limit} bytes.`);
    this.limit = limit;
  }
}

/** Sends `body`, which is JSON text already, with its length. A HEAD request gets the headers only. */
export function sendJsonText(
  response: ServerResponse,
  status: number,
  body: string,
  headers: Readonly<Record<string, string>> = {},
): void {
  const bytes = Buffer.from(body, 'utf8');
  response.writeHead(status, {
    'content-type': 'application/json; charset=utf-8',
    'content-length': String(bytes.length),
    'x-content-type-options': 'nosniff',
    ...headers,
  });
  response.end(response.req.method === 'HEAD' ? undefined : bytes);
}

/** Sends a value as JSON. */
export function sendJson(
  response: ServerResponse,
  status: number,
  value: unknown,
  headers: Readonly<Record<string, string>> = {},
): void {
  sendJsonText(response, status, JSON.stringify(value), headers);
}

/**
 * Reads a request body of at most `limit` bytes. A longer one is refused as soon as that is known, from the
 * declared length or while it streams: it is never held in memory.
 * @throws BodyTooLargeError when the body is longer.
 */
export async function readBody(request: IncomingMessage, limit: number): Promise<Buffer> {
  if (Number(request.headers['content-length'] ?? 0) > limit) throw new BodyTooLargeError(limit);
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let length = 0;
    const onData = (chunk: Buffer) => {
      length += chunk.length;
      if (length <= limit) {
        chunks.push(chunk);
        return;
      }
      request.off('data', onData);
      chunks.length = 0;
      reject(new BodyTooLargeError(limit));
    };
    request.on('data', onData);
    request.once('end', () => resolve(Buffer.concat(chunks)));
    request.once('error', reject);
    request.once('close', () => reject(new Error('The connection closed before the body ended.')));
  });
}

/**
 * To be called before an answer that leaves a body unread. The rest is thrown away for a moment so that the sender
 * gets to read the answer instead of a reset connection, then the connection is closed.
 */
export function abandonBody(request: IncomingMessage, response: ServerResponse): void {
  const hasBody =
    request.headers['content-length'] !== undefined || request.headers['transfer-encoding'] !== undefined;
  if (request.complete || !hasBody) return;
  response.setHeader('connection', 'close');
  request.resume();
  response.once('finish', () => {
    setTimeout(() => request.destroy(), 500).unref();
  });
}

/** True when the client went away before it had sent everything: nobody reads an answer. */
export const isAborted = (request: IncomingMessage) => request.destroyed && !request.complete;

/**
 * True when a Host header names this machine. Any other name means that a web page made a browser resolve its own
 * domain to 127.0.0.1 (DNS rebinding) and would read the answer as its own.
 */
export function isLoopbackHost(host: string | undefined): boolean {
  return host !== undefined && /^(127\.0\.0\.1|localhost)(:\d{1,5})?$/i.test(host);
}
