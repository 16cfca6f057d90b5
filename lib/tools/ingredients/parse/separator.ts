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
  { pattern: /\s[-–—]\s(?!\d[\d.,]* ?%|ci ?\d{5}|\d{5})/giu, least: 2, commas: 1 },
  // Aqua / Glycerin / Parfum / Mica
  { pattern: /\s[/+~]\s/gu, least: 3, commas: 4 },
  // 1. Water 2. Glycerin 3. Mica; (1) Water (2) Glycerin
  { pattern: /(?:^|\s)\(?\d{1,2}[.)]\s+(?=\p{Letter})/gu, least: 3, commas: 1 },
];

/** Slashes without spaces, which many names have, separate if most parts between them are known names. */
function hasSlashes(text: string, names: KnownNames | null): boolean {
  const parts = text.split('/');
  if (!names || parts.length < 5 || parts.length > 400) return false;
  return parts.filter((part) => names.has(part.trim())).length > parts.length * 0.7;
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
  if (commas === 0 && hasSlashes(text, names))
    return { text: text.replaceAll('/', separatorSign), hasCommas: true };
  // Sodium C14•16 Olefin Sulfonate: a bullet between digits is a typing error in a list with commas.
  const bullets = count(outside, /[•·|]/g);
  if (commas - bullets > 5 * bullets) text = text.replace(/(?<=\d)[•·](?=\d)/g, '-');
  return { text, hasCommas: true };
}
