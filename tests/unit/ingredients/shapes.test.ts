import { readNames } from '@/lib/tools/ingredients/names';
import table from '@/lib/tools/ingredients/names.json';
import { changeId, parseIngredients } from '@/lib/tools/ingredients/parse';
import { seededRandom } from '../../support/seeded-random';

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
    ['decomposed Hangul', '전성분: 정제수, 향료'.normalize('NFD'), ['정제수', '향료']],
    ['soft returns', 'Water,\u000bSodium\u000bChloride', ['Water', 'Sodium Chloride']],
  ])('reads %s', (_, text, expected) => {
    expect(names(text)).toEqual(expected);
  });

  it.each([
    ['the lists of a kit', 'Step 1: Water, Mica\nStep 2: Water, Talc', 'sections'],
    ['names between spaces', '정제수 글리세린 판테놀 향료', 'spaces'],
    ['a footnote with names', 'Water, Mica. *Complex: Glycerin, Panthenol, Talc', 'left-out'],
    ['names that it does not know', 'Foo, Bar, Baz, Qux, Quux, Corge', 'unknown'],
  ])('asks about %s', (_, text, reason) => {
    expect(parse(text).questions.map((question) => question.reason)).toEqual([reason]);
  });

  it('does not understand names without separators', () => {
    const list = parse('Water Glycerin Butylene Glycol Niacinamide Phenoxyethanol');
    expect(list.isUnderstood).toBe(false);
    expect(list.entries.map(({ name }) => name)).toContain('Butylene Glycol');
    expect(parseIngredients('x'.repeat(200)).isUnderstood).toBe(false);
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

  it('reads a megabyte in time that grows with its length alone', () => {
    /** Returns the CPU time of a parse, in ms. */
    const timeOf = (text: string) => {
      const before = process.cpuUsage();
      parseIngredients(text);
      return process.cpuUsage(before).user / 1000;
    };
    const parts = [
      '\t',
      '(',
      ')',
      ' ',
      '1',
      ',',
      '1,',
      'a ',
      '* ',
      '. ',
      ': ',
      '[a] ',
      '@a.',
      '가 ',
      'may contain ',
      '5%A',
      '</',
      '-\n',
      'N,',
      'a / ',
    ];
    for (const part of parts) {
      const repeated = (length: number) => part.repeat(length / part.length);
      timeOf(repeated(20_000));
      expect(timeOf(repeated(200_000))).toBeLessThan(600);
    }
    const list = 'Water, Glycerin, 1,2-Hexanediol, Butyrospermum Parkii (Shea) Butter*,\n정제수, '.repeat(
      13_000,
    );
    timeOf(list);
    expect(timeOf(list)).toBeLessThan(1_000);
  });
});
