import { findColor } from '../../color-additives/find.ts';
import { keepByTable } from '../keep-results.ts';
import type { KnownNames } from '../names.ts';
import { Edits } from './edits.ts';
import { cutGluedSentence, reasonToLeaveOut } from './leave-out.ts';
import { withoutHeading } from './sections.ts';
import type { Piece } from './split.ts';

export type IngredientEntry = {
  /** The text as pasted, with its percentage and marks. */
  readonly typed: string;
  /** The ingredient's name alone. */
  readonly name: string;
  /** Percentage by weight; null when the list gives none, or only a range. */
  readonly percent: number | null;
  /** True after "May contain", "+/-" or "±". */
  readonly isMayContain: boolean;
  /** Why a person should check the entry; null when the parser is sure. */
  readonly unclear: Unclear | null;
};

export type Unclear =
  | 'blend'
  | 'line-break'
  | 'bracket'
  | 'long'
  /** It holds several known names. */
  | 'several'
  /** A comma separates it from the entry before, and both together are a known name. */
  | 'comma'
  /** One of several names between slashes. */
  | 'alternatives';

/** A name longer than this, in characters, is more likely a list whose separators were not understood. */
export const longName = 150;

/** An entry longer than this is no name with marks and amounts. */
const longestEntry = 2000;

/** Removes trailing characters of a set; a regular expression would take quadratic time on a run of them. */
function trimEndOf(text: string, characters: string): string {
  let end = text.length;
  while (end > 0 && characters.includes(text[end - 1] as string)) end -= 1;
  return text.slice(0, end);
}

const number = String.raw`\d{1,3}(?:[.,]\d{1,6})?`;
const percentAtEnd = new RegExp(
  `(?<bound>[<≤>≥])? ?(?<low>${number} ?%? ?[-–~] ?)?(?<value>${number}) ?%\\s?[)\\]]?$`,
);
const percentAtStart = new RegExp(`^(?<value>${number}) ?% ?(?=\\p{Letter})`, 'u');
const toNumber = (text: string) => Number(text.replace(',', '.'));

/** Separates a name from its percentage: `Niacinamide 2%`, `Water (71,35 %)`, `5% Glycerin`, `Panthenol <1%`. */
function readPercent(text: string): { name: string; percent: number | null; range: string | null } {
  const whole = { name: text, percent: null, range: null };
  const start = percentAtStart.exec(text);
  if (start) {
    const percent = toNumber(start.groups?.value ?? '');
    return percent <= 100 ? { name: text.slice(start[0].length), percent, range: null } : whole;
  }
  // The longest percentage, such as (0.000001 – 12.345678 %), has fewer than 40 characters.
  const tail = text.slice(-40);
  const match = percentAtEnd.exec(tail);
  if (!match) return whole;
  const name = trimEndOf(text.slice(0, text.length - tail.length + match.index), ' \t:([-–=~≈');
  const { bound, low, value = '' } = match.groups ?? {};
  const percent = toNumber(value);
  // `Base (Formaldehyde 0.2%)`: the amount of a part.
  const isOfPart =
    name.lastIndexOf('(') > name.lastIndexOf(')') || name.lastIndexOf('[') > name.lastIndexOf(']');
  if (name === '' || percent > 100 || isOfPart) return whole;
  // Below one percent any order is permitted, so the bound is as good as the number.
  if (low || bound === '>' || bound === '≥' || (bound && percent > 1))
    return { name, percent: null, range: match[0].trim().replace(/[)\]]$/, '') };
  return { name, percent, range: null };
}

const units = String.raw`pp[mb]|i\.?u\.?|m?c?g|[µμn]g|㎎|㎍|cfu|mL|ml|㎖`;
/** `(1450 ppm)`, `(200 ppm, 베타-카로틴 6.6ng)`, ` 100,000ppm`. */
const amount = new RegExp(
  `\\s?[[(]\\s?[^()[\\]]{0,40}?(?<![\\w.])(?<inside>\\d[\\d,.]{0,14})\\s?(?<unitInside>${units})(?![a-z])[^()[\\]]{0,60}[\\])]|\\s(?<after>\\d[\\d,.]{0,14})\\s?(?<unitAfter>pp[mb]|iu|cfu)(?:\\/g)?(?![a-z])`,
  'iu',
);
const partsPer: ReadonlyMap<string, number> = new Map([
  ['ppm', 1e4],
  ['ppb', 1e7],
]);

/** Separates a name from an amount in another unit, and returns it as a percentage if it is a share. */
function readAmount(text: string): { name: string; percent: number | null; amount: string | null } {
  const found = amount.exec(text);
  if (!found) return { name: text, percent: null, amount: null };
  const { inside, unitInside, after, unitAfter } = found.groups ?? {};
  const share = partsPer.get((unitInside ?? unitAfter ?? '').toLowerCase());
  // In a share, a comma separates thousands.
  const value = Number((inside ?? after ?? '').replaceAll(',', ''));
  return {
    name: (text.slice(0, found.index) + text.slice(found.index + found[0].length)).trim(),
    percent: share && Number.isFinite(value) ? value / share : null,
    amount: found[0].trim(),
  };
}

const numbering = /^(?:(?:\d{1,3}[.)]|[-–•*✔✓]) +|\d{1,2}\.(?=\p{Letter}{3})|\(\d{1,2}\) ?(?=\p{Letter}))/u;
const footnoteMarks = '*†‡§°¹²³⁴⁵⁶⁷⁸⁹※♥♡☆★◆△▲^~#¤';
const nanoMark = /\s?[[(]\s?(?:nano|나노)\s?[\])]/i;
/** Numbers of footnotes in brackets after a name: `Extract [1]`, `Sulfate (*A)`, `Oil (**)`. */
const bracketedMark = /\s?(?:\[(?:\d{1,2}|\*{1,3})\]|\((?:\*{1,3}\w?|†|‡|※)\))(?=[\s.,]|$)|^\[\d{1,2}\]/gu;
/** A CAS number after a name, `Fragrance (CAS 84-66-2)`; it is not part of the name. */
const casMark = /(?<=\S)\s?[[(]?\s?\bCAS(?: ?no)?[.:]? ?\d{2,7}-\d{2}-\d\s?[\])]?/i;
const plainCas = /(?<=\S)\s?\(\d{2,7}-\d{2}-\d\)/;
const hasName = /[\p{Letter}\p{Number}]/u;
/** Abbreviations whose period belongs to the name. */
const abbreviation = /\b(?:denat|ext|var|spp?)\.$/i;
/** A mark in brackets after the name that it belongs to: `CI 77891 (+/-)`. */
const markAfterName = /(?<=[^\s,;:([{]\s?)[[({]\s?(?:\+ ?\/ ?[-–]|±)\s?[\])}](?=\s?(?:[,;\n.]|$))/u;

function trimName(text: string): string {
  let trimmed = trimEndOf(text.replace(/^[\s/]+/, '').trimEnd(), ` ${footnoteMarks}:/`);
  // `라임전초오일+` is marked; the plus of `C20-40+` would follow a digit.
  if (/\p{Letter}\+$/u.test(trimmed)) trimmed = trimEndOf(trimmed, '+ ');
  const bare = trimEndOf(trimmed, '. ');
  if (bare === trimmed) return trimmed;
  return abbreviation.test(`${bare.slice(-8)}.`) ? `${bare}.` : trimName(bare);
}

/** Names of a blend: `Aluminum Hydroxide (and) CI 77891`. A slash is part of many single names, so it does not split. */
const blendMark = / ?\((?:and|&|und|et|y|e)\) ?| ?& +| +& ?/i;

/** Splits a blend; ` and ` separates only two known names. */
function splitBlend(text: string, names: KnownNames | null): string[] {
  if (/\b(?:fd|d) ?& ?c\b/i.test(text)) return [text];
  const parts = text.split(blendMark);
  if (parts.length > 1 || !names || !/ (?:and|und|et) /i.test(text)) return parts;
  const [first = '', second = '', ...more] = text.split(/ (?:and|und|et) /i);
  return more.length === 0 && names.has(first) && names.has(second) && !names.has(text)
    ? [first, second]
    : [text];
}

const oneColor = String.raw`(?:c\. ?i\.|ci)? ?-?\d{5}(?::\d)?`;
/** Numbers of colors with a dash, a slash or a space between them: `CI 77491 - CI 77492`, `77491/77492`, `ci-77491-77492`. */
const colorNumbers = new RegExp(
  `^(?:(?:c\\. ?i\\.|ci)|(?=\\d{5}))(?: ?-?\\d{5}(?::\\d)?)(?: ?[-–/&+] ?${oneColor}| +(?:c\\. ?i\\.|ci)${oneColor.slice(19)})+(?= ?[(/]|$)`,
  'i',
);

/** Splits numbers of colors, so that each is an entry. Words in brackets after them stay with the last. */
export function splitColors(text: string): string[] {
  if (text.length > longName) return [text];
  const found = colorNumbers.exec(text);
  if (!found) return [text];
  const parts = found[0].match(/\d{5}(?::\d)?/g) ?? [];
  return parts.map(
    (part, index) => `CI ${part}${index === parts.length - 1 ? text.slice(found[0].length) : ''}`,
  );
}

/** Splits `Sodium Coceth Sulfate / Sodium Laureth Sulfate`, two known names that are not the same in other words. */
function splitAlternatives(text: string, names: KnownNames | null): string[] {
  if (!names || text.length > 2 * longName || names.has(text)) return [text];
  const parts = text.split(' / ').map((part) => trimName(part.replace(bracketedMark, '')));
  if (parts.length < 2 || parts.some((part) => !names.has(part) || findColor(part))) return [text];
  return new Set(parts.map((part) => names.usName(part))).size === parts.length ? parts : [text];
}

/** Words for an amount that the list leaves open: `Water q.s. to 100`, `정제수 적량`. */
const openAmount = / ?(?:\bq\.? ?s\.?(?: (?:to|ad) 100(?: ?%)?)?|\bas needed|적량|잔량|to 100 ?%?)$/iu;
/** `Glycerin - Humectant`, `Glycerin: humectant`, `Niacinamide 5% brightening`. */
const withFunction = /^(?<name>[^:]{2,80}?)(?: [-–] |: |(?<=\d ?%) \(?)(?<role>\p{Letter}[^,;]{2,60})$/u;

/** Leaves out the function of an ingredient after its name. */
function withoutFunction(text: string, names: KnownNames | null, edits: Edits): string {
  const amount = openAmount.exec(text.slice(-40));
  const bare = amount ? text.slice(0, text.length - amount[0].length) : text;
  const { name, role = '' } = withFunction.exec(bare)?.groups ?? {};
  const isName = name && names?.knows(name.replace(/ [\d.]+ ?%$/, '')) && !names.knows(role);
  return isName && edits.make('column', role) ? name : bare;
}

/** The number of a footnote after a name: `Glycerin6`, `Water (Aqua)1`. */
const gluedNumber = /(?<=[\p{Letter})])\d{1,2}$/u;
/** A share without its sign: `Glycerin 10.00`. */
const bareShare = / \d{1,3}\.\d{1,6}$/;
/** The end of a list that goes on elsewhere, and the button below a folded one: `and…`, `등`, `Show less`. */
const listEnd = /(?:^|[\s.…])(?:and|etc|\w+ (?:less|more|others)|등|더 ?보기|접기)[.…]*$/iu;
/** A sentence or a claim after a name: `Fragrance. Vegan`. */
const nextSentence = /^(?<name>[^.]{2,100})\.\s+(?<rest>\p{Letter}.*)$/u;

/** Leaves out what follows a known name and is none: the number of a footnote, a share without its sign, a sentence. */
function withoutEnd(name: string, names: KnownNames | null, edits: Edits): string {
  if (!names || name.length > longName || names.knows(name)) return name;
  for (const [end, reason] of [
    [gluedNumber, 'footnote'],
    [bareShare, 'column'],
    [listEnd, 'statement'],
  ] as const) {
    // The whole name without such an end, which the table does not know.
    const head = name.slice(0, end.exec(name)?.index);
    if (names.knows(head)) return edits.make(reason, name, head) ? head : name;
  }
  const { name: first = '', rest = '' } = nextSentence.exec(name)?.groups ?? {};
  if (!first || !names.knows(first) || names.knows(rest) || !edits.make('statement', rest)) return name;
  return first;
}

/** `스쿠알란(식물성)`: a remark after a Korean name; a color in brackets belongs to the name. */
const koreanRemark = /^(?<name>[^()]*\p{Script=Hangul}[^()]*)\s?\((?<remark>[^()]{1,60})\)$/u;

function withoutRemark(name: string, names: KnownNames | null, edits: Edits): string {
  const { name: bare = '', remark = '' } = koreanRemark.exec(name)?.groups ?? {};
  if (!bare || !names?.has(bare) || findColor(name) || findColor(remark)) return name;
  return !names.has(name) && edits.make('remark', `${bare}(${remark})`, bare) ? bare.trim() : name;
}

/** Removes the spaces of a Korean name that a PDF wrapped, if a known name remains: `나이아신아 마이드`. */
function joinKorean(name: string, names: KnownNames | null, edits: Edits): string {
  const joined = name.replace(/(?<=[\p{Script=Hangul}\d/-]) (?=[\p{Script=Hangul}\d])|(?<=-) /gu, '');
  if (joined === name || name.length > longName || !/\p{Script=Hangul}/u.test(name)) return name;
  if (!names?.has(joined) || /\p{Script=Hangul} \d+$/u.test(name)) return name;
  return edits.make('joined', name, joined) ? joined : name;
}

/** Beginnings of names: what follows the comma may belong to them. */
const unfinished =
  /^(?:polyglyceryl-\d{1,2}|(?:hydrolyzed|hydrogenated|hydrolysed|sodium|potassium|disodium|ammonium|isopropyl|ethylhexyl|glyceryl|cetyl|stearyl)|하이드로제네이티드|하이드롤라이즈드|소듐|포타슘|폴리글리세릴-\d{1,2})$/iu;

type NameReading = {
  readonly names: readonly string[];
  /** The text as pasted, without a sentence after it. */
  readonly typed: string;
  readonly percent: number | null;
  /** True if each name is an entry with its own text. */
  readonly isSplit: boolean;
  /** True for a mark of "May contain" after the name. */
  readonly isMarked: boolean;
  /** True if the table has the name. */
  readonly isKnown: boolean;
  readonly unclear: Unclear | null;
};

/** Reads the text of a piece, usually one name; null if it is no ingredient. */
function readText(text: string, names: KnownNames | null, edits: Edits): NameReading | null {
  // A code after the name leaves a period.
  let typed = withoutHeading(text).trim().replace(/ \.$/, '');
  if (typed.length > longestEntry) {
    const long = { names: [typed], typed, percent: null, unclear: 'long' as const };
    return hasName.test(typed) ? { ...long, isSplit: false, isMarked: false, isKnown: false } : null;
  }
  const glued = cutGluedSentence(typed, names);
  if (glued && edits.make('statement', glued.sentence)) typed = glued.name;
  let bare = withoutHeading(typed.replace(numbering, '')).trim();
  // `Water, Glycerin, and Mica`
  bare = bare.replace(/^(?:and|und|et) (?=\p{Letter})/iu, '');
  if (!hasName.test(bare)) return null;
  const reason = listEnd.exec(bare)?.index === 0 ? 'statement' : reasonToLeaveOut(bare);
  if (reason && !names?.knows(bare) && edits.make(reason, typed)) return null;
  // A footnote mark, a bullet or an emoji before a name: `*Nigella Sativa Oil`.
  bare = bare.replace(
    /^(?:[*†‡※°¹²³☆★✓·\s]|\p{Extended_Pictographic}|\ufe0f|\u200d){1,8}(?=[\p{Letter}\p{Number}])/u,
    '',
  );
  // `*Contains: Limonene`
  bare = withoutHeading(bare);
  // Quotation marks of a name, or one of those that enclose the whole list: `"Water`, `Mica"`.
  bare = bare.replace(/^["'“”‘’]([^"“”]+)["'“”‘’]$|^["“”]?([^"“”]+)["“”]?$/, '$1$2');
  // A whole entry in brackets: `(Niacinamide 5%)`.
  bare = bare.replace(/^[([{]([^()[\]{}]{2,200})[)\]}]$/, '$1');
  const nano = nanoMark.exec(bare);
  if (nano && edits.make('nano', nano[0])) bare = bare.replace(nanoMark, '');
  const isMarked = markAfterName.test(bare);
  bare = trimName(
    bare.replace(markAfterName, '').replace(casMark, '').replace(plainCas, '').replace(bracketedMark, ''),
  );
  const share = readAmount(bare);
  const { name: whole, percent, range } = readPercent(trimName(withoutFunction(share.name, names, edits)));
  let name = whole;
  if (range && !edits.make('range', range)) name = trimName(share.name);
  name = withoutEnd(joinKorean(trimName(name), names, edits), names, edits);
  name = withoutRemark(name, names, edits);
  const blend = splitBlend(name, names)
    .map(trimName)
    .filter((each) => hasName.test(each));
  const alternatives = blend.flatMap((each) => splitAlternatives(each, names));
  const parts = alternatives.flatMap(splitColors);
  const isBlend = blend.length > 1 && edits.make('split', typed, blend.join(', '));
  const isSplit = isBlend || (parts.length > 1 && edits.make('split', typed, parts.join(', ')));
  const isKnown = names?.knows(name) ?? false;
  const hasChoice = name.includes(' / ') && text.match(bracketedMark) !== null;
  let unclear: Unclear | null = null;
  if (isBlend) unclear = 'blend';
  else if (hasChoice || (isSplit && alternatives.length > 1)) unclear = 'alternatives';
  else if (name.length > longName) unclear = 'long';
  else if (unfinished.test(name)) unclear = 'comma';
  return {
    names: (isSplit ? parts : [name]).filter((each) => hasName.test(each)),
    typed,
    percent: isSplit ? null : (percent ?? share.percent),
    isSplit,
    isMarked,
    isKnown,
    unclear,
  };
}

/** Returns the reading of a text in which the visitor has undone nothing, and its changes. */
const readAnew = keepByTable((text, names: KnownNames | null) => {
  const edits = new Edits(new Set());
  return { reading: readText(text, names, edits), changes: edits.made };
});

/** Returns the entries of a piece, usually one; none if the piece is no ingredient. */
export function toEntries(
  { text, hasOpenBracket, isJoined }: Piece,
  { isMayContain, names, edits }: { isMayContain: boolean; names: KnownNames | null; edits: Edits },
): IngredientEntry[] {
  const anew = readAnew(text, names);
  const reading = edits.repeat(anew.changes) ? anew.reading : readText(text, names, edits);
  if (!reading) return [];
  const { typed, percent, isSplit, isMarked, isKnown } = reading;
  let { unclear } = reading;
  if (unclear === null || unclear === 'comma') {
    if (hasOpenBracket) unclear = 'bracket';
    else if (isJoined && !isKnown) unclear = 'line-break';
  }
  return reading.names.map((name) => ({
    typed: isSplit ? name : typed,
    name,
    percent,
    isMayContain: isMayContain || isMarked,
    unclear,
  }));
}
