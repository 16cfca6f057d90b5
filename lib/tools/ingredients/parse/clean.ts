/** Entities of HTML that copied pages contain. */
const entities: ReadonlyMap<string, string> = new Map([
  ['amp', '&'],
  ['lt', '<'],
  ['gt', '>'],
  ['quot', '"'],
  ['apos', "'"],
  ['nbsp', ' '],
  ['middot', '·'],
  ['bull', '•'],
  ['reg', '®'],
  ['trade', '™'],
  ['alpha', 'α'],
  ['beta', 'β'],
]);

function readEntity(whole: string, name: string): string {
  const code = /^#(x?)([\da-f]+)$/i.exec(name);
  if (!code) return entities.get(name.toLowerCase()) ?? whole;
  const point = Number.parseInt(code[2] as string, code[1] ? 16 : 10);
  return point > 0 && point < 0x110000 ? String.fromCodePoint(point) : whole;
}

/** Tags that end a line, and tags that only style a word. */
const breakingTag = /<\/?(?:br|p|li|ul|ol|div|tr|td|h[1-6])(?: [^<>]{0,200})?\/?>/gi;
const stylingTag = /<\/?(?:b|i|em|strong|span|sup|sub|u|font|a)(?: [^<>]{0,200})?>/gi;

/** Words that a PDF cut between these keep the hyphen: `alpha-` + `isomethyl ionone`, `D-` + `panthenol`. */
const hyphenatedPrefix =
  /(?:^|[\s,;(])(?:\p{Letter}|alpha|beta|gamma|delta|cis|trans|iso|peg|ppg|di|tri|bis|poly|co)$/iu;

/**
 * Joins words that a PDF hyphenated at the end of a line. The hyphen goes between two small or two capital letters, where a
 * word was cut. Elsewhere (`Nylon-` + `12`, `Beta-` + `Glucan`) it is part of the name.
 */
function joinHyphenated(text: string): string {
  return text.replace(
    /([\p{Letter}\p{Number}])-[ \t]{0,9}\n[ \t]{0,40}([\p{Letter}\p{Number}])/gu,
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

/** Reads a list of strings as programs write it, `["Water", "Glycerin"]`, with each on its line. */
function withoutQuotes(text: string): string {
  if (!/["'”] ?, ?["'“]/.test(text)) return text;
  const list = text.trim();
  const start = /^[[({]? ?["'“]/.exec(list);
  const end = /["'”] ?,? ?[\])}]?$/.exec(list.slice(-5));
  if (!start || !end) return text;
  return list.slice(start[0].length, list.length - end[0].length).replace(/["'”]\s?,\s?["'“]/g, '\n');
}

/** Leaves one empty line between paragraphs, and one space between words. */
function withoutEmptyLines(text: string): string {
  const lines = text.split('\n').map((line) => line.replace(/ {2,}/g, ' ').trimEnd());
  return lines.filter((line, index) => line !== '' || lines[index - 1] !== '').join('\n');
}

/** Returns composed letters (NFC), with line breaks for soft returns and spaces for blank letters such as Hangul fillers. */
const plainCharacters = (text: string) =>
  text
    .normalize('NFC')
    .replace(/\r\n?|[\v\f\u0085\u2028\u2029]/g, '\n')
    .replace(/[\u00a0\u115f\u1160\u2000-\u200a\u202f\u205f\u2800\u3000\u3164\uffa0]|(?![\n\t])\p{Cc}/gu, ' ')
    .replace(/(?![\u200c\u200d])[\p{Cf}\p{Co}]/gu, '');

/**
 * Returns the text with plain characters: composed letters, line breaks for soft returns, ordinary punctuation instead of
 * full-width forms, no HTML, and no words that a PDF hyphenated.
 */
export function clean(pasted: string): string {
  const text = plainCharacters(pasted)
    .replace(/&(#?\w{2,8});/g, readEntity)
    .replace(breakingTag, '\n')
    .replace(stylingTag, '')
    .replace(/[\uff01-\uff5e]/g, (wide) => String.fromCharCode(wide.charCodeAt(0) - 0xfee0))
    .replace(/[、،﹐‚]|!-+!/g, ', ')
    .replace(/[‐‑−]/g, '-')
    // The Korean middle dot counts as a letter.
    .replace(/ㆍ/g, '·')
    .replace(/\ufffd/g, ' ')
    // Characters, line breaks and tabs as programs write them.
    .replace(/\\u([\da-f]{4})/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
    // Circled numbers before names.
    .replace(/[①-⑳]/g, '\n')
    .replace(/\\r?\\n|\\[nr](?![\p{Letter}])|(?<=\S)\\n(?=\p{Lu})/gu, '\n')
    .replace(/\\t/g, '\t')
    // Excel writes an apostrophe before text.
    .replace(/^\s*'(?=\p{Letter})/u, '');
  return normalizePercent(joinHyphenated(withoutEmptyLines(withoutQuotes(text))));
}
