import { readNames } from '@/lib/tools/ingredients/names';
import table from '@/lib/tools/ingredients/names.json';
import { changeId, parseIngredients } from '@/lib/tools/ingredients/parse';
import { seededRandom } from '../../support/seeded-random';
import lists from './counted-lists.json';

const known = readNames(table.rows);
const parse = (text: string) => parseIngredients(text, { names: known });
const names = (text: string) => parse(text).entries.map(({ name }) => name);

// Shapes of lists in Open Beauty Facts, shops and public repositories.
describe('shapes of lists', () => {
  it.each([
    [
      'an asterisk as the separator',
      'Butane*Propane*Aqua (Water, Eau)*Linalool',
      ['Butane', 'Propane', 'Aqua (Water, Eau)', 'Linalool'],
    ],
    ['a dash as the separator', 'Aqua - Toluene-2,5-Diamine - Mica', ['Aqua', 'Toluene-2,5-Diamine', 'Mica']],
    ['an export with @', '정제수@글리세린@1,2-헥산다이올', ['정제수', '글리세린', '1,2-헥산다이올']],
    ['numbers in running text', '1. Water 2. Glycerin 3. Mica', ['Water', 'Glycerin', 'Mica']],
    ['a space in a name with commas', 'Water, 1, 2-Hexanediol, Mica', ['Water', '1,2-Hexanediol', 'Mica']],
    [
      'commas between letters',
      'N,N-Dimethyl-p-Toluidine, N,2-Dimethylbutyramide',
      ['N,N-Dimethyl-p-Toluidine', 'N,2-Dimethylbutyramide'],
    ],
    ['a thousands separator', '정제수, 병풀추출물 100,000ppm', ['정제수', '병풀추출물']],
    [
      'an amount in brackets',
      '판테놀(10,000ppm), 당근씨오일(200 ppm, 베타-카로틴 6.6ng)',
      ['판테놀', '당근씨오일'],
    ],
    ['a percentage glued to a name', 'Titanium Dioxide 1.6%Water', ['Titanium Dioxide', 'Water']],
    ['words that a PDF cut', '나이아신아 마이드, 1,2- 헥산다이올', ['나이아신아마이드', '1,2-헥산다이올']],
    [
      'footnote numbers inside names',
      'Aloe[1] Barbadensis Leaf Juice, Alcohol,[10] Niacinamide[5].',
      ['Aloe Barbadensis Leaf Juice', 'Alcohol', 'Niacinamide'],
    ],
    [
      'superscripts and their footnotes',
      'Glycerin², Parfum³ ¹Organic ²Vegetable ³Natural',
      ['Glycerin', 'Parfum'],
    ],
    [
      'a starred name',
      'Water, Mica,\n *Nigella Sativa Oil, Talc',
      ['Water', 'Mica', 'Nigella Sativa Oil', 'Talc'],
    ],
    ['a footnote without punctuation', 'Disodium EDTA, Mica * Essential Oil', ['Disodium EDTA', 'Mica']],
    [
      'a sentence after a color',
      '향료, 황색4호 제공된 성분은 생산 시기에 따라 다를 수 있습니다.',
      ['향료', '황색4호'],
    ],
    ['a formula code', 'PARFUM / FRAGRANCE. (F.I.L. Z288697/2).', ['PARFUM / FRAGRANCE']],
    ['the cell of a CSV file', '"Water, Glycerin, Mica"', ['Water', 'Glycerin', 'Mica']],
    ['the cell of a CSV file with a heading', '"Ingredients: Water, Mica"', ['Water', 'Mica']],
    ['a quotation mark after a name', 'Aqua, Glycerin&quot;, Parfum', ['Aqua', 'Glycerin', 'Parfum']],
    ['a quoted name in a name', 'Aqua, Camellia "Green Tea", Mica', ['Aqua', 'Camellia "Green Tea"', 'Mica']],
    ['a list that goes on', 'Water, Glycerin, and...', ['Water', 'Glycerin']],
    [
      'a Korean list that goes on',
      '정제수, 글리세린, 나이아신아마이드 등',
      ['정제수', '글리세린', '나이아신아마이드'],
    ],
    [
      'the button of a folded list',
      'Water, Mica, Phenoxyethanol Show less',
      ['Water', 'Mica', 'Phenoxyethanol'],
    ],
    [
      'a drug and its purpose in running text',
      'Active ingredient: Benzoyl Peroxide 5% Acne medication. Inactive ingredients: Water',
      ['Benzoyl Peroxide', 'Water'],
    ],
    [
      'a drug, dots and its purpose',
      'Pyrithione Zinc 1% ........ Anti-dandruff\nInactive ingredients Water, Mica',
      ['Pyrithione Zinc', 'Water', 'Mica'],
    ],
    [
      'an allergen statement',
      'Water, Hydrolyzed Milk Protein, Contains Milk Protein',
      ['Water', 'Hydrolyzed Milk Protein'],
    ],
    [
      'sentences before the list',
      'A gentle gel for the whole family. INGREDIENTS: Aqua, Mica. Keep out of reach of children.',
      ['Aqua', 'Mica'],
    ],
    ['a German heading', 'Inhaltsstoffe: Aqua, Glycerin', ['Aqua', 'Glycerin']],
    ['a Chinese list', '成分：水、甘油', ['水', '甘油']],
    ['a Korean heading without a colon', '전 성분 표기\n정제수,향료', ['정제수', '향료']],
    [
      'parts of a kit in a line',
      '제1제: 정제수, 레조시놀 제2제: 정제수, 인산',
      ['정제수', '레조시놀', '정제수', '인산'],
    ],
    ['parts of a kit in brackets', '[1제]\n정제수, 인산\n[2제]\n정제수', ['정제수', '인산', '정제수']],
    [
      'numbered products of a set in a line',
      '(1번) 정제수, 판테놀 (2번) 정제수, 향료',
      ['정제수', '판테놀', '정제수', '향료'],
    ],
    ['the name of a shade', 'Light 1 C15-19 Alkane, Mica', ['C15-19 Alkane', 'Mica']],
    ['HTML', '<ul><li>Aqua</li><li>FD&amp;C Yellow No. 5</li></ul>', ['Aqua', 'FD&C Yellow No. 5']],
    ['a Markdown table', '| INCI | % |\n|---|---|\n| Water | 70 |\n| Mica | 5 |', ['Water', 'Mica']],
    ['a column of Chinese names', '中文\tINCI\tCAS\n水\tWATER\t7732-18-5', ['WATER']],
    [
      'functions after names',
      'Water - Solvent\nGlycerin - Humectant\nMica: colorant',
      ['Water', 'Glycerin', 'Mica'],
    ],
    [
      'numbers of colors',
      'CI 77491 - CI 77492 - CI 77499 (Iron Oxides), ci-19140',
      ['CI 77491', 'CI 77492', 'CI 77499 (Iron Oxides)', 'ci-19140'],
    ],
    [
      'minor ingredients',
      'Water, Glycerin. Contains less than 2% of: Mica, Talc',
      ['Water', 'Glycerin', 'Mica', 'Talc'],
    ],
    [
      'a table of an ingredient database',
      'Ingredient | Function | Acne | Irritant | Safety |\n---|---|---|---|---|\nAqua\n|\nSolvent | 1 | ||\n3-O-Ethyl Ascorbic Acid\n|\nAntioxidant, Whitening | 1 | ||\nFragrance\n|\nFragrance | 1 ~ 4 | ||\nSqualane\n|\n||||',
      ['Aqua', '3-O-Ethyl Ascorbic Acid', 'Fragrance', 'Squalane'],
    ],
    [
      'a table whose rows wrap',
      'Ingredient | Function | Acne | Irritant | Safety |\nWater | ‧Solvent | 1 |\n||\nCyclopentasiloxane | ‧Solvent ‧Emollient |\n3 |\n||\nNiacinamide | 1 |\n|||',
      ['Water', 'Cyclopentasiloxane', 'Niacinamide'],
    ],
    [
      'functions and ratings without a separator',
      'Ingredient name what-it-does irr., com. ID-Rating\nGlycerin skin-identical ingredient, moisturizer/humectant 0, 0 superstar\nPhellinus Linteus Extract\nPolysorbate 80 emulsifying, surfactant/cleansing',
      ['Glycerin', 'Phellinus Linteus Extract', 'Polysorbate 80'],
    ],
    [
      'numbers of footnotes after names',
      'Water (Aqua)1, Glycerin6, PEG-8, Polysorbate 20, Limonene7. 1 from natural essential oils',
      ['Water (Aqua)', 'Glycerin', 'PEG-8', 'Polysorbate 20', 'Limonene'],
    ],
    [
      'strings of a program',
      '["Water", "Glycerin","1,2-Hexanediol"]',
      ['Water', 'Glycerin', '1,2-Hexanediol'],
    ],
    ['circled numbers', '① 정제수 ② 글리세린 ③ 향료', ['정제수', '글리세린', '향료']],
    ['numbers in brackets', '(1) Water; (2) Glycerin; (3) Mica', ['Water', 'Glycerin', 'Mica']],
    [
      'a dash before a color',
      'AQUA (WATER) - GLYCERIN - CI 77891 (TITANIUM DIOXIDE) - PARFUM (FRAGRANCE)',
      ['AQUA (WATER)', 'GLYCERIN', 'CI 77891 (TITANIUM DIOXIDE)', 'PARFUM (FRAGRANCE)'],
    ],
    [
      'footnotes after marks in brackets',
      'Aqua**, Glycerin***, Mica** (**) Plant derived (***) Certified',
      ['Aqua', 'Glycerin', 'Mica'],
    ],
    [
      'words that a line break cut without a hyphen',
      'Water, Glycerin, Niacin\namide, Sodium Hyalu\nronate, Mica',
      ['Water', 'Glycerin', 'Niacinamide', 'Sodium Hyaluronate', 'Mica'],
    ],
    [
      'a drug facts panel',
      'Drug Facts\nActive ingredients  Purpose\nHomosalate 10% ......... Sunscreen\nUses helps prevent sunburn\nInactive ingredients Water, Glycerin',
      ['Homosalate', 'Water', 'Glycerin'],
    ],
    ['escaped line breaks', 'WATER\\nGLYCERIN\\nMICA', ['WATER', 'GLYCERIN', 'MICA']],
    ['arrows', 'Water→Glycerin→Mica', ['Water', 'Glycerin', 'Mica']],
    ['tildes without spaces', '정제수~글리세린~향료', ['정제수', '글리세린', '향료']],
    ['one row of a spreadsheet', 'Water\tGlycerin\tMica', ['Water', 'Glycerin', 'Mica']],
    [
      'shares without their sign',
      'Water 75.00, Glycerin 10.00, 1,2-Hexanediol 0.90',
      ['Water', 'Glycerin', '1,2-Hexanediol'],
    ],
    ['claims after the list', 'Water, Fragrance. Vegan. Cruelty-free. 50ml', ['Water', 'Fragrance']],
    [
      'a drug active with its purpose',
      'Salicylic Acid 2.0% (Acne treatment)\nWater, Mica',
      ['Salicylic Acid', 'Water', 'Mica'],
    ],
    [
      'facts in brackets without spaces',
      '[전성분]정제수,글리세린[제조업자]코스맥스(주)[책임판매업자]아모레퍼시픽',
      ['정제수', '글리세린'],
    ],
    ['a date after pipes', '정제수,향료|||사용기한: 제조일로부터 36개월', ['정제수', '향료']],
    [
      'praised ingredients beside the list',
      '주요성분: 나이아신아마이드, 판테놀\n전성분: 정제수, 나이아신아마이드',
      ['정제수', '나이아신아마이드'],
    ],
    [
      'headings with a mark',
      '■ 토너 전성분\n정제수, 글리세린\n■ 크림 전성분\n정제수, 스쿠알란',
      ['정제수', '글리세린', '정제수', '스쿠알란'],
    ],
    [
      'shades before a dash',
      'Shade 01 Rose – Talc, Mica\nShade 02 Nude – Talc, CI 77492',
      ['Talc', 'Mica', 'Talc', 'CI 77492'],
    ],
    [
      'what a fragrance contains',
      'Water, Fragrance*, *Contains: Limonene, Linalool',
      ['Water', 'Fragrance', 'Limonene', 'Linalool'],
    ],
    ['an Arabic comma and a low one', 'Water، Glycerin‚ Mica', ['Water', 'Glycerin', 'Mica']],
    [
      'a mark between parts',
      '에틸헥실글리세린!---!다이소듐이디티에이',
      ['에틸헥실글리세린', '다이소듐이디티에이'],
    ],
    ['decomposed Hangul', '전성분: 정제수, 향료'.normalize('NFD'), ['정제수', '향료']],
    [
      'a legend of marks in brackets',
      'Citral, Limonene. (* = from organic farming, ** = made using organic ingredients). 10 % organic of total.',
      ['Citral', 'Limonene'],
    ],
    [
      'a statement about a functional cosmetic',
      '전성분 : 정제수, 판테놀, 향료 / 기능성화장품 심사필 유무 : 심사 필함',
      ['정제수', '판테놀', '향료'],
    ],
    ['soft returns', 'Water,\u000bSodium\u000bChloride', ['Water', 'Sodium Chloride']],
  ])('reads %s', (_, text, expected) => {
    expect(names(text)).toEqual(expected);
  });

  it.each([
    ['the lists of a kit', 'Step 1: Water, Mica\nStep 2: Water, Talc', 'sections'],
    ['the numbered products of a set', '(1번) 정제수, 판테놀 (2번) 정제수, 향료', 'sections'],
    ['Korean names without separators', '정제수글리세린부틸렌글라이콜향료', 'spaces'],
    ['names between spaces', '정제수 글리세린 판테놀 향료', 'spaces'],
    [
      'a sentence before more names',
      'Water\nMica\nFrom organic farming, as a part of the total\nGlycerin\nPanthenol\nTalc',
      'left-out',
    ],
    ['a footnote with names', 'Water, Mica. *Complex: Glycerin, Panthenol, Talc', 'left-out'],
    [
      'names before descriptions',
      'Base:\n* Castor (Ricinus) Seed Oil: An oil that provides slip and shine.\n* Octyldodecanol: A solvent and emollient.\n* Talc: A powder that absorbs oil.',
      'left-out',
    ],
    ['amounts in grams before names', '70 g Water, 10 g Glycerin, 5 ml Panthenol', 'unknown'],
    ['names that it does not know', 'Foo, Bar, Baz, Qux, Quux, Corge', 'unknown'],
  ])('asks about %s', (_, text, reason) => {
    expect(parse(text).questions.map((question) => question.reason)).toEqual([reason]);
  });

  it.each([
    'Moist-Lock™ (Water, Glycerin, Panthenol)',
    'Calming Complex(Ceramide NP, Cholesterol)',
    'Peptide Base ™ ( Aqua (Water) - Glycerin - Steareth-20 )',
  ])('asks to read the blend %s', (blend) => {
    const { entries, isUnderstood } = parse(`Water, ${blend}, Betaine, Xanthan Gum`);
    expect(isUnderstood).toBe(true);
    expect(entries.map(({ unclear }) => unclear)).toEqual([null, 'several', null, null]);
  });

  it('asks about the last name of a list that holds the first one of the next', () => {
    const { entries } = parse('Shower gel: Water, Mica, Tocopherol Rose body milk 200ml : Aqua, Glycerin');
    expect(entries.filter(({ unclear }) => unclear === 'several').map(({ name }) => name)).toEqual([
      'Tocopherol Rose body milk 200ml : Aqua',
    ]);
  });

  it.each(['Iron Oxides (CI 77491, 77492, 77499)', 'Parfum (Limonene, Linalool)'])(
    'reads %s as one ingredient',
    (name) => {
      expect(parse(`Water, ${name}, Mica`).entries[1]).toMatchObject({ name, unclear: null });
    },
  );

  it.each([
    ['Aqua- EAU', 'Water'],
    ['Parfum - Fragrance', 'Fragrance'],
    ['Aqua- Glycerin', undefined],
  ])('knows the U.S. name of %s', (name, usName) => {
    expect(known.usName(name)).toBe(usName);
  });

  it('does not understand names without separators', () => {
    const list = parse('Water Glycerin Butylene Glycol Niacinamide Phenoxyethanol');
    expect(list.isUnderstood).toBe(false);
    expect(list.entries.map(({ name }) => name)).toContain('Butylene Glycol');
    expect(parseIngredients('x'.repeat(200)).isUnderstood).toBe(false);
  });

  it.each([
    ['in Danish', 'Aqua, Talc. Kan indeholde: CI 77891'],
    ['with a remark', 'Aqua, Talc. May contain (depending on shade): CI 77891'],
  ])('reads a "May contain" part %s', (_, text) => {
    expect(parse(text).entries.map(({ name, isMayContain }) => [name, isMayContain])).toEqual([
      ['Aqua', false],
      ['Talc', false],
      ['CI 77891', true],
    ]);
  });

  it('keeps every entry of a list that is longer than the steps read', () => {
    const list = 'Water, 1,2-Hexanediol*, Mica\n'.repeat(2_000);
    const { entries, leftOut } = parse(list);
    const read = [...entries, ...leftOut].map(({ typed }) => typed).join(' ');
    expect(read.match(/Mica/g)).toHaveLength(2_000);
    expect(read.match(/Hexanediol/g)).toHaveLength(2_000);
  });

  it('leaves out each change that the visitor undid', () => {
    const text = 'Morning Cream: Water, Mica (ILN12345), 1, 2-Hexanediol, Niacina mide. *Organic';
    const { changes } = parse(text);
    expect(changes.length).toBeGreaterThan(2);
    for (const change of changes) {
      const again = parseIngredients(text, { names: known, undone: new Set([changeId(change)]) });
      expect(again.changes).not.toContainEqual(change);
    }
  });
});

const rows = table.rows.map((row) => row.split('\t'));
const vocabulary = rows.flatMap(([english = '', korean = '']) => [
  english,
  ...korean.split('|').filter(Boolean),
]);
const marks = ['', '', '', '*', '**', ' 1.5%', ' (2,5 %)', ' <1%', ' [nano]', '(1,000ppm)', '※'];
const separators = [', ', ',', '; ', '\n', ',\n', ' • ', '·', '、', '@', ' | ', ' ; '];
const heads = [
  '',
  '',
  'Ingredients: ',
  '전성분: ',
  'Inhaltsstoffe: ',
  '[전성분]\n',
  'INCI: ',
  '데일리 세럼 : ',
];
const tails = [
  '',
  '',
  '.',
  '. *Organic.',
  ' (ILN47580) 성분은 생산 시기에 따라 다를 수 있습니다.',
  '\n\nPlease be aware that ingredient lists may change from time to time.',
  '. (F.I.L. Z288697/2)',
];
const bare = (text: string) =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{Letter}\p{Number}]+/gu, '');

describe('the parser', () => {
  it('loses no name of 10,000 generated lists', () => {
    const random = seededRandom(20261127);
    const pick = <Item>(items: readonly Item[]) => items[Math.floor(random() * items.length)] as Item;
    const failures: unknown[] = [];
    for (let round = 0; round < 10_000; round += 1) {
      const chosen = Array.from({ length: 1 + Math.floor(random() * 9) }, () => pick(vocabulary));
      const pasted =
        pick(heads) + chosen.map((name) => name + pick(marks)).join(pick(separators)) + pick(tails);
      const { entries, leftOut } = parse(pasted);
      const mentioned = bare([...entries, ...leftOut].map(({ typed }) => typed).join(' '));
      const lost = chosen.filter((name) => !mentioned.includes(bare(name)));
      if (lost.length > 0) failures.push({ pasted, lost, entries: entries.map(({ typed }) => typed) });
    }
    expect(failures.slice(0, 3)).toEqual([]);
  });

  describe('with a megabyte', () => {
    const megabyte = 1_000_000;
    const fill = (part: string) => part.repeat(Math.ceil(megabyte / part.length)).slice(0, megabyte);

    /** Returns the CPU time of a run, in ms. */
    function timeOf(run: () => void): number {
      const before = process.cpuUsage();
      run();
      return process.cpuUsage(before).user / 1000;
    }

    /** Divides a list at its commas and lines and compares letters and digits, the least that any reading does. */
    const control = (text: string) => text.split(/[,;\n]/).filter((piece) => known.has(bare(piece.trim())));
    const realistic = fill(lists.map(({ raw }) => raw).join('\n\n'));

    it.each([
      ['a list', realistic],
      ['commas of numbers', fill('1,')],
      ['commas of letters', fill('N,')],
      ['labels', fill('a: b\n')],
      ['headings in brackets', fill('[콩 에센스] ')],
      ['parts of a kit', fill('step 1: a, ')],
      ['footnotes', fill('a*, *b. ')],
      ['rows of a table', fill('a\tb\tc\n')],
      ['cells between pipes', fill('| a | b |\n')],
      ['formula codes', fill('F.I.L. ')],
      ['open brackets', fill('(a[b{')],
      ['email addresses', fill('@a.')],
      ['slashes', fill('a / ')],
    ])('reads %s in three times the time of a comparison of names', (_, text) => {
      // One after the other, because the speed of a busy machine changes.
      const ratios = Array.from(
        { length: 3 },
        () => timeOf(() => parse(text)) / timeOf(() => control(realistic)),
      );
      expect(Math.min(...ratios)).toBeLessThan(3);
    });
  });
});
