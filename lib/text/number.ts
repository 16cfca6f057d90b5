/**
 * Reads a number as people write it: `1.5`, `1,5`, `0,125`, `1,250`, `1 250`, in plain, full-width, Arabic or Persian
 * digits. A comma separates thousands only where three digits follow each one and the number does not begin with zero.
 * Returns NaN for everything else, such as `30ml`, `½` or `1.250,5`, so that no amount is guessed.
 */
export function readNumber(typed: string): number {
  // Full-width digits and signs, and the signs for minus.
  const plain = typed
    .normalize('NFKC')
    // Arabic and Persian digits: the last four bits are the value.
    .replace(/[٠-٩۰-۹]/g, (digit) => `${digit.charCodeAt(0) & 15}`)
    .replace(/٫/g, '.')
    .replace(/٬/g, ',')
    .replace(/[\u2010-\u2015\u2212]/g, '-')
    .trim();
  const isGrouped = /^-?[1-9]\d{0,2}(?:([, '’])\d{3})(?:\1\d{3})*(?:\.\d+)?$/.test(plain);
  const number = isGrouped ? plain.replace(/[, '’]/g, '') : plain.replace(/^(-?\d*),(\d+)$/, '$1.$2');
  return /^-?(?:\d+\.?\d*|\.\d+)$/.test(number) ? Number(number) : Number.NaN;
}
