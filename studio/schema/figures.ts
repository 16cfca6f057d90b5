/** The figures of two languages, compared: numbers, dates, percentages and money, whatever their format. */

const months = 'jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec'.split('|');
const month = String.raw`(jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)\.?`;
/** Dates, by the order of their parts. */
const dates: [RegExp, order: string][] = [
  [/\b(\d{4})[-./](\d{1,2})[-./](\d{1,2})\b/g, 'ymd'],
  [/(\d{4})년 ?(\d{1,2})월(?: ?(\d{1,2})일)?/g, 'ymd'],
  [/(?<!\d)(\d{1,2})월 ?(\d{1,2})일/g, 'md'],
  [new RegExp(String.raw`\b${month} (\d{1,2})(?:st|nd|rd|th)?,? (\d{4})\b`, 'gi'), 'mdy'],
  [new RegExp(String.raw`\b(\d{1,2}) ${month},? (\d{4})\b`, 'gi'), 'dmy'],
  [new RegExp(String.raw`\b${month} (\d{4})\b`, 'gi'), 'my'],
  [new RegExp(String.raw`\b${month} (\d{1,2})(?:st|nd|rd|th)?\b`, 'gi'), 'md'],
];

/** Places in laws: two languages cite differently, and a citation has its own form. */
const places =
  /(?:\b\d+ (?:CFR|U\.?S\.?C\.?|FR)|\b[Ss]ections?|(?<=제)|\b[Pp]arts?)(?:(?:,|,? and| to| or| through| parts?| §+|~| 및)? ?\d[\d.]*[a-z]?(?:\([a-z0-9]+\))*)+조?|\d+조(?! ?[원달])/g;

const scales: ReadonlyMap<string, number> = new Map(
  Object.entries({
    ...{ hundred: 1e2, thousand: 1e3, million: 1e6, billion: 1e9 },
    ...{ 백: 1e2, 천: 1e3, 만: 1e4, 십만: 1e5, 백만: 1e6, 천만: 1e7, 억: 1e8, 조: 1e12 },
  }),
);
const digits = String.raw`\d{1,3}(?:,\d{3})+(?:\.\d+)?|\d+(?:\.\d+)?`;
const scaled = String.raw`(?:${digits})(?: ?(?:천만|백만|십만|조(?= ?[원달])|억|만|천(?!연)|백)| (?:hundred|thousand|million|billion)\b)?`;
/** Money and percentages keep their unit; `1억 2,000만` is one figure. */
const figure = new RegExp(
  String.raw`(?<![A-Za-z\d][-.]?|\d[,/])((?:US)?\$|USD ?|₩|KRW ?)?((?:(?:${digits}) ?(?:조|억|만) ?)*${scaled})(?:( ?%| percent\b| ?퍼센트)|( (?:U\.S\. )?dollars?\b| ?달러|-dollar\b)|( won\b| ?원(?![가-힣료])))?`,
  'gi',
);

/** Numbers in words, which a translation may write as digits. */
const words: ReadonlyMap<string, number> = new Map(
  Object.entries({
    ...{
      one: 1,
      two: 2,
      three: 3,
      four: 4,
      five: 5,
      six: 6,
      seven: 7,
      eight: 8,
      nine: 9,
      ten: 10,
      eleven: 11,
    },
    ...{
      twelve: 12,
      fifteen: 15,
      twenty: 20,
      thirty: 30,
      ninety: 90,
      half: 50,
      first: 1,
      second: 2,
      third: 3,
    },
    ...{ once: 1, twice: 2, biennial: 2, annual: 1, single: 1, both: 2, a: 1, an: 1, each: 1, every: 1 },
    ...{
      한: 1,
      하나: 1,
      첫: 1,
      두: 2,
      둘: 2,
      세: 3,
      셋: 3,
      네: 4,
      넷: 4,
      다섯: 5,
      여섯: 6,
      일곱: 7,
      여덟: 8,
    },
    ...{ 아홉: 9, 열: 10, 매: 1, 절반: 50, 격: 2 },
  }),
);
const latinWords = /[a-z]+/gi;
const koreanWords = /한|하나|첫|두|둘|세|셋|네|넷|다섯|여섯|일곱|여덟|아홉|열|매|절반|격/g;

function sumOf(text: string): number {
  let sum = 0;
  for (const [, number, scale] of text.matchAll(new RegExp(`(${digits})(?: ?([a-z가-힣]+))?`, 'gi'))) {
    sum += Number(number?.replaceAll(',', '')) * (scales.get(scale?.toLowerCase() ?? '') ?? 1);
  }
  // Sums of fractions such as 1.1 million are not exact.
  return Number(sum.toPrecision(12));
}

/** The figures of a string: their value in one form for every language, with the words of the text. */
function figures(text: string): { exact: Map<string, string>; loose: Set<string> } {
  const exact = new Map<string, string>();
  const loose = new Set<string>();
  let rest = text.replace(places, ' ');
  for (const [pattern, order] of dates) {
    rest = rest.replace(pattern, (raw: string, ...groups: (string | undefined)[]) => {
      const part = (name: string) => {
        const value = groups[order.indexOf(name)];
        if (!order.includes(name) || !value) return null;
        const named = months.indexOf(value.slice(0, 3).toLowerCase());
        return named < 0 ? Number(value) : named + 1;
      };
      const [y, m, d] = [part('y'), part('m'), part('d')];
      exact.set([y ?? '', m, d ?? ''].join('-'), raw.trim());
      for (const known of [`${y ?? ''}-${m}-`, `-${m}-${d ?? ''}`, `-${m}-`, y, m, d])
        loose.add(String(known));
      return ' ';
    });
  }
  for (const [raw, before, number = '', percent, dollars, won] of rest.matchAll(figure)) {
    const value = sumOf(number);
    const money =
      dollars || before?.includes('$') || /usd/i.test(before ?? '') ? '$' : won || before ? '₩' : '';
    exact.set(`${money}${value}${percent ? '%' : ''}`, raw.trim());
    loose.add(String(value));
  }
  for (const [word] of [...rest.matchAll(latinWords), ...rest.matchAll(koreanWords)]) {
    const value = words.get(word.toLowerCase());
    if (value !== undefined) for (const form of [`${value}`, `${value}%`]) loose.add(form);
  }
  return { exact, loose };
}

/** Returns the figures that only one of two strings has, as written there. */
export function differentFigures(here: string, there: string): { here: string[]; there: string[] } {
  const [a, b] = [figures(here), figures(there)];
  const missing = (from: typeof a, to: typeof a) =>
    [...from.exact].filter(([key]) => !to.exact.has(key) && !to.loose.has(key)).map(([, raw]) => raw);
  return { here: missing(a, b), there: missing(b, a) };
}
