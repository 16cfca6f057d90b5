import type { KnownNames } from '../names.ts';
import { type Separated, separatorSign } from './separator.ts';

/** The text of one entry. */
export type Piece = {
  readonly text: string;
  /** True if a line break joins two parts of it. */
  readonly isJoined: boolean;
  /** True if a bracket in it never closes. */
  readonly hasOpenBracket: boolean;
  /** Where it ends: at a comma, at a line, or at another separator. */
  readonly end: 'comma' | 'line' | 'other';
};

const opening = '([{';
const closing = ')]}';
/** Brackets that are further apart than this, in characters, do not belong together. */
const longestBracket = 600;

/** What each character of a text is: 0 no bracket, 1 a bracket with its partner, 2 a bracket that never closes. */
function pairBrackets(text: string): Uint8Array {
  const brackets = new Uint8Array(text.length);
  const stack: number[] = [];
  let blankLine = -1;
  for (let index = 0; index < text.length; index += 1) {
    const character = text[index] as string;
    if (character === '\n' && text[index + 1] === '\n') blankLine = index;
    if (opening.includes(character)) {
      stack.push(index);
      if (stack.length > 50) brackets[stack.shift() as number] = 2;
    } else if (closing.includes(character)) {
      const start = stack.pop();
      if (start === undefined) continue;
      // A bracket that an empty line interrupts has lost its end.
      const isBroken = index - start > longestBracket || blankLine > start;
      brackets[start] = isBroken ? 2 : 1;
      if (!isBroken) brackets[index] = 1;
    }
  }
  for (const start of stack) brackets[start] = 2;
  return brackets;
}

/** Words after a number and a hyphen that end a name: `propane-1, 3-diol`. */
const endOfName =
  /^\d{1,2}-(?:di|tri)?(?:ol|one|diol|triol|dione|diyl|amine|diamine|dimethanol|dioxane|carboxylate)s?(?!\p{Letter})/iu;

/**
 * True if a comma belongs to a number or a name: a decimal comma, a thousands separator before a unit, or one between
 * positions such as 1,2-Hexanediol or N,N-Bis. Positions ascend, so the comma of `Quaternium-15,1,2-Hexanediol` separates.
 * @param before the text of the entry before the comma, at most its last 100 characters.
 * @param after the text after the comma.
 */
function isPartOfName(before: string, after: string, names: KnownNames | null): boolean {
  // `N,N-Bis(2-Hydroxyethyl)-`
  if (/(?:^|[^\p{Letter}])[NOS]$/u.test(before) && /^ ?(?:[NOS](?:,[NOS]){0,4}|\d{1,2})['′]?-/.test(after))
    return true;
  // `100,000ppm`
  if (
    /(?:^|\D)\d{1,3}$/.test(before.slice(-4)) &&
    /^\d{3}(?:,\d{3}){0,3}(?:\.\d+)? ?(?:[%㎎㎍㎖]|pp[mb]|iu|m?c?g|µg|μg|ng|cfu|만|억|배)/iu.test(after)
  )
    return true;
  const [, left] = /(?:^|\D)(\d{1,2})$/.exec(before.slice(-3)) ?? [];
  // `CI 15850:1` ends with the number of a lake.
  if (left === undefined || /\d:\d{1,2}$/.test(before.slice(-4))) return false;
  const [, right] = /^(\d{1,2})(?:, ?\d{1,2}){0,4}['′a-z]?-/.exec(after) ?? [];
  if (right !== undefined) return Number(left) <= Number(right);
  if (/^\d{1,6}(?: ?[%)]| ?[-–~] ?\d|$)/.test(after) || (/^\d{1,6}\s/.test(after) && !/^\d{5}\s/.test(after)))
    return true;
  // `1, 2-Hexanediol`, `propane-1, 3-diol`
  const [spaced, next] = /^ +(\d{1,2})(?:, ?\d{1,2}){0,4}['′a-z]?- ?(?=\p{Letter})/u.exec(after) ?? [];
  if (spaced === undefined || Number(left) >= Number(next)) return false;
  const rest = after.trimStart();
  if (before.trim() === left || endOfName.test(rest)) return true;
  const [whole = ''] = /^[^,;\n]{1,100}/.exec(rest) ?? [];
  return names !== null && !names.has(whole) && !names.has(before.trim()) && names.has(before.trim() + whole);
}

/** Splits `Water. Glycerin. Mica.`, a list without another separator; the period of an abbreviation does not separate. */
function splitAtPeriods(text: string): string[] {
  return text.split(
    /(?<=[\p{Letter}\p{Number})]{2})(?<!\b(?:[Dd]enat|[Ee]xt|[Vv]ar|[Ss]pp?|[Nn]o))\. +(?=\p{Lu}|\p{Script=Hangul})/u,
  );
}

/** Splits `Water 70% Glycerin 5%` and `70% Water 5% Glycerin`, where only percentages separate the names. */
function splitAtPercents(text: string): string[] {
  if (!text.includes('%')) return [text];
  const isFirst = /^\s*\d[\d.,]{0,9} ?%/.test(text);
  if (!isFirst && !/%\s?\)?[\s.]{0,9}$/.test(text)) return [text];
  const pieces = text.split(isFirst ? /\s(?=\d[\d.,]{0,9} ?%)/ : /(?<=%\s?\)?)\s(?=[\p{Letter}\d])/u);
  const haveName = pieces.every((piece) => /\p{Letter}/u.test(piece) && piece.includes('%'));
  return haveName ? pieces : [text];
}

/** Brackets, line breaks and signs that separate. */
const stops = /[()[\]{}\ue000,;\n\t•·。|●∙‧・▪■▶◆★]/g;

/** True if line breaks only wrap the lines of a running text, so that they do not separate names. */
function isRunningText(text: string): boolean {
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  if (lines.length < 2) return false;
  const separators = text.match(/[,;\ue000•·|]/g)?.length ?? 0;
  const ended = lines.filter((line) => /[,;\ue000•·|]\s?$/.test(line.slice(-3))).length;
  return (
    separators >= 2 * lines.length ||
    (lines.length > 3 && ended * 2 >= lines.length - 1 && separators > lines.length)
  );
}

/** Splits a list at its separators outside brackets. Commas of numbers and names do not separate. */
export function split({ text, hasCommas }: Separated, names: KnownNames | null): Piece[] {
  const isRunning = isRunningText(text);
  const brackets = pairBrackets(text);
  const pieces: Piece[] = [];
  let piece = '';
  /** Where the entry starts. */
  let start = 0;
  let depth = 0;
  let isJoined = false;
  let hasOpenBracket = false;
  const end = (at: Piece['end']) => {
    pieces.push({ text: piece, isJoined, hasOpenBracket, end: at });
    piece = '';
    isJoined = false;
    hasOpenBracket = false;
  };
  /** Where the text starts that is not yet in an entry. */
  let from = 0;
  for (const { 0: character, index } of text.matchAll(stops)) {
    if (brackets[index] === 1) depth += opening.includes(character) ? 1 : -1;
    else if (brackets[index] === 2) hasOpenBracket = true;
    const isBracket = opening.includes(character) || closing.includes(character);
    const isLine = character === '\n';
    const isComma = character === ',';
    if (isBracket || (!isLine && (depth > 0 || (isComma && !hasCommas)))) continue;
    piece += text.slice(from, index);
    from = index + 1;
    if (isLine) {
      const isBlankLine = text[index + 1] === '\n';
      if ((isRunning && !isBlankLine && piece.trim() !== '') || depth > 0) {
        if (!/\s$/.test(text[index - 1] ?? '') && text[index + 1] !== ' ') piece += ' ';
        isJoined ||= depth === 0;
        continue;
      }
      end('line');
      start = index + 1;
    } else if (
      isComma &&
      /[\dNOS]/.test(text[index - 1] ?? '') &&
      isPartOfName(text.slice(Math.max(start, index - 100), index), text.slice(index + 1, index + 140), names)
    ) {
      piece += ',';
      // `1, 2-Hexanediol`
      while (text[from] === ' ') from += 1;
    } else {
      end(isComma ? 'comma' : 'other');
      start = index + 1;
    }
  }
  piece += text.slice(from);
  end('line');
  const filled = pieces.filter((each) => each.text.trim() !== '');
  return filled.flatMap((each) =>
    (filled.length === 1 ? splitAtPeriods(each.text) : [each.text])
      .flatMap(splitAtPercents)
      .map((part) => ({ ...each, text: part.replaceAll(separatorSign, '') })),
  );
}
