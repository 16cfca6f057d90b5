import { ingredients } from '../data';
import { suggestionsFor, typedPart } from './inci-names';

const found = (text: string) => suggestionsFor(text)?.map(({ inci }) => inci);

test.each<[text: string, inci: string, known: string | undefined]>([
  ['vitamin b3', 'Niacinamide', 'vitamin B3'],
  ['Vitamin-B3', 'Niacinamide', 'vitamin B3'],
  ['비타민c', 'Ascorbic Acid', '비타민 C'],
  ['녹차', 'Camellia Sinensis Leaf Extract', '녹차 추출물'],
  ['녹차추출물', 'Camellia Sinensis Leaf Extract', '녹차 추출물'],
  ['shea', 'Butyrospermum Parkii Butter', 'shea butter'],
  ['centella', 'Centella Asiatica Extract', undefined],
  ['tartrazine', 'Yellow 5 (CI 19140)', 'tartrazine'],
  ['d-limonene', 'Limonene', 'd-limonene'],
  // An incomplete Korean syllable on the way to the next one.
  ['림', 'Limonene', '리모넨'],
  ['리모', 'Limonene', '리모넨'],
  ['리몬', 'Limonene', '리모넨'],
  ['리모ㄴ', 'Limonene', '리모넨'],
  ['리모네', 'Limonene', '리모넨'],
  ['리모넨', 'Limonene', '리모넨'],
])('matches %s with %s', (text, inci, known) => {
  expect(suggestionsFor(text)?.[0]).toEqual({ inci, known });
});

test.each(ingredients)('finds $inci by its INCI name', ({ inci }) => {
  expect(found(inci)?.[0]).toBe(inci);
});

test('lists prefix matches first and at most five', () => {
  expect(found('limon')).toEqual(['Limonene', 'Citrus Limon Peel Oil']);
  expect(found('oil')?.every((inci) => inci.endsWith('Oil'))).toBe(true);
  expect(found('a')).toHaveLength(5);
});

test('skips the lookup for spaces or a bare consonant and finds nothing for nonsense', () => {
  expect(['', '  ', '-', 'ㄴ', '나', 'qqq'].map((text) => found(text)?.length ?? null)).toEqual([
    ...[null, null, null, null],
    expect.any(Number),
    0,
  ]);
});

test("splits off the typed part of a name in the name's spelling", () => {
  expect(typedPart('Citrus Limon Peel Oil', 'limon ')).toEqual(['Citrus ', 'Limon', ' Peel Oil']);
  expect(typedPart('Limonene', '리모넨')).toEqual(['Limonene', '', '']);
});
