/**
 * A value whose texts can be encoded. Half of an emoji, as an import may leave it, becomes a replacement character in
 * HTML, but not in the data for hydration: React would then render the page again.
 */
export function wellFormed(value: unknown): unknown {
  if (typeof value === 'string') return value.toWellFormed();
  if (Array.isArray(value)) return value.map(wellFormed);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, wellFormed(part)]));
}
