import fs from 'node:fs';
import path from 'node:path';
import { locales } from '@/lib/i18n/locales';
import { citationsIn } from '@/lib/rules/citations';
import { duties } from '@/lib/rules/duties';
import { ledger, ruleBehind, rulesCited } from '@/lib/rules/ledger';
import { staleRules } from '../../../tools/rules-stale';

test('has a source link for every rule, and no two rules cover the same text', () => {
  const covers = ledger.flatMap((rule) => rule.covers);
  expect(covers.filter((cover, index) => covers.indexOf(cover) !== index)).toEqual([]);
  for (const { id, source, roles } of ledger) {
    expect(id).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
    expect(source.title.length).toBeGreaterThan(10);
    if (roles.includes('anyone')) expect(roles).toEqual(['anyone']);
  }
});

test.each(duties)('bases the duty %s on rules', (duty) => {
  expect(ledger.some((rule) => rule.duties.includes(duty))).toBe(true);
});

test.each(locales)('has a statement for every rule in %s, and no unused statement', (locale) => {
  const texts = JSON.parse(fs.readFileSync(`messages/${locale}/rules.json`, 'utf8'));
  expect(Object.keys(texts.statements).sort()).toEqual(ledger.map(({ id }) => id).sort());
  // Every reading and every state has a message.
  for (const { state, checked } of ledger) {
    expect([texts.states[state], texts.checked[checked]]).not.toContain(undefined);
  }
});

test('marks rules that were read in an old edition', () => {
  const old = ledger.filter(({ source }) => source.edition && source.edition < '2020-01-01');
  const laws = old.filter(({ kind }) => kind === 'statute' || kind === 'regulation');
  expect(laws.length).toBeGreaterThan(10);
  expect(laws.filter(({ state, id }) => state === 'in-force' && id !== 'fdca-801-m')).toEqual([]);
});

describe('citations', () => {
  test.each([
    ['FD&C Act § 605(b)(1), 21 U.S.C. 364a(b)(1)', ['fdca-605-b']],
    ['FD&C Act §§ 605(e)(2), 610, 21 U.S.C. 364a(e)(2), 364f', ['fdca-605-e', 'fdca-610']],
    [
      'FD&C Act § 607(b)(2)(B); FDA guidance on registration and listing',
      ['fdca-607-b-2', 'fda-registration-guidance'],
    ],
    ['§ 607(c)', ['fdca-607-c-2']],
    ['21 CFR Parts 73, 74 and 80', ['cfr-21-73', 'cfr-21-74', 'cfr-21-80']],
    ['21 CFR 74.2705', ['cfr-21-74-2705']],
    ['21 CFR 74.2053', ['cfr-21-74']],
    ['21 CFR 701.3(a), (b)', ['cfr-21-701-3']],
    ['21 CFR Part 1, Subpart L', ['cfr-21-1-subpart-l']],
    ['15 U.S.C. 1453(a)(2); 21 CFR 701.13', ['usc-15-1453', 'cfr-21-701-13']],
    ['Cal. Code Regs. tit. 27, § 25603', ['ca-25603']],
    ['제607조(a)(1)(B)에 따라', ['fdca-607-a-1']],
    ['제604조부터 제614조까지', ['fdca-604-1', 'fdca-614']],
    ['section 3505 of the Act of 2022', ['mocra-3505']],
    ['Form FDA 3500A; FDA update of December 14, 2023', ['fda-aems', 'fda-update-2023-12-14']],
    ['an order of February 20, 2026, CSMS 65581188', ['order-2026-02-20', 'csms-65581188']],
    ['21 U.S.C. 379aa(b), 379j-72', ['fdca-760', 'fdca-744m']],
    ['Import Alert 53-17; AEMS', ['fda-import-alerts', 'fda-aems']],
    ['21 CFR 700.13; section 744M; section 3506', ['cfr-21-700', 'fdca-744m', 'mocra-3506']],
    ['section 8 of this page, 300 sections, § 12', []],
  ])('%s', (text, ids) => {
    expect(rulesCited(text).map(({ id }) => id)).toEqual(ids);
  });

  test('reports a citation that no rule covers', () => {
    const refs = citationsIn('section 999(z), 21 CFR 1.1, 99 FR 1').map(({ ref }) => ref);
    expect(refs).toEqual(['fdca 999(z)', 'cfr 21 1.1', 'fr 99 1']);
    expect(refs.map(ruleBehind)).toEqual([undefined, undefined, undefined]);
  });
});

/** Returns every string below a value; fields of the content service without copy begin with an underscore. */
function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (value === null || typeof value !== 'object') return [];
  return Object.entries(value).flatMap(([key, child]) => (/^_|^(href|url)$/.test(key) ? [] : textsOf(child)));
}

const claims = ['tests/unit/claims.md', 'docs/launch-review.md']
  .map((file) => fs.readFileSync(file, 'utf8'))
  .join('\n');
const read = (folder: string, pattern: RegExp) =>
  fs
    .readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => pattern.test(file))
    .map((file) => fs.readFileSync(path.join(folder, file), 'utf8'));

/** The copy by source, with its minimum number of citations. */
test.each<[what: string, least: number, texts: readonly string[]]>([
  [
    'messages',
    200,
    locales.flatMap((locale) =>
      read(`messages/${locale}`, /\.json$/).flatMap((file) => textsOf(JSON.parse(file))),
    ),
  ],
  [
    'articles',
    100,
    fs
      .readFileSync('embedded/dataset/data.ndjson', 'utf8')
      .split('\n')
      .filter(Boolean)
      .flatMap((line) => textsOf(JSON.parse(line))),
  ],
  [
    'drawn scenes',
    5,
    // Comments are not visible.
    read('components', /(?<!\.test)\.tsx?$/).map((source) => source.replace(/\/\*[\s\S]*?\*\//g, '')),
  ],
  ['claims register', 20, [claims]],
])('covers every citation of the %s', (_, least, texts) => {
  const found = texts.flatMap((text) => citationsIn(text).map((citation) => ({ ...citation, text })));
  expect(found.length).toBeGreaterThan(least);
  const uncovered = found.filter(({ ref }) => !ruleBehind(ref));
  expect(
    uncovered.map(({ ref, at, text }) => `${ref}: ${text.slice(Math.max(0, at - 20), at + 40)}`),
  ).toEqual([]);
});

test('quotes existing ids in the claims register and names every reading of this site', () => {
  const quoted = [
    ...claims.matchAll(
      /`((?:fdca-|mocra-3|cfr-|usc-|fda-|fr-|otc-|ca-|eu-|iso-|kr-|reading-|agenda-)[a-z0-9-]+)`/g,
    ),
  ].map(([, id]) => id ?? '');
  expect(new Set(quoted).size).toBeGreaterThan(40);
  expect(quoted.filter((id) => !ledger.some((rule) => rule.id === id))).toEqual([]);
  const readings = ledger.filter(({ kind }) => kind === 'reading').map(({ id }) => id);
  expect(readings.filter((id) => !quoted.includes(id))).toEqual([]);
});

test('marks a rule as stale more than 180 days after it was read', () => {
  const rule = { ...ledger[0], read: '2026-11-22' } as (typeof ledger)[number];
  expect(staleRules(new Date('2027-05-21T12:00:00Z'), [rule])).toEqual([]);
  expect(staleRules(new Date('2027-05-22T12:00:00Z'), [rule]).map(({ days }) => days)).toEqual([181]);
});
