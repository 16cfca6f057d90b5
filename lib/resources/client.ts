import 'server-only';
// The copy that next-sanity depends on; its own createClient brings browser code into pages.
import { createClient, type SanityClient } from '@sanity/client';
import { env } from '../env';
import { log } from '../log';

/** Version of the query API, a date (specification, section 7). */
export const apiVersion = '2025-06-26';
/** Longest wait for one answer, in milliseconds. */
export const contentTimeLimit = 5000;
/** Seconds for which an answer is used; equal to the pages' `revalidate`. */
export const contentMaxAge = 300;
/** Cache tag of everything read from the content service. */
export const contentTag = 'resources';

let client: SanityClient | undefined;

function contentClient(): SanityClient {
  if (client) return client;
  const content = env().content;
  if (!content) throw new Error('no content service is configured');
  client = createClient({
    projectId: content.projectId,
    dataset: content.dataset,
    apiVersion,
    apiHost: content.apiHost,
    useProjectHostname: content.useProjectHostname,
    useCdn: content.useProjectHostname,
    perspective: 'published',
    stega: false,
    maxRetries: 1,
  });
  return client;
}

/**
 * Runs a query and logs its duration.
 * @throws when the service does not answer within `contentTimeLimit`, or answers with an error or no JSON.
 */
export async function query(
  name: string,
  groq: string,
  params: Readonly<Record<string, string | number | readonly string[]>> = {},
): Promise<unknown> {
  const started = performance.now();
  try {
    const result: unknown = await contentClient().fetch(groq, params, {
      signal: AbortSignal.timeout(contentTimeLimit),
      returnQuery: false,
      next: { revalidate: contentMaxAge, tags: [contentTag] },
    });
    log('info', 'content_query', { query: name, ms: Math.round(performance.now() - started) });
    return result;
  } catch (error) {
    log('error', 'content_query_failed', {
      query: name,
      ms: Math.round(performance.now() - started),
      reason: error instanceof Error ? `${error.name}: ${error.message}`.slice(0, 300) : 'unknown',
    });
    throw error;
  }
}
