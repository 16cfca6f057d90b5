import 'server-only';
// The copy that next-sanity depends on; its own createClient brings browser code into pages.
import { createClient, type SanityClient } from '@sanity/client';
import { env } from '../env';
import { log } from '../log';
import { readsPastCdn } from './freshness';
import { isFailing, isPaused, noteFailure, noteSuccess } from './outage';
import { timeOf } from './queries';

/** Version of the query API, a date. */
const apiVersion = '2025-06-26';
/** Longest wait for the content of one page, in milliseconds, whatever number of queries it takes. */
const contentTimeLimit = 5000;

/** Ends every query that it is given to when the time for one page is over. */
export function deadline(): AbortSignal {
  return AbortSignal.timeout(contentTimeLimit);
}

/** Where a query is read: through the CDN, past it, or past it with drafts. */
type Source = 'cdn' | 'api' | 'drafts';

const clients = new Map<Source, SanityClient>();

function contentClient(source: Source): SanityClient {
  const known = clients.get(source);
  if (known) return known;
  const content = env().content;
  if (!content) throw new Error('no content service is configured');
  const client = createClient({
    projectId: content.projectId,
    dataset: content.dataset,
    apiVersion,
    apiHost: content.apiHost,
    useProjectHostname: content.useProjectHostname,
    // Another host is CDN and API in one.
    useCdn: source === 'cdn' && content.useProjectHostname,
    perspective: source === 'drafts' ? 'drafts' : 'published',
    token: source === 'drafts' ? content.readToken : undefined,
    stega: false,
    // query() tries again itself, whatever the failure.
    maxRetries: 0,
  });
  clients.set(source, client);
  return client;
}

export type QueryOptions = {
  /** Reads drafts: for an editor's preview only. */
  drafts?: boolean;
  /** What the page can do without. Its answer, read leniently, says nothing about the service's health. */
  optional?: boolean;
  /** When to give up; queries of one page share one. */
  signal?: AbortSignal;
};

export type QueryParameters = Readonly<Record<string, string | number | null | readonly string[]>>;

/**
 * Runs a query and logs its duration; a failure is tried once more, unless the service is known to fail.
 * @param read what the answer means; throws when it is not of the shape that the query asks for, which counts as a
 * failure of the service: nobody may take a stranger's JSON for an empty list.
 * @throws when the service does not answer before `signal` or `contentTimeLimit` ends it, or answers with an error or no JSON.
 */
export async function query<Read>(
  name: string,
  groq: string,
  read: (result: unknown) => Read,
  params: QueryParameters = {},
  options: QueryOptions = {},
): Promise<Read> {
  if (isPaused()) throw new Error('the content service did not answer in time a moment ago');
  const retry = !isFailing();
  const timed = { signal: deadline(), ...options };
  try {
    return await ask(name, groq, read, params, timed);
  } catch (error) {
    if (!retry || isPaused() || timed.signal.aborted) throw error;
    return ask(name, groq, read, params, timed);
  }
}

async function ask<Read>(
  name: string,
  groq: string,
  read: (result: unknown) => Read,
  params: QueryParameters,
  { drafts = false, optional = false, signal }: QueryOptions,
): Promise<Read> {
  const started = performance.now();
  const source: Source = drafts ? 'drafts' : readsPastCdn() ? 'api' : 'cdn';
  try {
    const result: unknown = await contentClient(source).fetch(
      groq,
      { ...params, now: timeOf(source) },
      {
        signal,
        returnQuery: false,
      },
    );
    // An answer without a result is none: the client gives undefined for it.
    if (result === undefined) throw new Error('the answer has no result');
    const meaning = read(result);
    if (!optional) noteSuccess();
    log('info', 'content_query', { query: name, source, ms: Math.round(performance.now() - started) });
    return meaning;
  } catch (error) {
    const reason = error instanceof Error ? `${error.name}: ${error.message}`.slice(0, 300) : 'unknown';
    noteFailure(name, performance.now() - started, reason);
    throw error;
  }
}
