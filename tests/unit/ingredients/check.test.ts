import { locales } from '@/lib/i18n/locales';
import { messagesFor } from '@/lib/i18n/messages';
import { answersFrom, longestList, toFragment } from '@/lib/tools/ingredients/answers';
import { asText } from '@/lib/tools/ingredients/as-text';
import { checkIngredients, isUnmatched, mostIngredients } from '@/lib/tools/ingredients/check';
import { restrictions } from '@/lib/tools/ingredients/list';
import { sinceText } from '@/lib/tools/ingredients/result-texts';
import { countByList, usesText } from '@/lib/tools/ingredients/summary';
import { type ToolMessages, toolText } from '@/lib/tools/text';
import * as en from '@/messages/en';
import * as ko from '@/messages/ko';
import realLists from './real-lists.json';

const hitsOf = (list: string) =>
  checkIngredients(list).ingredients.flatMap(({ typed, hits }) =>
    hits.filter((hit) => hit.list !== 'colors').map(({ section }) => `${typed} ${section}`),
  );

describe('checkIngredients', () => {
  it.each(realLists)('asks nothing about the names of $product', ({ list }) => {
    const { ingredients } = checkIngredients(list);
    expect(ingredients.flatMap(({ questions }) => questions)).toEqual([]);
    expect(hitsOf(list)).toEqual([]);
  });

  it.each([
    ['메칠렌글리콜', '메틸렌글라이콜'],
    ['디메칠프탈레이트', '다이메틸프탈레이트'],
    ['파라포름알데히드', '파라폼알데하이드'],
  ])('finds %s on the lists, an older spelling of %s', (older, usual) => {
    const sections = (name: string) =>
      checkIngredients(name).ingredients.flatMap(({ hits }) => hits.map(({ section }) => section));
    expect(sections(older)).toEqual(sections(usual));
    expect(sections(older).length).toBeGreaterThan(0);
  });

  it('asks about a sunscreen in an older spelling', () => {
    const [filter] = checkIngredients('에칠헥실메톡시신나메이트').ingredients;
    expect(filter?.questions.map(({ reason }) => reason)).toContain('drug');
  });

  it('returns an empty result for an empty list', () => {
    expect(checkIngredients(' \n ')).toMatchObject({ ingredients: [], leftOut: [], changes: [] });
  });

  it('compares the first 400 ingredients and names the others', () => {
    const list = Array.from({ length: mostIngredients + 2 }, (_, index) => `Extract ${index}`).join(', ');
    const { ingredients, leftOut } = checkIngredients(list);
    expect(ingredients).toHaveLength(mostIngredients);
    expect(leftOut.map(({ typed, reason }) => `${typed}: ${reason}`)).toEqual([
      'Extract 400: beyond-limit',
      'Extract 401: beyond-limit',
    ]);
  });

  it('shows an entry of 5,000 characters as typed', () => {
    const typed = 'a'.repeat(5_000);
    const [entry] = checkIngredients(`Water, ${typed}`).ingredients.slice(1);
    expect(entry).toMatchObject({ typed, unclear: 'long', hits: [], questions: [] });
  });

  it('finds a name that a PDF hyphenated', () => {
    expect(hitsOf('Water, Isopro-\npylparaben, Glycerin')).toEqual([
      'Isopropylparaben 108980(a)(9)',
      'Isopropylparaben 2494b(a)(7)',
      'Isopropylparaben 21-259.2(b)(9)',
    ]);
  });

  it('finds a CAS number beside a name, also in a column of a spreadsheet', () => {
    const hits = ['Solvent (CAS 84-66-2) 70A.560.020(1)(a)', 'Solvent (CAS 84-66-2) 2494b(a)(1)'];
    expect(hitsOf('Water, Solvent (CAS 84-66-2)')).toEqual(hits);
    expect(hitsOf('Water\t7732-18-5\t80\nSolvent\t84-66-2\t1')).toEqual(
      hits.map((hit) => hit.replace(')', ') 1%')),
    );
  });

  it.each([
    [
      'Alcohol Denat., Fragrance (Parfum) (contains Diethyl Phthalate), Water (Aqua), Nail Hardener Base [Formaldehyde 0.2%]',
      [[], ['class'], [], ['part']],
    ],
    [
      'Water, Preservative (contains Quaternium-15), Antibacterial complex (Triclosan, Thymol)',
      [[], ['part'], ['part']],
    ],
    ['Water, Base (Formaldehyde 0.2%)', [[], ['part']]],
    ['Phenoxyethanol, Preservative (contains Phenoxyethanol), Complex (Thymol, Menthol)', [[], [], []]],
    ['Polyoxymethylene, Styrene/Acrylates Copolymer, Polyethylene Terephthalate', [[], [], []]],
  ])('asks about the names inside the entries of %s', (list, reasons) => {
    const { ingredients } = checkIngredients(list);
    expect(ingredients.map(({ questions }) => questions.map(({ reason }) => reason))).toEqual(reasons);
  });

  it('asks about a part without an entry that names a listed substance', () => {
    const questionsOf = (list: string) => checkIngredients(list).questions;
    const typed = 'Contains Formaldehyde';
    expect(questionsOf(`Water, Mica, ${typed}`)).toEqual([{ reason: 'left-out', typed }]);
    expect(questionsOf('Water, Mica, Contains Milk Protein')).toEqual([]);
  });

  it('finds names in right-to-left text and in HTML tags', () => {
    const { ingredients } = checkIngredients('ماء, <b>Triclosan</b>, Triclosan');
    expect(ingredients.map(({ typed }) => typed)).toEqual(['ماء', 'Triclosan', 'Triclosan']);
    expect(ingredients.map(({ hits }) => hits.length)).toEqual([0, 2, 2]);
  });

  it('takes at most two seconds for 400 unknown names', () => {
    const list = Array.from({ length: 400 }, (_, index) => `Polyquaternium Hydrolysate ${index}`).join(', ');
    const start = performance.now();
    checkIngredients(list);
    expect(performance.now() - start).toBeLessThan(2_000);
  });
});

describe('isUnmatched', () => {
  it('is false for a color and for a question', () => {
    const { ingredients } = checkIngredients('Water, CI 77891, DMDM Hydantoin, Triclosan');
    expect(ingredients.map(isUnmatched)).toEqual([true, false, false, false]);
  });
});

describe('asText', () => {
  it.each(locales)('has every entry and every left-out part of a list in %s', (locale) => {
    const text = toolText(messagesFor(locale).ingredients as unknown as ToolMessages, locale);
    const further = [
      'Butylparaben, CI 77891, Mica*, Quaternium-15\n*organic',
      'Titanium Dioxide [nano], Red 6 (CI 15850), Carmine, Water',
    ];
    for (const list of [...realLists.map(({ list }) => list), ...further]) {
      const check = checkIngredients(list, ['lips']);
      const copied = asText(check, { text, locale }, '2026-11-26');
      for (const { typed } of [...check.ingredients, ...check.leftOut]) expect(copied).toContain(typed);
    }
  });
});

describe('sinceText', () => {
  const text = (key: string, values?: object) => `${key} ${Object.values(values ?? {})}`;
  const reading = { text, locale: 'en-US' };
  const california = restrictions.find(({ section }) => section === '108980(a)(1)');

  it.each([
    ['2024-12-31', 'hit.from January 1, 2025'],
    ['2025-01-01', 'hit.since January 1, 2025'],
  ] as const)('on %s returns "%s"', (on, expected) => {
    expect(california && sinceText(california, on, reading)).toBe(expected);
  });
});

describe('the answers', () => {
  it('survive a round trip through the fragment', () => {
    const answers = { ingredients: '정제수, Water\nGlycerin\t5%', kind: ['eye', 'lips'] as const };
    expect(answersFrom(new URLSearchParams(toFragment(answers))).answers).toEqual(answers);
  });

  it('leave out a list of more than 20,000 characters and unknown kinds', () => {
    const params = new URLSearchParams({ ingredients: 'x'.repeat(longestList + 5), kind: 'rocket' });
    expect(answersFrom(params)).toEqual({ answers: {}, isTooLong: true });
    params.set('ingredients', 'x'.repeat(longestList));
    expect(answersFrom(params)).toMatchObject({
      answers: { ingredients: 'x'.repeat(longestList) },
      isTooLong: false,
    });
  });
});

describe('the messages', () => {
  it.each([
    ['English', JSON.stringify([en.ingredients, en.ingredientsPage])],
    ['Korean', JSON.stringify([ko.ingredients, ko.ingredientsPage])],
  ])('in %s never call an ingredient allowed, safe or compliant', (_, words) => {
    const claims = words.match(/\b(?:allowed|compliant)\b|\bis safe\b|안전합니다|사용 가능합니다/g) ?? [];
    expect(claims.filter((claim) => claim !== 'is safe')).toEqual([]);
  });
});

describe('countByList', () => {
  it('counts a name once for each list that has it', () => {
    const { ingredients } = checkIngredients('Water, Formaldehyde, Formaldehyde, Triclosan, CI 45430');
    const { california, washington, federal, colors } = countByList(ingredients);
    expect({ california, washington, federal, colors }).toEqual({
      california: 2,
      washington: 3,
      federal: 0,
      colors: 1,
    });
  });
});

describe('usesText', () => {
  const textOf = (list: string, locale: (typeof locales)[number]) => {
    const text = toolText(messagesFor(locale).colorAdditives as unknown as ToolMessages, locale);
    const [entry] = checkIngredients(list).ingredients;
    return entry?.color ? usesText(entry.color, text) : null;
  };

  it.each([
    [
      'CI 17200',
      'Lip products up to 3% total color of the finished product; mouthwash, toothpaste and external use. Not in the area of the eye.',
    ],
    ['CI 19140', 'All cosmetics, including lips and the area of the eye.'],
    ['CI 15850', ''],
    ['CI 45430', ''],
  ])('says where %s may be used', (typed, uses) => {
    expect(textOf(typed, 'en')).toBe(uses);
  });

  it('adds the section of a lake', () => {
    expect(textOf('Yellow 5 Lake', 'en')).toContain('21 CFR 82');
    expect(textOf('Yellow 5 Lake', 'ko')).toContain('21 CFR 82');
  });
});
