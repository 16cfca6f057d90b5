import { readNames } from '@/lib/tools/ingredients/names';
import table from '@/lib/tools/ingredients/names.json';
import { changeId } from '@/lib/tools/ingredients/parse';
import { amountUnits, netContents } from '@/lib/tools/us-label/amount';
import { countryCode, countryNames } from '@/lib/tools/us-label/country';
import { examples } from '@/lib/tools/us-label/examples';
import { factsFrom, isUnreadable, type LabelFacts, toFragment } from '@/lib/tools/us-label/facts';
import { declareIngredients } from '@/lib/tools/us-label/ingredients';
import { buildLabel } from '@/lib/tools/us-label/label';
import { layOut } from '@/lib/tools/us-label/layout';
import { netContentsBelow, netContentsHeight } from '@/lib/tools/us-label/panel';
import { readIngredients } from '@/lib/tools/us-label/read-ingredients';
import { mostIngredients } from '@/lib/tools/us-label/reading';
import { perInch } from '@/lib/tools/us-label/scale';
import { sizeChoices } from '@/lib/tools/us-label/sizes';

const read = (fragment: string) => factsFrom(new URLSearchParams(fragment));
const drawn = (facts: LabelFacts) => layOut(buildLabel(facts, readIngredients(facts)), ({ id }) => id);
const { facts: serum } = read(toFragment(examples.serum));
const none = { fragrance: false, shades: false, eye: false, lips: false };

test.each(Object.entries(examples))('reads the %s example back from its fragment', (_, facts) => {
  expect(read(toFragment(facts)).facts).toEqual(facts);
  expect(read(toFragment(facts)).problems).toEqual({});
});

test.each([
  ['width=abc', 'width', 'number'],
  ['width=1e9', 'width', 'number'],
  ['width=0', 'width', 'nothing'],
  ['height=-3', 'height', 'nothing'],
  ['height=101', 'height', 'large'],
  ['unit=mm&height=2541', 'height', 'large'],
  ['surface=10001', 'surface', 'large'],
  ['amount=0', 'amount', 'nothing'],
  ['amount=0.2&amount_unit=mL', 'amount', 'amount'],
  ['amount=1.5&amount_unit=count', 'amount', 'count'],
  ['country=ZZ', 'country', 'country'],
  ['country=Kore', 'country', 'country'],
  ['country=EU', 'country', 'country'],
  ['contact=%2B82-2-555-0100', 'contact', 'contact-abroad'],
  ['contact=call+us', 'contact', 'contact-none'],
  ['origin=Assembled+in+USA', 'origin', 'origin'],
  ['inner_height=0', 'inner_height', 'nothing'],
  ['measure=0.1&measure_unit=g', 'measure', 'amount'],
])('refuses %s', (fragment, field, problem) => {
  const { facts, problems } = read(fragment);
  expect(problems).toEqual({ [field]: problem });
  expect(facts).not.toHaveProperty(field);
});

test.each([
  ['1,5', 1.5],
  ['0,125', 0.125],
  ['0,500', 0.5],
  ['1,250', 1250],
  ['1 250', 1250],
  ['1,250.5', 1250.5],
  ['38', 38],
  [' 2.25 ', 2.25],
  ['１２０', 120],
  ['١٢٫٥', 12.5],
  ['١٬٢٥٠', 1250],
  ['۱۲۰', 120],
  ['１，５', 1.5],
  ['.5', 0.5],
])('reads a width of %s as %d', (width, expected) => {
  expect(read(new URLSearchParams({ unit: 'mm', width }).toString())).toEqual({
    facts: { unit: 'mm', width: expected },
    problems: {},
  });
});

test.each([
  '30ml',
  '½',
  '1.250,5',
  '1.000.000',
  '1,2,3',
  '1,25,000',
  '12,345,67',
  '1.23456',
  '3O',
  '１０ｃｍ',
  '--1',
])('refuses a width of %s', (width) => {
  expect(read(new URLSearchParams({ width }).toString())).toEqual({
    facts: {},
    problems: { width: 'number' },
  });
});

test('removes characters that hide text or change its direction', () => {
  const { facts } = read(
    new URLSearchParams({ identity: 'a\u202eb\u0000c\u2066d', ingredients: 'A\r\nB' }).toString(),
  );
  expect(facts).toMatchObject({ identity: 'ab cd', ingredients: 'A\nB' });
});

test.each(['identity', 'directions', 'ingredients', 'firm'])(
  'refuses a long %s instead of cutting it',
  (field) => {
    const { facts, problems } = read(`${field}=${'x'.repeat(20_001)}`);
    expect(facts).not.toHaveProperty(field);
    expect(problems).toEqual({ [field]: 'long' });
  },
);

test.each([
  ['identity', 'Sérum 👩‍🔬 🏴󠁧󠁢󠁳󠁣󠁴󠁿'],
  ['firm', 'می‌خواهم'],
  ['firm', 'ABC Co., Ltd.'],
])('keeps %s %s whole', (field, typed) => {
  expect(read(new URLSearchParams({ [field]: typed }).toString()).facts).toEqual({ [field]: typed });
});

test.each([
  ['Soft\u000breturn', 'Soft\nreturn'],
  ['Old\u0003mark', 'Old mark'],
  ['Page\u000cbreak', 'Page\nbreak'],
  ['Next\u0085line', 'Next\nline'],
  ['Line\u2028separator', 'Line\nseparator'],
  ['김치'.normalize('NFD'), '김치'],
  ['Ｓｅｒｕｍ', 'Serum'],
])('reads %j as %j', (typed, directions) => {
  expect(read(new URLSearchParams({ directions: typed }).toString()).facts).toEqual({ directions });
});

test.each(['\u3164', '\u2800', '\u115f', ' \u200b', '\u3000'])('finds %j empty', (blank) => {
  const fields = { identity: blank, directions: blank, country: blank, width: blank, contact: blank };
  expect(read(new URLSearchParams(fields).toString())).toEqual({ facts: {}, problems: {} });
});

test.each([
  ...[
    'South Korea',
    'Korea',
    'KR',
    'kr',
    'KOR',
    '대한민국',
    '한국',
    'Republic of Korea',
    'Korea, Republic of',
  ],
  ...['ＫＲ', ' south  korea ', '대한민국'.normalize('NFD'), '韓国', 'SOUTH KOREA', 'Korea (South)'],
])('reads the country %s as South Korea', (country) => {
  expect(read(new URLSearchParams({ country }).toString())).toEqual({
    facts: { country: 'KR' },
    problems: {},
  });
});

test.each([
  ['UK', 'GB'],
  ['Türkiye', 'TR'],
  ['Turkey', 'TR'],
  ['Germany', 'DE'],
  ['China', 'CN'],
  ['Austria', 'AT'],
  ['The Netherlands', 'NL'],
  ['Viet Nam', 'VN'],
  ['U.S.A.', 'US'],
  ["Cote d'Ivoire", 'CI'],
  ['Hong Kong', 'HK'],
  ['독일', 'DE'],
  ['KOR', 'KR'],
  ['abw', 'AW'],
  ['PRK', 'KP'],
  ['ZWE', 'ZW'],
])('reads the country %s as %s', (typed, country) => {
  expect(read(new URLSearchParams({ country: typed }).toString()).facts).toEqual({ country });
});

test('finds every country by its three letters', () => {
  const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
  const two = letters.flatMap((first) => letters.map((second) => first + second));
  const found = two.flatMap((start) => letters.flatMap((last) => countryCode(start + last) ?? []));
  expect(new Set(found).size).toBe(249);
});

test('finds every country by its English and its Korean name', () => {
  for (const language of ['en', 'ko']) {
    const names = countryNames(language);
    expect(names.length).toBeGreaterThan(240);
    expect(names.filter((name) => !countryCode(name))).toEqual([]);
  }
});

test.each([
  ['jane@acme.com\u200b', 'jane@acme.com'],
  ['mailto:jane@acme.com', 'jane@acme.com'],
  ['<jane@acme.com>', 'jane@acme.com'],
  ['jane＠acme.com', 'jane@acme.com'],
  ['１-800-555-0199', '1-800-555-0199'],
  ['acme.com, jane@acme.com', 'acme.com, jane@acme.com'],
])('reads the contact %j as %s', (typed, contact) => {
  expect(read(new URLSearchParams({ contact: typed }).toString()).facts).toEqual({ contact });
});

test('finds a fragment without a field of the form unreadable', () => {
  expect(isUnreadable(new URLSearchParams('q=1&%E0%A4%A'))).toBe(true);
  expect(isUnreadable(new URLSearchParams())).toBe(false);
  expect(isUnreadable(new URLSearchParams('shape=box'))).toBe(false);
});

test('keeps the drawing whole with hundreds of ingredients', () => {
  const names = Array.from({ length: mostIngredients + 5 }, (_, index) => `Ingredient ${index}`);
  const { width, height, end, panels, drawn: texts } = drawn({ ...serum, ingredients: names.join('\n') });
  expect(declareIngredients(names.join('\n'), none).notes).toContain('too-many');
  expect(panels).toBeGreaterThan(3);
  expect(end).not.toBeNull();
  for (const { box } of texts) {
    expect(box.x + box.width).toBeLessThanOrEqual(width);
    expect(box.y + box.height).toBeLessThanOrEqual(height);
  }
});

test.each([
  ['box', { shape: 'box', width: 0.01, height: 0.01 }],
  [
    'long',
    { shape: 'box', width: 0.4, height: 90, identity: 'x'.repeat(120), amount: 30, amount_unit: 'mL' },
  ],
  ['other', { shape: 'other', surface: 10_000 }],
] as const)('draws a %s of extreme size with finite numbers', (_, facts) => {
  const drawing = drawn(facts);
  const numbers = [
    drawing.width,
    drawing.height,
    ...drawing.drawn.flatMap(({ box, size }) => [...Object.values(box), size]),
  ];
  for (const number of numbers) expect(Number.isFinite(number) && number >= 0).toBe(true);
});

test('draws net contents in the lowest 30 percent above five square inches', () => {
  const { front, drawn: texts } = drawn(serum);
  const net = texts.find(({ element }) => element.id === 'net-contents');
  expect(front.width).toBeCloseTo((38 / 25.4) * perInch);
  expect(net?.box.y).toBeGreaterThanOrEqual(front.y + 0.7 * front.height);
  const small = drawn({ shape: 'box', width: 1.2, height: 1, amount: 30, amount_unit: 'mL' });
  expect(small.tooLarge).toEqual([]);
});

test('keeps a computed area on its threshold', () => {
  // Binary fractions cannot represent these numbers exactly.
  const five = 0.1 * 3 * (5 / 0.3);
  expect([netContentsHeight(five), netContentsBelow(five), netContentsBelow(5.01)]).toEqual([
    1 / 16,
    false,
    true,
  ]);
});

test.each([
  ['CI 19140', {}, null, 'Yellow 5'],
  ['CI 19140', { eye: true }, null, 'Yellow 5'],
  ['CI 45410', { eye: true }, 'not-eye', 'CI 45410'],
  ['CI 45410', {}, 'several', 'CI 45410'],
  ['Red 28', { eye: true }, 'not-eye', 'Red 28'],
  ['CI 99999', {}, 'not-permitted', 'CI 99999'],
  ['Ext. Violet 2', { lips: true }, 'not-lips', 'Ext. Violet 2'],
])('notes %s with %j as %s', (typed, use, problem, name) => {
  const [note] = declareIngredients(typed, { ...none, ...use }).colors;
  expect([note?.problem, note?.name]).toEqual([problem, name]);
});

test.each(['fl oz', 'mL', 'L', 'oz', 'g', 'kg'] as const)(
  'prints one declaration for each common size in %s',
  (unit) => {
    const choices = sizeChoices(unit);
    expect(choices.length).toBeGreaterThan(15);
    for (const { value, label } of choices.filter((choice) => Number(choice.value) >= 0.1)) {
      expect([value, netContents(Number(value), unit)]).toEqual([value, label]);
    }
  },
);

test('offers no sizes for a count', () => {
  expect(amountUnits.filter((unit) => sizeChoices(unit).length === 0)).toEqual(['count']);
});

test('reads a link from before the inner container and the drug question', () => {
  const old =
    'shape=box&unit=mm&width=38&height=105&kind=aerosol&kind=feminine-spray&amount=30&amount_unit=mL';
  expect(read(old).facts.kind).toEqual(['aerosol', 'feminine-spray']);
  expect(toFragment(read(old).facts)).toBe(old);
});

describe('a change that the visitor undid', () => {
  const facts = (undone?: string): LabelFacts => ({ ingredients: 'Water, Homosalate2', undone });

  it('changes the drawing and the notices alike', () => {
    const names = readNames(table.rows);
    const read = readIngredients(facts(), names);
    expect(read.ingredients.text).toBe('Ingredients: Water, Homosalate.');
    expect(read.actives.map(({ name }) => name)).toEqual(['Homosalate']);
    const [change] = read.ingredients.changes;
    const again = readIngredients(facts(change && changeId(change)), names);
    expect(again.ingredients.text).toBe('Ingredients: Water, Homosalate2.');
    expect(again.actives).toEqual([]);
  });
});

describe('a contact wider than its panel', () => {
  const contactLines = (contact: string, width: number) => {
    const { drawn: all, longWords } = drawn({ ...serum, unit: 'mm', width, contact });
    const lines = all.find(({ element }) => element.id === 'contact')?.lines.map(({ text }) => text);
    return { lines, longWords };
  };

  test.each([
    ['ninthstreet.example/report', 25, ['Contact:', 'ninthstreet.', 'example/', 'report']],
    [
      'https://onsil.example/us/contact-us?from=label',
      38,
      ['Contact:', 'https://onsil.example/', 'us/contact-us?from=', 'label'],
    ],
    [
      'safety.reports@onsilcosmetics.example',
      28,
      ['Contact:', 'safety.reports@', 'onsilcosmetics.', 'example'],
    ],
  ])('breaks %s after a sign on a panel of %d mm', (contact, width, lines) => {
    expect(contactLines(contact, width)).toEqual({ lines, longWords: [] });
  });

  it('names a part that no line has room for', () => {
    const { lines, longWords } = contactLines('theninthstreetlaboratory.example', 25);
    expect(longWords).toEqual(['theninthstreetlaboratory.']);
    expect(lines?.join('').replace('Contact:', '')).toBe('theninthstreetlaboratory.example');
  });
});

it('says that an identity with a word longer than the front does not fit', () => {
  const { tooLarge } = drawn({ ...serum, unit: 'mm', width: 12, identity: 'Hypermoisturizing serum' });
  expect(tooLarge).toContain('identity');
});
