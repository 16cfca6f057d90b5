/** Returns the slug of a string: letters of any script, digits and single dashes. Empty if no letter or digit is left. */
export function toSlug(text: string, longest: number): string {
  const words = text
    .toLowerCase()
    .normalize('NFC')
    .replace(/[^\p{Letter}\p{Number}]+/gu, '-');
  return Array.from(words)
    .slice(0, longest)
    .join('')
    .replace(/^-+|-+$/g, '');
}
