import { findColor } from '@/lib/tools/color-additives/find';
import { colors, inciNames } from '@/lib/tools/color-additives/list';

const found = (text: string) => {
  const answer = findColor(text);
  return answer?.colors.map(({ id }) => id).join(' ');
};

describe('an ingredient that names one permitted color', () => {
  // A foreign number in the name yields to the Color Index: Yellow 4 and Acid Red 92 are names on other lists.
  test.each([
    ['yellow-5', 'CI 19140 | C.I. 19140 | CI19140 | ci no. 19140 | 19140 | CI 19140:1 | Yellow 5'],
    ['yellow-5', 'YELLOW NO. 5 | yellow5 | FD&C Yellow No. 5 | FD&C Yellow #5 | FDC Yellow 5'],
    ['yellow-5', 'Yellow 5 Lake | FD&C Yellow No.5 Aluminum Lake | 황색4호 | 황색 4호 | 황색 제4호'],
    ['yellow-5', '황색4호 레이크 | Yellow 4 (CI 19140)'],
    ['yellow-5', 'ci-19140 | CI#19140 | CI: 19140 | C1 19140 | Cl 19140'],
    ['orange-4', 'C1 15510 (orange 4)'],
    [
      'yellow-5',
      'FD&amp;C Yellow No. 5 | Fd & C Yellow No. 5 | F.D.&C. Yellow No.5 | FD and C Yellow 5 | FD&C Yellow-5',
    ],
    [
      'blue-1',
      'FD&C Blue No. 1 Aluminum Lake | FD&amp;C Blue No. 1 Aluminium Lake | Blue 1 Al-Lake | Blue 1 Lake, Aluminum',
    ],
    [
      'blue-1',
      '청색1호알루미늄레이크 | 청색1호 알루미늄 레이크 | 청색1호(알루미늄레이크) | 청색 1호 레이크(알루미늄)',
    ],
    ['red-7', 'D&C Red No. 7 Calcium Lake | Red 7 Lakes | 적색202호칼슘레이크 | 적색 202호 (칼슘 레이크)'],
    // The numbers of the two countries differ: 황색4호 is Yellow 5.
    ['yellow-6', '황색5호 | CI 15985'],
    ['red-40', '적색40호 | 적색40호의 알루미늄레이크'],
    ['red-6', '적색201호 | 적색201호의칼슘레이크 | Red 6 (CI 15850) | CI 15850:2'],
    ['red-7', '적색202호 | Red 7 Lake (CI 15850) | CI 15850:1'],
    ['red-22', '적색103호의(1) | 적색 103호의 (1)'],
    ['red-28', '적색104호 | Acid Red 92 (CI 45410:2)'],
    ['orange-4', '등색205호'],
    ['ext-violet-2', '자색401호 | Ext. Violet 2 | EXT. D&C VIOLET NO. 2 (CI 60730)'],
    ['green-8', '녹색204호'],
    ['red-27', 'Red 27 Lake (CI 45410) | CI 45410:1'],
    ['blue-1', 'Blue 1 Lake (CI 42090) | CI 42090:2'],
    ['violet-2', 'Violet 2'],
    ['yellow-7', 'Yellow 7'],
    ['ext-yellow-7', 'Ext. D&C Yellow No. 7'],
    ['black-2', 'Black 2 | CI 77266'],
    [
      'iron-oxides',
      '77491-77492 | 77491, 77492 | IRON OXIDES (77491, 77492) | CI 77491 - CI 77492 - CI 77499',
    ],
    ['iron-oxides', 'CI 77491 CI 77492 | CI 77491+CI 77499'],
    ['iron-oxides', 'Iron Oxides | Iron Oxides (CI 77491, CI 77492, CI 77499)'],
    ['iron-oxides', 'CI 77491, 77492, 77499 | CI 77492/CI 77499 | 적색산화철 (CI 77491) | 흑색산화철'],
    [
      'titanium-dioxide',
      'Titanium Dioxide (CI 77891) | Titanium Dioxide (nano) | 티타늄디옥사이드 (CI 77891)',
    ],
    ['ferric-ferrocyanide', 'Ferric Ferrocyanide (CI 77510)'],
    ['ferric-ammonium-ferrocyanide', '페릭암모늄페로시아나이드'],
    ['bismuth-oxychloride', 'Bismuth Oxychloride/CI 77163'],
    ['henna', 'Lawsonia Inermis (Henna) Leaf Powder'],
    ['beta-carotene', 'Beta-Carotene | β-Carotene'],
    ['carmine', 'Carmine | 카민 (CI 75470)'],
    ['mica', 'Mica'],
    ['caramel', 'Caramel'],
  ])('finds %s by %s', (id, texts) => {
    for (const text of texts.split(' | ')) expect([text, found(text)]).toEqual([text, id]);
  });

  test.each(colors)('finds $name by each of its names', (color) => {
    for (const name of [color.listedAs, ...color.korean, ...inciNames(color)]) {
      expect([name, found(name)]).toEqual([name, color.id]);
    }
    for (const name of inciNames(color)) expect(found(name.toUpperCase())).toBe(color.id);
  });
});

test.each([
  ['CI 15850', 'red-6 red-7'],
  ['CI 42090', 'blue-1 blue-4'],
  ['CI 45350', 'yellow-7 yellow-8'],
  ['CI 45380', 'red-21 red-22'],
  ['CI 45410', 'red-27 red-28'],
  ['CI 45425', 'orange-10 orange-11'],
  ['CI 77400', 'bronze-powder copper-powder'],
  ['CI 77510', 'ferric-ammonium-ferrocyanide ferric-ferrocyanide'],
])('lists all colors that share the number %s', (text, ids) => {
  expect(found(text)?.split(' ').sort().join(' ')).toBe(ids);
});

test.each([
  'Red 3 (CI 45430)',
  'FD&C Red No. 3',
  'FD&C Blue No. 2',
  'CI 16185',
  '적색2호',
  '적색104호의(2)',
  'CI 77861',
])('recognizes %s as a color name outside the list', (text) => {
  expect(findColor(text)).toMatchObject({ colors: [], lake: false, conflict: false });
});

test.each([
  'Glycerin',
  'Water/Aqua',
  'Tin Oxide',
  'Polysorbate 20',
  'Quaternium-15',
  'PEG-40 Hydrogenated Castor Oil',
  '1,2-Hexanediol',
  '10000 ppm silica',
  'Infrared 5',
  '06236-12345',
  '12345 67890',
  'Snowflake Extract',
  // Other lists number their colors differently.
  'Solvent Green 3',
  'Basic Blue 99',
  'HC Red No. 3',
  '정제수',
  '',
  '(((',
])('does not treat %j as a color', (text) => {
  expect(findColor(text)).toBeNull();
});

test('distinguishes a lake from its color', () => {
  const lakes = [
    'Red 7 Lake',
    'D&C Red No. 7 Calcium Lake',
    '적색202호 레이크',
    '적색202호칼슘레이크',
    'Red 7 Ca-Lake',
  ];
  for (const text of lakes) {
    expect(findColor(text)).toMatchObject({ lake: true, conflict: false });
  }
  expect(findColor('Red 7')).toMatchObject({ lake: false });
});

test('reports a name and a number of different colors as a contradiction and uses the name', () => {
  expect(findColor('Red 6 (CI 19140)')).toMatchObject({ conflict: true, colors: [{ id: 'red-6' }] });
  expect(findColor('Red 6 (CI 16185)')).toMatchObject({ conflict: true, colors: [{ id: 'red-6' }] });
  expect(findColor('Red 6 (CI 15850)')).toMatchObject({ conflict: false });
});

test('parses a hostile string in time', () => {
  const started = performance.now();
  for (const part of ['ci ', 'ext. d & c ', 'red ', '(', '77491, ', '황색 ', 'ci 77491, '])
    findColor(part.repeat(5000));
  expect(performance.now() - started).toBeLessThan(1000);
});

describe('a mixture', () => {
  it.each([
    'Yellow 5/Blue 1',
    'CI 77491/CI 77891',
    'Dimethicone/Mica',
    'Lawsonia Inermis (Henna) Leaf Extract',
  ])('is not one color: %s', (text) => {
    expect(findColor(text)).toBeNull();
  });
});
