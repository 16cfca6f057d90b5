import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { processState } from '../server/process-state';
import { within } from '../server/within';

/**
 * One row per submission, however often it is sent: double click, Enter twice, a retry after a lost answer, a reload
 * of the answered page.
 *
 * The key is a hash of table and content, not an id made by the form. A page without scripts, or after a reload, cannot
 * repeat the id of the first attempt; and an id that stays while the text is corrected would lose the correction.
 *
 * This memory is short, bounded, and local to one process. Where it does not reach (another instance, a restart, a lost
 * answer of the store), the unique indexes of supabase/migrations refuse the duplicate.
 */

/** How long a visitor waits for the data store at most, in milliseconds. */
const storeTimeLimit = 8000;
/** How long a stored submission is remembered, in milliseconds. */
const memory = 10 * 60_000;
/** How long a retry waits for the result of an earlier attempt, in milliseconds. */
const retryWaitMs = 2000;

/** `code` is for the log. */
export type Outcome = { stored: true } | { stored: false; code: string };

type Attempt = {
  /** Of `performance.now()`: a clock that is set back would make the visitor wait for as long. */
  started: number;
  /** Resolves with the store's response, however late. Never rejects. */
  outcome: Promise<Outcome>;
};

const attempts = processState('submissions', () => new LRUCache<string, Attempt>({ max: 5000 }));

function begin(key: string, insert: () => Promise<Outcome>): Attempt {
  const attempt: Attempt = {
    started: performance.now(),
    outcome: insert().catch((error: unknown) => ({
      stored: false,
      code: error instanceof Error ? error.name : 'unknown',
    })),
  };
  attempts.set(key, attempt);
  // A refusal is forgotten immediately, so that the next try inserts again.
  attempt.outcome.then(({ stored }) => {
    if (!stored && attempts.peek(key) === attempt) attempts.delete(key);
  });
  return attempt;
}

/**
 * Stores a row, unless the same one is in progress or was just stored; then it returns the result of that attempt.
 *
 * After `storeTimeLimit` without a response the submission counts as failed (code `timeout`), but the attempt is
 * remembered: a retry first waits `retryWaitMs` for it, and inserts only if there is still no response.
 */
export async function storeOnce<Row extends object>(
  table: string,
  row: Row,
  insert: (row: Row) => Promise<Outcome>,
): Promise<Outcome> {
  const key = createHash('sha256')
    .update(JSON.stringify([table, row]))
    .digest('base64');
  let attempt = attempts.get(key);
  if (attempt && performance.now() - attempt.started > storeTimeLimit) {
    const late = await within(retryWaitMs, attempt.outcome, undefined);
    if (late?.stored && performance.now() - attempt.started < memory) return late;
    // Another retry may have started an attempt meanwhile; it is shared below.
    if (attempts.get(key) === attempt) attempts.delete(key);
    attempt = attempts.get(key);
  }
  attempt ??= begin(key, () => insert(row));
  const left = storeTimeLimit - (performance.now() - attempt.started);
  return within(left, attempt.outcome, { stored: false, code: 'timeout' });
}
