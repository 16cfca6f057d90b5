/** Returns a name for comparison: lowercase letters and digits only, with `No. 5` as `5`. */
export function spelling(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/β/g, 'beta')
    .replace(/\bno\b\.?\s*(?=\d)/g, '')
    .replace(/[^\p{Letter}\p{Number}]+/gu, '');
}
