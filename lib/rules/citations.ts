import actSections from './us-code.json' with { type: 'json' };

/** A citation in a text: its wording, its position, and its form in the ledger's `covers`. */
export type Found = { readonly text: string; readonly at: number; readonly ref: string };

/** Sections of the Act by their number in title 21 of the U.S. Code. */
const actOf: ReadonlyMap<string, string> = new Map(Object.entries(actSections));
const paragraphs = '(?:\\([0-9A-Za-z]{1,4}\\))*';

/** Section numbers after the first of a list: `§§ 605(e)(2), 610`, `sections 606 and 607`, `Parts 73, 74 and 80`. */
const repeated = (number: string) =>
  `${number}(?:(?:,\\s|,?\\sand\\s|·)${number}(?![\\d/]| (?:CFR|FR|U\\.?S)))*`;

type Pattern = { readonly find: RegExp; readonly refs: (match: RegExpMatchArray) => string[] };

const numbers = (text: string, number: string) => text.match(new RegExp(number, 'g')) ?? [];
const section = `\\d{3,5}[A-Z]?${paragraphs}`;
const cfrNumber = `\\d+(?:\\.\\d+)?${paragraphs}`;
const codeNumber = `\\d{3,4}[a-z]{0,2}(?:-\\d+)?${paragraphs}`;

/** Section numbers with four digits belong to the amending Act, Pub. L. 117-328. */
const actRef = (number: string) => (/^35\d\d(\D|$)/.test(number) ? `mocra ${number}` : `fdca ${number}`);

/** Returns the Act's number for a number of the U.S. Code if it has one. */
function codeRef(title: string, number: string): string {
  const [, head = '', rest = ''] = /^(\d+[a-z]{0,2}(?:-\d+)?)(.*)$/.exec(number) ?? [];
  const own = title === '21' ? actOf.get(head) : undefined;
  return own ? `fdca ${own}${rest}` : `usc ${title} ${number}`;
}

const patterns: readonly Pattern[] = [
  {
    find: /21 CFR [Pp]art 1, [Ss]ubpart ([A-Z])/g,
    refs: ([, subpart = '']) => [`cfr 21 1 Subpart ${subpart}`],
  },
  {
    find: new RegExp(`(\\d+) CFR (?:[Pp]arts? )?(${repeated(cfrNumber)})(?!, [Ss]ubpart)`, 'g'),
    refs: ([, title = '', list = '']) => numbers(list, cfrNumber).map((each) => `cfr ${title} ${each}`),
  },
  {
    find: new RegExp(`(\\d+) U\\.?S\\.?C\\.? (?:§+ ?)?(${repeated(codeNumber)})`, 'g'),
    refs: ([, title = '', list = '']) => numbers(list, codeNumber).map((each) => codeRef(title, each)),
  },
  {
    find: new RegExp(`(?:§§?|\\b[Ss]ections?) ?(${repeated(section)})`, 'g'),
    refs: ([, list = '']) => numbers(list, section).map(actRef),
  },
  {
    find: new RegExp(`제(\\d{3,4})조(${paragraphs})`, 'g'),
    refs: ([, number = '', rest = '']) => [actRef(number + rest)],
  },
];

/** References by a name or one number; `$1` is the first group of the match. */
const named: readonly (readonly [find: RegExp, ref: string])[] = [
  [/(\d+) FR (\d+)/g, 'fr $1 $2'],
  [/\(EU\) (?:No )?(\d+\/\d+)/g, 'eu $1'],
  [/Pub\. ?L\. ([\d-]+\d)/g, 'pl $1'],
  [/\b(M0\d\d|OTC\d{6})\b/g, 'otc $1'],
  [/ISO (\d+)/g, 'iso $1'],
  [/\bHSC (\d{6}(?:\.\d)?(?:\([0-9A-Za-z]+\))*)/g, 'hsc $1'],
  [/\bAB (60|496)\b/g, 'ca ab $1'],
  [/\bWAC (\d+-\d+(?:-\d+)?)/g, 'wac $1'],
  [/\bV\.S\.A\. (\d+[a-z]?(?:\(\w+\))*)/g, 'vsa $1'],
  [/\bHealth-Gen(?:eral|\.) (21-259\.2)/g, 'md $1'],
  [/\bRCW (\d+[A-Z]\.\d{3}\.\d{3}(?:\([0-9a-z]+\))*)/g, 'rcw $1'],
  [/Form (?:FDA )?(3500A|50\d\d)/g, 'form $1'],
  [/FDA (update|guidance)(?= of December| on registration and listing)/g, 'fda $1'],
  [/FDA 등록·리스팅 지침/g, 'fda guidance'],
  [/\bAEMS\b/g, 'aems'],
  [/(?:[Ii]mport [Aa]lerts?|수입 ?경보\S*) (53-\d\d)/g, 'import alert.$1'],
  [/CSMS (\d+)/g, 'csms $1'],
  [/order of February 20, 2026|2026년 2월 20일\S* (?:행정)?명령/g, 'order 2026-02-20'],
  [/1999 letter|1999년 \S*서한/g, 'fda letter 1999'],
  [/draft guidance of January 2026|2026년 1월\S* (?:지침 )?초안/g, 'draft records'],
  [/Proposition 65|프로포지션 65/g, 'proposition 65'],
  [/개인정보 ?보호법/g, 'kr pipa'],
  [/(?<![가-힣] ?)화장품법/g, 'kr cosmetics'],
];

const allPatterns: readonly Pattern[] = [
  ...patterns,
  ...named.map(([find, ref]) => ({
    find,
    refs: (match: RegExpMatchArray) => [ref.replace(/\$(\d)/g, (_, group) => match[group] ?? '')],
  })),
];

/** Returns the citations of a text in order, one for each section of a list. */
export function citationsIn(text: string): Found[] {
  return allPatterns
    .flatMap(({ find, refs }) =>
      [...text.matchAll(find)].flatMap((match) =>
        refs(match).map((ref) => ({ text: match[0], at: match.index, ref })),
      ),
    )
    .sort((one, other) => one.at - other.at);
}
