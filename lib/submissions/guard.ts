import { isIPv6 } from 'node:net';

/** Who sends a form, as far as the headers of the request tell. */

/** Set by the middleware, in seconds, on a submission that is over the limit. */
export const limitedHeader = 'x-submissions-limited';

export function isLimited(sent: Headers): boolean {
  return sent.has(limitedHeader);
}

/**
 * True when the browser says that the form was sent from this site. Next compares Origin with the host too,
 * but lets a request without Origin pass, and answers a foreign one with 500.
 */
export function isSameOrigin(sent: Headers): boolean {
  const origin = sent.get('origin');
  const host = sent.get('x-forwarded-host')?.split(',')[0]?.trim() ?? sent.get('host');
  if (!origin || !host) return false;
  try {
    return new URL(origin).host === host;
  } catch {
    return false;
  }
}

/**
 * Address to count submissions by. The last entry of X-Forwarded-For is who spoke to this server (incoming-requests.ts
 * sees to that); with proxies in front of it, that many entries before the last are believed, and what a visitor wrote
 * himself further left is not. Of IPv6 the first 64 bits: a household has all the rest.
 */
export function senderAddress(sent: Headers, trustedHops: number): string {
  const entries = (sent.get('x-forwarded-for') ?? '').split(',').map((entry) => entry.trim());
  const address = entries[Math.max(0, entries.length - 1 - trustedHops)] ?? '';
  const plain = address.replace(/^\[(.*)\].*$/, '$1').replace(/^::ffff:(?=\d+\.)/i, '');
  if (!plain) return 'unknown';
  return isIPv6(plain) ? networkOf(plain) : plain.slice(0, 45);
}

function networkOf(address: string): string {
  const [head = '', tail] = new URL(`http://[${address.replace(/%.*$/, '')}]/`).hostname
    .slice(1, -1)
    .split('::');
  const groups = head ? head.split(':') : [];
  if (tail !== undefined) {
    const behind = tail ? tail.split(':') : [];
    groups.push(...Array<string>(8 - groups.length - behind.length).fill('0'), ...behind);
  }
  return `${groups.slice(0, 4).join(':')}::/64`;
}
