import { STATUS_CODES } from 'node:http';
import { HTTPException } from 'hono/http-exception';
import type { ContentfulStatusCode } from 'hono/utils/http-status';

/** Ends a request with this status and JSON; to be thrown. */
export function jsonError(status: number, body: object, given: Record<string, string> = {}): HTTPException {
  // The rest of a long body is never read, so the client must not use the connection again.
  const headers: HeadersInit = status === 413 ? { connection: 'close', ...given } : given;
  return new HTTPException(status as ContentfulStatusCode, { res: Response.json(body, { status, headers }) });
}

/** An error in Sanity's format; to be thrown. */
export const sanityError = (status: number, message: string) =>
  jsonError(status, { statusCode: status, error: STATUS_CODES[status], message });
