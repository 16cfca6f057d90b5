/** Returns a name for comparison: lowercase letters and digits only, with `No. 5` as `5`. */
export function spelling(text: string): string {
  // Most names are plain English, which is faster to read than the letters of all scripts.
  const isPlain = /^[ -~]*$/.test(text);
  const small = isPlain ? text.toLowerCase() : text.normalize('NFKC').toLowerCase().replace(/β/g, 'beta');
  const name = small.includes('no') ? small.replace(/\bno\b\.?\s*(?=\d)/g, '') : small;
  return name.replace(isPlain ? /[^a-z\d]+/g : /[^\p{Letter}\p{Number}]+/gu, '');
}

/** Syllables that older Korean lists write differently, and British or German spellings of English names. */
const variants: ReadonlyMap<string, string> = new Map([
  ['다이', '디'],
  ['트라이', '트리'],
  ['아이소', '이소'],
  ['메칠', '메틸'],
  ['에칠', '에틸'],
  ['치콘', '티콘'],
  ['에텔', '에터'],
  ['뷰틸', '부틸'],
  ['글리콜', '글라이콜'],
  ['실록산', '실록세인'],
  ['메탄', '메테인'],
  ['포름', '폼'],
  ['알데히드', '알데하이드'],
  ['실란', '실레인'],
  ['로오스', '로스'],
  ['슈크', '수크'],
  ['솔베', '소르베'],
  ['aluminium', 'aluminum'],
  ['sulph', 'sulf'],
  ['glycerine', 'glycerin'],
  ['alkohol', 'alcohol'],
]);
const variant = new RegExp([...variants.keys()].join('|'), 'g');

/** Returns a text in lowercase with its variants of spelling made equal. */
export const withoutVariants = (text: string): string =>
  text.replace(variant, (found) => variants.get(found) ?? found);

/** Returns the letters and digits of the name of an ingredient with its variants of spelling made equal. */
export const nameKey = (text: string): string => withoutVariants(spelling(text));

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
export const withoutLake = (name: string): string =>
  (/lake|레이크/.test(name) ? name.replace(lakeWords, ' ') : name).trim();

/** `ci 15850:1`, `c.i. no. 77491`, `ci-19140`; scanners read `c1` and `cl`. */
const numberPrefix = 'c\\.? ?[i1l]\\.?[ :#-]*(?:no\\.?)? *';
const number = '\\d{5}(?::\\d)?';
const numberList = new RegExp(`^(?:${numberPrefix})?${number}(?:[ ,/;&+-]+(?:${numberPrefix})?${number})*$`);

/** Returns the Color Index numbers of a name in lowercase that consists of nothing else; empty for any other name. */
export function colorIndexNumbers(name: string): string[] {
  if (!numberList.test(name)) return [];
  return name.match(/\d{5}(?::\d)?/g) ?? [];
}
