import { findColor } from '../color-additives/find.ts';
import { type ColorNote, toColorNote } from '../color-additives/note.ts';
import type { Kind } from '../kinds.ts';
import { isHairDye } from './hair-dyes.ts';
import { type ListId, type Restriction, restrictions } from './list.ts';
import type { KnownNames } from './names.ts';
import {
  type Change,
  type IngredientEntry,
  type LeftOut,
  type PasteQuestion,
  parseIngredients,
} from './parse/index.ts';
import {
  drugQuestions,
  findByName,
  namesListed,
  type Question,
  questionsAbout,
  restrictionsOf,
} from './questions.ts';
import { type SubstanceId, substances } from './substances.ts';
import { type UsName, usNameOf } from './us-name.ts';

/** Most ingredients that are checked. */
export const mostIngredients = 400;

/** `depends`: on the product, or on facts that no ingredient list shows. */
export type Verdict = 'prohibited' | 'restricted' | 'depends';

export type Hit = {
  readonly list: ListId | 'colors';
  /** As in `Restriction`; for colors the section of title 21, or of the Act. */
  readonly section: string;
  readonly verdict: Verdict;
  /** Null for a color, whose note says the same. */
  readonly restriction: Restriction | null;
  /** True for a hair dye in a product for the area of the eye, section 601(a) and (e). */
  readonly isEyeDye?: true;
};

export type CheckedIngredient = {
  readonly typed: string;
  /** The name that was compared. */
  readonly name: string;
  /** The name that a U.S. label uses; null if it is the same. */
  readonly usName: string | null;
  readonly hits: readonly Hit[];
  readonly questions: readonly Question[];
  /** Null unless the ingredient is a color. */
  readonly color: ColorNote | null;
  /** Why a person should read the entry: the parser is not sure that it is one ingredient. */
  readonly unclear: IngredientEntry['unclear'];
};

export type Check = {
  readonly ingredients: readonly CheckedIngredient[];
  /** Parts of the list that were not compared, each with its reason. */
  readonly leftOut: readonly {
    readonly typed: string;
    readonly reason: LeftOut['reason'] | 'beyond-limit';
  }[];
  /** Every change to the list, with those of names; a visitor can undo each. */
  readonly changes: readonly Change[];
  readonly questions: readonly PasteQuestion[];
  /** False if the names could not be separated, so that the ingredients are a guess. */
  readonly isUnderstood: boolean;
};

/** Returns the outcome of a row of the law for a product; null if the row does not concern it. */
function verdictOf(
  { effect, only, perhaps = [], unless = [], isOpen }: Restriction,
  kinds: readonly Kind[],
): Verdict | null {
  if (only && !kinds.some((kind) => only.includes(kind))) {
    const isUnknown = kinds.length === 0 || kinds.some((kind) => perhaps.includes(kind));
    return isUnknown ? 'depends' : null;
  }
  if (isOpen) return 'depends';
  const excepted = (kind: Kind) => unless.includes(kind);
  if (effect === 'restricted') return kinds.some(excepted) ? 'prohibited' : 'restricted';
  return kinds.length > 0 && kinds.every(excepted) ? 'restricted' : 'prohibited';
}

const casPattern = /(?<![\d-])\d{2,7}-\d{2}-\d(?![\d-])/g;
const substanceIds = Object.keys(substances) as SubstanceId[];

/** Returns the rows of the law that the CAS numbers in a text belong to. */
function findByCas(text: string): Restriction[] {
  const numbers: readonly string[] = text.match(casPattern) ?? [];
  const ids = substanceIds.filter((id) => substances[id].cas.some((each) => numbers.includes(each)));
  const named = restrictions.filter(({ cas }) => cas.some((each) => numbers.includes(each)));
  return [...ids.flatMap(restrictionsOf), ...named];
}

/** Returns a name's readings: as a whole, without what is in brackets, and each bracket. */
function readingsOf(name: string): string[] {
  const brackets = [...name.matchAll(/[[(]([^[\]()]+)[\])]/g)].map(([, inside = '']) => inside);
  return [name, name.replace(/\s*[[(][^[\]()]*[\])]\s*/g, ' '), ...brackets].map((text) => text.trim());
}

/** Longer text cannot be the name of an ingredient. */
const longestName = 200;

function findRows(entry: IngredientEntry): Restriction[] {
  if (entry.name.length > longestName) return findByCas(entry.typed);
  const ids = readingsOf(entry.name).flatMap((reading) => findByName(reading) ?? []);
  const found = new Set([...ids.flatMap(restrictionsOf), ...findByCas(entry.typed)]);
  return restrictions.filter((row) => found.has(row));
}

const colorVerdicts: Partial<Record<NonNullable<ColorNote['problem']>, Verdict>> = {
  'not-permitted': 'prohibited',
  'not-eye': 'prohibited',
  'not-lips': 'prohibited',
  'no-lake': 'prohibited',
  limited: 'restricted',
  conflict: 'depends',
  several: 'depends',
};

/**
 * Returns the hit of a color. Section 601(e) of the Act excepts coal-tar hair dyes from the list of colors, but not dyes for lashes
 * and brows.
 */
function colorHit(name: string, note: ColorNote | null, kinds: readonly Kind[]): Hit | null {
  const eye = kinds.includes('eye');
  if (eye && isHairDye(name)) {
    return { list: 'colors', section: '601(e)', verdict: 'prohibited', restriction: null, isEyeDye: true };
  }
  const isExcepted = kinds.includes('hair-dye') && !eye;
  const verdict = note?.problem && !isExcepted ? colorVerdicts[note.problem] : undefined;
  if (!note || !verdict) return null;
  const section = note.sections[0]?.replace('21 CFR ', '') ?? '601(e)';
  return { list: 'colors', section, verdict, restriction: null };
}

type NamesOptions = {
  /** The table of names; null until it is loaded. */
  readonly names?: KnownNames | null;
  /** Changes that the visitor has undone. */
  readonly undone?: ReadonlySet<string>;
};

type Checked = { readonly ingredient: CheckedIngredient; readonly change: UsName['change'] };

function checkEntry(
  entry: IngredientEntry,
  kinds: readonly Kind[],
  { names = null, undone = new Set() }: NamesOptions,
): Checked {
  const rows = findRows(entry);
  const isShort = entry.name.length <= longestName;
  const found = isShort ? findColor(entry.name) : null;
  const mucous: readonly Kind[] = ['lips', 'oral-liquid', 'vaginal'];
  const use = { eye: kinds.includes('eye'), lips: kinds.some((kind) => mucous.includes(kind)) };
  const color = found && toColorNote(entry.name, found, use);
  const hits = rows.flatMap((restriction): Hit[] => {
    const verdict = verdictOf(restriction, kinds);
    return verdict ? [{ list: restriction.list, section: restriction.section, verdict, restriction }] : [];
  });
  const onColors = colorHit(entry.name, color, kinds);
  // The kind of product already says that it is a drug.
  const drug = kinds.includes('drug-claim') ? [] : drugQuestions(entry.name);
  // A known name as a whole is not its parts.
  const isWhole = names?.has(entry.name) ?? false;
  const asked = isShort ? questionsAbout(entry.name, rows, isWhole ? '' : entry.typed) : [];
  const concerns = (question: Question) => question.restrictions.some((row) => verdictOf(row, kinds));
  const us = usNameOf(entry.name, color, names, undone);
  const ingredient: CheckedIngredient = {
    typed: entry.typed,
    name: entry.name,
    usName: us.name === entry.name ? null : us.name,
    hits: onColors ? [...hits, onColors] : hits,
    // Names of colors have class words too, such as the “fluor” of a dye.
    questions: isShort && !color ? [...asked.filter(concerns), ...drug] : [],
    color,
    unclear: entry.unclear,
  };
  return { ingredient, change: us.change };
}

/** Entries that were compared before, by their text and the kinds of product. */
export type KnownEntries = Map<string, ReturnType<typeof checkEntry>>;

/**
 * Compares each ingredient of a pasted list with the lists of law, for a product of these kinds.
 * @param known collects compared entries, for a caller with many lists and the same options, which share most ingredients.
 */
export function checkIngredients(
  list: string,
  kinds: readonly Kind[] = [],
  options: NamesOptions = {},
  known: KnownEntries = new Map(),
): Check {
  const { entries, leftOut, changes, questions, isUnderstood } = parseIngredients(list, options);
  const checked = entries.slice(0, mostIngredients).map((entry) => {
    const key = `${entry.typed}\0${entry.name}\0${entry.unclear}\0${kinds}`;
    const outcome = known.get(key) ?? checkEntry(entry, kinds, options);
    known.set(key, outcome);
    return outcome;
  });
  const isAsked = (typed: string) => questions.some((question) => question.typed === typed);
  const listed = leftOut
    .slice(0, mostIngredients)
    .filter(({ typed, reason }) => reason !== 'nano' && !isAsked(typed) && namesListed(typed));
  return {
    ingredients: checked.map(({ ingredient }) => ingredient),
    changes: [...changes, ...checked.flatMap(({ change }) => change ?? [])],
    questions: [...questions, ...listed.map(({ typed }) => ({ reason: 'left-out' as const, typed }))],
    isUnderstood,
    leftOut: [
      ...leftOut,
      ...entries.slice(mostIngredients).map(({ typed }) => ({ typed, reason: 'beyond-limit' as const })),
    ],
  };
}

/** True if an ingredient is on none of the lists, and nothing about it is open. */
export function isUnmatched({ hits, questions, color }: CheckedIngredient): boolean {
  return hits.length === 0 && questions.length === 0 && color === null;
}

/** Returns the ingredients by outcome; a hit counts more than a question, and a question more than a color. */
export function groupByOutcome<Each extends CheckedIngredient>(ingredients: readonly Each[]) {
  const others = ingredients.filter(({ hits }) => hits.length === 0);
  return {
    hits: ingredients.filter(({ hits }) => hits.length > 0),
    asks: others.filter(({ questions }) => questions.length > 0),
    colors: others.filter(({ questions, color }) => questions.length === 0 && color),
    unmatched: others.filter(isUnmatched),
  };
}
