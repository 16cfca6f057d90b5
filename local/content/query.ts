import { type ExprNode, evaluateSync, GroqSyntaxError, parse } from 'groq-js';
import { BoundedCache } from '../bounded-cache.ts';
import type { Snapshot } from './dataset-folder.ts';

/** A mistake in a query or its parameters; answered with status 400. `start` and `end` count UTF-16 units. */
export class QueryError extends Error {
  override name = 'QueryError';
  readonly start: number;
  readonly end: number;

  constructor(message: string, start: number, end: number) {
    super(message);
    this.start = start;
    this.end = end;
  }
}

export type QueryParameters = Readonly<Record<string, unknown>>;

/** Bytes of results that are kept, by query and parameters. */
const cacheLimit = 16 * 1024 * 1024;

/**
 * Evaluates GROQ over a snapshot and keeps results until the data changes.
 *
 * `evaluateSync` blocks the event loop, but takes a seventh of the time of `evaluate`, which resolves a promise per
 * node and blocks the loop in pieces that add up to more.
 */
export class QueryRunner {
  readonly #results = new BoundedCache<string>(cacheLimit);
  #revision = 0;

  /**
   * @returns the result as JSON text.
   * @throws QueryError when the query cannot be parsed or names a parameter that is not given.
   */
  run(snapshot: Snapshot, query: string, parameters: QueryParameters): string {
    if (snapshot.revision !== this.#revision) {
      this.#results.clear();
      this.#revision = snapshot.revision;
    }
    const key = JSON.stringify([query, sortedByName(parameters)]);
    const known = this.#results.get(key);
    if (known !== undefined) return known;

    const tree = parseQuery(query, parameters);
    const value = evaluateSync(tree, {
      dataset: snapshot.documents,
      params: { ...parameters },
      dereference: ({ _ref }: { _ref: string }) => snapshot.byId.get(_ref) ?? null,
      sanity: { projectId: 'embedded', dataset: 'production' },
    });
    const json = JSON.stringify(value.data) ?? 'null';
    // What depends on the time of day must not be kept: an article with a date in the future would never appear.
    if (!/\bnow\s*\(/.test(query)) this.#results.set(key, json, Buffer.byteLength(json) + key.length);
    return json;
  }
}

const sortedByName = (parameters: QueryParameters) =>
  Object.entries(parameters).sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0));

function parseQuery(query: string, parameters: QueryParameters): ExprNode {
  let tree: ExprNode;
  try {
    // groq-js takes a comment on the last line only when a line break ends it.
    tree = parse(`${query}\n`, { params: { ...parameters } });
  } catch (error) {
    const start = error instanceof GroqSyntaxError ? error.position : 0;
    throw new QueryError(
      error instanceof Error ? error.message : String(error),
      start,
      Math.min(start + 1, query.length),
    );
  }
  // groq-js takes a parameter that was not given for null and finds nothing; Sanity refuses the query.
  for (const name of parametersOf(tree)) {
    if (Object.hasOwn(parameters, name)) continue;
    const start = Math.max(0, query.indexOf(`$${name}`));
    throw new QueryError(`param $${name} referenced, but not provided`, start, start + name.length + 1);
  }
  return tree;
}

/** Names of the parameters that a tree refers to. */
function parametersOf(node: unknown, names = new Set<string>()): Set<string> {
  if (Array.isArray(node)) {
    for (const item of node) parametersOf(item, names);
  } else if (typeof node === 'object' && node !== null) {
    const { type, name } = node as { type?: unknown; name?: unknown };
    if (type === 'Parameter' && typeof name === 'string') names.add(name);
    // The value of a literal is data, not a part of the query.
    else if (type !== 'Value') for (const item of Object.values(node)) parametersOf(item, names);
  }
  return names;
}
