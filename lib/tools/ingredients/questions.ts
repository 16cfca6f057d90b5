import { lazy } from '../../browser/lazy.ts';
import { nameKey, spelling, withoutVariants } from '../color-additives/spelling.ts';
import { type DrugActive, findDrugActive } from './drug-actives.ts';
import { type Restriction, restrictions } from './list.ts';
import { type SubstanceId, substances } from './substances.ts';

/*
 * Names that may belong to a list without being one of its names. The tool asks about them; only the visitor can tell.
 */

export type Question =
  /** A name that differs by a letter or two. */
  | { readonly reason: 'similar'; readonly name: string; readonly restrictions: readonly Restriction[] }
  /** A part of the name, such as the resin's half of `Tosylamide/Formaldehyde Resin`. */
  | { readonly reason: 'part'; readonly name: string; readonly restrictions: readonly Restriction[] }
  /** A word that names of a class have. */
  | { readonly reason: 'class'; readonly name: string; readonly restrictions: readonly Restriction[] }
  /** The active ingredient of a drug. */
  | { readonly reason: 'drug'; readonly active: DrugActive; readonly restrictions: readonly Restriction[] }
  /** Known to release formaldehyde, and not among the names of Washington's list that could be read. */
  | { readonly reason: 'releaser'; readonly restrictions: readonly Restriction[] };

/** Returns the rows of the law about a substance. */
export const restrictionsOf = (id: SubstanceId): readonly Restriction[] =>
  restrictions.filter((row) => row.substances.includes(id));

const rowsOf = (section: string) =>
  restrictions.filter((row) => row.section === section || row.name === section);

/**
 * Names with “fluoro” that have no fully fluorinated carbon atom: salts, minerals, chlorofluoromethanes, and fluorocarbons such as
 * 152a.
 */
const notFluorinated =
  /fluoro(?:phosphate|silicate|aluminate|uracil)|(?:di|tri)chloro(?:di)?fluoromethane|\bdifluoroethane\b|\b(?:hydrofluorocarbon|hfc)[\s-]?(?:152a?|161|32|41)\b|플루오로(?:포스페이트|실리케이트)|하이드로플루오로카본\s?152|다이클로로다이플루오로메테인|트라이클로로플루오로메테인/iu;

/** Words of names that can belong to a class, with the sections or names of its rows, and names in which they do not. */
const classWords: readonly (readonly [word: RegExp, rows: readonly string[], unless?: RegExp])[] = [
  [
    /fluoro|fluorinated|\bhf[oc][\s-]?\d|teflon|테플론|플루오로|과불화/iu,
    ['108981.5', '70A.560.020(1)(b)', '2494b(a)(2)'],
    notFluorinated,
  ],
  [/(?<!tere|iso|na)phthalate|(?<!테레|이소|아이소|나)프탈레이트/iu, ['70A.560.020(1)(a)', '2494b(a)(1)']],
  [/mercur(?:y|ic|ous|i)|수은|머큐리/iu, ['700.13(d)(2)', '70A.560.020(1)(e)', '2494b(a)(5)']],
  [/zirconi?um|zirconyl|지르코늄/iu, ['700.16']],
  [/\blead\b/iu, ['70A.560.020(2)', '2494b(a)(9)']],
  [
    /(?:^|[\s(])m-phenylenediamine/iu,
    ['108980(a)(10)', '70A.560.020(1)(g)', '2494b(a)(12)', '21-259.2(b)(10)'],
  ],
  [
    /(?:^|[\s(])o-phenylenediamine/iu,
    ['108980(a)(11)', '70A.560.020(1)(h)', '2494b(a)(13)', '21-259.2(b)(11)'],
  ],
  [/salicylanilide/iu, ['700.15']],
  [/isobutylparaben|(?:아이소|이소)부틸파라벤/iu, ['108980(a)(8)', '2494b(a)(8)', '21-259.2(b)(8)']],
  [/isopropylparaben|(?:아이소|이소)프로필파라벤/iu, ['108980(a)(9)', '2494b(a)(7)', '21-259.2(b)(9)']],
  // Borosilicate is a glass, and boron nitride no borate.
  [/(?:per|tetra|octa)?borate\b|\bboric\b|\bborax\b|보레이트|붕산|붕사/iu, ['Boron substances']],
  [/chlorofluoro(?:carbon|methane|ethane)|\bcfc\b/iu, ['700.23']],
];

/**
 * Names of further formaldehyde releasers. Two of the 25 names of WAC 173-339-110 could not be read, and RCW
 * 70A.560.020(1)(c) names the class.
 */
const releaserNames: readonly string[] = [
  ...['Tris(Hydroxymethyl)Nitromethane', 'Hydroxymethyl Dioxoazabicyclooctane', 'Glyoxal/Formaldehyde Resin'],
  ...['Dimethylol Ethylene Thiourea', '1,3-Dimethylol-5,5-Dimethylhydantoin', 'Hexahydrotriazine'],
  ...['Methylolchloroacetamide', 'Chloroallyl Methenamine Chloride', 'Sodium Formaldehyde Sulfoxylate'],
];
const releasers = lazy(() => new Set(releaserNames.map(spelling)));

const releaserRows = rowsOf('70A.560.020(1)(c)');

/** Common ingredients whose names differ by a letter from a listed one. */
const otherIngredients = new Set(['Ethylene Glycol', '에틸렌글라이콜', 'Methanol'].map(nameKey));

type Known = {
  readonly name: string;
  readonly key: string;
  readonly letters: string;
  readonly used: number;
  readonly numbers: string;
  readonly locant: string;
  readonly id: SubstanceId;
};

/** Returns the letters of a name for comparison; Hangul in its jamo, since a syllable is several letters. */
const lettersOf = (key: string) => key.normalize('NFD');

/** Every name of every substance, and the substances by the spelling of their names. */
const known = lazy(() => {
  const all = Object.entries(substances).flatMap(([id, { names, korean }]) =>
    [...names, ...korean].map((name): Known => {
      const key = nameKey(name);
      const letters = lettersOf(key);
      return {
        ...{ name, key, letters, id: id as SubstanceId },
        ...{ used: lettersUsed(letters), numbers: digits(key), locant: locantOf(name) },
      };
    }),
  );
  return { all, byKey: new Map(all.map(({ key, id }) => [key, id])) };
});

/** Returns the substance with this name; undefined if there is none. */
export const findByName = (name: string): SubstanceId | undefined => known().byKey.get(nameKey(name));

const digits = (key: string) => key.replace(/\D/g, '');
/** `m` of m-Phenylenediamine: one letter makes another substance. */
const locantOf = (name: string) =>
  /^(?:[mnop](?=-)|ortho|meta|para)/i.exec(name)?.[0].charAt(0).toLowerCase() ?? '';

/** Returns the edits that a name of this length may have: a letter, or two in a long Latin name. */
function mostEdits(letters: string): number {
  if (letters.length < 8) return 0;
  return letters.length < 12 || /\p{Script=Hangul}/u.test(letters) ? 1 : 2;
}

/** Returns a bit for each letter that a text has; letters can share a bit. */
function lettersUsed(text: string): number {
  let used = 0;
  for (let index = 0; index < text.length; index += 1) used |= 1 << (text.charCodeAt(index) & 31);
  return used;
}

/** True if texts with these letters may differ by at most `most` edits; one edit changes two letters at most. */
function mayBeWithinEdits(one: number, other: number, most: number): boolean {
  let count = 0;
  for (let differing = one ^ other; differing !== 0; differing &= differing - 1) count += 1;
  return count <= 2 * most;
}

/** True if one text becomes the other by at most `most` insertions, deletions, replacements or swaps of neighbors. */
function isWithinEdits(one: string, other: string, most: number): boolean {
  if (Math.abs(one.length - other.length) > most) return false;
  let before: number[] = [];
  let last = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (let i = 1; i <= one.length; i += 1) {
    const row = [i];
    for (let j = 1; j <= other.length; j += 1) {
      const cost = one[i - 1] === other[j - 1] ? 0 : 1;
      let least = Math.min((last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (last[j - 1] ?? 0) + cost);
      const isSwap = i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1];
      if (isSwap) least = Math.min(least, (before[j - 2] ?? 0) + 1);
      row.push(least);
    }
    if (Math.min(...row) > most) return false;
    before = last;
    last = row;
  }
  return (last[other.length] ?? most + 1) <= most;
}

function findSimilar(name: string): Known | undefined {
  const key = nameKey(name);
  const letters = lettersOf(key);
  const most = mostEdits(letters);
  const numbers = digits(key);
  const locant = locantOf(name);
  const used = lettersUsed(letters);
  if (most === 0 || letters.length > 80 || otherIngredients.has(key)) return undefined;
  return known().all.find(
    (each) =>
      each.numbers === numbers &&
      each.locant === locant &&
      mayBeWithinEdits(used, each.used, most) &&
      isWithinEdits(letters, each.letters, Math.min(most, mostEdits(each.letters))),
  );
}

/** Returns the question whether a product with this ingredient is a drug; none for most ingredients. */
export function drugQuestions(name: string): Question[] {
  const active = findDrugActive(name);
  return active ? [{ reason: 'drug', active, restrictions: [] }] : [];
}

/** The end of a polymer's name. */
const polymer = /(?:co|cross|ter)?polymer\b|(?:코|크로스)?폴리머/iu;

/** Returns the words of a text between spaces: ` base formaldehyde 0 2 `. */
const wordsOf = (text: string) =>
  ` ${withoutVariants(text.normalize('NFKC').toLowerCase())
    .replace(/[^\p{Letter}\p{Number}]+/gu, ' ')
    .trim()} `;

/** Names of substances as words, the longest first; shorter ones are words of other names. */
const namesAsWords = lazy(() =>
  known()
    .all.map(({ name, id }) => ({ name, id, words: wordsOf(name) }))
    .filter(({ words }) => words.length > 5)
    .sort((one, other) => other.words.length - one.words.length),
);

/** In these names, a listed substance is what they are made from: polymers, resins, and Toluene-2,5-Diamine. */
const madeFrom = /polymer|\bresin\b|\btoluene-\d|폴리머|수지|톨루엔-?\d/iu;

/** Returns the listed substance whose name is among the words of a text: `Base (Formaldehyde 0.2%)`. */
function findInside(typed: string): { name: string; id: SubstanceId } | undefined {
  if (typed === '' || typed.length > 5_000 || madeFrom.test(typed)) return undefined;
  const words = wordsOf(typed);
  return namesAsWords().find((each) => words.length > each.words.length && words.includes(each.words));
}

/** True if a text that is no entry names a listed substance: `Contains Formaldehyde`. */
export const namesListed = (text: string): boolean => findInside(text.slice(0, 2000)) !== undefined;

/**
 * Returns the questions about a name.
 * @param found the rows of the law that it belongs to without a question.
 * @param typed the whole entry, whose words are compared too; empty if the name is known as a whole.
 */
export function questionsAbout(name: string, found: readonly Restriction[], typed = name): Question[] {
  const isNew = (rows: readonly Restriction[]) => rows.filter((row) => !found.includes(row));
  const questions: Question[] = [];
  if (releasers().has(spelling(name))) questions.push({ reason: 'releaser', restrictions: releaserRows });
  if (found.length === 0) {
    // A copolymer is another substance than its monomers, such as styrene.
    const parts = polymer.test(name) ? [] : name.split('/').map((part) => part.trim());
    const part = parts.length > 1 ? parts.find((each) => findByName(each)) : undefined;
    const id = part && findByName(part);
    if (part && id) questions.push({ reason: 'part', name: part, restrictions: restrictionsOf(id) });
    const similar = questions.length === 0 ? findSimilar(name) : undefined;
    if (similar) {
      questions.push({ reason: 'similar', name: similar.name, restrictions: restrictionsOf(similar.id) });
    }
  }
  const asked = questions.flatMap(({ restrictions }) => restrictions);
  for (const [word, sections, unless] of classWords) {
    const match = unless?.test(name) ? null : word.exec(name);
    const rows = match ? isNew(sections.flatMap(rowsOf)).filter((row) => !asked.includes(row)) : [];
    if (match && rows.length > 0) {
      questions.push({ reason: 'class', name: match[0].trim(), restrictions: rows });
    }
  }
  const inside = found.length === 0 && questions.length === 0 ? findInside(typed) : undefined;
  if (inside) questions.push({ reason: 'part', name: inside.name, restrictions: restrictionsOf(inside.id) });
  return questions;
}
