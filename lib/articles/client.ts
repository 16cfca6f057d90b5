import 'server-only';
// Not next-sanity's createClient, which adds browser code to pages.
import { type ClientPerspective, SanityClient } from '@sanity/client';
import { perspectiveCookieName } from '@sanity/preview-url-secret/constants';
import { cookies } from 'next/headers';
import { env } from '../env';
import { log } from '../server/log';
import { boundedRequest } from './bounded-request';
import { readsPastCdn } from './freshness';
import { isFailing, isPaused, recordFailure, recordSuccess } from './outage';
import { queryTime } from './queries';

/** Version of the query API (a date). */
const apiVersion = '2025-06-26';
/** Time limit for all queries of one page together, in milliseconds. */
const contentTimeLimit = 5000;

/** Returns a signal that aborts the queries of one page at the time limit. */
export function deadline(): AbortSignal {
  return AbortSignal.timeout(contentTimeLimit);
}

/** Fields that are displayed unchanged, so the overlays can find them; code compares or computes with the others. */
const shownFields: readonly unknown[] = ['title', 'metaDescription', 'text', 'caption'];

/** How a query is read: through the CDN, directly, or directly with drafts. */
type QuerySource = 'cdn' | 'api' | 'drafts';

const clients = new Map<QuerySource, SanityClient>();

function contentClient(source: QuerySource): SanityClient {
  const known = clients.get(source);
  if (known) return known;
  const content = env().content;
  if (!content) throw new Error('no content service is configured');
  const { studioUrl } = content;
  const isPreview = source === 'drafts';
  const client = new SanityClient(boundedRequest, {
    projectId: content.projectId,
    dataset: content.dataset,
    apiVersion,
    apiHost: content.apiHost,
    useProjectHostname: content.useProjectHostname,
    // A custom host serves as both CDN and API.
    useCdn: source === 'cdn' && content.useProjectHostname,
    perspective: isPreview ? 'drafts' : 'published',
    timeout: contentTimeLimit,
    token: isPreview ? content.readToken : undefined,
    // In a preview, displayed strings carry invisible edit markers. `stegaClean` removes them.
    stega: {
      enabled: isPreview && Boolean(studioUrl),
      studioUrl,
      filter: ({ sourcePath }) => shownFields.includes(sourcePath.at(-1)),
    },
  });
  clients.set(source, client);
  return client;
}

/** Returns the client that reads drafts, or null if no token is configured. */
export function draftClient(): SanityClient | null {
  return env().content?.readToken ? contentClient('drafts') : null;
}

/** A perspective of the Studio: `drafts`, `published`, or releases in order of priority. */
const studioPerspective = /^[\w-]+(?:,[\w-]+)*$/;

/** Returns the perspective that the editor has chosen in the Studio; all drafts by default. */
async function previewPerspective(): Promise<ClientPerspective> {
  const chosen = (await cookies()).get(perspectiveCookieName)?.value ?? '';
  const perspectives = chosen.split(',');
  // `raw` would also return drafts beside the published articles.
  if (!studioPerspective.test(chosen) || perspectives.includes('raw')) return 'drafts';
  return perspectives.length > 1 ? perspectives : (chosen as ClientPerspective);
}

export type QueryOptions = {
  /** Reads drafts; for an editor's preview only. */
  drafts?: boolean;
  /** The page works without this result; a success does not count toward the service's health. */
  optional?: boolean;
  /** Aborts the query; the queries of one page share one signal. */
  signal?: AbortSignal;
};

type Params = Readonly<Record<string, string | number | null | readonly string[]>>;
type Question<Read> = {
  name: string;
  groq: string;
  read: (result: unknown) => Read;
  params: Params;
};

/**
 * Runs a query and logs its duration. A failed query is retried once, unless the service is known to be failing.
 * @param read validates and converts the result. If it throws, the service counts as failing: another service's JSON must
 * not look like an empty list.
 * @throws if no response arrives before `signal` or `contentTimeLimit`, or the response is an error or not JSON.
 */
export async function query<Read>(
  name: string,
  groq: string,
  read: (result: unknown) => Read,
  params: Params = {},
  { signal = deadline(), ...options }: QueryOptions = {},
): Promise<Read> {
  if (isPaused()) throw new Error('the content service did not respond in time a moment ago');
  const question = { name, groq, read, params };
  if (isFailing()) return ask(question, signal, options);
  return ask(question, signal, options).catch((error: unknown) => {
    if (isPaused() || signal.aborted) throw error;
    return ask(question, signal, options);
  });
}

/** Runs a query once, and records whether the service works. */
async function ask<Read>(
  { name, groq, read, params }: Question<Read>,
  signal: AbortSignal,
  { drafts = false, optional = false }: QueryOptions,
): Promise<Read> {
  const started = performance.now();
  const source = drafts ? 'drafts' : publishedSource();
  try {
    const named = { ...params, now: queryTime(source) };
    const options = {
      signal,
      returnQuery: false,
      ...(drafts && { perspective: await previewPerspective() }),
    };
    const result: unknown = await contentClient(source).fetch(groq, named, options);
    // The client returns undefined for a response without a result.
    if (result === undefined) throw new Error('the response has no result');
    const meaning = read(wellFormed(result));
    if (!optional) recordSuccess();
    log('info', 'content_query', { query: name, source, ms: Math.round(performance.now() - started) });
    return meaning;
  } catch (error) {
    recordFailure(name, performance.now() - started, String(error).slice(0, 300));
    throw error;
  }
}

const publishedSource = (): QuerySource => (readsPastCdn() ? 'api' : 'cdn');

/**
 * True if the service responds. Outages are detected by the queries of pages (outage.ts), which may take longer than
 * a monitor waits, so this check does not affect them.
 */
export async function isContentAlive(signal: AbortSignal): Promise<boolean> {
  const client = contentClient(publishedSource());
  const result: unknown = await client.fetch('defined(*[0])', {}, { signal, returnQuery: false });
  // Another service's JSON does not count.
  return typeof result === 'boolean';
}

/**
 * Returns the value with well-formed strings. A lone surrogate from an import becomes a replacement character in
 * HTML, but not in the data for hydration: React would then render the page again.
 */
export function wellFormed(value: unknown): unknown {
  if (typeof value === 'string') return value.toWellFormed();
  if (Array.isArray(value)) return value.map(wellFormed);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, wellFormed(part)]));
}
