import 'server-only';
import { headers } from 'next/headers';
import { env } from '../env';

const windowMs = 60_000;
/** Addresses remembered at most; the oldest go first, so a flood of addresses cannot fill the memory. */
const maxAddresses = 10_000;
const recent = new Map<string, number[]>();

/**
 * True when the browser says that the form was sent from this site. Next compares Origin with the host too,
 * but lets a request without Origin pass.
 */
export async function isSameOrigin(): Promise<boolean> {
  const sent = await headers();
  const origin = sent.get('origin');
  const host = sent.get('x-forwarded-host') ?? sent.get('host');
  if (!origin || !host) return false;
  try {
    return new URL(origin).host === host;
  } catch {
    return false;
  }
}

/** Address of the sender as the server or the proxy in front of it reports it. */
export async function senderAddress(): Promise<string> {
  const forwarded = (await headers()).get('x-forwarded-for');
  return forwarded?.split(',').at(-1)?.trim() || 'unknown';
}

/** Counts a submission of an address; false when it is over FORM_RATE_LIMIT in a minute. */
export function allowSubmission(address: string, now = Date.now()): boolean {
  const times = (recent.get(address) ?? []).filter((time) => now - time < windowMs);
  recent.delete(address);
  if (times.length >= env().formRateLimit) {
    recent.set(address, times);
    return false;
  }
  times.push(now);
  recent.set(address, times);
  if (recent.size > maxAddresses) {
    const oldest = recent.keys().next();
    if (!oldest.done) recent.delete(oldest.value);
  }
  return true;
}
