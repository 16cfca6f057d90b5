import otherNames from './inci-names.json' with { type: 'json' };

/*
 * Names for the sample's field: INCI names of common cosmetic ingredients, each with trade and Korean names. Plants
 * omit the bracketed common name that U.S. labels may add.
 */

export type Suggestion = {
  inci: string;
  /** The other name that matches the input when the INCI name does not. */
  known?: string;
};

const mostSuggestions = 5;

const initials = [...'ㄱㄲㄴㄷㄸㄹㅁㅂㅃㅅㅆㅇㅈㅉㅊㅋㅌㅍㅎ'];
const vowels = 'ㅏ ㅐ ㅑ ㅒ ㅓ ㅔ ㅕ ㅖ ㅗ ㅗㅏ ㅗㅐ ㅗㅣ ㅛ ㅜ ㅜㅓ ㅜㅔ ㅜㅣ ㅠ ㅡ ㅡㅣ ㅣ'.split(' ');
const finals =
  ' ㄱ ㄲ ㄱㅅ ㄴ ㄴㅈ ㄴㅎ ㄷ ㄹ ㄹㄱ ㄹㅁ ㄹㅂ ㄹㅅ ㄹㅌ ㄹㅍ ㄹㅎ ㅁ ㅂ ㅂㅅ ㅅ ㅆ ㅇ ㅈ ㅊ ㅋ ㅌ ㅍ ㅎ'.split(
    ' ',
  );

/** Keys of a Korean syllable: typing 리모 passes through 림, and both must have the same beginning. */
function spellingKeys(syllable: string): string {
  const place = syllable.charCodeAt(0) - 0xac00;
  const keys = [
    initials[Math.floor(place / 588)],
    vowels[Math.floor((place % 588) / 28)],
    finals[place % 28],
  ];
  return keys.join('');
}

/** Ignores case, spaces and hyphens. */
const plain = (text: string) =>
  text
    .normalize('NFC')
    .toLowerCase()
    .replace(/[\s-]/g, '')
    .replace(/[가-힣]/g, spellingKeys);

/** Ranks prefix matches first, then words inside a name, then any substring. */
function rank(name: string, typed: string): number {
  const at = plain(name).indexOf(typed);
  if (at < 1) return at < 0 ? 3 : 0;
  return name.split(/[\s-]/).some((word) => plain(word).startsWith(typed)) ? 1 : 2;
}

/** Returns the INCI names for the input, best first, or null if it is too short, such as a bare Korean consonant. */
export function suggestionsFor(text: string): Suggestion[] | null {
  if (!/[a-z0-9가-힣]/i.test(text.normalize('NFC'))) return null;
  const typed = plain(text);
  return Object.entries<readonly string[]>(otherNames)
    .map(([inci, known]) => {
      const own = rank(inci, typed);
      const other = known.find((name) => rank(name, typed) < own);
      return { inci, known: other, rank: other ? rank(other, typed) : own };
    })
    .filter((match) => match.rank < 3)
    .sort((a, b) => a.rank - b.rank)
    .slice(0, mostSuggestions)
    .map(({ inci, known }) => ({ inci, known }));
}

/** Splits a name around the typed part; two parts are empty if the spelling differs. */
export function typedPart(name: string, text: string): [before: string, typed: string, after: string] {
  const typed = text.trim();
  const at = name.toLowerCase().indexOf(typed.toLowerCase());
  const end = at + typed.length;
  return at < 0 ? [name, '', ''] : [name.slice(0, at), name.slice(at, end), name.slice(end)];
}
