/** A name as it is compared: lower case letters and digits alone, and `No. 5` as `5`. */
export function spelling(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/β/g, 'beta')
    .replace(/\bno\b\.?\s*(?=\d)/g, '')
    .replace(/[^\p{Letter}\p{Number}]+/gu, '');
}
