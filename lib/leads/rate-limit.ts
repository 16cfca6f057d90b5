import { createHash } from 'node:crypto';
import { env } from '../env';
import { type Limit, secondsOverLimit } from '../server/rate-limit';

/** How many senders may use up their limit in the same minute before all submissions are refused. */
const sendersAtOnce = 20;

/** IP addresses are personal data: only a hash is kept, for a minute. */
const toKey = (address: string) => createHash('sha256').update(address).digest('base64url').slice(0, 22);

const perSender = (name: string): Limit => ({ name, points: env().formRateLimit });

/**
 * Counts a POST to a page. The middleware calls this before anything is rendered, so the counter is separate from the one
 * of `isOverLimit`: a request passes both.
 * @returns null, or the seconds until the sender may post again.
 */
export function secondsOverPostLimit(address: string): Promise<number | null> {
  return secondsOverLimit(perSender('form-posts'), toKey(address));
}

/** Counts a submission from an IP address. True if it exceeds FORM_RATE_LIMIT in the minute since the first one. */
export async function isOverLimit(address: string): Promise<boolean> {
  return (await secondsOverLimit(perSender('submissions'), toKey(address))) !== null;
}

/**
 * Counts a valid submission from any sender. True if there were more within the minute than people send, because many IP
 * addresses together must not fill the store.
 */
export async function isOverTotalLimit(): Promise<boolean> {
  const limit = { name: 'all-submissions', points: env().formRateLimit * sendersAtOnce };
  return (await secondsOverLimit(limit, 'all')) !== null;
}
