/** A text as a name for addresses: letters of any script, digits and single dashes; empty for a text without either. */
export function slugOf(text: string, longest: number): string {
  const words = text
    .toLowerCase()
    .normalize('NFC')
    .replace(/[^\p{Letter}\p{Number}]+/gu, '-');
  return Array.from(words)
    .slice(0, longest)
    .join('')
    .replace(/^-+|-+$/g, '');
}
