import { ingredients } from './filing';
import { suggestionsFor } from './inci-names';
import { initialState, typedPart } from './state';

const found = (text: string) => suggestionsFor(text)?.map(({ inci }) => inci);

test.each([
  ['vitamin b3', 'Niacinamide', 'vitamin B3'],
  ['Vitamin-B3', 'Niacinamide', 'vitamin B3'],
  ['비타민c', 'Ascorbic Acid', '비타민 C'],
  ['녹차', 'Camellia Sinensis Leaf Extract', '녹차 추출물'],
  ['녹차추출물', 'Camellia Sinensis Leaf Extract', '녹차 추출물'],
  ['shea', 'Butyrospermum Parkii Butter', 'shea butter'],
  ['centella', 'Centella Asiatica Extract', undefined],
  ['tartrazine', 'Yellow 5 (CI 19140)', 'tartrazine'],
  ['d-limonene', 'Limonene', 'd-limonene'],
])('%s is %s', (text, inci, known) => {
  expect(suggestionsFor(text)?.[0]).toEqual({ inci, known });
});

test('what begins like the text comes first, and five are the most', () => {
  expect(found('limon')).toEqual(['Limonene', 'Citrus Limon Peel Oil']);
  expect(found('oil')?.every((inci) => inci.endsWith('Oil'))).toBe(true);
  expect(found('a')).toHaveLength(5);
});

test('a Korean syllable on its way to the next one finds what the finished word finds', () => {
  const target = found('리모넨');
  expect(target).toEqual(['Limonene']);
  for (const text of ['림', '리모', '리몬', '리모ㄴ', '리모네', '리모넨'])
    expect(found(text)).toContain('Limonene');
});

test('nothing is looked up for spaces or a bare consonant, and nothing found for nonsense', () => {
  for (const text of ['', '  ', '-', 'ㄴ']) expect(suggestionsFor(text)).toBeNull();
  expect(suggestionsFor('나')).not.toBeNull();
  expect(found('qqq')).toEqual([]);
});

test('every ingredient of the scene can be looked up by its name', () => {
  for (const { inci } of ingredients) expect(found(inci)?.[0]).toBe(inci);
});

test('the typed part of a name is set off as it is written there', () => {
  expect(typedPart('Citrus Limon Peel Oil', 'limon ')).toEqual(['Citrus ', 'Limon', ' Peel Oil']);
  expect(typedPart('Limonene', '리모넨')).toEqual(['Limonene', '', '']);
});

test('what the scene shows at first is what is found for its text', () => {
  expect(suggestionsFor(initialState.text)).toEqual(initialState.found);
});
