import { isIPv6 } from 'node:net';

/**
 * Checks who sends a form, and whether it can be one of this site. The server actions run these checks themselves, so
 * that nothing depends on the middleware; the middleware runs them first, so that less reaches React's decoder.
 */

/** Longest body in bytes. The longest valid submission takes 27 kB: 5,000 characters of four bytes, and the rest. */
export const bodyLimit = 64 * 1024;

const actionId = /^[0-9a-f]{40,80}$/;
/** With a boundary, which Next's parser throws without. */
const multipartType = /^multipart\/form-data *;(?:.*;)? *boundary=(?:"[^"]+"|[^\s";]+) *(?:;|$)/i;

/**
 * True when the browser says that the form was sent from this site. Next compares Origin with the host too,
 * but lets a request without Origin pass, and responds to a foreign one with 500.
 */
export function isSameOrigin(sent: Headers): boolean {
  const origin = sent.get('origin');
  const host = requestHost(sent);
  if (!origin || !host) return false;
  return URL.parse(origin)?.host === host;
}

/** Returns the host and port that the visitor requested; null when the request names none. */
export function requestHost(sent: Headers): string | null {
  return sent.get('x-forwarded-host')?.split(',')[0]?.trim() ?? sent.get('host');
}

export type Refusal = { status: 400 | 403 | 413 | 429; reason: string; sentence: string };

/**
 * Returns why the headers of a POST to a page rule out a form of this site; null if they do not. Forms arrive as multipart
 * data, from a plain form or from a call of the action.
 */
export function checkHeaders(sent: Headers): Refusal | null {
  if (!isSameOrigin(sent)) {
    return { status: 403, reason: 'origin', sentence: 'Forms are taken from the pages of this site only.' };
  }
  const called = sent.get('next-action');
  const type = sent.get('content-type') ?? '';
  // The call of an action may also be plain text.
  const isWhole = multipartType.test(type) || (called !== null && !/^multipart\//i.test(type));
  const isForm = isWhole && (called === null || actionId.test(called));
  const length = sent.get('content-length') ?? '';
  if (!isForm || !/^\d+$/.test(length)) {
    return { status: 400, reason: isForm ? 'length' : 'form', sentence: 'This is not a form of this site.' };
  }
  if (Number(length) > bodyLimit) {
    const sentence = 'This form is too large. Please shorten the text and send it again.';
    return { status: 413, reason: 'size', sentence };
  }
  return null;
}

/** True when the fields together exceed the limit of any form of this site. */
export function isTooLarge(data: FormData): boolean {
  let bytes = 0;
  for (const [name, value] of data) {
    bytes += Buffer.byteLength(name) + (typeof value === 'string' ? Buffer.byteLength(value) : value.size);
  }
  return bytes > bodyLimit;
}

/**
 * Returns the IP address by which submissions are counted. The last entry of X-Forwarded-For is the peer of this server
 * (incoming-requests.ts guarantees it). With N trusted proxies, the entry N places before it is the visitor; anything
 * further left may be forged. IPv6 addresses count by their /64 network, which one household usually has.
 */
export function senderAddress(sent: Headers, trustedHops: number): string {
  const entries = (sent.get('x-forwarded-for') ?? '').split(',').map((entry) => entry.trim());
  const address = entries[Math.max(0, entries.length - 1 - trustedHops)] ?? '';
  const plain = address.replace(/^\[(.*)\].*$/, '$1').replace(/^::ffff:(?=\d+\.)/i, '');
  if (!plain) return 'unknown';
  return isIPv6(plain) ? toNetwork(plain) : plain.slice(0, 45);
}

function toNetwork(address: string): string {
  const short = new URL(`http://[${address.replace(/%.*$/, '')}]/`).hostname.slice(1, -1);
  const written = short.split(':').filter(Boolean);
  // `::` replaces the omitted groups.
  const whole = short.replace('::', `:${'0:'.repeat(8 - written.length)}`);
  return `${whole.split(':').filter(Boolean).slice(0, 4).join(':')}::/64`;
}
