import { colors } from '@/lib/tools/color-additives/list';
import { searchNames } from '@/lib/tools/color-additives/names';
import { findNotPermitted, notPermittedColors } from '@/lib/tools/color-additives/not-permitted';
import { searchColors } from '@/lib/tools/color-additives/search';
import { spelling } from '@/lib/tools/color-additives/spelling';

const rows = colors.map((color) => searchNames(color).split(' '));
const search = (query: string) => {
  const { exact, similar, notPermitted } = searchColors(query, rows);
  const ids = (found: readonly number[]) => found.map((index) => colors[index]?.id);
  return { exact: ids(exact), similar: ids(similar), notPermitted: notPermitted?.name };
};

describe('searchColors', () => {
  it.each(colors.map(({ id, name }) => [name, id]))(
    'finds the row of “%s”, which a link to it searches for',
    (name, id) => {
      const { exact } = search(name);
      // `Violet 2` is also how people write Ext. Violet 2.
      expect([[id], [id, `ext-${id}`]]).toContainEqual(exact);
    },
  );

  it.each([
    ['ultramarine blue', 'ultramarines'],
    ['Prussian Blue', 'ferric-ferrocyanide'],
    ['black iron oxide', 'iron-oxides'],
    ['Tartrazine', 'yellow-5'],
    ['CI 16035:1', 'red-40'],
    ['Red 4', 'red-4'],
    ['FD&C Yellow No. 5', 'yellow-5'],
    ['황색 5호', 'yellow-6'],
    ['FD&C Blue No. 1 Aluminum Lake', 'blue-1'],
    ['FD&amp;C Blue No. 1 Aluminium Lake', 'blue-1'],
    ['FD&C Yellow No. 5 Aluminum Lake', 'yellow-5'],
    ['D&C Red No. 7 Calcium Lake', 'red-7'],
    ['D & C Red No. 7 Ca-Lake (CI 15850:1)', 'red-7'],
    ['Red 40 Lake', 'red-40'],
    ['청색1호알루미늄레이크', 'blue-1'],
    ['황색 4호 알루미늄 레이크', 'yellow-5'],
    ['ci-19140', 'yellow-5'],
    ['E133', 'blue-1'],
    ['E 133', 'blue-1'],
    ['E172', 'iron-oxides'],
    ['e-171', 'titanium-dioxide'],
    ['E150d', 'caramel'],
    ['77491-77492', 'iron-oxides'],
    ['IRON OXIDES (77491, 77492)', 'iron-oxides'],
    ['CI 77491 - CI 77492 - CI 77499', 'iron-oxides'],
    ['CI 15850:1', 'red-7'],
    ['D&C Violet No. 2', 'violet-2'],
    ['Sunset Yellow FCF', 'yellow-6'],
    ['Carbon black', 'black-2'],
    ['적색227호', 'red-33'],
    ['Cochineal', 'carmine'],
    ['CI 77288', 'chromium-oxide-greens'],
    ['적색202호', 'red-7'],
    ['적색218호', 'red-27'],
    ['적색230호의(1)', 'red-22'],
    ['Titanium Dioxide (CI 77891)', 'titanium-dioxide'],
    ['CI77491', 'iron-oxides'],
    ['Red 6 Barium Lake', 'red-6'],
    ['적색201호 바륨레이크', 'red-6'],
    ['E141(ii)', 'potassium-sodium-copper-chlorophyllin'],
    ['E150(d)', 'caramel'],
    ['Ext. Violet 2', 'ext-violet-2'],
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
    ['적색102호', 'Ponceau 4R'],
    ['Acid Red 52', 'Acid Red 52'],
    ['Rhodamine B', 'Red 19'],
    ['Red 2', 'Red 2'],
    ['E127', 'Red 3'],
    ['E123', 'Red 2'],
    ['E 132', 'Blue 2'],
    ['FD&C Red No. 3 Aluminum Lake', 'Red 3'],
    ['청색2호 알루미늄 레이크', 'Blue 2'],
    ['CI 74160', 'Phthalocyanine Blue'],
    ['74160', 'Phthalocyanine Blue'],
    ['청색404호', 'Phthalocyanine Blue'],
    ['청색 404 호', 'Phthalocyanine Blue'],
    // Numbers of colors that no table has.
    ['CI 12120', 'CI 12120'],
    ['C.I. 12120', 'CI 12120'],
    ['적색221호', '적색221호'],
    ['E 154', 'E 154'],
  ])('says that %s is not permitted', (query, name) => {
    expect(search(query)).toMatchObject({ exact: [], notPermitted: name });
  });

  it('finds both colors of a short name', () => {
    expect(search('Violet 2')).toMatchObject({
      exact: ['violet-2', 'ext-violet-2'],
      notPermitted: undefined,
    });
    expect(search('Yellow 7').exact).toEqual(['yellow-7', 'ext-yellow-7']);
  });

  it('names a number that no row has although the others have one', () => {
    expect(search('CI 77491, CI 74160')).toMatchObject({
      exact: [],
      similar: ['iron-oxides'],
      notPermitted: 'Phthalocyanine Blue',
    });
  });

  it('offers rows with a similar number only after the verdict', () => {
    expect(search('Red 3').similar).toEqual(['red-30', 'red-31', 'red-33', 'red-34', 'red-36']);
  });

  it('finds no color for a hair dye, whose number is in another list', () => {
    expect(search('HC Red No. 3').exact).toEqual([]);
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
