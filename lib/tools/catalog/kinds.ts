import type { Kind } from '../kinds.ts';
import { kindsInName } from '../us-label/uses.ts';

/** Words of a name or a category that decide which further rules concern the product. */
const kindWords: readonly (readonly [Kind, RegExp])[] = [
  ['hair-dye', /\bhair\s?(?:dye|colou?r(?:ing|ant)?|tint)\b|염모|염색약|새치\s?커버/iu],
  ['aerosol', /\baerosol\b|\bhair\s?spray\b|\bdry shampoo\b|에어로졸|헤어\s?스프레이/iu],
];

/** Returns the kinds that a product's name or category names. The label builder reads the kinds of its use the same way. */
export function kindsOf(...texts: readonly string[]): Kind[] {
  const text = texts.join('\n');
  return [...kindsInName(text), ...kindWords.filter(([, words]) => words.test(text)).map(([kind]) => kind)];
}
