import type { KnownNames } from '../names.ts';
import { readDrugFacts } from './drug-facts.ts';
import type { Edits } from './edits.ts';
import { afterList, isProse } from './leave-out.ts';

/** A list of the pasted text: the whole of it, or a part of a kit. */
export type Section = {
  /** True if the name of a product or of a part precedes it. */
  readonly isNamed: boolean;
  readonly list: string;
  /** Its part after "May contain", "+/-" or "±"; empty without one. */
  readonly mayContain: string;
};

const listWords =
  'ingr[eé]di[eë]n(?:t\\p{Ll}{0,2}|ser)(?: list)?|inci(?: names?| list)?|composi(?:tion|ci[oó]n|zione)|zusammensetzung|inhaltsstoffe|bestandteile|innehåll|innhold|ainesosat|sk[lł]ad(?:niki)?|složení|zloženie|összetevők|sastojci|sestavine|içindekiler|i̇çindekiler|състав|съставки|состав|склад|ингредиенты|інгредієнти|συστατικά|thành phần|ส่วนประกอบ|komposisi|bahan|المكونات|(?:全|配合)?成分';
const koreanListWords =
  '(?:전 ?성분|성분|원료)(?:명)?(?: ?(?:표기|표시|정보|목록|리스트|안내))?|화장품법에 따라 기재해야 하는 모든 성분';

/** The usual heading of a list. It says nothing about the product, so that leaving it out is no change to mention. */
const usualHeading = new RegExp(
  `^(?:[■▶●◆★※▪□•-] ?)?(?:(?:(?:in)?active|other|full|cosmetic)? ?(?:${listWords})(?: *[/(|] *(?:${listWords}|${koreanListWords}) *\\)?)*(?: *\\([^()]{0,40}\\))? *(?:[:-]|(?=\\n))|(?:${listWords}) +(?=\\p{Lu}{2}|\\p{Lu}\\p{Ll}+[,;])|contains *:|\\[? ?(?:${koreanListWords}) ?\\] *[:-]?|(?:${koreanListWords})(?: *\\([^()]{0,40}\\))? *(?:[:-]|(?=\\n))|전 ?성분 ?(?=\\p{Script=Hangul})) *`,
  'iu',
);

/** Returns the text without the usual headings at its start. */
export function withoutHeading(text: string): string {
  const rest = text.trimStart();
  const heading = usualHeading.exec(rest.slice(0, 200));
  return heading && heading[0].length > 0 ? withoutHeading(rest.slice(heading[0].length)) : rest;
}

const mayContainWords =
  'may(?: also)? contain|can contain|peut contenir|kann enthalten|puede contener|può contenere|pode conter|kan (?:bevatten|indeholde|innehålla|inneholde)|może zawierać|có thể chứa|saattaa sisältää|může obsahovat|môže obsahovať|tartalmazhat|poate conține|lahko vsebuje|može sadržavati|içerebilir|может содержать|може містити|μπορεί να περιέχει|配合している場合(?:あり|があります)|可能含有|(?:함유|포함|사용)(?:할|될) ?수 ?있(?:음|습니다)';
const mark = new RegExp(`(?<!\\p{Letter})(?:${mayContainWords})(?!\\p{Letter})|\\+ *\\/ *[-–]|±`, 'giu');
const symbol = /^(?:\+ *\/ *[-–]|±)$/;
/** Traces and allergens are no colors: `May contain traces of nuts`. */
const otherContent = /^[\s:]*(?:traces?|residues?|small amounts|nuts?|milk|soy|gluten|wheat)\b/i;

type Mark = { readonly start: number; readonly end: number; readonly isOpen: boolean };

/**
 * Returns the first mark of a "May contain" part with the brackets, marks and colon around it: `[+/- (May Contain):`.
 * `Mica, CI 77891 (+/-)` has its mark in brackets after the name that it belongs to, so it starts no part.
 */
function findMayContain(text: string): Mark | null {
  for (const { 0: first, index } of text.matchAll(mark)) {
    const before = /[[({]\s{0,3}$/.exec(text.slice(Math.max(0, index - 4), index));
    let start = index - (before?.[0].length ?? 0);
    let end = index + first.length;
    let depth = before ? 1 : 0;
    for (;;) {
      const rest = text.slice(end, end + 40);
      const more = new RegExp(
        `^\\s*(?:\\/\\s*)?(?:(?:${mayContainWords})(?!\\p{Letter})|\\+ *\\/ *[-–]|±|\\([^()]{1,80}\\)(?=\\s*:)|[[({](?=\\s*(?:${mayContainWords}|\\+ *\\/|±))|(?<depth>[\\])}])|:)`,
        'iu',
      ).exec(rest);
      if (!more || (more.groups?.depth && depth === 0)) break;
      if (more.groups?.depth) depth -= 1;
      else if (/[[({]$/.test(more[0])) depth += 1;
      end += more[0].length;
    }
    if (otherContent.test(text.slice(end, end + 40))) continue;
    const isClosed = before !== null && depth === 0;
    const followsName = /[^\s,;:.([{]\s?$/.test(text.slice(Math.max(0, start - 2), start));
    const endsEntry = /^\s*(?:[,;\n.]|$)/.test(text.slice(end, end + 20));
    if (isClosed && text[end - 1] !== ':' && symbol.test(first) && followsName && endsEntry) continue;
    // The words before it in the same sentence: `Different colors may contain`.
    const lead = /(?:^|[.,;\n])\s*([^.,;\n]{0,40}(?:colou?rs?|shades?|색상|색소)[^.,;\n]{0,20})$/i.exec(
      text.slice(Math.max(0, start - 70), start),
    );
    if (lead?.[1]) start -= lead[1].length;
    return { start, end, isOpen: depth > 0 };
  }
  return null;
}

const opening = '([{';
const closing = ')]}';

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

const hasName = /[\p{Letter}\p{Number}]/u;

/**
 * Cuts a list where its "May contain" part begins. A part in brackets, such as `[+/- CI 77891, CI 77491]`, ends with its
 * bracket, so the names after it are in the list again.
 */
function cutAtMayContain(text: string, edits: Edits): Omit<Section, 'isNamed'> {
  const found = findMayContain(text);
  if (!found) return { list: text, mayContain: '' };
  const words = text.slice(found.start, found.end);
  const lead = /^[^[(+±]{4,}?(?=\s*(?:may|can|peut))/i.exec(words)?.[0];
  if (lead && hasName.test(lead)) edits.make('statement', words);
  let rest = text.slice(found.end);
  let tail = '';
  if (found.isOpen) {
    const end = findClosing(rest);
    tail = rest.slice(end + 1);
    rest = rest.slice(0, end);
  }
  const list = text.slice(0, found.start);
  return {
    list: hasName.test(tail) ? `${list}\n${tail}` : list,
    // Further marks, such as one before each color, say the same.
    mayContain: rest.replace(mark, ' '),
  };
}

/** Words of a heading that names a part of a kit: `STEP 01`, `제1제`, `2단계`. */
const kitPart =
  /^(?:step|스텝|단계|phase|part)\s*\.?\s*\d{1,2}\b|^제?\s*\d{1,2}\s*(?:제|단계)(?![\p{Letter}])/iu;
/** Labels of a line that holds a fact about the product. */
const factLabel =
  /^(?:product(?: name)?|name|brand|shade|lot|batch|code|formula(?: no\.?)?|sku|date|version|customer|supplier|제품명|상품명|브랜드|제조업자|제조원|작성일|로트|용량|내용량|net (?:wt|weight)|barcode|ean|upc)$/i;
/** Headings of the few ingredients that a shop praises, beside the whole list. */
const praised = /^(?:key|main|hero|star) ingredients?\b|^(?:주요|핵심|대표) ?성분/i;
const decoration = /^[\s■▶●◆★※▪□◎○▷►✔✓•#*-]+/;

/** Words before the last ingredients: `Contains less than 2% of: Phenoxyethanol`. */
const minorPart =
  /[.,;]?\s\(?(?:and )?(?:contains? )?(?:less than|<|≤)? ?\d ?%(?: or less)?(?: of| each| the following){0,4} ?:|[.,;]?\scontains? (?:less than \d ?%|\d ?% or less)(?: of| each| the following){0,4} ?:?/gi;

/** A heading of a section: where it starts, and where the list after it starts. */
type Heading = { readonly start: number; readonly end: number };

const longestLabel = 70;
/** A part of a kit in running text: `레조시놀 제2제: 정제수`. */
const kitBefore = /\s(?:제 ?\d ?제|\d ?제|\d ?단계|step ?\d{1,2}|스텝 ?\d)\s?$/iu;
/** Signs before the name of a product in running text. */
const boundaries = ['\n', '. ', ' / ', '] ', '■ '];

/** True if the words before a colon can be the name of a product or a part of a kit. */
function isLabel(label: string, names: KnownNames | null): boolean {
  const words = label.split(/\s+/);
  if (!/\p{Letter}/u.test(label) || words.length > 10 || /[,;@•\t]/.test(label)) return false;
  if (/\bc\.? ?i\.?$|\d$/i.test(label) && !kitPart.test(label) && words.length < 2) return false;
  if (new RegExp(mayContainWords, 'iu').test(label) || /\+ ?\/ ?[-–]|±|^contains/i.test(label)) return false;
  return !names?.has(label) && !/^(?:parfum|fragrance|aqua|water|향료|정제수)$/i.test(label);
}

/** Finds the colons that follow the name of a product or a part: at the start, after a line, a sentence, or ` / `. */
function findColons(text: string, names: KnownNames | null): Heading[] {
  const found: Heading[] = [];
  for (const { index } of text.matchAll(/:(?=\s)/g)) {
    const before = text.slice(Math.max(0, index - longestLabel - 3), index);
    const [lastBoundary, isAfterBoundary] = boundaries.reduce(
      ([last, isFound], boundary): [number, boolean] => {
        const at = before.lastIndexOf(boundary);
        return at >= 0 && at + boundary.length > last ? [at + boundary.length, true] : [last, isFound];
      },
      [0, before.length === index],
    );
    const inline = kitBefore.exec(before);
    const from = inline ? inline.index + 1 : lastBoundary;
    const isAtStart = isAfterBoundary || inline !== null;
    // A footnote such as `*Complex: …`.
    if (index > before.length - from && /^\s*[*†‡※]/.test(before.slice(from)) && from > 0) continue;
    const label = before.slice(from).replace(decoration, '').trim();
    const after = text.slice(index + 1, index + 12).trimStart();
    if (!isAtStart || /^[\d<≤+±%]/.test(after) || !isLabel(label, names)) continue;
    const start = index - before.length + from;
    if (label.length <= longestLabel) found.push({ start, end: index + 1 });
  }
  return found;
}

/** Finds headings in brackets, `[콩 에센스] 정제수`, with or without a mark before them, and lines such as `제1제`. */
function findBrackets(text: string, names: KnownNames | null): Heading[] {
  const found: Heading[] = [];
  const pattern =
    /(^|[\n■▶●◆★]|[^,;(\s]) ?(\[[^[\](),;:\n]{1,50}\]|<[^<>(),;:\n]{1,50}>|【[^【】]{1,50}】|［[^［］]{1,50}］|《[^《》]{1,50}》)(?= ?\n?\S)/gu;
  for (const { 0: whole, 1: before = '', 2: bracket = '', index } of text.matchAll(pattern)) {
    const label = bracket.slice(1, -1).trim();
    const isAtStart = before === '' || /[\n■▶●◆★]/.test(before);
    const isKorean = /\p{Script=Hangul}/u.test(label) && !/^나노$/.test(label);
    if (!/\p{Letter}/u.test(label) || /^(?:nano|\+|\d)/i.test(label) || names?.has(label)) continue;
    const isTag = bracket.startsWith('<') && /^\/?[a-z]+\d?(?: |$)/i.test(label);
    if (isTag || /^[A-Z]{0,4}\d+$/.test(label) || new RegExp(mayContainWords, 'iu').test(label)) continue;
    const isOther = factLabel.test(label) || afterList.test(label) || withoutHeading(`${label}: `) === '';
    if (!isAtStart && !(isKorean && (whole.includes(' ') || isOther))) continue;
    found.push({
      start: index + (isAtStart && before !== '\n' ? 0 : before.length),
      end: index + whole.length,
    });
  }
  for (const { 0: part, index } of text.matchAll(
    /\((?:제 ?)?(?:[\dAB] ?(?:제|단계|액)|\d{1,2} ?번|(?<!색 ?\()\d{1,2}호)\)(?= ?\S)/g,
  )) {
    found.push({ start: index, end: index + part.length });
  }
  for (const { 0: line, index } of text.matchAll(/(?<=^|\n)[^\n,;:@]{1,60}(?=\n)/g)) {
    const isNumbered =
      /^\d{1,2}[.)] /.test(line) && /^\n[^\n]*,[^\n]*,/.test(text.slice(index + line.length, index + 300));
    const isTitle = /^[■▶●◆★□◎○▷►] ?/.test(line) || /(?:전 ?성분|\bingredients?|\binci)$/iu.test(line.trim());
    const hasList = isTitle && /^\n[^\n]*,/.test(text.slice(index + line.length, index + 300));
    if (isNumbered || (hasList && !names?.has(line.replace(decoration, '').trim()))) {
      found.push({ start: index, end: index + line.length });
    } else if (kitPart.test(line.replace(decoration, '').replace(/^[[(<]/, ''))) {
      found.push({ start: index, end: index + line.length });
    }
  }
  // `Shade 01 Rose – Talc, Mica`
  for (const { 0: label, index } of text.matchAll(
    /(?<=^|\n)(?:shade|colou?r|no\.?|#)?\s?\d{1,3} [^\n,:;–—-]{2,30} [–—-] (?=\p{Letter}[^\n]{0,80},)/giu,
  )) {
    if (!names?.has(label.replace(/[\s–—-]+$/, ''))) found.push({ start: index, end: index + label.length });
  }
  return found;
}

/** Returns the text without lines that state a fact about the product, and without paragraphs of prose before a list. */
function withoutFacts(text: string, edits: Edits): string {
  if (!text.includes('\n')) return text;
  const lines = text.split('\n');
  return lines
    .filter((line, index) => {
      const [, label = ''] = /^\s*([^:,;]{1,30}?)\s*:/.exec(line.slice(0, 40)) ?? [];
      if (factLabel.test(label) && edits.make('statement', line)) return false;
      const isTotal = /^\s*(?:total|합계|계|sum)\s*:?\s*(?:100(?:[.,]0+)? ?%?)?\s*$/i.test(line);
      if (isTotal && edits.make('column', line)) return false;
      const isParagraph = (lines[index - 1] ?? '').trim() === '' && (lines[index + 1] ?? '').trim() === '';
      return !(index < lines.length - 1 && isParagraph && isProse(line) && edits.make('statement', line));
    })
    .join('\n');
}

/** Returns the lists of a pasted text, one unless it is about a kit, each with its "May contain" part. */
export function findSections(pasted: string, names: KnownNames | null, edits: Edits): Section[] {
  const text = withoutFacts(readDrugFacts(pasted, edits), edits).replace(minorPart, ', ');
  const headings = [...findColons(text, names), ...findBrackets(text, names)]
    .sort((one, other) => one.start - other.start)
    .filter(({ start }, index, all) => index === 0 || start >= (all[index - 1]?.end ?? 0));
  const parts: { text: string; isNamed: boolean }[] = [];
  let heading = '';
  const add = (part: string) => {
    // `사용법 : …`, `[용량] 50 mL`
    const label = heading.replace(decoration, '').replace(/^[[(<]|[\])>:\s]+$/g, '');
    const isPraise = praised.test(label) && headings.length > 1;
    const isOther = label !== '' && (isPraise || afterList.test(label) || factLabel.test(label));
    if (isOther && edits.make('statement', `${heading} ${part.trim()}`)) return;
    parts.push({ text: part, isNamed });
  };
  let from = 0;
  let isNamed = false;
  for (const { start, end } of headings) {
    const words = text.slice(start, end);
    const isUsual = withoutHeading(`${words} `) === '';
    if (!isUsual && !edits.make('heading', words)) continue;
    add(text.slice(from, start));
    from = isUsual ? start : end;
    isNamed = !isUsual;
    heading = isUsual ? '' : words;
  }
  add(text.slice(from));
  const [first, ...others] = parts;
  const hasIntroduction = first && others.length > 0 && !first.isNamed && isProse(first.text.trim());
  if (hasIntroduction && edits.make('statement', first.text)) parts.shift();
  return parts
    .map((part) => ({ ...part, text: withoutHeading(part.text) }))
    .filter((part) => hasName.test(part.text))
    .map((part) => ({ isNamed: part.isNamed, ...cutAtMayContain(part.text, edits) }));
}
