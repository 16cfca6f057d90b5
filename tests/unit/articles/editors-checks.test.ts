import { readFileSync } from 'node:fs';
import {
  drugClaims,
  isKnownCitation,
  reviewLimit,
  reviewProblem,
  shortTitleProblem,
  textOf,
} from '@/studio/schema/checks';
import { differentFigures } from '@/studio/schema/figures';

/** The warnings that the Studio shows to editors. */

test.each([
  ['Our serum cures eczema.', ['cures']],
  ['This cream treats acne overnight.', ['treats']],
  ['Our lotion prevents skin infection.', ['prevents skin infection']],
  ['Attesta is FDA-approved.', ['FDA-approved']],
  ['A toner certified by the FDA.', ['certified by the FDA']],
  ['이 크림은 아토피를 치료합니다.', ['치료']],
  ['저희 세럼은 FDA 승인을 받았습니다.', ['FDA 승인']],
  // Not a promise of this site:
  ['Cosmetics are not FDA approved.', []],
  ['A cream that claims to treat acne is a drug.', []],
  ['The letter called the cream an "acne treatment".', []],
  ['FDA treats a product as adulterated.', []],
  ['화장품은 FDA 승인 대상이 아닙니다.', []],
  ['Attesta files the listing in minutes.', []],
])('finds the drug claims of %s', (text, found) => {
  expect(drugClaims(text)).toEqual(found);
});

test.each([
  ['21 U.S.C. 364c(b)', true],
  ['21 U.S.C. 364c(c)(4)(A)', true],
  ['21 CFR 701.3', true],
  ['FD&C Act section 608(c)(1)', true],
  ['section 607(b)(2)', true],
  ['Public Law 117-328', true],
  ['89 FR 12345', true],
  ['21 CFR 701.3; 21 CFR 740.1', true],
  ['화장품법 제4조의2제1항', true],
  ['21 USC 364c', false],
  ['the MoCRA law', false],
  ['21 CFR', false],
])('checks the form of %s: %s', (reference, known) => {
  expect(isKnownCitation(reference)).toBe(known);
});

test.each([
  ['It costs $1,000.', '1,000달러입니다.'],
  ['Sales of $1 million', '매출 100만 달러'],
  ['1,000,000 units', '100만 개'],
  ['12 percent', '12%'],
  ['due November 29, 2026', '2026년 11월 29일까지'],
  ['six years', '6년'],
  ['three times', '세 번'],
])('finds the same figures in %s and %s', (english, korean) => {
  expect(differentFigures(english, korean)).toEqual({ here: [], there: [] });
});

test.each([
  ['within 15 days', '20일 이내', ['15'], ['20']],
  ['$1,000', '1,000원', ['$1,000'], ['1,000원']],
  ['June 1, 2027', '2027년 6월 2일', ['June 1, 2027'], ['2027년 6월 2일']],
  ['12%', '21%', ['12%'], ['21%']],
])('finds different figures in %s and %s', (english, korean, here, there) => {
  expect(differentFigures(english, korean)).toEqual({ here, there });
});

test('accepts a complete review that is at most 180 days old', () => {
  const now = new Date('2026-11-22T12:00:00Z');
  expect(reviewLimit(now)).toBe('2026-05-26');
  expect(reviewProblem(false, undefined, now)).toBeNull();
  expect(reviewProblem(true, '2026-05-26', now)).toBeNull();
  expect(reviewProblem(true, '2026-05-25', now)).toMatch('older than 180 days');
  expect(reviewProblem(true, undefined, now)).toMatch('day of the review');
  expect(reviewProblem(false, '2026-11-01', now)).toMatch('Enter the reviewer');
  expect(reviewProblem(true, '2026-12-01', now)).toMatch('in the future');
});

test("does not check quoted material as the article's copy", () => {
  const citation = { _type: 'citation', text: 'Words of the law' };
  expect([textOf(citation), textOf(citation, true)]).toEqual(['Words of the law', '']);
});

describe('short titles', () => {
  test.each([
    ['en', 'x'.repeat(40), null],
    ['en', 'x'.repeat(41), 'Use 40 characters or fewer'],
    ['ko', '가'.repeat(22), null],
    ['ko', '가'.repeat(23), '22자 이내'],
    ['ko', `  ${'가'.repeat(22)} `, null],
  ] as const)('in %s fit two lines: %s', (language, title, problem) => {
    const found = shortTitleProblem(title, language);
    if (problem) expect(found).toContain(problem);
    else expect(found).toBeNull();
  });

  test('of the built-in articles fit, and every long title has one', () => {
    const articles = readFileSync('embedded/dataset/data.ndjson', 'utf8')
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line))
      .filter(({ _type }) => _type === 'resourcePage');
    expect(articles.length).toBeGreaterThan(30);
    for (const { language, shortTitle } of articles) {
      if (shortTitle) expect(shortTitleProblem(shortTitle, language)).toBeNull();
    }
    const long = articles.filter(({ title, shortTitle }) => !shortTitle && title.length > 44);
    expect(long).toEqual([]);
  });
});
