import { createHash, timingSafeEqual } from 'node:crypto';

const digest = (text: string) => createHash('sha256').update(text).digest();

/** Compares in constant time, which reveals nothing about the expected text. Also used by the embedded services. */
export function isEqual(given: string, expected: string): boolean {
  return timingSafeEqual(digest(given), digest(expected));
}
