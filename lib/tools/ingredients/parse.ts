/**
 * Parses an ingredient list the way suppliers and brands write it: separated by commas, semicolons, line breaks or spreadsheet
 * cells, with percentages, footnotes, blends, and a "May contain" part. It knows nothing about labels or colors.
 *
 * No name gets lost: each one is in an entry, or `leftOut` names it with the reason.
 */

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
  readonly unclear: 'blend' | 'line-break' | 'bracket' | 'long' | null;
};

export type LeftOut = {
  readonly typed: string;
  /** `column`: another cell of a spreadsheet row. `range`: a percentage that is not one number. */
  readonly reason: 'footnote' | 'column' | 'range' | 'nano';
};

export type IngredientList = {
  readonly entries: readonly IngredientEntry[];
  readonly leftOut: readonly LeftOut[];
};

/** A name longer than this, in characters, is more likely a list whose separators were not understood. */
const longName = 150;

/** Full-width punctuation, exotic spaces and dashes as their plain counterparts; zero-width characters removed. */
function normalize(text: string): string {
  return text
    .replace(/\r\n?/g, '\n')
    .replace(/[\u00a0\u2000-\u200a\u202f\u3000]/g, ' ')
    .replace(/[\u00ad\u200b-\u200d\u2060\ufeff]/g, '')
    .replace(/[\uff01-\uff5e]/g, (wide) => String.fromCharCode(wide.charCodeAt(0) - 0xfee0))
    .replace(/、/g, ', ')
    .replace(/[‐‑−]/g, '-');
}

/** Prefixes that keep their hyphen at the end of a line: `alpha-` + `isomethyl ionone`, `D-` + `panthenol`. */
const hyphenatedPrefix =
  /(?:^|[\s,;(])(?:\p{Letter}|alpha|beta|gamma|delta|cis|trans|iso|peg|ppg|di|tri|bis|poly|co)$/iu;

/**
 * Joins words that a PDF hyphenated at the end of a line. The hyphen goes between two small or two capital letters, where a
 * word was cut. Elsewhere (`Nylon-` + `12`, `Beta-` + `Glucan`) it is part of the name.
 */
function joinHyphenated(text: string): string {
  return text.replace(
    /([\p{Letter}\p{Number}])-[ \t]*\n[ \t]*([\p{Letter}\p{Number}])/gu,
    (_match, last: string, next: string, offset: number) => {
      const isCut = /^(?:\p{Ll}{2}|\p{Lu}{2})$/u.test(last + next);
      const isPrefix = hyphenatedPrefix.test(text.slice(Math.max(0, offset - 12), offset + 1));
      return isCut && !isPrefix ? last + next : `${last}-${next}`;
    },
  );
}

/** Writes every percentage as `5%`: `5 percent`, `5 wt%`, `5% w/w`. */
function normalizePercent(text: string): string {
  return text
    .replace(/(\d) ?(?:per ?cent\b|wt\.? ?%)/gi, '$1%')
    .replace(/% ?(?:\((?:w\/w|w\/v|v\/v|m\/m|by weight)\)|(?:w\/w|w\/v|v\/v|m\/m|by weight)\b)/gi, '%');
}

const heading =
  /^(?:(?:(?:in)?active |other |full )?(?:ingredients?|inci|ingr[eé]dients|composition)(?: *\/ *(?:ingredients?|inci|ingr[eé]dients|composition|전 ?성분))?(?: list)?(?: *\([^()]{0,40}\))? *[:-]|contains *:) */i;
const koreanHeading =
  /^(?:\[(?:전 ?성분|성분|원료)(?:명)?\] *[:-]?|(?:전 ?성분|성분|원료)(?:명)? *(?:[:-]|(?=\n))) */;
const mayContain =
  /(?:[[({]\s*)?(?:\bmay(?: also)? contain\b(?: *\/ *peut contenir\b)?|\bpeut contenir\b|\+ *\/ *[-–]|±)\s*(?:[\])}]\s*)?:?/giu;

/** A mark in brackets after the name that it belongs to: `Mica, CI 77891 (+/-), CI 77491 (+/-)`. */
const markAfterName = /(?<=[^\s,;:([{]\s?)[[({]\s*(?:\+ *\/ *[-–]|±)\s*[\])}](?=\s*(?:[,;\n.]|$))/u;

/**
 * Cuts the text where its "May contain" part begins. A part in brackets, such as `[+/- CI 77891, CI 77491]`, ends with its
 * bracket, so the names after it are in the list again.
 */
function cutAtMayContain(text: string): { list: string; rest: string | null } {
  const first = [...text.matchAll(mayContain)].find(
    ({ index, 0: mark }) =>
      markAfterName.exec(text.slice(Math.max(0, index - 2), index + mark.length + 10))?.index !==
      Math.min(2, index),
  );
  if (!first) return { list: text, rest: null };
  const list = text.slice(0, first.index);
  let rest = text.slice(first.index + first[0].length);
  let tail = '';
  if (/^[[({]/.test(first[0]) && !/[\])}]\s*:?$/.test(first[0])) {
    const end = findClosing(rest);
    tail = rest.slice(end + 1);
    rest = rest.slice(0, end);
  }
  // Further marks, such as one before each color, say the same.
  return { list: hasName.test(tail) ? `${list}\n${tail}` : list, rest: rest.replace(mayContain, ' ') };
}

/** Returns the index of the bracket that closes the text's surrounding bracket, or the text's length. */
function findClosing(text: string): number {
  let depth = 0;
  for (let index = 0; index < text.length; index += 1) {
    if (opening.includes(text[index] as string)) depth += 1;
    if (closing.includes(text[index] as string)) {
      if (depth === 0) return index;
      depth -= 1;
    }
  }
  return text.length;
}

type Part = { text: string; isJoined: boolean; hasOpenBracket: boolean };

/** A footnote after a list: `Parfum*. *Certified organic`. */
const footnoteStart = /\. (?=[*†‡])/;
/** Another list after a list: `Zinc Oxide 12% Inactive ingredients: Water`. */
const nextList = /\s(?=(?:(?:in)?active|other) ingredients?(?: *\([^()]{0,40}\))? *[:-])/gi;
const separator = /[,;\n\t•·ㆍ。|]/;
const opening = '([{';
const closing = ')]}';

/**
 * True if a comma at an index belongs to a number: a decimal comma, or one between positions such as 1,2-Hexanediol. Positions
 * ascend, so the comma of `Quaternium-15,1,2-Hexanediol` separates.
 */
function isNumberComma(before: string, text: string, index: number): boolean {
  const [, left] = /(?:^|\D)(\d{1,2})$/.exec(before.slice(-3)) ?? [];
  const after = text.slice(index + 1, index + 12);
  const [, right] = /^(\d{1,2})(?:,\d{1,2})*['a-z]?-/.exec(after) ?? [];
  // `CI 15850:1` ends with the number of a lake.
  if (left === undefined || /\d:\d{1,2}$/.test(before.slice(-4))) return false;
  const isDecimal = /^\d{1,6}(?: ?[%)]|\s| ?[-–~] ?\d|$)/.test(after);
  return isDecimal || (right !== undefined && Number(left) <= Number(right));
}

/**
 * Splits at separators outside brackets. Commas of names such as 1,2-Hexanediol and decimal commas do not separate.
 *
 * In running text (two or more separators a line) a line break only wraps the line, so it joins.
 */
function split(list: string): Part[] {
  // An empty line always separates.
  const text = list.replace(nextList, '\n\n');
  const lines = text.split('\n').filter((line) => line.trim() !== '').length;
  const isRunningText = lines > 1 && (text.match(/[,;]/g)?.length ?? 0) >= 2 * lines;
  const parts: Part[] = [];
  let part = '';
  let depth = 0;
  let isJoined = false;
  const end = () => {
    parts.push({ text: part, isJoined, hasOpenBracket: depth > 0 });
    part = '';
    depth = 0;
    isJoined = false;
  };
  for (let index = 0; index < text.length; index += 1) {
    const character = text[index] as string;
    if (character === '\n') {
      const isBlankLine = /^[ \t]*\n/.test(text.slice(index + 1, index + 40));
      if (isRunningText && !isBlankLine && part.trim() !== '') {
        part += ' ';
        isJoined = depth === 0 || isJoined;
      } else if (depth > 0 && /[,;/]\s*$/.test(part.slice(-5)) && !isBlankLine) part += ' ';
      else end();
      continue;
    }
    if (opening.includes(character)) depth += 1;
    if (closing.includes(character)) depth = Math.max(0, depth - 1);
    const isSeparator =
      separator.test(character) && depth === 0 && !(character === ',' && isNumberComma(part, text, index));
    if (isSeparator) end();
    else part += character;
  }
  end();
  // A bracket that never closes must not swallow the rest of the list.
  return parts.flatMap((each) =>
    each.text
      .split(each.hasOpenBracket ? /[,;]|\. (?=[*†‡])/ : footnoteStart)
      .flatMap((piece) => (parts.length === 1 ? splitAtPeriods(piece) : piece))
      .flatMap(splitAtPercents)
      .map((piece) => ({ ...each, text: piece })),
  );
}

/** Splits `Water. Glycerin. Mica.`, a list without another separator; the period of an abbreviation does not separate. */
function splitAtPeriods(text: string): string[] {
  return text.split(
    /(?<=[\p{Letter}\p{Number})]{2})(?<!\b(?:[Dd]enat|[Ee]xt|[Vv]ar|[Ss]pp?))\. +(?=\p{Lu})/u,
  );
}

/** Splits `Water 70% Glycerin 5%` and `70% Water 5% Glycerin`, where only percentages separate the names. */
function splitAtPercents(text: string): string[] {
  const isFirst = /^\s*\d[\d.,]* ?%/.test(text);
  if (!isFirst && !/%\s*\)?[\s.]*$/.test(text)) return [text];
  const pieces = text.split(isFirst ? /\s+(?=\d[\d.,]* ?%)/ : /(?<=%\s?\)?)\s+(?=[\p{Letter}\d])/u);
  const haveName = pieces.every((piece) => /\p{Letter}/u.test(piece) && piece.includes('%'));
  return haveName ? pieces : [text];
}

/** Removes trailing characters of a set; a regular expression would take quadratic time on a run of them. */
function trimEndOf(text: string, characters: string): string {
  let end = text.length;
  while (end > 0 && characters.includes(text[end - 1] as string)) end -= 1;
  return text.slice(0, end);
}

const number = String.raw`\d{1,3}(?:[.,]\d{1,6})?`;
const percentAtEnd = new RegExp(
  `(?<bound>[<≤])? ?(?<low>${number} ?%? ?[-–~] ?)?(?<value>${number}) ?%\\s*\\)?$`,
);
const percentAtStart = new RegExp(`^(?<value>${number}) ?% +(?=\\p{Letter})`, 'u');
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
  const name = trimEndOf(text.slice(0, text.length - tail.length + match.index), ' \t:(-–=');
  const { bound, low, value = '' } = match.groups ?? {};
  const percent = toNumber(value);
  if (name === '' || percent > 100) return whole;
  // Below one percent any order is permitted, so the bound is as good as the number.
  if (low || (bound && percent > 1))
    return { name, percent: null, range: match[0].trim().replace(/\)$/, '') };
  return { name, percent, range: null };
}

const numbering = /^(?:\d{1,3}[.)]|[-–•*]) +/;
const footnoteMarks = '*†‡§°¹²³⁴⁵';
const nanoMark = /\s*[[(]\s*nano\s*[\])]/i;
/** A CAS number after a name, `Fragrance (CAS 84-66-2)`; it is not part of the name. */
const casMark = /(?<=\S)\s*[[(]?\s*\bCAS(?: ?no)?[.:]? ?\d{2,7}-\d{2}-\d\s*[\])]?/i;
const hasName = /[\p{Letter}\p{Number}]/u;
/** Abbreviations whose period belongs to the name. */
const abbreviation = /\b(?:denat|ext|var|spp?)\.$/i;

function trimName(text: string): string {
  const trimmed = trimEndOf(text.trim(), ` ${footnoteMarks}`);
  return trimmed.endsWith('.') && !abbreviation.test(trimmed.slice(-8)) ? trimEndOf(trimmed, '. ') : trimmed;
}

/** Names of a blend: `Aluminum Hydroxide (and) CI 77891`. A slash is part of many single names, so it does not split. */
const blendMark = / *\((?:and|&)\) *| +& +/i;

function toEntries({ text, isJoined, hasOpenBracket }: Part, isMayContain: boolean): IngredientList {
  const typed = text.trim().replace(heading, '').replace(koreanHeading, '').trim();
  const leftOut: LeftOut[] = [];
  const bare = typed.replace(numbering, '').replace(heading, '').replace(koreanHeading, '').trim();
  if (!hasName.test(bare)) return { entries: [], leftOut };
  // `*Certified organic`, `** From natural essential oils`
  if (/^[*†‡]/.test(typed) && !/^[*-] +\S/.test(typed)) {
    return { entries: [], leftOut: [{ typed, reason: 'footnote' }] };
  }
  const nano = nanoMark.exec(bare);
  if (nano) leftOut.push({ typed: nano[0].trim(), reason: 'nano' });
  const isMarked = markAfterName.test(bare);
  const { name, percent, range } = readPercent(
    trimName(bare.replace(nanoMark, '').replace(markAfterName, '').replace(casMark, '')),
  );
  if (range) leftOut.push({ typed: range, reason: 'range' });
  const names = name
    .split(blendMark)
    .map(trimName)
    .filter((each) => hasName.test(each));
  const isBlend = names.length > 1;
  const unclear = isBlend
    ? 'blend'
    : name.length > longName
      ? 'long'
      : hasOpenBracket
        ? 'bracket'
        : isJoined
          ? 'line-break'
          : null;
  return {
    entries: names.map((each) => ({
      typed: isBlend ? each : typed,
      name: each,
      percent: isBlend ? null : percent,
      isMayContain: isMayContain || isMarked,
      unclear,
    })),
    leftOut,
  };
}

/** Titles of spreadsheet columns. */
const columnTitle =
  /^(?:no\.?|#|inci|ingredients?|name|cas|%|percent|w\/w|function|성분|함량|배합목적|번호)(?:\b|$|[ (명])/i;

const isNumeric = (cell: string) => /^[<≤]? ?\d{1,3}(?:[.,]\d{1,6})? ?%?$/.test(cell);

/**
 * Turns rows copied from a spreadsheet into one ingredient a line. The first cell with letters is the name, and the last
 * number after it the percentage; a CAS number stays beside the name; other cells with letters (a function, a second name) are left out.
 */
function readRows(text: string): { text: string; leftOut: LeftOut[] } {
  const leftOut: LeftOut[] = [];
  const lines = text.split('\n').map((line) => {
    if (!line.includes('\t')) return line;
    const cells = line.split('\t').map((cell) => cell.trim());
    const at = cells.findIndex((cell) => /\p{Letter}{2}/u.test(cell));
    if (at < 0) return line.replaceAll('\t', ' ');
    if (cells.filter((cell) => columnTitle.test(cell)).length > 1) {
      leftOut.push({ typed: cells.filter(Boolean).join(', '), reason: 'column' });
      return '';
    }
    const others = cells.slice(at + 1);
    const percent = others.findLast(isNumeric);
    for (const [index, cell] of cells.entries()) {
      if (index !== at && /\p{Letter}/u.test(cell)) leftOut.push({ typed: cell, reason: 'column' });
    }
    const cas = others.find((cell) => /^\d{2,7}-\d{2}-\d$/.test(cell));
    const name = (cells[at] as string) + (cas ? ` (CAS ${cas})` : '');
    return percent ? `${name} ${percent.endsWith('%') ? percent : `${percent}%`}` : name;
  });
  return { text: lines.join('\n'), leftOut };
}

/** Returns the entries of a pasted list in their order, and everything with letters that is not in one of them. */
export function parseIngredients(pasted: string): IngredientList {
  const rows = readRows(normalizePercent(joinHyphenated(normalize(pasted))));
  const { list, rest } = cutAtMayContain(rows.text);
  const parts = [
    ...split(list).map((part) => toEntries(part, false)),
    ...split(rest ?? '').map((part) => toEntries(part, true)),
  ];
  const entries = parts.flatMap((part) => part.entries);
  return {
    // `CI 77491, 77492`: the mark of the first number holds for the next ones too.
    entries: entries.map((entry, index) => {
      const before = entries[index - 1]?.typed ?? '';
      const follows = /^\d{5}(?::\d)?$/.test(entry.name) && /^(?:c\.? ?i\.? *)?\d{5}(?::\d)?$/i.test(before);
      return follows ? { ...entry, name: `CI ${entry.name}` } : entry;
    }),
    leftOut: [...rows.leftOut, ...parts.flatMap((part) => part.leftOut)],
  };
}
