import { locales } from '@/lib/i18n/locales';
import { messagesFor } from '@/lib/i18n/messages';
import { catalogCsv, nextDay } from '@/lib/tools/catalog/as-csv';
import { checkProduct } from '@/lib/tools/catalog/check';
import { guessColumns } from '@/lib/tools/catalog/columns';
import { exampleCatalog } from '@/lib/tools/catalog/examples';
import { kindsOf } from '@/lib/tools/catalog/kinds';
import { productsOf } from '@/lib/tools/catalog/products';
import { readText } from '@/lib/tools/catalog/read-text';
import { type CatalogRow, matchesFilter, sortRows } from '@/lib/tools/catalog/rows';
import { checkIngredients } from '@/lib/tools/ingredients/check';
import type { Kind } from '@/lib/tools/kinds';
import { type ToolMessages, toolText } from '@/lib/tools/text';
import realLists from '../ingredients/real-lists.json';

const check = (name: string, ingredients: string, kinds: readonly Kind[] = []) =>
  checkProduct({ row: 1, name, ingredients, kinds });

const textOf = (locale: 'en' | 'ko') => {
  const { catalog, ingredients } = messagesFor(locale);
  const { lists, verdicts } = ingredients;
  return toolText({ ...catalog, lists, verdicts } as unknown as ToolMessages, locale);
};

it.each([
  ['Velvet eye shadow palette', ['eye']],
  ['Volume mascara', ['eye']],
  ['Tinted lip balm', ['lips']],
  ['물광 립틴트', ['lips']],
  ['Ash brown hair color', ['hair-dye']],
  ['Dry shampoo 200 mL', ['aerosol']],
  ['Eye cream', ['eye']],
  ['클립형 수분 크림', []],
  ['Lipid barrier cream', []],
  ['Flip-top toner', []],
])('reads the kind of %s from its name', (name, kinds) => {
  expect(kindsOf(name)).toEqual(kinds);
});

it('gives each product the hits of the ingredient check', () => {
  for (const { list } of realLists as { list: string }[]) {
    const expected = checkIngredients(list, []).ingredients.flatMap(({ typed, hits }) =>
      hits.map(({ list: on, section }) => [typed, on, section]),
    );
    expect(
      check('', list).hits.map(({ ingredient, list: on, section }) => [ingredient, on, section]),
    ).toEqual(expected);
  }
});

it('reads the example with at least one hit, one drug question and one Korean list', () => {
  const result = readText(exampleCatalog);
  if (!('table' in result)) throw new Error(result.problem);
  const rows = productsOf(result.table, guessColumns(result.table)).map((product) => checkProduct(product));
  expect(rows).toHaveLength(5);
  expect(rows.filter(({ hits }) => hits.length > 0).length).toBeGreaterThan(1);
  expect(rows.filter(({ drug }) => drug.length > 0)).toHaveLength(1);
  expect(rows[4]?.hits.map(({ ingredient }) => ingredient)).toContain('트리클로산');
});

it('sorts prohibitions before restrictions and the drug question', () => {
  const rows = [
    check('Cream', 'Water, Glycerin'),
    check('SPF 50 cream', 'Water'),
    check('Nail polish', 'Water, Formaldehyde'),
  ];
  expect(sortRows(rows, 'urgent', 'en').map(({ name }) => name)).toEqual([
    'Nail polish',
    'SPF 50 cream',
    'Cream',
  ]);
  expect(sortRows(rows, 'name', 'en').map(({ name }) => name)).toEqual([
    'Cream',
    'Nail polish',
    'SPF 50 cream',
  ]);
});

const later: CatalogRow = {
  ...check('Toner', 'Water'),
  hits: [{ ingredient: 'A', list: 'california', section: '1', verdict: 'prohibited', from: '2027-01-01' }],
};

it('separates rules that begin later by the day', () => {
  expect(matchesFilter(later, 'coming', '2026-12-31')).toBe(true);
  expect(matchesFilter(later, 'coming', '2027-01-01')).toBe(false);
  expect(nextDay(later.hits, '2026-12-31')).toBe('2027-01-01');
});

it.each(locales)('writes the findings as CSV without formulas in %s', (locale) => {
  const row = { ...check('=HYPERLINK("https://evil.example")', 'Water, Formaldehyde'), row: 7 };
  const csv = catalogCsv([row], textOf(locale), '2026-11-27');
  const [titles = '', first = ''] = csv.split('\r\n');
  expect(csv.startsWith('\uFEFF')).toBe(true);
  expect(titles).toContain(messagesFor(locale).catalog.csv.name);
  expect(first).toContain(`"'=HYPERLINK(""https://evil.example"")"`);
  expect(first).toContain('Formaldehyde (');
});

it('keeps the product in the link to the other tools', () => {
  const { fragment } = check('Lip tint', 'Water, CI 15850', ['lips']);
  expect(Object.fromEntries(new URLSearchParams(fragment))).toEqual({
    identity: 'Lip tint',
    kind: 'lips',
    ingredients: 'Water, CI 15850',
  });
});

it('compares an ingredient that many products share one time', () => {
  const known = new Map();
  for (let row = 1; row <= 50; row += 1) {
    checkProduct(
      { row, name: '', ingredients: `Water, Glycerin, Extract ${row % 5}`, kinds: [] },
      null,
      known,
    );
  }
  expect(known.size).toBe(2 + 5);
});
