import otherNames from './inci-names.json' with { type: 'json' };

/*
 * What the sample's field knows: INCI names of common cosmetic ingredients, each with names it goes by in trade and
 * in Korean. Plants are named without the bracketed common name that U.S. labels may add.
 */

export type Suggestion = {
  inci: string;
  /** The other name that matches what was typed, where the INCI name does not. */
  known?: string;
};

const mostSuggestions = 5;

const initials = [...'ㄱㄲㄴㄷㄸㄹㅁㅂㅃㅅㅆㅇㅈㅉㅊㅋㅌㅍㅎ'];
const vowels = 'ㅏ ㅐ ㅑ ㅒ ㅓ ㅔ ㅕ ㅖ ㅗ ㅗㅏ ㅗㅐ ㅗㅣ ㅛ ㅜ ㅜㅓ ㅜㅔ ㅜㅣ ㅠ ㅡ ㅡㅣ ㅣ'.split(' ');
const finals =
  ' ㄱ ㄲ ㄱㅅ ㄴ ㄴㅈ ㄴㅎ ㄷ ㄹ ㄹㄱ ㄹㅁ ㄹㅂ ㄹㅅ ㄹㅌ ㄹㅍ ㄹㅎ ㅁ ㅂ ㅂㅅ ㅅ ㅆ ㅇ ㅈ ㅊ ㅋ ㅌ ㅍ ㅎ'.split(
    ' ',
  );

/** The keys of a Korean syllable: on the way to 리모 stands 림, and both begin alike. */
function keysOf(syllable: string): string {
  const place = syllable.charCodeAt(0) - 0xac00;
  const keys = [
    initials[Math.floor(place / 588)],
    vowels[Math.floor((place % 588) / 28)],
    finals[place % 28],
  ];
  return keys.join('');
}

/** Case, spaces and hyphens do not count. */
const plain = (text: string) =>
  text
    .normalize('NFC')
    .toLowerCase()
    .replace(/[\s-]/g, '')
    .replace(/[가-힣]/g, keysOf);

/** What begins like the typed text comes first, then words inside a name, then any part of one. */
function rank(name: string, typed: string): number {
  const at = plain(name).indexOf(typed);
  if (at < 1) return at < 0 ? 3 : 0;
  return name.split(/[\s-]/).some((word) => plain(word).startsWith(typed)) ? 1 : 2;
}

/** INCI names for what was typed, best first; null where nothing can be looked up, as for a bare Korean consonant. */
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

/** A name in three parts, the middle one as it was typed; two are empty where the name is written otherwise. */
export function typedPart(name: string, text: string): [before: string, typed: string, after: string] {
  const typed = text.trim();
  const at = name.toLowerCase().indexOf(typed.toLowerCase());
  const end = at + typed.length;
  return at < 0 ? [name, '', ''] : [name.slice(0, at), name.slice(at, end), name.slice(end)];
}
