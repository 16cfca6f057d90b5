import { createHash, timingSafeEqual } from 'node:crypto';

const digest = (text: string) => createHash('sha256').update(text).digest();

/** Compares in constant time, so that timing reveals nothing about the expected string. The embedded services also use it. */
export function isEqual(given: string, expected: string): boolean {
  return timingSafeEqual(digest(given), digest(expected));
}
