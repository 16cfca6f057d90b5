import { env } from '../env';
import { secondsOverSenderLimit, secondsOverTotalLimit } from '../server/sender-limits';

const hour = 3_600;

/** How many times the limit of one sender all senders together may use up within a minute. */
const sendersAtOnce = 100;

/**
 * Counts a POST to a page. The middleware calls this before anything is rendered, so the counter is separate from the one
 * of `isOverLimit`: a request passes both.
 * @returns null, or the seconds until the sender may post again.
 */
export function secondsOverPostLimit(sender: string): Promise<number | null> {
  return secondsOverSenderLimit({ name: 'form-posts', points: env().formRateLimit }, sender);
}

/** Counts a submission of a sender. True if it exceeds FORM_RATE_LIMIT in the minute since the first one. */
export async function isOverLimit(sender: string): Promise<boolean> {
  const limit = { name: 'submissions', points: env().formRateLimit };
  return (await secondsOverSenderLimit(limit, sender)) !== null;
}

/**
 * Counts a valid submission. True if its sender sent more within an hour or a day than people do, or all senders together
 * within a minute, because they must not fill the store.
 */
export async function isOverStoreLimit(sender: string): Promise<boolean> {
  const { formRateLimit } = env();
  const own = [
    { name: 'stored-per-hour', points: formRateLimit * 2, seconds: hour },
    { name: 'stored-per-day', points: formRateLimit * 6, seconds: 24 * hour },
  ];
  for (const limit of own) if ((await secondsOverSenderLimit(limit, sender)) !== null) return true;
  const total = { name: 'all-submissions', points: formRateLimit * sendersAtOnce };
  return (await secondsOverTotalLimit(total, sender)) !== null;
}
