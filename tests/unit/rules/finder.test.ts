import { type Locale, locales } from '@/lib/i18n/locales';
import { translator } from '@/lib/i18n/messages';
import type { ToolText } from '@/lib/i18n/tool-text';
import { whyText } from '@/lib/rules/as-text';
import {
  type Duty,
  dateQuestions,
  duties,
  dutiesFor,
  type Facts,
  kinds,
  questions,
  roles,
  ruleIds,
  type Verdict,
} from '@/lib/rules/finder';
import { ruleOf } from '@/lib/rules/ledger';
import en from '@/messages/en/finder.json';
import { allAnswers, fewer, numbers } from './random';

const runs = 2000;
const random = numbers(17);
/** Some answers, and the same with more. */
const pairs = Array.from({ length: runs }, (_, run) => {
  const every = allAnswers(random);
  const more = run % 2 ? every : fewer(random, every);
  return { some: fewer(random, more), more };
});
const verdicts = (facts: Facts) => dutiesFor(facts).map(({ verdict }) => verdict);
/** What each verdict may become with further answers. */
const mayBecome: Record<Verdict, readonly Verdict[]> = {
  applies: ['applies'],
  'does-not-apply': ['does-not-apply'],
  'applies-unless': ['applies-unless', 'applies', 'does-not-apply'],
  'cannot-be-told': ['cannot-be-told', 'applies-unless', 'applies', 'does-not-apply'],
};
const wrong = (from: Verdict[], to: Verdict[]) =>
  from.flatMap((verdict, index) =>
    mayBecome[verdict].includes(to[index] as Verdict) ? [] : [`${duties[index]}: ${verdict}, ${to[index]}`],
  );

test('every duty is always there, once and in order', () => {
  for (const { some } of pairs) expect(dutiesFor(some).map(({ id }) => id)).toEqual(duties);
});

test('an answer to a further question settles a verdict and never unsettles one', () => {
  for (const { some, more } of pairs) {
    expect({ some, more, wrong: wrong(verdicts(some), verdicts(more)) }).toEqual({ some, more, wrong: [] });
  }
});

test('a further role or kind never turns what applies into what cannot be told', () => {
  for (const { more } of pairs) {
    const before = verdicts(more);
    const wider = [
      ...(more.role ? roles.map((role) => ({ ...more, role: [...(more.role ?? []), role] })) : []),
      ...(more.kinds ? kinds.map((kind) => ({ ...more, kinds: [...(more.kinds ?? []), kind] })) : []),
    ];
    for (const facts of wider) {
      const after = verdicts(facts);
      const lost = duties.filter((_, at) => before[at] === 'applies' && after[at] === 'cannot-be-told');
      expect({ facts, lost }).toEqual({ facts, lost: [] });
    }
  }
});

test('nothing answered: nothing is settled', () => {
  expect(new Set(verdicts({}))).toEqual(new Set(['cannot-be-told']));
  expect(verdicts({ role: [], kinds: [] })).toEqual(verdicts({}));
});

test('a verdict has the one condition that it names: whether the product is also a drug', () => {
  let unless = 0;
  for (const { some } of pairs) {
    for (const { id, verdict, question } of dutiesFor(some)) {
      if (verdict !== 'applies-unless') continue;
      unless += 1;
      expect({ some, drug: some.drug, question }).toEqual({ some, drug: undefined, question: 'drug' });
      const as = (drug: Facts['drug']) =>
        dutiesFor({ ...some, drug }).find((duty) => duty.id === id)?.verdict;
      expect([as('none'), as('spf'), as('other')]).toEqual(['applies', 'does-not-apply', 'does-not-apply']);
    }
  }
  expect(unless).toBeGreaterThan(100);
});

test('nothing is asked for that has been answered', () => {
  const asked: Record<string, keyof Facts> = { making: 'role', name: 'role' };
  for (const { some, more } of pairs) {
    for (const facts of [some, more]) {
      for (const { change, question, verdict } of dutiesFor(facts)) {
        const questions = change.flatMap((key) => /^(.+)-cannot-be-told$/.exec(key)?.[1] ?? []);
        const days = change.flatMap((key) => /^date-(.+)$/.exec(key)?.[1] ?? []);
        const given = [
          ...questions.map((name) => asked[name] ?? name),
          ...days,
          ...(question ? [question] : []),
        ].filter((name) => [(facts as Facts)[name as keyof Facts] ?? []].flat().length > 0);
        expect({ facts, change, given }).toEqual({ facts, change, given: [] });
        if (verdict === 'applies' || verdict === 'does-not-apply') expect(question).toBeNull();
      }
    }
  }
});

/** The first day of each duty under the law; nothing is due before. */
const since: Partial<Record<Duty['id'], string>> = {
  'facility-registration': '2023-12-29',
  'us-agent': '2023-12-29',
  'registration-renewal': '2025-12-01',
  'product-listing': '2023-12-29',
  // The fifteenth business day after December 29, 2023.
  'adverse-event-report': '2024-01-23',
  'adverse-event-records': '2026-12-29',
  'label-contact': '2024-12-29',
};

test('no date lies before its duty existed, nor follows from a day before it', () => {
  for (const { more } of pairs) {
    for (const { id, date } of dutiesFor(more)) {
      if (date) expect(date >= (since[id] ?? '')).toBe(true);
      if (id === 'adverse-event-report' && String(more.report) < '2023-12-29') expect(date).toBeNull();
      if (id === 'registration-renewal' && String(more.registered) < '2023-12-01') expect(date).toBeNull();
    }
  }
});

/** The answers that a date may follow from. */
const startOf: Partial<Record<Duty['id'], (typeof dateQuestions)[number]>> = {
  'facility-registration': 'started',
  'us-agent': 'started',
  'registration-renewal': 'registered',
  'product-listing': 'first_sale',
  'adverse-event-report': 'report',
  'adverse-event-records': 'report',
};

test('a date stands only with what applies, follows its start, and means something', () => {
  let dated = 0;
  for (const { more } of pairs) {
    for (const duty of dutiesFor(more)) {
      expect(duty.date === null).toBe(duty.dateKind === null);
      if (duty.date === null) continue;
      dated += 1;
      expect(['applies', 'applies-unless']).toContain(duty.verdict);
      const start = startOf[duty.id];
      if (duty.dateKind === 'since') expect(duty.id).toBe('label-contact');
      else expect(start && more[start] && more[start] < duty.date).toBe(true);
    }
  }
  expect(dated).toBeGreaterThan(500);
});

test('every rule that an answer names is in the ledger and among ruleIds', () => {
  const named = new Set(pairs.flatMap(({ more }) => dutiesFor(more).flatMap(({ rules }) => rules)));
  expect([...named].filter((id) => !ruleIds.includes(id))).toEqual([]);
  expect(ruleIds.filter((id) => !ruleOf(id))).toEqual([]);
});

test('what would change a verdict is a question whose answer changes it', () => {
  const one = dutiesFor({ role: ['maker'], drug: 'none', kinds: ['injected'], sales: 900_000 });
  const registration = one.find(({ id }) => id === 'facility-registration');
  // Sales change nothing for a maker of one of the four kinds.
  expect(registration?.change).toEqual(['making-applies', 'kinds-applies', 'drug-applies', 'date-started']);
  const open = dutiesFor({ role: ['maker'], sales: 5_000_000 }).find(
    ({ id }) => id === 'facility-registration',
  );
  expect(open?.change).toEqual(['drug-cannot-be-told', 'other_cosmetics-cannot-be-told']);
});

describe.each([...locales])('texts in %s', (locale: Locale) => {
  const translate = translator(locale, 'finder') as unknown as { has: (key: string) => boolean } & ToolText;

  test('every key that an answer names exists and has its arguments', () => {
    const whys = new Map<string, Duty>();
    const changes = new Set<string>();
    for (const { some, more } of pairs) {
      for (const duty of [...dutiesFor(some), ...dutiesFor(more)]) {
        whys.set(`${duty.why.key} ${duty.date !== null}`, duty);
        for (const key of duty.change) changes.add(key);
      }
    }
    for (const duty of whys.values()) {
      const text = whyText(duty, { text: translate, locale, citations: {} });
      // next-intl answers with the key where a message or an argument is missing.
      expect(text).not.toMatch(/finder|why\.|[{}]/);
    }
    for (const key of changes) expect(translate.has(`change.${key}`)).toBe(true);
    // No text waits for an answer that cannot come.
    expect(
      Object.keys(en.why).filter((key) => ![...whys.keys()].some((used) => used.split(' ')[0] === key)),
    ).toEqual([]);
    expect(Object.keys(en.change).filter((key) => !changes.has(key))).toEqual([]);
  });

  test('every question and option has its text', () => {
    for (const name of [...questions, ...dateQuestions]) {
      expect(translate.has(`questions.${name}.label`) && translate.has(`questions.${name}.hint`)).toBe(true);
    }
    for (const role of roles) expect(translate.has(`questions.role.options.${role}`)).toBe(true);
    for (const kind of kinds) expect(translate.has(`questions.kinds.options.${kind}`)).toBe(true);
    for (const id of duties) {
      expect(translate.has(`duties.${id}`)).toBe(true);
      for (const term of ['who', 'when', 'not']) expect(translate.has(`terms.${id}.${term}`)).toBe(true);
    }
  });
});
