import { STATUS_CODES } from 'node:http';
import { HTTPException } from 'hono/http-exception';
import type { ContentfulStatusCode } from 'hono/utils/http-status';

/** Throw it to end a request with this status and JSON. */
export function jsonError(status: number, body: object, given: Record<string, string> = {}): HTTPException {
  // The rest of a long body is never read, so the client must not use the connection again.
  const headers: HeadersInit = status === 413 ? { connection: 'close', ...given } : given;
  return new HTTPException(status as ContentfulStatusCode, { res: Response.json(body, { status, headers }) });
}

/** Throw it to end a request with an error in Sanity's format. */
export const sanityError = (status: number, message: string) =>
  jsonError(status, { statusCode: status, error: STATUS_CODES[status], message });
