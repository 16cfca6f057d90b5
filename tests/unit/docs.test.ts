import fs from 'node:fs';
import { createTranslator } from 'next-intl';
import { type Locale, locales } from '@/lib/i18n/locales';
import { type Messages, messagesFor } from '@/lib/i18n/messages';
import * as product from '@/lib/site';

/*
 * The registers of claims and of the specification name message keys. A test fails when a key is renamed or removed, or a
 * message loses its figure, so that the registers are updated with the message.
 */

/** `file: key`, the only form that the documents use to name a message. */
const keyForm = /^([a-z-]+): ([\w-]+(?:\.[\w-]+)*)$/;
const codes = (text: string) => [...text.matchAll(/`([^`]+)`/g)].map(([, code]) => code ?? '');
const namespaceOf = (file: string) =>
  file.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase()) as keyof Messages;
const isMessageFile = (name: string) => fs.existsSync(`messages/en/${name}.json`);

/** Returns the value at a dotted path; list entries count from 0. */
function at(tree: unknown, dotted: string): unknown {
  return dotted.split('.').reduce<unknown>((value, key) => (value as Record<string, unknown>)?.[key], tree);
}

const message = (locale: Locale, file: string, key: string) =>
  at(messagesFor(locale)[namespaceOf(file)], key);

/** Returns the problems of the message keys in a document. */
function problems(text: string): string[] {
  return codes(text).flatMap((code) => {
    const [, file, key] = keyForm.exec(code) ?? [];
    if (file && key) {
      if (!isMessageFile(file)) return [`${code}: no such message file`];
      return locales
        .filter((locale) => message(locale, file, key) === undefined)
        .map((locale) => `${code}: no such key in ${locale}`);
    }
    if (/^(landing|feature|scene)-[a-z-]+$/.test(code) && !isMessageFile(code)) {
      return [`${code}: no such message file`];
    }
    // An incomplete key: a list of keys, a range, or a colon without the single space.
    const start = /^([a-z-]+):/.exec(code)?.[1];
    return start && isMessageFile(start) ? [`${code}: write one key, as \`file: key\``] : [];
  });
}

describe('problems', () => {
  test.each([
    ['`landing-why: title`, `landing-why` and `21 CFR 701.3`', 0],
    ['`landing-why: heading`', locales.length],
    ['`landing-nowhere: title` and `landing-nowhere`', 2],
    ['`landing-why: title, points`', 1],
    ['`terms: sections.2-4`', locales.length],
    ['`landing-why:title`', 1],
  ])('finds the problems in %s', (text, count) => {
    expect(problems(text)).toHaveLength(count);
  });
});

test.each(['tests/unit/claims.md', 'tests/unit/coverage.md', 'docs/launch-review.md'])(
  'names in %s only messages that exist in every language',
  (file) => {
    const text = fs.readFileSync(file, 'utf8');
    expect(codes(text).filter((code) => keyForm.test(code)).length).toBeGreaterThan(25);
    expect(problems(text)).toEqual([]);
  },
);

type Place = { name: string; file: string; key?: string };
type Row = {
  state: string;
  places: Place[];
  reads: string[];
  values: Record<string, string | number>;
};

/** Returns the value of a name in lib/site.ts, such as `figures.reminderDays.0`. */
function fact(name: string): string | number {
  const value = at(product, name);
  if (typeof value !== 'string' && typeof value !== 'number') throw new Error(`lib/site.ts has no ${name}`);
  return value;
}

/** Returns the rows of coverage.md. */
function rowsOf(text: string): Row[] {
  return text
    .split('\n')
    .filter((line) => line.startsWith('| ') && !line.startsWith('| the site must state'))
    .map((line) => {
      const [state = '', where = '', reads = '', filled = ''] = line
        .split('|')
        .slice(1)
        .map((cell) => cell.trim());
      const names = codes(filled);
      return {
        state,
        places: codes(where).map((name) => {
          const [, file = name, key] = keyForm.exec(name) ?? [];
          return { name, file, key };
        }),
        reads: codes(reads),
        values: Object.fromEntries(
          names.flatMap((name, index) => (index % 2 === 0 ? [[name, fact(names[index + 1] ?? '')]] : [])),
        ),
      };
    });
}

/** Removes tags without words from a message and keeps the words of the others. */
const tags = Object.fromEntries(['br', 'nowrap', 'b', 'date', 'time', 'count'].map((tag) => [tag, String]));

/** Returns the copy that a visitor reads there, or the source of a file. */
function shown({ file, key }: Place, locale: Locale, values: Row['values']): string {
  if (!key) return fs.readFileSync(isMessageFile(file) ? `messages/${locale}/${file}.json` : file, 'utf8');
  const text = message(locale, file, key);
  if (text === undefined) throw new Error(`${file}: ${key} is not a string`);
  const translate = createTranslator({
    locale,
    messages: { text } as { text: string },
    onError: (error) => {
      throw error;
    },
  });
  return translate.markup('text', { ...tags, ...values } as never);
}

const plain = (text: string) => text.replaceAll('\u00a0', ' ');
/** Returns the figures in a string; a digit inside a code such as 3500A or SHA-256 counts as well. */
const figuresOf = (text: string) => text.match(/\d+(?:[.,]\d+)*/g) ?? [];

/** Returns the errors in a row. */
function untrue({ places, reads, values }: Row): string[] {
  const read = (locale: Locale) => places.map((place) => plain(shown(place, locale, values)));
  const english = read('en');
  const wrong = reads
    .filter((words) => !english.some((text) => text.includes(words)))
    .map((words) => `nowhere: ${words}`);
  const silent = places
    .filter((place, index) => place.key && reads.every((words) => !english[index]?.includes(words)))
    .map(({ name }) => `${name} says none of it`);
  const others = locales
    .filter((locale) => locale !== 'en')
    .flatMap((locale) => {
      const all = read(locale).join('\n');
      return reads
        .flatMap(figuresOf)
        .filter((figure) => !all.includes(figure))
        .map((figure) => `${locale} lacks ${figure}`);
    });
  return [...wrong, ...silent, ...others];
}

describe('coverage.md', () => {
  const rows = rowsOf(fs.readFileSync('tests/unit/coverage.md', 'utf8'));

  test('has rows with a place and words each', () => {
    expect(rows.length).toBeGreaterThan(100);
    expect(rows.filter(({ places, reads }) => places.length === 0 || reads.length === 0)).toEqual([]);
  });

  test.each(rows.map((row) => [`${row.state} (${row.places[0]?.name})`, row] as const))('%s', (_, row) => {
    expect(
      row.places.filter(({ file, key }) => !key && !isMessageFile(file) && !fs.existsSync(file)),
    ).toEqual([]);
    expect(untrue(row)).toEqual([]);
  });

  test('reports a row whose message loses a word or a figure', () => {
    const row = (line: string) => untrue(rowsOf(line)[0] as Row);
    expect(row('| x | `login: title` | `Sign In` | |')).toEqual([]);
    expect(row('| x | `login: title` | `Sign Out` | |')).toHaveLength(2);
    expect(row('| x | `login: title`, `login: error` | `Sign In` | |')).toEqual([
      'login: error says none of it',
    ]);
    expect(row('| x | `feature-import-assist: outcomes.items.0.figure` | `247` | |')).toContain(
      'ko lacks 247',
    );
    expect(() => row('| x | `scene-wizard: renewal.chip` | `90 days` | `days` = `figures.none` |')).toThrow();
    expect(() => row('| x | `scene-wizard: renewal.chip` | `90 days` | |')).toThrow();
  });
});
