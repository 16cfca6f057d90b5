import { foldedText, matcher, type Query, queryFrom, toParams } from '@/lib/rules/search';

const rule = {
  text: foldedText(
    'FD&C Act section 607(a)(1) 21 U.S.C. 364c(a)(1) 책임자가 유해 사례를 보고합니다. 제605조, 21 CFR 701.3',
  ),
  state: 'in-force',
  roles: ['maker'],
  changed: '2026-11-22',
};
const finds = (query: Partial<Query>, other: Partial<typeof rule> = {}) =>
  matcher({ q: '', state: '', who: '', since: '', ...query })({ ...rule, ...other });

test.each([
  '',
  '607',
  '§607',
  '§ 607(a)',
  'Section 607',
  'sec. 607',
  '제607조',
  '§ 605',
  '21 USC 364c',
  'U.S.C.',
  '701.3',
  'act 607',
  '６０７',
  '유해사례',
  '유해 사례는',
  '이상사례',
  '부작용을',
  '책임자에게',
])('finds “%s”', (q) => {
  expect(finds({ q })).toBe(true);
});

test.each(['608', '607 importer', '§ 701', '70.13', '시설', '제701조'])('does not find “%s”', (q) => {
  expect(finds({ q })).toBe(false);
});

test('narrows the matches by filters, and shows general rules under every role', () => {
  expect(finds({ q: '607', state: 'in-force', who: 'maker', since: '2026-11-22' })).toBe(true);
  expect(finds({ state: 'draft' })).toBe(false);
  expect(finds({ who: 'importer' })).toBe(false);
  expect(finds({ who: 'importer' }, { roles: ['anyone'] })).toBe(true);
  expect(finds({ who: 'importer' }, { roles: [''] })).toBe(false);
  expect(finds({ since: '2026-11-23' })).toBe(false);
});

test('restores a query from its URL and drops invalid parameters', () => {
  const query = { q: '§ 607 & 라벨', state: 'draft', who: 'maker', since: '2026-11-22' };
  expect(queryFrom(new URLSearchParams(toParams(query)))).toEqual(query);
  expect(toParams(queryFrom(new URLSearchParams('?utm=x&since=yesterday')))).toBe('');
});
