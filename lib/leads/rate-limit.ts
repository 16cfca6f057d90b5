import { createHash } from 'node:crypto';
import { env } from '../env';
import { secondsOverLimit } from '../rate-limit';

/** Counts a submission from an address. True when it exceeds FORM_RATE_LIMIT in the minute since the first one. */
export async function isOverLimit(address: string): Promise<boolean> {
  // Addresses are personal data: only a hash is kept, for a minute.
  const key = createHash('sha256').update(address).digest('base64url').slice(0, 22);
  const limit = { name: 'submissions', points: env().formRateLimit };
  return (await secondsOverLimit(limit, key)) !== null;
}
