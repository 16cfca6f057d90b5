/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { messagesFor } from '@/lib/i18n/messages';

/** The characters of each file of a family, as the generated rules list them. */
function filesOf(family: string, sheets: readonly string[]): Set<number>[] {
  const rules = sheets.map((sheet) => readFileSync(`app/fonts/${sheet}`, 'utf8')).join('');
  return [...rules.matchAll(/@font-face\{font-family:'([^']+)'[^}]*unicode-range:([^;}]+)/g)]
    .filter(([, name]) => ['', ' Korean', ' More'].some((group) => name === family + group))
    .map(([, , ranges = '']) => {
      const points = ranges.split(',').flatMap((range) => {
        const [first = 0, last = first] = range
          .slice(2)
          .split('-')
          .map((point) => Number.parseInt(point, 16));
        return Array.from({ length: last - first + 1 }, (_, index) => first + index);
      });
      return new Set(points);
    });
}

const missing = (text: string, files: readonly Set<number>[]) =>
  [...new Set(text)]
    .filter((character) => !files.some((file) => file.has(character.codePointAt(0) ?? 0)))
    .join('');

describe.each(['Pretendard', 'Hahmlet'])('%s', (family) => {
  test('has every character of the messages', () => {
    // Hahmlet has no corner brackets; the legal texts, which use them, are set in Pretendard.
    const text = JSON.stringify([messagesFor('en'), messagesFor('ko')]).replace(/[「」]/g, '');
    expect(missing(text, filesOf(family, ['fonts.css']))).toBe('');
  });

  test('has everyday Korean and the accents of names for articles', () => {
    expect(missing('똑딱 괜찮 흙 ñ ß ž Œ', filesOf(family, ['fonts.css', 'articles.css']))).toBe('');
  });

  test('has each character in one file only', () => {
    const files = filesOf(family, ['fonts.css', 'articles.css']);
    const all = files.flatMap((file) => [...file]);
    expect(all.length).toBe(new Set(all).size);
  });
});
