import { locales } from '@/lib/i18n/locales';
import { messagesFor } from '@/lib/i18n/messages';
import { ledgerAsJson } from '@/lib/rules/as-json';
import { changedOn, changes, corrections } from '@/lib/rules/changes';
import { isPlainDate } from '@/lib/rules/dates';
import {
  citationRuns,
  findRule,
  groupsOutside,
  isBinding,
  ledger,
  ruleGroups,
  rulesIn,
  sharedBy,
  shownState,
  stateOn,
} from '@/lib/rules/ledger';
import { ruleName } from '@/lib/rules/texts';
import { matchRoute } from '@/lib/server/match-route';

const on = '2026-11-25';
const shown = ruleGroups.flatMap(({ rules }) => rules);
const ids = ledger.map(({ id }) => id);

describe('the page of rules', () => {
  test('shows every rule once, under a nonempty subject, with unique ids', () => {
    expect(shown.map(({ id }) => id).sort()).toEqual([...ids].sort());
    expect(ruleGroups.filter(({ rules }) => rules.length === 0)).toEqual([]);
    const anchors = [...ruleGroups.map(({ id }) => id), 'changes', 'corrections', ...ids];
    expect(new Set(anchors).size).toBe(anchors.length);
  });

  test.each([
    ['fdca-604-3', 'definitions'],
    ['fdca-607-f', 'facilities'],
    ['fdca-607-e', 'listings'],
    ['usc-5-6103', 'adverse-events'],
    ['fdca-201-g', 'drugs'],
    ['cfr-21-701-20', 'label-regulations'],
    ['cfr-21-73', 'color-regulations'],
    ['cfr-21-74-2255', 'color-regulations'],
    ['cfr-21-700-35', 'drug-regulations'],
    ['cfr-21-201-66', 'drug-regulations'],
    ['cfr-21-1-94', 'import-regulations'],
    ['reading-business-day', 'readings'],
    ['kr-pipa', 'elsewhere'],
    ['cfr-16-465', 'elsewhere'],
  ])('lists %s under %s', (id, group) => {
    expect(findRule(id)?.group).toBe(group);
  });

  test('says that guidance and its own readings are not binding', () => {
    const kinds = new Set(ledger.map(({ kind }) => kind));
    expect([...kinds].filter((kind) => !isBinding({ kind })).sort()).toEqual([
      'guidance',
      'page',
      'reading',
      'standard',
    ]);
    expect(isBinding({ kind: 'statute' })).toBe(true);
  });

  test('uses the names from the ledger', () => {
    const names = messagesFor('en').rules.names as Record<string, string>;
    for (const [id, name] of Object.entries(names)) expect(findRule(id)?.citation).toBe(name);
    // A Korean name contains Korean; a citation that stays English is marked as English.
    for (const rule of ledger) {
      const { text, lang } = ruleName(rule, 'ko');
      expect(lang).toBe(/[가-힣]/.test(text) ? undefined : 'en');
    }
  });
});

test('draws every rule in the sections of the chapter and names the other subjects beside it', () => {
  const sections = Object.keys(messagesFor('en').rules.chapter.sections);
  const drawn = sections.flatMap((section) => rulesIn(section).map(({ id }) => id));
  expect(drawn.sort()).toEqual(ids.filter((id) => /^fdca-6/.test(id)).sort());
  expect(sections.filter((section) => rulesIn(section).length === 0)).toEqual(['603']);
  expect(groupsOutside).toEqual(expect.arrayContaining(['drugs', 'imports', 'elsewhere']));
  expect(groupsOutside).not.toContain('enforcement');
});

test('states in the head of a subject only what most of its rules share', () => {
  const shared = (group: string) =>
    sharedBy(
      ledger.filter((rule) => rule.group === group),
      on,
    );
  expect(shared('facilities')).toMatchObject({ state: 'in-force', edition: '2026-07-18', checked: 'source' });
  expect(shared('label-regulations')).toMatchObject({ state: 'in-force', source: undefined });
  expect(shared('authorities')).toMatchObject({ state: undefined, kind: undefined });
  expect(sharedBy(ledger.slice(0, 1), on).state).toBeUndefined();
});

test('has every rule with its URL, its source and the no-advice notice in each language in /rules.json', () => {
  const data = JSON.parse(JSON.stringify(ledgerAsJson(on))) as ReturnType<typeof ledgerAsJson>;
  expect(data.rules).toHaveLength(ledger.length);
  for (const rule of data.rules) {
    const found = findRule(rule.id);
    const { kind, source, roles } = found ?? {};
    expect(rule).toMatchObject({ state: found && stateOn(found, on), kind, source, roles });
    for (const locale of locales) {
      expect(rule.statement[locale]).toBe(messagesFor(locale).rules.statements[rule.id as 'fdca-612']);
      const page = new URL(rule.pages[locale]);
      expect(page.hash).toBe(`#${rule.id}`);
      expect(matchRoute(page.pathname)).toEqual({ kind: 'page', locale, path: '/rules' });
    }
  }
  expect(isPlainDate(data.lastRead)).toBe(true);
  expect(data.notice.en).toContain('not legal advice');
  for (const locale of locales) {
    expect(matchRoute(new URL(data.feeds[locale]).pathname)).toMatchObject({ kind: 'file' });
  }
  expect(matchRoute('/rules.json')).toEqual({ kind: 'file' });
});

test('lists dated changes, newest first, with unique keys and existing rules', () => {
  const dates = changes.map(({ date }) => date);
  expect(dates.filter((date) => !isPlainDate(date))).toEqual([]);
  expect(dates).toEqual([...dates].sort().reverse());
  expect(new Set(changes.map(({ key }) => key)).size).toBe(changes.length);
  // A repealed rule stays in the ledger as withdrawn.
  expect(changes.flatMap((change) => change.ids).filter((id) => !findRule(id))).toEqual([]);
  expect(Object.keys(messagesFor('en').rules.changes).sort()).toEqual(changes.map(({ key }) => key).sort());
  // A rule counts as changed when the last change names it or all rules.
  expect(changedOn('fdca-760')).toBe('2026-11-23');
  expect(changedOn('fdca-607-a-1')).toBe('2026-11-22');
});

test('lists every correction with messages in each language and existing rules', () => {
  const dates = corrections.map(({ date }) => date);
  expect(dates.filter((date) => !isPlainDate(date))).toEqual([]);
  expect(dates).toEqual([...dates].sort().reverse());
  expect(corrections.flatMap(({ ids }) => ids).filter((id) => !findRule(id))).toEqual([]);
  for (const locale of locales) {
    const texts = Object.keys(messagesFor(locale).rules.corrections);
    expect(texts.sort()).toEqual(corrections.map(({ key }) => key).sort());
  }
  expect(changedOn('cfr-21-740-12')).toBe('2026-11-25');
  expect(ledgerAsJson(on).corrections.map(({ key }) => key)).toEqual(corrections.map(({ key }) => key));
});

test.each(locales)('quotes the caution of 21 CFR 740.12 word for word in %s', (locale) => {
  expect(messagesFor(locale).rules.statements['cfr-21-740-12']).toContain(
    '“Caution—For external use only. Spray at least 8 inches from skin. Do not apply to broken, irritated, or itching skin. Persistent, unusual odor or discharge may indicate conditions for which a physician should be consulted. Discontinue use immediately if rash, irritation, or discomfort develops.”',
  );
});

test.each([
  ['cfr-21-740-2', /bold type on a contrasting background.*at least 1\/16 inch/],
  ['fr-72-33664', /amounts consistent with current good manufacturing practice/],
  [
    'cfr-21-740-12',
    /use all over the body.*only where the spray contains a liquefied gas propellant.*hygienic/,
  ],
  [
    'fda-registration-guidance',
    /is final. Answer 20, on what the agent does, and answers 21 and 22 were issued for comment/,
  ],
] as const)('states %s as the source does', (id, words) => {
  expect(messagesFor('en').rules.statements[id]).toMatch(words);
});

test('puts a rule with a first day in force on that day', () => {
  const rule = { state: 'in-force', kind: 'regulation', starts: '2027-03-01' } as const;
  expect(stateOn(rule, '2027-02-28')).toBe('not-yet-in-force');
  expect(shownState(rule, '2027-02-28')).toBe('not-yet-in-force');
  expect(shownState(rule, '2027-03-01')).toBe('in-force');
  expect(shownState({ ...rule, kind: 'guidance' }, '2027-03-01')).toBe('not-binding');
});

test('marks the final registration guidance as not binding and known from secondary sources', () => {
  const rule = findRule('fda-registration-guidance');
  expect(rule && shownState(rule, on)).toBe('not-binding');
  expect(rule?.checked).toBe('secondary');
});

/** A citation in segments, each with the rule behind it. */
test.each<[text: string, rule: string | undefined][]>([
  [['FD&C Act § 605(b)(1), 21 U.S.C. 364a(b)(1)', 'fdca-605-b']],
  [['21 CFR 701.3(a), (b)', 'cfr-21-701-3']],
  [
    ['FD&C Act §§ 605(e)(2),', 'fdca-605-e'],
    ['610,', 'fdca-610'],
    ['21 U.S.C. 364a(e)(2),', 'fdca-605-e'],
    ['364f', 'fdca-610'],
  ],
  [
    ['FD&C Act § 721, 21 U.S.C. 379e;', 'fdca-721'],
    ['21 CFR Parts 73,', 'cfr-21-73'],
    ['74 and 80', 'cfr-21-74'],
  ],
  [['FDA guidance on registration and listing, Appendix B', 'fda-registration-guidance']],
  [['FDA 등록·리스팅 지침, 부록 B', 'fda-registration-guidance']],
  [['Form FDA 3500A; FDA의 AEMS 보고 안내', 'fda-aems']],
  [['nothing, at all', undefined]],
])('links a citation to its rules: %j', (...runs) => {
  const text = runs.map(([run]) => run).join(' ');
  expect(citationRuns(text).map((run) => [run.text, run.rule?.id])).toEqual(runs);
});
