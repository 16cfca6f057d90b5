import fs from 'node:fs';
import { type Locale, locales } from '@/lib/i18n/locales';
import { type Messages, messagesFor } from '@/lib/i18n/messages';

/*
 * The register of claims (claims.md) names message keys. A test fails when a key is renamed or removed, so that the register is
 * updated with the message.
 */

/** `file: key`, the only form that the register uses to name a message. */
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

/** Returns the problems of the message keys in a register. */
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

test('names only messages that exist in every language', () => {
  const text = fs.readFileSync('tests/unit/claims.md', 'utf8');
  expect(codes(text).filter((code) => keyForm.test(code)).length).toBeGreaterThan(25);
  expect(problems(text)).toEqual([]);
});
