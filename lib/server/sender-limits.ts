import { createHash } from 'node:crypto';
import { type Limit, secondsOverLimit } from './rate-limit';

/*
 * Limits per sender. One household has a /64 network of IPv6 addresses, but anyone can have a /48, which contains 65,536
 * of them, and a company a /24 of IPv4. So a sender is counted in each of its networks, and a wider one has a larger limit.
 */

/** A network of a sender, and how many times the limit of one sender it has. */
type Network = { name: string; times: number };

/** Returns the networks of a sender, the narrowest first. @param sender as `senderAddress` returns it. */
export function networksOf(sender: string): Network[] {
  const own = { name: sender, times: 1 };
  const [, site, subnet = ''] = /^((?:[0-9a-f]+:){3})([0-9a-f]+)::\/64$/.exec(sender) ?? [];
  if (site) {
    const half = (Number.parseInt(subnet, 16) >> 8).toString(16);
    return [own, { name: `${site}${half}/56`, times: 2 }, { name: `${site}/48`, times: 8 }];
  }
  const [, block] = /^(\d+\.\d+\.\d+)\.\d+$/.exec(sender) ?? [];
  return block ? [own, { name: `${block}/24`, times: 8 }] : [own];
}

/** Returns the key of a sender or a network. IP addresses are personal data, so that only a hash is kept. */
export const senderKey = (network: string) =>
  createHash('sha256').update(network).digest('base64url').slice(0, 22);

/** Increments the counters of a sender and its networks, until one exceeds its limit. Returns as `secondsOverLimit`. */
export async function secondsOverSenderLimit(limit: Limit, sender: string): Promise<number | null> {
  for (const { name, times } of networksOf(sender)) {
    const own =
      times === 1 ? limit : { ...limit, name: `${limit.name}-${times}`, points: limit.points * times };
    const seconds = await secondsOverLimit(own, senderKey(name));
    if (seconds !== null) return seconds;
  }
  return null;
}

/**
 * Increments the counter of all senders. Beyond the limit, it refuses only senders from a network that was counted within
 * the minute before: whatever others send, a person's first request passes. Returns as `secondsOverLimit`.
 */
export async function secondsOverTotalLimit(limit: Limit, sender: string): Promise<number | null> {
  const widest = networksOf(sender).at(-1)?.name ?? sender;
  const again = await secondsOverLimit({ name: `${limit.name}-again`, points: 1 }, senderKey(widest));
  const seconds = await secondsOverLimit(limit, 'all');
  return again === null ? null : seconds;
}
