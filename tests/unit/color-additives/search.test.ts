import { colors, inciNames } from '@/lib/tools/color-additives/list';
import { findNotPermitted, notPermittedColors } from '@/lib/tools/color-additives/not-permitted';
import { searchColors } from '@/lib/tools/color-additives/search';
import { spelling } from '@/lib/tools/color-additives/spelling';

const rows = colors.map((color) =>
  [
    color.listedAs,
    ...inciNames(color),
    ...color.ci.map((number) => `CI ${number}`),
    ...color.korean,
    ...color.common,
  ].map(spelling),
);
const search = (query: string) => {
  const { exact, similar, notPermitted } = searchColors(query, rows);
  const ids = (found: readonly number[]) => found.map((index) => colors[index]?.id);
  return { exact: ids(exact), similar: ids(similar), notPermitted: notPermitted?.name };
};

describe('searchColors', () => {
  it.each([
    ['ultramarine blue', 'ultramarines'],
    ['Prussian Blue', 'ferric-ferrocyanide'],
    ['black iron oxide', 'iron-oxides'],
    ['Tartrazine', 'yellow-5'],
    ['CI 16035:1', 'red-40'],
    ['Red 4', 'red-4'],
    ['FD&C Yellow No. 5', 'yellow-5'],
    ['황색 5호', 'yellow-6'],
  ])('finds the row of %s', (query, id) => {
    expect(search(query)).toMatchObject({ exact: [id], notPermitted: undefined });
  });

  it.each([
    ['Red 3', 'Red 3'],
    ['FD&C Red No. 3', 'Red 3'],
    ['Erythrosine', 'Red 3'],
    ['CI 45430', 'Red 3'],
    ['Red 3 (CI 45430)', 'Red 3'],
    ['Amaranth', 'Red 2'],
    ['Ponceau 4R', 'Ponceau 4R'],
    ['lead acetate', 'Lead Acetate'],
    ['Beetroot Red', 'Beetroot Red'],
    ['CI 42051', 'Patent Blue V'],
    ['적색2호', 'Red 2'],
  ])('says that %s is not permitted', (query, name) => {
    expect(search(query)).toMatchObject({ exact: [], notPermitted: name });
  });

  it('offers rows with a similar number only after the verdict', () => {
    expect(search('Red 3').similar).toEqual(['red-30', 'red-31', 'red-33', 'red-34', 'red-36']);
  });

  it('finds nothing for a name that no table has', () => {
    expect(search('Glow Sparkle')).toEqual({ exact: [], similar: [], notPermitted: undefined });
  });

  it('shows every row for an empty query', () => {
    expect(search('').similar).toHaveLength(colors.length);
  });
});

describe('the colors that are not permitted', () => {
  it.each(notPermittedColors)('are not in the permitted list: $name', ({ name, ci, otherNames, korean }) => {
    const keys = [name, ...otherNames, ...korean, ...ci.map((number) => `CI ${number}`)].map(spelling);
    expect(rows.filter((row) => row.some((each) => keys.includes(each)))).toEqual([]);
  });

  it('are found by each of their names', () => {
    for (const color of notPermittedColors) {
      const names = [
        color.name,
        ...color.otherNames,
        ...color.korean,
        ...color.ci.map((number) => `CI ${number}`),
      ];
      for (const each of names) expect([each, findNotPermitted(each)?.name]).toEqual([each, color.name]);
    }
  });
});
