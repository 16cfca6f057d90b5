import { parseIngredients } from '@/lib/tools/ingredients/parse';
import { declareIngredients, type Ingredients } from '@/lib/tools/us-label/ingredients';
import { mostIngredients } from '@/lib/tools/us-label/reading';
import { seededRandom } from '../../support/seeded-random';
import realLists from './real-lists.json';

const names = (text: string) => parseIngredients(text).entries.map(({ name }) => name);
const options = { eye: false, lips: false, fragrance: false, shades: false };

test('reads 20,000 tabs as one space', () => {
  const started = performance.now();
  expect(names(`x${'\t'.repeat(20_000)}!`)).toEqual(names('x !'));
  expect(performance.now() - started).toBeLessThan(400);
});

describe('parseIngredients', () => {
  it.each([
    ['commas and semicolons', 'Water, Glycerin; Mica', ['Water', 'Glycerin', 'Mica']],
    ['one name a line', 'Water\nGlycerin\nMica', ['Water', 'Glycerin', 'Mica']],
    ['a heading', 'INGREDIENTS: Water, Mica', ['Water', 'Mica']],
    [
      'a Korean list',
      '전성분: 정제수、글리세린，나이아신아마이드',
      ['정제수', '글리세린', '나이아신아마이드'],
    ],
    ['middle dots', '정제수·글리세린ㆍ판테놀', ['정제수', '글리세린', '판테놀']],
    ['a Korean heading in brackets', '[전성분] 정제수, 판테놀', ['정제수', '판테놀']],
    ['a second heading', 'Zinc Oxide 12%. Inactive ingredients: Water', ['Zinc Oxide', 'Water']],
    [
      'a second heading in running text',
      'Active ingredient: Zinc Oxide 12% (w/w)\nInactive ingredients (in order): Water, Glycerin, Talc, Mica, Silica',
      ['Zinc Oxide', 'Water', 'Glycerin', 'Talc', 'Mica', 'Silica'],
    ],
    ['a second heading without a period', 'Zinc Oxide 12% Other ingredients: Water', ['Zinc Oxide', 'Water']],
    ['commas within names', '1,2-Hexanediol, Water', ['1,2-Hexanediol', 'Water']],
    [
      'a number before a name with commas',
      'Quaternium-15,1,2-Hexanediol',
      ['Quaternium-15', '1,2-Hexanediol'],
    ],
    ['a lake before a name with commas', 'CI 15850:1,1,2-Hexanediol', ['CI 15850:1', '1,2-Hexanediol']],
    ['a heading in two words', 'INGREDIENTS/INCI: Water, Mica', ['Water', 'Mica']],
    ['numbers that follow a CI number', 'CI 77491, 77492', ['CI 77491', 'CI 77492']],
    ['commas within brackets', 'Castor (Cold, Pressed) Oil, Mica', ['Castor (Cold, Pressed) Oil', 'Mica']],
    ['a bracket that never closes', 'Water (Aqua, Glycerin, Mica', ['Water (Aqua', 'Glycerin', 'Mica']],
    ['a blend with "(and)"', 'Alumina (and) CI 77891', ['Alumina', 'CI 77891']],
    ['a blend with "&"', 'Water & Glycerin', ['Water', 'Glycerin']],
    ['a slash within a name', 'Caprylic/Capric Triglyceride', ['Caprylic/Capric Triglyceride']],
    ['the period that ends a list', 'Water, Mica.', ['Water', 'Mica']],
    ['the period of an abbreviation', 'Water, Alcohol Denat.', ['Water', 'Alcohol Denat.']],
    ['words hyphenated by a PDF', 'Methylpro-\npanediol', ['Methylpropanediol']],
    ['prefixes before a line break', 'alpha-\nisomethyl ionone', ['alpha-isomethyl ionone']],
    [
      'a CAS number after a name',
      'Parfum (CAS 84-66-2), Mica, CAS 12001-26-2',
      ['Parfum', 'Mica', 'CAS 12001-26-2'],
    ],
    ['a column of CAS numbers', 'Parfum\t84-66-2\t1\nMica\t12001-26-2\t5', ['Parfum', 'Mica']],
    ['full-width punctuation', 'Water（Aqua）；Mica', ['Water(Aqua)', 'Mica']],
    ['numbered lines', '1. Water\n2. Mica', ['Water', 'Mica']],
    ['periods alone', 'Water. Alcohol Denat. Glycerin.', ['Water', 'Alcohol Denat. Glycerin']],
    ['percentages alone', 'Water 71,5% Glycerin 5% Mica 2%', ['Water', 'Glycerin', 'Mica']],
    ['percentages in front', '71,5% Water 5% Glycerin', ['Water', 'Glycerin']],
    ['a percentage within a name', 'Lactic Acid 80% Solution', ['Lactic Acid 80% Solution']],
    ['"Contains:"', 'Contains: Water, Mica', ['Water', 'Mica']],
    ['capitals hyphenated by a PDF', 'METHYLPRO-\nPANEDIOL, WATER', ['METHYLPROPANEDIOL', 'WATER']],
    ['a capital after a hyphen', 'Beta-\nGlucan\nD-\npanthenol', ['Beta-Glucan', 'D-panthenol']],
    ['a number after a hyphen', 'Nylon-\n12, Water', ['Nylon-12', 'Water']],
    ['nothing', ' \n ,, ; ', []],
  ])('reads %s', (_, text, expected) => {
    expect(names(text)).toEqual(expected);
  });

  it('joins a name that running text wraps, and marks it for a check', () => {
    const { entries } = parseIngredients('Water, Glycerin, Talc, Butylene\nGlycol, Mica, Silica, Nylon-12');
    expect(entries[3]).toMatchObject({ name: 'Butylene Glycol', unclear: 'line-break' });
    expect(entries).toHaveLength(7);
  });

  it.each([
    ['Niacinamide 2%', 'Niacinamide', 2],
    ['Water 71,5%', 'Water', 71.5],
    ['Water (71.35 %)', 'Water', 71.35],
    ['Glycerin: 5 %', 'Glycerin', 5],
    ['5% Glycerin', 'Glycerin', 5],
    ['Glycerin 5 percent', 'Glycerin', 5],
    ['Glycerin 5% w/w', 'Glycerin', 5],
    ['Glycerin (5 wt%)', 'Glycerin', 5],
    ['Panthenol <1%', 'Panthenol', 1],
    ['Zinc PCA', 'Zinc PCA', null],
  ])('reads the percentage of %s', (text, name, percent) => {
    expect(parseIngredients(text).entries).toMatchObject([{ name, percent }]);
  });

  it('keeps the name and names the range when a percentage is a range', () => {
    const list = parseIngredients('Glycerin 1-5%');
    expect(list.entries).toMatchObject([{ name: 'Glycerin', percent: null }]);
    expect(list.leftOut).toEqual([{ typed: '1-5%', reason: 'range' }]);
  });

  it.each([
    ['Talc. May contain: CI 77891, Mica', ['CI 77891', 'Mica']],
    ['Talc, +/- CI 77891, +/- Mica', ['CI 77891', 'Mica']],
    ['Talc [+/- CI 77891, Mica]', ['CI 77891', 'Mica']],
    ['Talc (+/-): CI 77891', ['CI 77891']],
    ['Talc ± CI 77891', ['CI 77891']],
    ['Talc, CI 77891 (+/-), Mica, CI 77491 [±]', ['CI 77891', 'CI 77491']],
    ['Talc [+/-: CI 77891, Iron Oxides (CI 77491)]; Silica', ['CI 77891', 'Iron Oxides (CI 77491)']],
    ['Talc. May contain/Peut contenir: CI 77891', ['CI 77891']],
  ])('separates the "May contain" part of %s', (text, expected) => {
    const { entries } = parseIngredients(text);
    expect(entries.filter(({ isMayContain }) => isMayContain).map(({ name }) => name)).toEqual(expected);
    expect(entries[0]).toMatchObject({ name: 'Talc', isMayContain: false });
  });

  it('reads rows copied from a spreadsheet, and names the cells that it leaves out', () => {
    const list = parseIngredients('No\tINCI name\tFunction\t%\n1\tWater\tSolvent\t71.5\n2\tGlycerin\t\t5');
    expect(list.entries).toMatchObject([
      { name: 'Water', percent: 71.5 },
      { name: 'Glycerin', percent: 5 },
    ]);
    expect(list.leftOut.map(({ typed }) => typed)).toEqual(['No, INCI name, Function, %', 'Solvent']);
  });

  it('names footnotes and the EU nano mark as left out', () => {
    const list = parseIngredients('Titanium Dioxide [nano], Aloe*. *Organic');
    expect(list.entries.map(({ name }) => name)).toEqual(['Titanium Dioxide', 'Aloe']);
    expect(list.leftOut).toEqual([
      { typed: '[nano]', reason: 'nano' },
      { typed: '*Organic', reason: 'footnote' },
    ]);
  });

  it('handles a hostile string in linear time', () => {
    const started = performance.now();
    for (const part of ['-', '(', '1,', 'may contain ', 'a-\n', '+/', '(and ', '\t', ' &', '5% ', '\n']) {
      parseIngredients(part.repeat(20_000 / part.length));
    }
    expect(performance.now() - started).toBeLessThan(1500);
  });
});

/** Returns the letters and digits of a string, to ignore punctuation, spaces and hyphens. */
const bare = (text: string) =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{Letter}\p{Number}]+/gu, '');

/** Returns the entries whose printed name is not an item of the declaration. */
function findUnprinted({ text, printed }: Ingredients): string[] {
  const withoutPeriods = (from: string) => from.replace(/\./g, '');
  const items = withoutPeriods(text).replace(/(?:^|\s)(?:Ingredients|May contain): /g, ', ');
  const isPrinted = (name: string) => `${items}, `.includes(`, ${withoutPeriods(name)}, `);
  return printed.filter(({ name }) => !isPrinted(name)).map(({ typed, name }) => `${typed} as ${name}`);
}

/** Returns the names that no entry and no question to the visitor mentions. */
function findLost({ printed, questions }: Ingredients, typedNames: readonly string[]): string[] {
  const mentioned = [...printed, ...questions].map(({ typed }) => bare(typed));
  // The label declares each part of a blend.
  return typedNames
    .flatMap((name) => name.split(/ \(and\) | & /))
    .filter((name) => !mentioned.some((typed) => typed.includes(bare(name))));
}

describe('a declaration', () => {
  it.each(realLists)('keeps every name of $product', ({ list, names: expected }) => {
    const declaration = declareIngredients(list, options);
    expect(findLost(declaration, expected)).toEqual([]);
    expect(findUnprinted(declaration)).toEqual([]);
  });

  it('has exactly the entries of 10,000 generated lists, in their order', () => {
    const random = seededRandom(20261125);
    const pick = <Item>(items: readonly Item[]) => items[Math.floor(random() * items.length)] as Item;
    const failures: unknown[] = [];
    for (let round = 0; round < 10_000; round += 1) {
      const chosen = Array.from({ length: 1 + Math.floor(random() * 12) }, () => pick(vocabulary));
      const separator = pick([', ', ',', '; ', '\n', ' \n', '、', ' · ', 'ㆍ', ' • ', ' | ', ',\n', '\n\n']);
      const written = chosen.map((name) => pick(decorations)(name, random));
      const cut = Math.floor(random() * (written.length + 1));
      const mark = pick(['', '', '', '. May contain: ', ' +/- ', ' [+/- ', ' (+/-): ']);
      const parts = [written.slice(0, cut).join(separator), written.slice(cut).join(separator)];
      const pasted =
        pick(['', 'Ingredients: ', '전성분: ', 'INGREDIENTS/INCI: ', 'Contains: ', '[전성분]\n']) +
        parts.join(mark || separator) +
        (mark === ' [+/- ' ? ']' : '') +
        pick(['', '.', ' ', '\n']);
      const declaration = declareIngredients(pasted, {
        eye: random() < 0.3,
        lips: random() < 0.3,
        fragrance: random() < 0.3,
        shades: random() < 0.3,
        usedAsColors: random() < 0.3,
      });
      // The parts of a blend lose its percentage and mark; a question asks about the blend.
      const names = written.flatMap((name, index) => {
        const parts = (chosen[index] as string).split(/ \(and\) | & /);
        return parts.length > 1 ? parts : [name];
      });
      const withoutMark = (name: string) => bare(name).replace(/nano$/, '');
      const expected = names.map(withoutMark);
      const typed = declaration.printed.map((entry) => withoutMark(entry.typed));
      const unprinted = findUnprinted(declaration);
      if (typed.join() !== expected.join() || unprinted.length > 0) {
        failures.push({ pasted, typed, unprinted });
      }
    }
    expect(failures.slice(0, 3)).toEqual([]);
  });

  it('prints an ingredient of two phases once, at the place of its total', () => {
    const list = 'Water 30%, Glycerin 45%, Aqua 25%';
    expect(declareIngredients(list, options).text).toBe('Ingredients: Water, Glycerin.');
  });

  it('names every entry beyond the limit', () => {
    const list = Array.from({ length: mostIngredients + 3 }, (_, index) => `Name ${index}A`);
    const { questions } = declareIngredients(list.join('\n'), options);
    expect(questions.filter(({ reason }) => reason === 'beyond-limit').map(({ typed }) => typed)).toEqual(
      list.slice(-3),
    );
  });
});

/** Ways that lists write a name. */
const decorations: readonly ((name: string, random: () => number) => string)[] = [
  (name) => name,
  (name) => name,
  (name) => name.toUpperCase(),
  (name, random) => `${name} ${(random() * 9).toFixed(1)}%`,
  (name, random) => `${name} (${(random() * 9).toFixed(2).replace('.', ',')} %)`,
  (name) => `${name} <1%`,
  (name) => `${name}*`,
  (name) => `${name} [nano]`,
];

const vocabulary = [
  'Aqua',
  'Water (Aqua)',
  'Glycerin',
  '1,2-Hexanediol',
  'PEG-40 Hydrogenated Castor Oil',
  'Acrylates/C10-30 Alkyl Acrylate Crosspolymer',
  'Lawsonia Inermis (Henna) Leaf Extract',
  'Ricinus Communis (Castor, Cold Pressed) Seed Oil',
  'Centella Asiatica Extract',
  'Dimethicone/Mica',
  'Aluminum Hydroxide (and) CI 77891',
  'Titanium Dioxide (CI 77891)',
  'Iron Oxides (CI 77491, CI 77492, CI 77499)',
  'CI 19140',
  'CI 15850:1',
  'Red 7 Lake',
  'Blue 1 Lake (CI 42090)',
  'Erythrosine',
  'Mica',
  'Zinc Oxide',
  'Parfum',
  'Fragrance (Parfum)',
  'Alcohol Denat.',
  'Tocopherol',
  'Beta-Carotene',
  'Sodium Chloride & Water',
  '정제수',
  '나이아신아마이드',
  '황색4호',
  '3-O-Ethyl Ascorbic Acid',
  'Snail Secretion Filtrate',
  'Quaternium-15',
  'C12-15 Alkyl Benzoate',
  'α-Isomethyl Ionone',
  'Bis-PEG/PPG-14/14 Dimethicone',
] as const;
