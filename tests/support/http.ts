import { type Agent, type IncomingHttpHeaders, request } from 'node:http';
import type { AddressInfo, Server } from 'node:net';
import { gunzipSync } from 'node:zlib';

/** Starts a server on a free port of this machine and returns its URL. */
export async function listen(server: Server): Promise<string> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

export type RawResponse = { status: number; headers: IncomingHttpHeaders; bytes: Buffer; text: string };
export type Sent = {
  method?: string;
  headers?: Record<string, string>;
  /** An array is sent in pieces, without a length and without an end. */
  body?: string | Buffer | string[];
  agent?: Agent;
  /** `false` omits the Host header, unless `headers` has it. */
  setHost?: boolean;
  /** IP address of this machine to send from: each address of 127.0.0.0/8 is another visitor. */
  localAddress?: string;
};

/**
 * Sends a raw request: fetch does not allow every method, URL and header, and it unpacks encodings.
 * @param target path and query, exactly as in the request's first line.
 */
export function send(
  origin: string,
  target: string,
  { method = 'GET', body = '', ...options }: Sent = {},
): Promise<RawResponse> {
  return new Promise((resolve, reject) => {
    const { hostname, port } = new URL(origin);
    const sent = request({ hostname, port, method, path: target, ...options }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('error', reject);
      response.on('end', () => {
        const bytes = Buffer.concat(chunks);
        const { statusCode: status = 0, headers } = response;
        const plain = headers['content-encoding'] === 'gzip' ? gunzipSync(bytes) : bytes;
        resolve({ status, headers, bytes, text: plain.toString('utf8') });
      });
    });
    sent.on('error', (error: NodeJS.ErrnoException) => {
      // Browsers also retry when an open connection was closed before its response.
      const again = method === 'GET' && sent.reusedSocket && error.code === 'ECONNRESET';
      if (again) resolve(send(origin, target, { method, ...options }));
      else reject(error);
    });
    if (Array.isArray(body)) for (const piece of body) sent.write(piece);
    else sent.end(body);
  });
}
