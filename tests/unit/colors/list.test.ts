import fs from 'node:fs';
import { z } from 'zod';
import { colorsAsJson } from '@/lib/colors/as-json';
import { checkedOf, colors, inciNames } from '@/lib/colors/list';
import rows from '@/lib/colors/list.json';
import { limitsOf, readingsOf } from '@/lib/colors/texts';
import { locales } from '@/lib/i18n/locales';
import { messagesFor } from '@/lib/i18n/messages';
import { resolve } from '@/lib/routes';
import { isPlainDate } from '@/lib/rules/dates';
import { ruleBehind } from '@/lib/rules/ledger';

/** The rows of the tables in facts.md: section, color, and what each copy says. */
const facts = fs
  .readFileSync('tests/unit/colors/facts.md', 'utf8')
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

const usesOf = (section: string) => {
  const color = colors.find((each) => each.section === section);
  return color && [color.eye, color.general, color.external];
};

describe('the fixture of facts', () => {
  test('has every color of the list, and no other', () => {
    const listed = colors.map(({ section, listedAs }) => `${section} ${listedAs}`);
    expect(facts.map(({ section, name }) => `${section} ${name}`).sort()).toEqual(listed.sort());
  });

  test.each(facts)(
    '$section $name: each copy that was reached says what the list says',
    ({ section, copies }) => {
      for (const { cell, uses } of copies) {
        if (!uses) {
          expect(cell).toBe('not reached');
          continue;
        }
        const row = usesOf(section);
        expect(row).toBeDefined();
        uses.forEach((use, index) => {
          // A copy that does not speak of a use has a question mark.
          if (use !== '?') expect({ cell, use }).toEqual({ cell, use: row?.[index] });
        });
      }
    },
  );

  test.each(facts)(
    '$section $name: the list claims a reading only where a copy was reached',
    ({ section, copies }) => {
      const color = colors.find((each) => each.section === section);
      const reached = copies.some(({ uses }) => uses);
      expect(reached).toBe(color && checkedOf(color) !== 'not-reached');
    },
  );
});

describe('the list', () => {
  test('has rows of one form', () => {
    const use = z.enum(['yes', 'no', 'limited']);
    const section = z.string().regex(/^(?:7[34]|82)\.\d{2,4}a?$/);
    const row = z.strictObject({
      listedAs: z.string().min(3),
      section,
      ci: z.array(z.string().regex(/^\d{5}(?::\d)?$/)),
      inci: z.array(z.string().min(3)).min(1).optional(),
      korean: z.array(z.string().regex(/\p{Script=Hangul}/u)).min(1),
      uses: z.tuple([use, use, use]),
      limits: z.string().optional(),
      lakes: section.optional(),
      lakesInEye: z.literal(true).optional(),
      read: z.array(
        z
          .string()
          .regex(/^(?:ecfr|annual|register|fda-table|fda-register|lakes|drugs|numbers|trade)(?: \S.*)?$/),
      ),
    });
    expect(z.array(row).safeParse(rows).error).toBeUndefined();
  });

  test('has the 36 colors of part 74 and the 29 of part 73, each once', () => {
    expect(colors.filter(({ certified }) => certified)).toHaveLength(36);
    expect(colors.filter(({ certified }) => !certified)).toHaveLength(29);
    for (const key of ['id', 'name', 'listedAs', 'section'] as const) {
      expect(new Set(colors.map((color) => color[key])).size).toBe(colors.length);
    }
  });

  test('certifies part 74 and nothing else, and numbers sections of cosmetics only', () => {
    for (const { section, certified, listedAs } of colors) {
      expect(section).toMatch(certified ? /^74\.2\d{3}a?$/ : /^73\.2\d{3}$/);
      expect(/D&C/.test(listedAs)).toBe(certified);
    }
  });

  test('names colors on labels without prefix and number sign', () => {
    for (const { name, id } of colors) {
      expect(name).not.toMatch(/D&C|No\./);
      expect(id).toMatch(/^[a-z0-9-]+$/);
    }
    expect(colors.find(({ section }) => section === '74.2602a')?.name).toBe('Ext. Violet 2');
  });

  test('permits four certified colors wherever the eye is, and two blacks in some products', () => {
    const inEye = (use: string) =>
      colors.filter(({ certified, eye }) => certified && eye === use).map(({ id }) => id);
    expect(inEye('yes')).toEqual(['blue-1', 'green-5', 'red-40', 'yellow-5']);
    expect(inEye('limited')).toEqual(['black-2', 'black-3']);
  });

  test('admits lakes of certified colors only, in the area of the eye of three', () => {
    expect(colors.filter(({ lakes, certified }) => lakes && !certified)).toEqual([]);
    const inEye = colors.filter(({ lakes }) => lakes?.eye);
    expect(inEye.map(({ id }) => id)).toEqual(['blue-1', 'red-40', 'yellow-5']);
    for (const { eye } of inEye) expect(eye).toBe('yes');
  });

  test('has readings that say which edition', () => {
    for (const { read } of colors) {
      for (const { kind, edition } of read) {
        if (['annual', 'fda-table'].includes(kind)) expect(isPlainDate(edition)).toBe(true);
        if (['register', 'drugs', 'lakes'].includes(kind)) expect(edition).not.toBe('');
      }
    }
  });

  test('rests on a rule of the ledger with every section', () => {
    for (const { section, lakes } of colors) {
      expect(ruleBehind(`cfr 21 ${section}`)?.citation).toMatch(/^21 CFR/);
      if (lakes) expect(ruleBehind(`cfr 21 ${lakes.section}`)?.citation).toMatch(/^21 CFR/);
    }
  });

  test.each(locales)('has limits and readings in words in %s', (locale) => {
    const texts = messagesFor(locale).colors;
    for (const color of colors) {
      expect(limitsOf(color, locale)).toContain((texts.limits as Record<string, string>)[color.limits]);
      for (const words of readingsOf(color, locale)) expect(words).not.toMatch(/readings|undefined|\{/);
    }
    // None is left over.
    expect(Object.keys(texts.limits).sort()).toEqual([...new Set(colors.map(({ limits }) => limits))].sort());
  });

  test.each(locales)('says how many colors there are in the head of %s', (locale) => {
    expect(messagesFor(locale).colors.metaDescription).toContain(String(colors.length));
  });
});

describe('/tools/color-additives.json', () => {
  const data = JSON.parse(JSON.stringify(colorsAsJson())) as ReturnType<typeof colorsAsJson>;

  test('has every color in every language, with its address', () => {
    expect(data.colors).toHaveLength(colors.length);
    for (const [index, row] of data.colors.entries()) {
      const color = colors[index];
      expect(row).toMatchObject({ id: color?.id, eye: color?.eye, section: color?.section });
      expect(row.inci).toEqual(color && inciNames(color));
      for (const locale of locales) {
        expect(row.limits[locale].length).toBeGreaterThan(3);
        const page = new URL(row.pages[locale]);
        expect(page.hash).toBe(`#${row.id}`);
        expect(resolve(page.pathname)).toEqual({ kind: 'page', locale, path: '/tools/color-additives' });
      }
    }
  });

  test('says when it was compared, that it is of the U.S. and no advice', () => {
    expect(isPlainDate(data.lastRead)).toBe(true);
    expect(data.country).toBe('US');
    expect(data.notice.en).toContain('not legal advice');
    expect(resolve(new URL(data.address).pathname)).toEqual({ kind: 'file' });
  });
});
