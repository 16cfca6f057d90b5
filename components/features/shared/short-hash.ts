/** Returns the first and last digits of a hash for rows and footers. */
export function shortHash(hash: string, first = 8, last = 6): string {
  return `${hash.slice(0, first)}…${hash.slice(-last)}`;
}
