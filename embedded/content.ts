import { evaluateSync, GroqSyntaxError, parse } from 'groq-js';
import { type Context, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { LRUCache } from 'lru-cache';
import type { Dataset, Snapshot } from './dataset.ts';
import { answerImage } from './images.ts';
import { answered, refusal } from './refusal.ts';

/** Longest body of a POST query, in bytes. @sanity/client posts what does not fit an address of 11,264 characters. */
const longestQuery = 1024 * 1024;

type Parameters = Record<string, unknown>;

/**
 * The stand-in for Sanity: query API and image CDN over an export folder. It knows no token, so that every perspective
 * shows what is published. Any project id is accepted; the one dataset is `production`.
 */
export function contentRoutes(dataset: Dataset): Hono {
  /** Results as JSON text, until the data changes. */
  const results = new LRUCache<string, string>({
    maxSize: 16 * 1024 * 1024,
    sizeCalculation: (json) => json.length,
  });
  let resultsOf: Snapshot | null = null;

  function run(snapshot: Snapshot, query: string, params: Parameters): string {
    if (snapshot !== resultsOf) results.clear();
    resultsOf = snapshot;
    const key = JSON.stringify([query, Object.entries(params).sort()]);
    const known = results.get(key);
    if (known !== undefined) return known;
    // It takes a seventh of the time of `evaluate`.
    const value = evaluateSync(parseQuery(query, params), {
      dataset: snapshot.documents,
      params,
      dereference: ({ _ref }: { _ref: string }) => snapshot.byId.get(_ref) ?? null,
    });
    const json = JSON.stringify(value.data) ?? 'null';
    // What depends on the time of day must not be kept: an article with a date in the future would never appear.
    if (!/\bnow\s*\(/.test(query)) results.set(key, json);
    return json;
  }

  const app = new Hono();
  const queryPath = '/:version{v(?:\\d{4}-\\d{2}-\\d{2}|1|X)}/data/query/production';
  const tooLong = () => {
    throw refusal(413, `A query may have ${longestQuery} bytes.`);
  };
  app.on(
    ['GET', 'POST'],
    queryPath,
    bodyLimit({ maxSize: longestQuery, onError: tooLong }),
    async (context) => {
      const { query, params } = context.req.method === 'POST' ? await inBody(context) : inAddress(context);
      if (typeof query !== 'string' || query.trim() === '') throw refusal(400, 'A query must be provided.');
      const snapshot = await dataset.current();
      const started = performance.now();
      const result = run(snapshot, query, params);
      const ms = Math.round(performance.now() - started);
      const echo = context.req.query('returnQuery') === 'false' ? '' : `"query":${JSON.stringify(query)},`;
      return context.body(`{${echo}"result":${result},"syncTags":["s1:embedded"],"ms":${ms}}`, 200, {
        'content-type': 'application/json; charset=utf-8',
        'cache-control': 'no-store',
      });
    },
  );
  app.all(queryPath, (context) => {
    throw refusal(405, `${context.req.method} is not allowed here.`);
  });
  app.get('/images/:project/production/:address/:name?', async (context) =>
    answerImage(context, (await dataset.current()).images.get(context.req.param('address'))),
  );
  return app;
}

function inAddress(context: Context): { query: unknown; params: Parameters } {
  const given = Object.entries(context.req.query()).filter(([name]) => name.startsWith('$'));
  try {
    const params = given.map(([name, value]) => [name.slice(1), JSON.parse(value)]);
    return { query: context.req.query('query'), params: Object.fromEntries(params) };
  } catch {
    throw refusal(400, 'Unable to parse a parameter. Please quote string values.');
  }
}

async function inBody(context: Context): Promise<{ query: unknown; params: Parameters }> {
  const { query, params = {} } = Object(await context.req.json().catch(() => null));
  if (typeof params !== 'object' || Array.isArray(params)) throw refusal(400, '"params" must be an object.');
  return { query, params };
}

function parseQuery(query: string, params: Parameters) {
  const mistake = (description: string, start: number, end = start + 1) =>
    answered(400, { error: { type: 'queryParseError', description, query, start, end } });
  // groq-js takes a parameter that was not given for null and finds nothing; Sanity refuses the query.
  const code = query.replace(/\/\/.*|"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'/g, (text) =>
    ' '.repeat(text.length),
  );
  for (const { 0: name, index } of code.matchAll(/\$\w+/g)) {
    if (Object.hasOwn(params, name.slice(1))) continue;
    throw mistake(`param ${name} referenced, but not provided`, index, index + name.length);
  }
  try {
    // groq-js takes a comment on the last line only when a line break ends it.
    return parse(`${query}\n`, { params });
  } catch (error) {
    throw mistake(String((error as Error).message), error instanceof GroqSyntaxError ? error.position : 0);
  }
}
