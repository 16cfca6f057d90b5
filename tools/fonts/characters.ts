/** Assigns characters to font files. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { localeConfig, type Script } from '../../lib/i18n/locales.ts';

export const root = path.resolve(import.meta.dirname, '../..');

export type Family = 'Pretendard' | 'Hahmlet';
/**
 * Families of one typeface, in the order of the font stacks (app/styles/tokens.css): '' for pages in Latin script,
 * ' Korean' for Korean ones, then ' More' for both. For each size and weight, a browser prepares every file of a family
 * before it continues with the next one, so the characters that a page shows first are a separate family.
 */
export type Group = '' | ' Korean' | ' More';
/** The family that pages in each script load first. */
const firstGroups = { latin: '', korean: ' Korean' } satisfies Record<Script, Group>;
/** A font file. `source` is the file of the package that draws its characters. */
export type FontSubset = {
  name: string;
  source: 'base' | 'latin-ext';
  characters: string[];
  /** For which characters each family uses the file. */
  uses: { group: Group; characters: string[] }[];
};

/** Returns the content of a folder's files with matching names. */
function textIn(folder: string, name: RegExp): string {
  return readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => name.test(file))
    .sort()
    .map((file) => readFileSync(path.join(root, folder, file), 'utf8'))
    .join('');
}

/** Returns the characters from one code point to another. */
export const between = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index));

export const isKorean = (character: string) => character >= '\u3000';
/** The Korean names of colors. */
const colorNames = textIn('lib/tools/color-additives', /^list\.json$/);
const siteText = [
  ...new Set(
    textIn('messages', /\.json$/) + textIn('components', /(?<!\.test)\.(tsx?|css|json)$/) + colorNames,
  ),
].sort();

/** ASCII, the no-break space, punctuation of articles, and the symbols and accents of the site's copy. */
const latin = [...between(0x20, 0x7e), ...'\u00a0–—‘’“”•…·§©®™°×−€£→β', ...siteText].filter(
  (character) => character >= ' ' && !isKorean(character),
);

/** Stamps are Korean in every language. Their words are in the components. */
const stamps = textIn('components', /(?<!\.test)\.tsx$/);

/** The Korean message files that each kind of page shows, in the order of a visit. */
const shownBy = {
  /** The first screen of the landing. */
  first: /^(?:header|landing|landing-hero)$/,
  features: /^(?:feature|scene|footer$|forms$|samples$|common$)/,
  landing: /^(?:landing|resources$)/,
  pages: /./,
};
/** Keys of the copy that pages set in the serif: headings, and names, questions and quotes that look like one. */
const headline = /title|heading|name|question|outcome|closing|quote/i;
/** Copy of English pages that is in Korean: the name of the language, and links to the same page in Korean. */
const inThisLanguage = 'inThisLanguage';

type Message = { file: string; key: string; text: string };

/** Returns every string of a message file with its keys. */
function messagesIn(tree: unknown, file: string, key = ''): Message[] {
  if (typeof tree === 'string') return [{ file, key, text: tree }];
  return Object.entries(tree as object).flatMap(([name, child]) => messagesIn(child, file, `${key}.${name}`));
}

const korean = readdirSync(path.join(root, 'messages/ko'))
  .filter((file) => file.endsWith('.json'))
  .sort()
  .flatMap((file) =>
    messagesIn(
      JSON.parse(readFileSync(path.join(root, 'messages/ko', file), 'utf8')),
      path.basename(file, '.json'),
    ),
  );

/** Returns the Korean characters of the messages that a kind of page shows in a typeface. */
function shown(family: Family, kind: keyof typeof shownBy): string[] {
  const messages = korean.filter(
    ({ file, key }) => shownBy[kind].test(file) && (family === 'Pretendard' || headline.test(key)),
  );
  return [...messages.map(({ text }) => text).join('')].filter(isKorean);
}

const englishPages = [
  ...Object.values(localeConfig).map(({ ownName }) => ownName),
  ...korean.filter(({ key }) => key.endsWith(inThisLanguage)).map(({ text }) => text),
];

/** Returns the 2,350 syllables of KS X 1001 (rows B0 to C8) by frequency, the order of the package's slices. */
export function everydaySyllables(): string[] {
  const bytes = Array.from({ length: 0xc8 - 0xb0 + 1 }, (_, row) =>
    Array.from({ length: 0xfe - 0xa1 + 1 }, (_, cell) => [row + 0xb0, cell + 0xa1]),
  );
  const everyday = new Set(new TextDecoder('euc-kr').decode(Uint8Array.from(bytes.flat(2))));
  const slices: Record<string, string> = JSON.parse(
    readFileSync(path.join(root, 'node_modules/@fontsource/hahmlet/unicode.json'), 'utf8'),
  );
  return Object.values(slices)
    .reverse()
    .flatMap((slice) => slice.split(','))
    .flatMap((range) => {
      const [first = 0, last = first] = range
        .slice(2)
        .split('-')
        .map((point) => Number.parseInt(point, 16));
      return between(first, last).filter((character) => everyday.has(character));
    });
}

/** Characters per file, for characters that few pages show. A heading lacks one or two at most, text lacks several. */
const sliceLengths: Record<Family, number> = { Pretendard: 250, Hahmlet: 100 };

/**
 * Divides the characters of a family into files that together contain all copy of the site. Copy that is not a message of
 * its page costs an additional file. In the group ' More' each character is in the first file that needs it; a Korean page has its Latin
 * letters and its first syllables in one file.
 */
export function divideIntoSubsets(
  family: Family,
  has: (source: FontSubset['source'], character: string) => boolean,
) {
  const taken = new Set<string>();
  const drawn = (characters: Iterable<string>, source: FontSubset['source'] = 'base') =>
    [...new Set(characters)].filter((each) => has(source, each));
  const file = (
    name: string,
    group: Group,
    characters: string[],
    source: FontSubset['source'] = 'base',
  ): FontSubset => ({
    name,
    source,
    characters,
    uses: [{ group, characters }],
  });
  const more = (name: string, wanted: Iterable<string>, source?: FontSubset['source']): FontSubset => {
    const characters = drawn(wanted, source).filter((each) => !taken.has(each));
    for (const character of characters) taken.add(character);
    return file(name, ' More', characters, source);
  };

  const slices = (name: string, wanted: Iterable<string>): FontSubset[] => {
    const { characters } = more(name, wanted);
    const length = sliceLengths[family];
    return Array.from({ length: Math.ceil(characters.length / length) }, (_, slice) =>
      file(`${name}-${slice + 1}`, ' More', characters.slice(slice * length, (slice + 1) * length)),
    );
  };

  const everyday = everydaySyllables();
  const letters = drawn(family === 'Pretendard' ? [...latin, ...englishPages.join('')] : latin);
  for (const character of letters) taken.add(character);
  const first = more('first', shown(family, 'first'));
  const pageStart = file('korean', firstGroups.korean, [...letters, ...first.characters]);
  const site = [
    file('latin', firstGroups.latin, letters),
    file('stamps', firstGroups.latin, family === 'Hahmlet' ? drawn([...stamps].filter(isKorean)) : []),
    // Pages in Latin script use the same file for its syllables only.
    { ...pageStart, uses: [...pageStart.uses, ...first.uses] },
    more('latin-1', [...between(0xa0, 0xff), ...'ıŒœ']),
    more('latin-ext', between(0x100, 0x17f), 'latin-ext'),
    more('signs', between(0x2010, 0x2bff)),
    more(
      'features',
      [...shown(family, 'features'), ...(family === 'Hahmlet' ? stamps : '')].filter(isKorean),
    ),
    more('landing', shown(family, 'landing')),
    more(
      'pages',
      [...shown(family, 'pages'), ...(family === 'Pretendard' ? colorNames : '')].filter(isKorean),
    ),
    ...slices('site', [...everyday.filter((each) => siteText.includes(each)), ...siteText.filter(isKorean)]),
  ];
  const articles = slices('rest', [...everyday, ...between(0x3000, 0x301f), ...between(0x3131, 0x318e)]);
  return { site: site.filter(({ characters }) => characters.length > 0), articles };
}

/**
 * Inputs of the fonts, apart from the packages: the characters of each file. An edit that needs no other character keeps
 * the fonts.
 */
export const inputs = (['Pretendard', 'Hahmlet'] as const).map((family) =>
  Object.values(divideIntoSubsets(family, () => true))
    .flat()
    .map(({ name, characters }) => [name, [...characters].sort().join('')]),
);

/** Returns the runs of consecutive code points as pairs of first and last. */
export function toRuns(characters: Iterable<string>): [number, number][] {
  const points = [...new Set(characters)].map((character) => character.codePointAt(0) ?? 0);
  const runs: [number, number][] = [];
  for (const point of points.sort((a, b) => a - b)) {
    const last = runs.at(-1);
    if (last?.[1] === point - 1) last[1] = point;
    else runs.push([point, point]);
  }
  return runs;
}
