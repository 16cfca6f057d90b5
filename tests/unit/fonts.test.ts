import { readFileSync } from 'node:fs';
import fontFiles from '@/app/fonts/files.json';
import { locales, type Script } from '@/lib/i18n/locales';
import { messagesFor } from '@/lib/i18n/messages';

/** The font families of one typeface on pages in Latin script and in Korean (app/styles/tokens.css). */
const stacks = { latin: ['', ' More'], korean: [' Korean', ' More'] } satisfies Record<Script, string[]>;

const { more, articles } = fontFiles.sheets;
const ofEveryPage = ['app/fonts/fonts.css', `public${more}`];
const ofArticles = [...ofEveryPage, `public${articles}`];

/** Returns the characters of each @font-face rule for the given families of a typeface. */
function rulesOf(typeface: string, groups: readonly string[], sheets: readonly string[]): Set<number>[] {
  const rules = sheets.map((sheet) => readFileSync(sheet, 'utf8')).join('');
  return [...rules.matchAll(/@font-face\{font-family:'([^']+)'[^}]*unicode-range:([^;}]+)/g)]
    .filter(([, name]) => groups.some((group) => name === typeface + group))
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

describe.each(['Pretendard', 'Hahmlet'])('%s', (typeface) => {
  test.each(Object.entries(stacks))('has every character of the messages: %s', (_, groups) => {
    // Hahmlet has no corner brackets; the legal pages, which use them, are set in Pretendard.
    const text = JSON.stringify(locales.map(messagesFor)).replace(/[「」]/g, '');
    expect(missing(text, rulesOf(typeface, groups, ofEveryPage))).toBe('');
  });

  test.each(Object.entries(stacks))('has everyday Korean and the accents of names: %s', (_, groups) => {
    const rules = rulesOf(typeface, groups, ofArticles);
    expect(missing('똑딱 괜찮 흙 ñ ß ž Œ', rules)).toBe('');
  });

  test.each(['', ' Korean', ' More'])('has each character once in the family "%s"', (group) => {
    const all = rulesOf(typeface, [group], ofArticles).flatMap((rule) => [...rule]);
    expect(all.length).toBeGreaterThan(100);
    expect(all.length).toBe(new Set(all).size);
  });
});
