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
import { ownerFacts } from '@/lib/site';
import otherWords from './other-words.json';

const others = locales.filter((locale) => locale !== defaultLocale);
const root = path.resolve('messages');
const files = fs.readdirSync(path.join(root, defaultLocale)).filter((file) => file.endsWith('.json'));

function read(locale: string, file: string): unknown {
  return JSON.parse(fs.readFileSync(path.join(root, locale, file), 'utf8'));
}

/** Returns every message of a tree by its dotted key. */
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

/** Returns the names and kinds of a message's arguments and tags. A plural takes a number, as a number argument does. */
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

test.each(others)('has the message files of the default language in %s', (locale) => {
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

  test.each(locales)('has no empty message in %s', (locale) => {
    const empty = [...textsIn(locale)].filter(([, text]) => text.trim() === '').map(([key]) => key);
    expect(empty).toEqual([]);
  });
});

/** Titles, descriptions and bodies of the built-in articles; keywords stay in the words that people search for. */
const articles = fs
  .readFileSync('embedded/dataset/data.ndjson', 'utf8')
  .split('\n')
  .filter(Boolean)
  .map((line) => JSON.parse(line))
  .filter(({ _type }) => _type === 'resourcePage')
  .map(({ language, slug, title, shortTitle = '', metaTitle, metaDescription, content }) => ({
    locale: language as string,
    name: slug.current as string,
    texts: [title, shortTitle, metaTitle, metaDescription, ...flatten(content).values()] as string[],
  }));

type Row = { locale: string; term: string; word: string; flags?: string; keeps?: string };

/** Words that every message replaces by one term: the term, the word, and the files that may keep the word. */
test.each<Row>(otherWords)(
  'writes in $locale $term instead of $word',
  ({ locale, term, word, flags, keeps }) => {
    const texts = files
      .filter((file) => !keeps || !new RegExp(keeps).test(file))
      .flatMap((file) => [...flatten(read(locale, file))].map(([key, text]) => `${file}: ${key}: ${text}`));
    const own = articles.filter((each) => each.locale === locale);
    expect(own.length).toBeGreaterThanOrEqual(15);
    // English articles spell out "section".
    const printed = term === '§ 607' && locale === 'en' ? [] : own;
    const sentences = printed.flatMap(({ name, texts }) => texts.map((text) => `${name}: ${text}`));
    const forbidden = new RegExp(word, flags);
    expect([...texts, ...sentences].filter((text) => forbidden.test(text))).toEqual([]);
  },
);

/** Arguments of `select` that code fills. The formatter would find inherited names such as `constructor`. */
const selected = ['covered', 'starts', ...Object.keys(ownerFacts)];

test.each(locales)('selects only on arguments that the code of this site fills, in %s', (locale) => {
  const found = new Set<string>();
  const walk = (elements: MessageFormatElement[]) => {
    for (const element of elements) {
      if (isTagElement(element)) walk(element.children);
      if (!isPluralElement(element) && !isSelectElement(element)) continue;
      if (isSelectElement(element)) found.add(element.value);
      for (const option of Object.values(element.options)) walk(option.value);
    }
  };
  for (const file of files) for (const text of flatten(read(locale, file)).values()) walk(parse(text));
  expect([...found].filter((name) => !selected.includes(name))).toEqual([]);
});

/** Facts that code uses: providers (lib/privacy/policy-values.ts), and consents (the landing, tools/smoke/launch.ts). */
const usedInCode = [
  'hostingProvider',
  'databaseProvider',
  'mailProvider',
  'teamTool',
  'quoteConsent',
  'articleAuthors',
  'figures',
];

test.each(locales)('uses every fact of the owner in %s', (locale) => {
  const texts = files.flatMap((file) => [...flatten(read(locale, file)).values()]).join('\n');
  const unused = Object.keys(ownerFacts).filter((name) => !texts.includes(`{${name}, select, unconfirmed {`));
  expect(unused).toEqual(usedInCode);
});
