import { STATUS_CODES } from 'node:http';
import { HTTPException } from 'hono/http-exception';
import type { ContentfulStatusCode } from 'hono/utils/http-status';

/** Ends a request with this status and JSON; to be thrown. */
export const answered = (status: number, body: object) =>
  new HTTPException(status as ContentfulStatusCode, { res: Response.json(body, { status }) });

/** An error in Sanity's format; to be thrown. */
export const refusal = (status: number, message: string) =>
  answered(status, { statusCode: status, error: STATUS_CODES[status], message });
