import type { IncomingMessage, ServerResponse } from 'node:http';
import { log } from '../../lib/log.ts';
import {
  abandonBody,
  BodyTooLargeError,
  isAborted,
  readBody,
  sendJson,
  sendJsonText,
} from '../http-exchange.ts';
import { type DatasetFolder, DatasetUnavailableError } from './dataset-folder.ts';
import { QueryError, type QueryParameters, type QueryRunner } from './query.ts';

/** Longest body of a POST query, in bytes. @sanity/client posts what does not fit an address of 11,264 characters. */
const bodyLimit = 1024 * 1024;

/** Opaque to clients; the live API would name it when documents change. One tag for the whole dataset. */
const syncTags = '["s1:embedded"]';

class BadRequestError extends Error {
  override name = 'BadRequestError';
}

/**
 * Answers GET and POST `/v<date>/data/query/<dataset>` like Sanity's query API. `perspective` is accepted and
 * ignored: without a token every perspective shows what is published, and this service knows no token.
 * `resultSourceMap` and unknown options are ignored too.
 */
export async function answerQuery(
  request: IncomingMessage,
  response: ServerResponse,
  search: URLSearchParams,
  data: { folder: DatasetFolder; runner: QueryRunner },
): Promise<void> {
  let query = '';
  try {
    const asked = request.method === 'POST' ? await queryOfBody(request) : queryOfSearch(search);
    query = asked.query;
    const snapshot = await data.folder.current();
    const started = performance.now();
    const result = data.runner.run(snapshot, query, asked.parameters);
    const ms = Math.round(performance.now() - started);
    const echo = search.get('returnQuery') === 'false' ? '' : `"query":${JSON.stringify(query)},`;
    sendJsonText(response, 200, `{${echo}"result":${result},"syncTags":${syncTags},"ms":${ms}}`, {
      'cache-control': 'no-store',
    });
  } catch (error) {
    answerQueryError(request, response, query, error);
  }
}

function answerQueryError(
  request: IncomingMessage,
  response: ServerResponse,
  query: string,
  error: unknown,
): void {
  if (isAborted(request)) return;
  if (error instanceof QueryError) {
    const { start, end, message } = error;
    sendJson(response, 400, { error: { type: 'queryParseError', description: message, query, start, end } });
  } else if (error instanceof BadRequestError) {
    sendJson(response, 400, { statusCode: 400, error: 'Bad Request', message: error.message });
  } else if (error instanceof BodyTooLargeError) {
    abandonBody(request, response);
    sendJson(response, 413, { statusCode: 413, error: 'Payload Too Large', message: error.message });
  } else {
    // 500, not 503: @sanity/client would repeat a 503 five times before the page could say that something is wrong.
    if (!(error instanceof DatasetUnavailableError)) {
      log('error', 'query_failed', { reason: error instanceof Error ? error.message : String(error) });
    }
    const message =
      error instanceof DatasetUnavailableError ? error.message : 'The query could not be evaluated.';
    sendJson(response, 500, { statusCode: 500, error: 'Internal Server Error', message });
  }
}

function queryOfSearch(search: URLSearchParams): { query: string; parameters: QueryParameters } {
  const parameters: Record<string, unknown> = {};
  for (const [name, value] of search) {
    if (!name.startsWith('$')) continue;
    try {
      setOwn(parameters, name.slice(1), JSON.parse(value));
    } catch {
      throw new BadRequestError(
        `Unable to parse value of "${name}=${value.slice(0, 100)}". Please quote string values.`,
      );
    }
  }
  return { query: requireQuery(search.get('query')), parameters };
}

async function queryOfBody(
  request: IncomingMessage,
): Promise<{ query: string; parameters: QueryParameters }> {
  let body: unknown;
  const bytes = await readBody(request, bodyLimit);
  try {
    body = JSON.parse(bytes.toString('utf8'));
  } catch {
    throw new BadRequestError('The body is not valid JSON.');
  }
  if (typeof body !== 'object' || body === null) throw new BadRequestError('The body must be a JSON object.');
  const { query, params } = body as { query?: unknown; params?: unknown };
  const parameters: Record<string, unknown> = {};
  if (params !== undefined && params !== null) {
    if (typeof params !== 'object' || Array.isArray(params))
      throw new BadRequestError('"params" must be an object.');
    for (const [name, value] of Object.entries(params)) setOwn(parameters, name.replace(/^\$/, ''), value);
  }
  return { query: requireQuery(query), parameters };
}

function requireQuery(query: unknown): string {
  if (typeof query !== 'string' || query.trim() === '')
    throw new BadRequestError('A query must be provided.');
  return query;
}

/** Sets a field under any name: `object['__proto__'] = value` would not. */
function setOwn(target: Record<string, unknown>, name: string, value: unknown): void {
  Object.defineProperty(target, name, { value, enumerable: true, configurable: true, writable: true });
}
