import type { KnownNames } from '../names.ts';

/** Represents a separator that the list uses instead of commas. Cleaned text has no character for private use. */
export const separatorSign = '\ue000';

/** A list whose separators are known. */
export type Separated = {
  readonly text: string;
  /** True if commas separate; false if they are parts of names, because another sign separates. */
  readonly hasCommas: boolean;
};

const count = (text: string, pattern: RegExp) => text.match(pattern)?.length ?? 0;

/**
 * Signs that separate where commas do not: at least `least` of them, and more than `commas` for each comma.
 */
const signs: readonly { readonly pattern: RegExp; readonly least: number; readonly commas: number }[] = [
  // Butane*Propane*Alcohol Denat.
  { pattern: /\s?\*(?=[^\s*,;.)])|(?<=\S)\s\*\s(?=\S)/gu, least: 3, commas: 1 },
  // Aqua - Cetearyl Alcohol - Toluene-2,5-Diamine Sulfate
  { pattern: /\s[-–—]\s(?!\d[\d.,]* ?%|(?<=\d{5} [-–—] )(?:ci ?)?\d{5})/giu, least: 2, commas: 1 },
  // Aqua / Glycerin / Parfum / Mica
  { pattern: /\s[/+~]\s/gu, least: 3, commas: 4 },
  // 1. Water 2. Glycerin 3. Mica; (1) Water (2) Glycerin
  { pattern: /(?:^|\s)\(?\d{1,2}[.)]\s+(?=\p{Letter})/gu, least: 3, commas: 1 },
];

/** Signs that names have too, and that separate if most parts between them are known names, with the fewest parts. */
const rareSigns: readonly (readonly [sign: RegExp, least: number])[] = [
  [/\s?\/\s?/, 5],
  [/\s?(?:[~→➔>=_^#\\]|::|->|=>)\s?/, 3],
  [/\s?[+&]\s?/, 3],
  [/[-–—]/, 5],
];

/** Returns the text with its rare sign marked as the separator; null if none of them separates. */
function markRareSign(text: string, names: KnownNames | null): string | null {
  if (!names) return null;
  for (const [sign, least] of rareSigns) {
    const parts = text.split(sign);
    if (parts.length < least || parts.length > 400) continue;
    const known = parts.filter((part) => names.has(part.trim().replace(/[.\s]+$/, ''))).length;
    if (known > parts.length * 0.7) return parts.join(separatorSign);
  }
  return null;
}

/** Decides from the whole list which signs separate its names, and marks those that usual lists do not use. */
export function markSeparators(list: string, names: KnownNames | null): Separated {
  // A shop's export: 정제수@글리세린. An email address has a period after its host.
  let text = list.replace(/@(?![\w-]{1,60}\.\w)/g, separatorSign);
  const outside = text.replace(/\([^()]*\)/g, ' ');
  // The comma of 1,2-Hexanediol has no space after it.
  const commas = count(outside, /[,;\ue000](?=\D|$)|[,;]\s|[•·|]/g);
  const lines = count(text.trim(), /\n/g) + 1;
  for (const { pattern, least, commas: ratio } of signs) {
    const found = count(outside, pattern);
    // `Water - solvent` on each line has a name and its function.
    if (found < least || found <= commas * ratio || (lines > 2 && found <= lines)) continue;
    text = text.replace(pattern, separatorSign);
    return { text, hasCommas: false };
  }
  const marked = commas === 0 ? markRareSign(text, names) : null;
  if (marked) return { text: marked, hasCommas: true };
  // Sodium C14•16 Olefin Sulfonate: a bullet between digits is a typing error in a list with commas.
  const bullets = count(outside, /[•·|]/g);
  if (commas - bullets > 5 * bullets) text = text.replace(/(?<=\d)[•·](?=\d)/g, '-');
  return { text, hasCommas: true };
}
