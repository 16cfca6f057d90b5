/** Returns a name for comparison: lowercase letters and digits only, with `No. 5` as `5`. */
export function spelling(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/β/g, 'beta')
    .replace(/\bno\b\.?\s*(?=\d)/g, '')
    .replace(/[^\p{Letter}\p{Number}]+/gu, '');
}

/** Returns a name in lowercase with single spaces, `&` for the entity that a copied page left, and usual dashes. */
export const plainName = (text: string): string =>
  text
    .normalize('NFKC')
    .replace(/&(?:amp|#38);/gi, '&')
    .replace(/[‐-―−]/g, '-')
    .toLowerCase()
    .replace(/\s+/g, ' ')
    .trim();

const metals = 'alumini?um|calcium|barium|strontium|zirconium|al|ca|ba|sr|zr';
const koreanMetals = '알루미늄|칼슘|바륨|스트론튬|지르코늄';
/** `aluminum lake`, `lake (ca)`, `al-lakes`, `알루미늄레이크`; the metal it is laked with says nothing about the color. */
const lakeWords = new RegExp(
  `[ ,-]*(?:\\b(?:(?:${metals})\\.?[ -]*)?lakes?\\b(?:[ ,-]*(?:\\((?:${metals})\\)|(?:${metals})$))?|(?:의? ?(?:${koreanMetals}))? ?레이크(?: ?\\((?:${koreanMetals})\\))?) *`,
  'g',
);

/** True if a name in lowercase says that the color is a lake. */
export const isLake = (name: string): boolean => /\blakes?\b|레이크/.test(name);

/** Returns a name in lowercase without the words that make it a lake. */
export const withoutLake = (name: string): string => name.replace(lakeWords, ' ').trim();

/** `ci 15850:1`, `c.i. no. 77491`, `ci-19140`; scanners read `c1` and `cl`. */
const numberPrefix = 'c\\.? ?[i1l]\\.?[ :#-]*(?:no\\.?)? *';
const number = '\\d{5}(?::\\d)?';
const numberList = new RegExp(`^(?:${numberPrefix})?${number}(?:[ ,/;&+-]+(?:${numberPrefix})?${number})*$`);

/** Returns the Color Index numbers of a name in lowercase that consists of nothing else; empty for any other name. */
export function colorIndexNumbers(name: string): string[] {
  if (!numberList.test(name)) return [];
  return name.match(/\d{5}(?::\d)?/g) ?? [];
}
