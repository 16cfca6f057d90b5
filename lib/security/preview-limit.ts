import { LRUCache } from 'lru-cache';
import { messageResponse } from '../server/message-response';
import { processState } from '../server/process-state';
import { secondsOverLimit } from '../server/rate-limit';
import { secondsOverSenderLimit, secondsOverTotalLimit, senderKey } from '../server/sender-limits';

/** The endpoints that open a preview; each has separate counters. */
type Endpoint = 'draft-mode' | 'preview';

/** Checks of secrets per minute by one sender, and by all senders together. */
const most = { perSender: 30, inTotal: 600 };

/** Senders that had a valid secret within the last month: no flood of others may lock an editor out. */
const editors = processState(
  'preview-editors',
  () => new LRUCache<string, true>({ max: 1_000, ttl: 30 * 24 * 3_600_000 }),
);

/**
 * Counts a check of a preview secret: anyone can guess, and some checks are queries that bypass every cache.
 * @returns null, or the seconds until the sender may try again.
 */
export async function secondsOverPreviewLimit(endpoint: Endpoint, sender: string): Promise<number | null> {
  const perSender = { name: `${endpoint}-checks`, points: most.perSender };
  const inTotal = { name: `${endpoint}-checks-total`, points: most.inTotal };
  const key = senderKey(sender);
  if (editors.has(key)) return secondsOverLimit({ ...perSender, name: `${endpoint}-checks-editors` }, key);
  return (await secondsOverSenderLimit(perSender, sender)) ?? (await secondsOverTotalLimit(inTotal, sender));
}

/** Returns the response to a check over the limit. */
export const tooManyChecks = (seconds: number): Response =>
  messageResponse(429, 'too many checks of secrets, please try again', { 'retry-after': String(seconds) });

/** Remembers the sender of a valid secret. */
export function rememberEditor(sender: string): void {
  editors.set(senderKey(sender), true);
}
