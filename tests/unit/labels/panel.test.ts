import {
  displayPanelArea,
  ingredientsHeight,
  netContentsBelow,
  netContentsHeight,
  type Package,
} from '@/lib/labels/panel';

describe('the area of the principal display panel, 21 CFR 701.10', () => {
  const packages: [string, Package, number][] = [
    ['a box of 2 by 5 inches', { shape: 'box', width: 2, height: 5 }, 10],
    ['a cylinder 5 inches high, 4 around', { shape: 'cylinder', height: 5, circumference: 4 }, 8],
    ['a lipstick 3 inches high, 2.5 around', { shape: 'cylinder', height: 3, circumference: 2.5 }, 3],
    ['another shape of 30 square inches', { shape: 'other', surface: 30 }, 12],
  ];
  test.each(packages)('%s', (_, pack, area) => {
    expect(displayPanelArea(pack)).toBeCloseTo(area, 10);
  });
});

test.each([
  [0.5, 0.0625],
  [5, 0.0625],
  [5.01, 0.125],
  [25, 0.125],
  [25.01, 0.1875],
  [100, 0.1875],
  [100.01, 0.25],
  [400, 0.25],
  [400.01, 0.5],
  [2000, 0.5],
])('on %d square inches the net contents are at least %d inches high, 21 CFR 701.13(i)', (area, height) => {
  expect(netContentsHeight(area)).toBe(height);
});

test('a computed area on a threshold is not pushed over it', () => {
  // 40 percent of 12.5 square inches, by way of numbers that no binary fraction holds.
  expect(netContentsHeight(displayPanelArea({ shape: 'cylinder', height: 2.5, circumference: 5 }))).toBe(
    0.0625,
  );
  expect(netContentsHeight(0.1 * 3 * (5 / 0.3))).toBe(0.0625);
});

test.each([
  [5, false],
  [5.01, true],
])('on %d square inches the lowest 30 percent is asked for: %s, 21 CFR 701.13(f)', (area, below) => {
  expect(netContentsBelow(area)).toBe(below);
});

test.each([
  [11.99, 0.03125],
  [12, 0.0625],
  [40, 0.0625],
])(
  'with %d square inches for labels ingredients are at least %d inches high, 21 CFR 701.3(b)',
  (area, height) => {
    expect(ingredientsHeight(area)).toBe(height);
  },
);
