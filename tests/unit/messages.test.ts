import fs from 'node:fs';
import path from 'node:path';
import {
  isArgumentElement,
  isDateElement,
  isNumberElement,
  isPluralElement,
  isSelectElement,
  isTagElement,
  isTimeElement,
  type MessageFormatElement,
  parse,
} from '@formatjs/icu-messageformat-parser';
import { defaultLocale, locales } from '@/lib/i18n/locales';

const others = locales.filter((locale) => locale !== defaultLocale);
const root = path.resolve('messages');
const files = fs.readdirSync(path.join(root, defaultLocale)).filter((file) => file.endsWith('.json'));

function read(locale: string, file: string): unknown {
  return JSON.parse(fs.readFileSync(path.join(root, locale, file), 'utf8'));
}

/** Every text of a message tree by its dotted key. */
function flatten(value: unknown, prefix = ''): Map<string, string> {
  const texts = new Map<string, string>();
  if (typeof value === 'string') texts.set(prefix, value);
  else if (value && typeof value === 'object') {
    for (const [key, child] of Object.entries(value)) {
      for (const [name, text] of flatten(child, prefix ? `${prefix}.${key}` : key)) texts.set(name, text);
    }
  }
  return texts;
}

/** Names and kinds of a message's arguments and tags. A plural takes a number, as a number does. */
function argumentsOf(message: string): string[] {
  const found = new Set<string>();
  const walk = (elements: MessageFormatElement[]) => {
    for (const element of elements) {
      if (isArgumentElement(element)) found.add(element.value);
      else if (isNumberElement(element)) found.add(`${element.value}:number`);
      else if (isDateElement(element)) found.add(`${element.value}:date`);
      else if (isTimeElement(element)) found.add(`${element.value}:time`);
      else if (isTagElement(element)) {
        found.add(`<${element.value}>`);
        walk(element.children);
      } else if (isPluralElement(element) || isSelectElement(element)) {
        found.add(isPluralElement(element) ? `${element.value}:number` : element.value);
        for (const option of Object.values(element.options)) walk(option.value);
      }
    }
  };
  walk(parse(message));
  return [...found].sort();
}

test.each(others)('%s has the message files of the default language', (locale) => {
  const own = fs.readdirSync(path.join(root, locale)).filter((file) => file.endsWith('.json'));
  expect(own.sort()).toEqual([...files].sort());
});

describe.each(files)('%s', (file) => {
  const reference = flatten(read(defaultLocale, file));
  const textsIn = (locale: string) => flatten(read(locale, file));

  test.each(others)('has the same keys in %s', (locale) => {
    expect([...textsIn(locale).keys()].sort()).toEqual([...reference.keys()].sort());
  });

  test.each(others)('has the same ICU arguments in %s', (locale) => {
    const argumentsByKey = (texts: Map<string, string>) =>
      Object.fromEntries([...texts].map(([key, text]) => [key, argumentsOf(text)]));
    expect(argumentsByKey(textsIn(locale))).toEqual(argumentsByKey(reference));
  });

  test.each(locales)('has no empty text in %s', (locale) => {
    const empty = [...textsIn(locale)].filter(([, text]) => text.trim() === '').map(([key]) => key);
    expect(empty).toEqual([]);
  });
});

/** Words for which every text uses another: the word, the term to write, and the files that may keep the word. */
const otherWords: Record<string, [RegExp, string, RegExp?][]> = {
  en: [
    [/(?<!Reading of )\bsections? 6\d\d/i, '§ 607', /^finder/],
    [
      /(?<!the |U\.S\. )\bFDA(’s| (may|must|has|had|does|did|asks|says|requires|would|permits|accepts|tests)\b)/i,
      'the FDA',
    ],
    [/\bpapers\b/i, 'documents'],
    [/\{legalName\}\./, '{legalName} within its sentence: the name ends with a period'],
  ],
  ko: [
    [/이상사례/, '유해사례'],
    [/사용 목적/, '의도한 용도'],
    [/규칙/, '규정 or 점검 항목'],
    [/부정 표시/, '부정표시'],
    [/제6\d\d조/, '§ 607'],
    [/(제조|포장|유통)업자/, '업체'],
    // The Korean act's own term stands for Korea's file.
    [/입증 파일|(?<!제품별 )안전성 자료/, '안전성 입증 자료'],
    [/(색소|인증|인증받은) 배치|배치(마다| 인증)/, '로트'],
    [/불량 화장품|부정품/, '불량화장품'],
    [/통관사/, '관세사'],
    [/상세 페이지/, '상세페이지'],
    [/\bSlack\b/, '슬랙'],
    [/전자 서명/, '전자서명'],
  ],
};

/** Titles, descriptions and bodies of the built-in articles; keywords are what people search for, in their words. */
const articles = fs
  .readFileSync('embedded/dataset/data.ndjson', 'utf8')
  .split('\n')
  .filter(Boolean)
  .map((line) => JSON.parse(line))
  .filter(({ _type }) => _type === 'resourcePage')
  .map(({ language, slug, title, metaTitle, metaDescription, content }) => ({
    locale: language as string,
    name: slug.current as string,
    texts: [title, metaTitle, metaDescription, ...flatten(content).values()] as string[],
  }));

test.each(
  locales.flatMap((locale) =>
    (otherWords[locale] ?? []).map(([word, term, keeps]) => [locale, term, word, keeps] as const),
  ),
)('%s says %s, and never another word for it', (locale, term, word, keeps) => {
  const texts = files
    .filter((file) => !keeps?.test(file))
    .flatMap((file) => [...flatten(read(locale, file))].map(([key, text]) => `${file}: ${key}: ${text}`));
  // Articles in English spell a section out.
  const printed =
    term === '§ 607' && locale === 'en' ? [] : articles.filter((each) => each.locale === locale);
  const sentences = printed.flatMap(({ name, texts }) => texts.map((text) => `${name}: ${text}`));
  expect(articles.filter((each) => each.locale === locale).length).toBeGreaterThanOrEqual(15);
  expect([...texts, ...sentences].filter((text) => word.test(text))).toEqual([]);
});
