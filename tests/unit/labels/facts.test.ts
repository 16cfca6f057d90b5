import { examples } from '@/lib/labels/examples';
import { factsFrom, isUnreadable, type LabelFacts, toFragment } from '@/lib/labels/facts';
import { declare, mostIngredients } from '@/lib/labels/ingredients';
import { labelOf } from '@/lib/labels/label';
import { layOut, perInch } from '@/lib/labels/layout';
import { netContentsBelow, netContentsHeight } from '@/lib/labels/panel';

const read = (fragment: string) => factsFrom(new URLSearchParams(fragment));
const drawn = (facts: LabelFacts) => layOut(labelOf(facts), ({ id }) => id);
const { facts: serum } = read(toFragment(examples.serum));
const none = { fragrance: false, shades: false, eye: false, lips: false };

test.each(Object.entries(examples))('%s survives its fragment', (_, facts) => {
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
  ['country=Korea', 'country', 'country'],
  ['contact=%2B82-2-555-0100', 'contact', 'contact-abroad'],
])('%s is told at its field and left out', (fragment, field, problem) => {
  const { facts, problems } = read(fragment);
  expect(problems).toEqual({ [field]: problem });
  expect(facts).not.toHaveProperty(field);
});

test.each([
  ['1,5', 1.5],
  ['1,250', undefined],
  ['38', 38],
  [' 2.25 ', 2.25],
])('a width of %s is %s', (typed, width) => {
  expect(read(new URLSearchParams({ unit: 'mm', width: typed }).toString()).facts.width).toBe(width ?? 1250);
});

test('what turns or hides text is taken out of it', () => {
  const { facts } = read(
    new URLSearchParams({ identity: 'a\u202eb\u0000c\u2066d', ingredients: 'A\r\nB' }).toString(),
  );
  expect(facts).toMatchObject({ identity: 'abcd', ingredients: 'A\nB' });
  expect(read(`identity=${'x'.repeat(5000)}`).facts.identity).toHaveLength(120);
});

test('a fragment without any answer of the form is unreadable', () => {
  expect(isUnreadable(new URLSearchParams('q=1&%E0%A4%A'))).toBe(true);
  expect(isUnreadable(new URLSearchParams())).toBe(false);
  expect(isUnreadable(new URLSearchParams('shape=box'))).toBe(false);
});

test('hundreds of ingredients leave the drawing whole, and what is beyond the package is said', () => {
  const names = Array.from({ length: mostIngredients + 5 }, (_, index) => `Ingredient ${index}`);
  const { width, height, end, panels, drawn: texts } = drawn({ ...serum, ingredients: names.join('\n') });
  expect(declare(names.join('\n'), none).notes).toContain('too-many');
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
] as const)('a %s of extreme size is drawn with finite numbers', (_, facts) => {
  const drawing = drawn(facts);
  const numbers = [
    drawing.width,
    drawing.height,
    ...drawing.drawn.flatMap(({ box, size }) => [...Object.values(box), size]),
  ];
  for (const number of numbers) expect(Number.isFinite(number) && number >= 0).toBe(true);
});

test('above five square inches the net contents stand in the lowest 30 percent', () => {
  const { front, drawn: texts } = drawn(serum);
  const net = texts.find(({ element }) => element.id === 'net-contents');
  expect(front.width).toBeCloseTo((38 / 25.4) * perInch);
  expect(net?.box.y).toBeGreaterThanOrEqual(front.y + 0.7 * front.height);
  const small = drawn({ shape: 'box', width: 1.2, height: 1, amount: 30, amount_unit: 'mL' });
  expect(small.tooLarge).toEqual([]);
});

test('a computed area on a threshold is not pushed over it', () => {
  // Numbers that no binary fraction holds.
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
])('%s with %j: %s', (typed, use, problem, name) => {
  const [note] = declare(typed, { ...none, ...use }).colors;
  expect([note?.problem, note?.name]).toEqual([problem, name]);
});
