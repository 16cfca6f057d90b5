import fs from 'node:fs';
import { z } from 'zod';
import { locales } from '@/lib/i18n/locales';
import { messagesFor } from '@/lib/i18n/messages';
import { isPlainDate } from '@/lib/rules/dates';
import { ruleBehind } from '@/lib/rules/ledger';
import { matchRoute } from '@/lib/server/match-route';
import { colorsAsJson } from '@/lib/tools/color-additives/as-json';
import { colors, inciNames } from '@/lib/tools/color-additives/list';
import rows from '@/lib/tools/color-additives/list.json';
import { getReadings, readingQuality } from '@/lib/tools/color-additives/readings';
import readings from '@/lib/tools/color-additives/readings.json';
import { swatchOf } from '@/lib/tools/color-additives/swatches';
import { colorLimits, colorReadings, sectionUrl } from '@/lib/tools/color-additives/texts';
import { colorUses } from '@/lib/tools/color-additives/uses';

/** Returns the rows of the tables in facts.md: section, color, and the values of each copy. */
const facts = fs
  .readFileSync('tests/unit/color-additives/facts.md', 'utf8')
  .split('\n')
  .filter((line) => /^\| 7[34]\.\d/.test(line))
  .map((line) => {
    const [section = '', name = '', one = '', other = ''] = line
      .split('|')
      .slice(1)
      .map((cell) => cell.trim());
    const usesIn = (cell: string) =>
      /^((?:yes|no|limited|\?)(?: (?:yes|no|limited|\?)){2}):/.exec(cell)?.[1]?.split(' ');
    return { section, name, copies: [one, other].map((cell) => ({ cell, uses: usesIn(cell) })) };
  });

describe('the fixture of facts', () => {
  test('has exactly the colors of the list', () => {
    const listed = colors.map(({ section, listedAs }) => `${section} ${listedAs}`);
    expect(facts.map(({ section, name }) => `${section} ${name}`).sort()).toEqual(listed.sort());
  });

  test.each(facts)('matches the list and the claims for $section $name', ({ section, copies }) => {
    const color = colors.find((each) => each.section === section);
    if (!color) throw new Error(`${section} is not listed`);
    const own = [color.eye, color.general, color.external];
    for (const { cell, uses } of copies) {
      if (!uses) expect(cell).toBe('not reached');
      // A copy that does not mention a use has a question mark.
      const said = uses?.map((use, index) => (use === '?' ? own[index] : use)) ?? own;
      expect({ cell, said }).toEqual({ cell, said: own });
    }
    expect(copies.some(({ uses }) => uses)).toBe(readingQuality(color) !== 'not-reached');
  });
});

describe('the list', () => {
  test('has well-formed rows', () => {
    const use = z.enum(['yes', 'no', 'limited']);
    const section = z.string().regex(/^(?:7[34]|82)\.\d{2,4}a?$/);
    const row = z.strictObject({
      listedAs: z.string().min(3),
      section,
      ci: z.array(z.string().regex(/^\d{5}(?::\d)?$/)),
      inci: z.array(z.string().min(3)).min(1).optional(),
      korean: z.array(z.string().regex(/\p{Script=Hangul}/u)).min(1),
      common: z.array(z.string().min(3)).min(1).optional(),
      uses: z.templateLiteral([use, ' ', use, ' ', use]),
      limits: z.string().optional(),
      lakes: section.optional(),
      lakesInEye: z.literal(true).optional(),
    });
    expect(z.array(row).safeParse(rows).error).toBeUndefined();
    const reading = z
      .string()
      .regex(/^(?:ecfr|annual|register|fda-table|fda-register|lakes|drugs|numbers|trade)(?: \S.*)?$/);
    expect(z.record(z.string(), z.array(reading)).safeParse(readings).error).toBeUndefined();
    expect(Object.keys(readings)).toEqual(rows.map(({ listedAs }) => listedAs));
  });

  test('has the 36 colors of part 74 and the 29 of part 73, each once', () => {
    expect(colors.filter(({ certified }) => certified)).toHaveLength(36);
    expect(colors.filter(({ certified }) => !certified)).toHaveLength(29);
    for (const key of ['id', 'name', 'listedAs', 'section'] as const) {
      expect(new Set(colors.map((color) => color[key])).size).toBe(colors.length);
    }
  });

  test('certifies only part 74, numbers sections of cosmetics, and omits prefix and sign in label names', () => {
    for (const { section, certified, listedAs, name, id } of colors) {
      expect(section).toMatch(certified ? /^74\.2\d{3}a?$/ : /^73\.2\d{3}$/);
      expect(/D&C/.test(listedAs)).toBe(certified);
      expect(name).not.toMatch(/D&C|No\./);
      expect(id).toMatch(/^[a-z0-9-]+$/);
    }
    expect(colors.find(({ section }) => section === '74.2602a')?.name).toBe('Ext. Violet 2');
  });

  test('permits four certified colors in the eye area, and two blacks in some products', () => {
    const inEye = (use: string) =>
      colors.filter(({ certified, eye }) => certified && eye === use).map(({ id }) => id);
    expect(inEye('yes')).toEqual(['blue-1', 'green-5', 'red-40', 'yellow-5']);
    expect(inEye('limited')).toEqual(['black-2', 'black-3']);
  });

  test('allows only lakes of certified colors, three of them in the eye area', () => {
    expect(colors.filter(({ lakes, certified }) => lakes && !certified)).toEqual([]);
    const inEye = colors.filter(({ lakes }) => lakes?.eye);
    expect(inEye.map(({ id }) => id)).toEqual(['blue-1', 'red-40', 'yellow-5']);
    for (const { eye } of inEye) expect(eye).toBe('yes');
  });

  test('names the edition of each reading and cites a ledger rule for every section', () => {
    for (const color of colors) {
      const { section, lakes } = color;
      for (const { kind, edition } of getReadings(color)) {
        if (['annual', 'fda-table'].includes(kind)) expect(isPlainDate(edition)).toBe(true);
        if (['register', 'drugs', 'lakes'].includes(kind)) expect(edition).not.toBe('');
      }
      for (const each of [section, ...(lakes ? [lakes.section] : [])]) {
        expect(ruleBehind(`cfr 21 ${each}`)?.citation).toMatch(/^21 CFR/);
      }
    }
  });

  test('links to single sections of the eCFR', () => {
    for (const color of colors) {
      expect(sectionUrl(color)).toMatch(
        /^https:\/\/www\.ecfr\.gov\/current\/title-21\/section-7[34]\.\d+[a-z]?$/,
      );
    }
  });

  test('has limits beyond the three uses for every color with a limited use', () => {
    const limited = colors.filter((color) => colorUses.some((use) => color[use] === 'limited'));
    expect(limited.every(({ hasOwnLimits }) => hasOwnLimits)).toBe(true);
    expect(colors.filter(({ hasOwnLimits }) => hasOwnLimits).length).toBeLessThan(colors.length / 2);
  });

  test.each(locales)('has copy for all limits and readings in %s', (locale) => {
    const texts = messagesFor(locale).colorAdditives;
    for (const color of colors) {
      expect(colorLimits(color, locale)).toContain((texts.limits as Record<string, string>)[color.limits]);
      for (const words of colorReadings(color, locale)) expect(words).not.toMatch(/readings|undefined|\{/);
    }
    // No message is unused.
    expect(Object.keys(texts.limits).sort()).toEqual([...new Set(colors.map(({ limits }) => limits))].sort());
    // The introduction states their number.
    expect(texts.metaDescription).toContain(String(colors.length));
  });
});

test('has every color in every language, the comparison date and the no-advice notice in /tools/color-additives.json', () => {
  const data = JSON.parse(JSON.stringify(colorsAsJson())) as ReturnType<typeof colorsAsJson>;
  expect(data.colors).toHaveLength(colors.length);
  for (const [index, row] of data.colors.entries()) {
    const color = colors[index];
    expect(row).toMatchObject({ id: color?.id, eye: color?.eye, section: color?.section });
    expect(row.inci).toEqual(color && inciNames(color));
    for (const locale of locales) {
      expect(row.limits[locale].length).toBeGreaterThan(3);
      const page = new URL(row.pages[locale]);
      expect(page.hash).toBe(`#${row.id}`);
      expect(matchRoute(page.pathname)).toEqual({ kind: 'page', locale, path: '/tools/color-additives' });
    }
  }
  expect(isPlainDate(data.lastRead)).toBe(true);
  expect(data.country).toBe('US');
  expect(data.notice.en).toContain('not legal advice');
  expect(matchRoute(new URL(data.address).pathname)).toEqual({ kind: 'file' });
});

test('gives every color a swatch', () => {
  expect(colors.filter((color) => !swatchOf(color)).map(({ id }) => id)).toEqual([]);
});
