import { locales } from '@/lib/i18n/locales';
import { ledger } from '@/lib/rules/ledger';
import { emptyQuery, foldedText, matcher, type Query, queryFrom, toParams } from '@/lib/rules/search';
import { ruleName, ruleStatement } from '@/lib/rules/texts';

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
  'section\u00a0607',
  'sec\u200btion \u2060607\ufeff',
  'sec\u00adtion 607',
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

/** What visitors type, in the words of the articles, and a rule that they look for. */
const searches: Readonly<Record<(typeof locales)[number], readonly (readonly [string, string])[]>> = {
  en: [
    ['detention', 'fdca-801-a'],
    ['detention notice', 'cfr-21-1-94'],
    ['customs', 'fdca-801-a'],
    ['broker', 'cfr-21-1-94'],
    ['factory', 'fdca-607-a-1'],
    ['plant', 'fdca-604-3'],
    ['warehouse', 'fdca-604-3'],
    ['complaint', 'fdca-605-a'],
    ['reaction', 'fdca-604-1'],
    ['perfume', 'fdca-609-b'],
    ['scent', 'fdca-609-b'],
    ['linalool', 'fdca-609-b'],
    ['pigment', 'fdca-721'],
    ['colour', 'cfr-21-74'],
    ['carton', 'cfr-21-701-10'],
    ['sticker', 'fdca-801-b'],
    ['website', 'fdca-609-a'],
    ['weekend', 'reading-business-day'],
    ['inspection', 'fdca-704'],
    ['translation', 'cfr-21-701-2'],
    ['grace period', 'fda-enforcement-2024-07'],
    ['threshold', 'fdca-612'],
    ['exemption', 'fdca-612'],
    ['renewal', 'fdca-607-a-2'],
    ['biennial', 'fdca-607-a-2'],
    ['abbreviated', 'fdca-607-c-3'],
    ['FEI', 'fdca-607-c-4'],
    ['penalty', 'fdca-303'],
    ['seizure', 'fdca-304'],
    ['whitening', 'fdca-201-g'],
    ['heavy metals', 'wa-70a-560-020'],
    ['marketplace', 'fdca-604-3'],
  ],
  ko: [
    ['보류', 'fdca-801-a'],
    ['억류', 'fdca-801-a'],
    ['보류 통지', 'cfr-21-1-94'],
    ['통관 보류', 'fdca-801-a'],
    ['세관', 'fdca-801-a'],
    ['관세사', 'cfr-21-1-94'],
    ['공장', 'fdca-607-a-1'],
    ['창고', 'fdca-604-3'],
    ['불만', 'fdca-605-a'],
    ['트러블', 'fdca-604-1'],
    ['향수', 'fdca-609-b'],
    ['착향제', 'fdca-609-b'],
    ['안료', 'fdca-721'],
    ['색조', 'cfr-21-74'],
    ['단상자', 'cfr-21-701-10'],
    ['스티커', 'fdca-801-b'],
    ['웹사이트', 'fdca-609-a'],
    ['자사몰', 'fdca-609-a'],
    ['주말', 'usc-5-6103'],
    ['번역', 'cfr-21-701-2'],
    ['유예', 'fda-enforcement-2024-07'],
    ['기준금액', 'fdca-612'],
    ['갱신일', 'fda-renewal-2026-02'],
    ['간이', 'fdca-607-c-3'],
    ['등록번호', 'fdca-607-c-4'],
    ['고유번호', 'fdca-607-c-4'],
    ['미백', 'fdca-201-g'],
    ['기능성', 'fdca-201-g'],
    ['중금속', 'wa-70a-560-020'],
    ['아마존', 'fdca-604-3'],
    ['샘플', 'fdca-607-c-2'],
    ['회수', 'fdca-611'],
    ['대행사', 'fdca-607-b-2'],
    ['총판', 'cfr-21-701-12'],
    ['책임판매업자', 'fdca-604-4'],
    ['제조사', 'cfr-21-701-12'],
    ['전성분', 'cfr-21-701-3'],
  ],
};

describe.each(locales)('a search in the words of the articles in %s', (locale) => {
  it.each(searches[locale])('finds for “%s” the rule %s', (q, id) => {
    const matches = matcher({ ...emptyQuery, q });
    const found = ledger.filter((each) => {
      const text = foldedText(`${ruleName(each, locale).text} ${ruleStatement(each, locale)}`);
      return matches({ ...rule, text });
    });
    expect(found.map((each) => each.id)).toContain(id);
    // A word that finds most rules answers nothing.
    expect(found.length).toBeLessThan(ledger.length / 2);
  });
});
