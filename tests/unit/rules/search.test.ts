import { locales } from '@/lib/i18n/locales';
import { ledger } from '@/lib/rules/ledger';
import { emptyQuery, foldedText, matcher, type Query, queryFrom, toParams } from '@/lib/rules/search';
import { ruleStatement } from '@/lib/rules/texts';

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
  '“section 607”',
  '"607" ’act‘',
  'FD&C—607',
  '«607»?',
])('finds “%s”', (q) => {
  expect(finds({ q })).toBe(true);
});

test.each(['608', '607 importer', '§ 701', '70.13', '시설', '제701조'])('does not find “%s”', (q) => {
  expect(finds({ q })).toBe(false);
});

test.each(locales)('finds rules by other words for their subject in %s', (locale) => {
  const found = (q: string) =>
    ledger
      .filter((each) =>
        matcher({ ...emptyQuery, q })({ ...rule, text: foldedText(ruleStatement(each, locale)) }),
      )
      .map(({ id }) => id);
  // The statement of 21 CFR 700.25 has the word itself, in the language of the page.
  const inStatements = ['cfr-21-740-11', 'cfr-21-700-25'];
  expect(found('aerosol')).toEqual(locale === 'en' ? inStatements : ['cfr-21-740-11']);
  expect(found('에어로졸')).toEqual(locale === 'ko' ? inStatements : ['cfr-21-740-11']);
  expect(found('net quantity')).toContain('cfr-21-701-13');
  expect(found('SPF')).toContain('cfr-21-700-35');
  expect(found('type size')).toContain('cfr-21-701-3');
  expect(found('ingredient order')).toEqual(['cfr-21-701-3']);
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
