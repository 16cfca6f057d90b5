import { duties } from '@/lib/rules/duties';
import { findRule } from '@/lib/rules/ledger';
import {
  type DateQuestion,
  dateQuestions,
  exceptedPlaces,
  type FinderAnswers,
  options,
  questions,
} from '@/lib/tools/mocra-duties/answers';
import {
  type Duty,
  dutiesFor,
  type ListedDutyId,
  type PendingLaw,
  ruleIds,
  type Verdict,
} from '@/lib/tools/mocra-duties/finder';
import { whyText } from '@/lib/tools/mocra-duties/texts';
import en from '@/messages/en/mocra-duties.json';
import { seededRandom } from '../../support/seeded-random';
import { allAnswers, fewer, readings } from './random';

const random = seededRandom(17);
const gmpStartsOn = '2027-12-29';

/** Some answers, and the same answers with more added, before and after the FDA issues a rule under section 606. */
const pairs = Array.from({ length: 3000 }, (_, run) => {
  const law: PendingLaw = run % 3 ? {} : { gmpStartsOn };
  const every = allAnswers(random);
  const more = run % 2 ? every : fewer(random, every);
  const some = fewer(random, more);
  return { some, more, law, before: dutiesFor(some, law), after: dutiesFor(more, law) };
});
/** Returns each duty of a result with the answers. */
const given = pairs.flatMap(({ some, more, before, after }) => [
  ...before.map((duty) => ({ facts: some, duty })),
  ...after.map((duty) => ({ facts: more, duty })),
]);
const verdicts = (facts: FinderAnswers, law?: PendingLaw) =>
  dutiesFor(facts, law).map(({ verdict }) => verdict);

test('lists every duty once and in order', () => {
  for (const { some, before } of pairs) {
    const ids = before.map(({ id }) => id);
    const after = ids.indexOf('adverse-event-report') + 1;
    expect(ids.filter((id) => id !== 'adverse-event-update')).toEqual(duties);
    expect(ids.indexOf('adverse-event-update')).toBe(some.new_information ? after : -1);
  }
});

/** The verdicts that each verdict may change to with further answers. */
const mayBecome: Record<Verdict, readonly Verdict[]> = {
  applies: ['applies'],
  'does-not-apply': ['does-not-apply'],
  'applies-unless': ['applies-unless', 'applies', 'does-not-apply'],
  'cannot-be-told': ['cannot-be-told', 'applies-unless', 'applies', 'does-not-apply'],
};

test('settles a verdict with further answers and never unsettles one', () => {
  // Soap is no cosmetic: the answer takes the product out of the finder's law.
  const cosmetics = pairs.filter(({ some, more }) => more.drug !== 'soap' || some.drug === 'soap');
  expect(cosmetics.length).toBeGreaterThan(2000);
  const unsettled = cosmetics.filter(({ before, after }) =>
    before.some(({ id, verdict }) => {
      const then = after.find((duty) => duty.id === id)?.verdict as Verdict;
      return !mayBecome[verdict].includes(then);
    }),
  );
  expect(unsettled).toEqual([]);
});

test('never makes an applicable duty undecided through a further role or kind', () => {
  const undecided: { facts: FinderAnswers; lost: Duty[] }[] = [];
  // About 25 more answers for each.
  for (const { more, law, after } of pairs.slice(0, 1000)) {
    const wider = (['role', 'kinds'] as const).flatMap((name) =>
      more[name]
        ? options[name]
            // A place that section 604(3)(B) excepts has fewer duties.
            .filter((added) => !exceptedPlaces.some((place) => place === added))
            .map((added) => ({ ...more, [name]: [...(more[name] ?? []), added] }))
        : [],
    );
    for (const facts of wider) {
      const now = verdicts(facts, law);
      const lost = after.filter(({ verdict }, at) => verdict === 'applies' && now[at] === 'cannot-be-told');
      if (lost.length > 0) undecided.push({ facts, lost });
    }
  }
  expect(undecided).toEqual([]);
});

test('settles nothing without answers', () => {
  expect(new Set(verdicts({}))).toEqual(new Set(['cannot-be-told']));
  expect(verdicts({ role: [], kinds: [] })).toEqual(verdicts({}));
});

test('makes a verdict conditional only on the drug question', () => {
  const unless = pairs.flatMap(({ some, law, before }) =>
    before.filter(({ verdict }) => verdict === 'applies-unless').map((duty) => ({ some, law, duty })),
  );
  expect(unless.length).toBeGreaterThan(100);
  for (const { some, law, duty } of unless) {
    expect([some.drug, duty.question]).toEqual([undefined, 'drug']);
    const as = (drug: FinderAnswers['drug']) =>
      dutiesFor({ ...some, drug }, law).find(({ id }) => id === duty.id)?.verdict;
    expect([as('none'), as('spf'), as('other')]).toEqual(['applies', 'does-not-apply', 'does-not-apply']);
  }
});

test('asks only open questions that can change a verdict', () => {
  const asked: Record<string, keyof FinderAnswers> = { making: 'role', name: 'role' };
  const needless: { facts: FinderAnswers; duty: Duty }[] = [];
  for (const { facts, duty } of given) {
    const { change, question, verdict } = duty;
    const names = change.flatMap((key) => /^(?:(.+)-cannot-be-told|date-(.+))$/.exec(key)?.slice(1) ?? []);
    const wanted = [...names, question].flatMap((name) => (name ? (asked[name] ?? name) : []));
    const answered = wanted.filter((name) => [facts[name as keyof FinderAnswers] ?? []].flat().length > 0);
    const isSettled = verdict === 'applies' || verdict === 'does-not-apply';
    if (answered.length > 0 || (isSettled && question !== null)) needless.push({ facts, duty });
  }
  expect(needless).toEqual([]);
});

/** The answer that a date depends on, and the first day of a duty under the law: nothing is due before. */
const starts: Partial<Record<ListedDutyId, readonly [since: string, from?: DateQuestion]>> = {
  'facility-registration': ['2023-12-29', 'started'],
  'us-agent': ['2023-12-29', 'started'],
  'registration-renewal': ['2025-12-01', 'registered'],
  'product-listing': ['2023-12-29', 'first_sale'],
  // The fifteenth weekday after December 29, 2023.
  'adverse-event-report': ['2024-01-19', 'report'],
  'adverse-event-update': ['2024-01-19', 'new_information'],
  'adverse-event-records': ['2026-12-29', 'report'],
  'label-contact': ['2024-12-29'],
  gmp: [gmpStartsOn],
};
/** The days before an answer affects a duty. */
const earliest: Partial<Record<ListedDutyId, string>> = {
  'adverse-event-update': '2023-12-29',
  'adverse-event-report': '2023-12-29',
  'registration-renewal': '2023-12-01',
};

test('shows a date only with an applicable duty, after its start and not before the duty existed', () => {
  const dated = pairs.flatMap(({ more, after }) => after.map((duty) => ({ more, duty })));
  const isWrong = ({ more, duty: { id, verdict, date, dateKind } }: (typeof dated)[number]) => {
    if (date === null || dateKind === null) return date !== dateKind;
    const [since = '', from] = starts[id] ?? [];
    if (verdict !== 'applies' && verdict !== 'applies-unless') return true;
    if (date < since) return true;
    if ((dateKind === 'since') !== (id === 'label-contact' || id === 'gmp')) return true;
    if (dateKind === 'since') return false;
    const start = (from && more[from]) ?? '';
    return start >= date || start < (earliest[id] ?? '1');
  };
  // One assertion: one for each of the dates takes seconds.
  expect(dated.filter(isWrong)).toEqual([]);
  expect(dated.filter(({ duty }) => duty.date).length).toBeGreaterThan(500);
});

describe('a rule under section 606', () => {
  const gmp = (facts: FinderAnswers, law?: PendingLaw) =>
    dutiesFor(facts, law).find(({ id }) => id === 'gmp');
  const maker: FinderAnswers = { role: ['maker'], drug: 'none', kinds: ['injected'], sales: 5_000_000 };

  test.each<[string, FinderAnswers, Partial<Duty>, Partial<Duty>]>([
    [
      'a facility',
      maker,
      { verdict: 'does-not-apply', why: 'gmp', date: null, change: ['drug-does-not-apply', 'gmp-rule'] },
      { verdict: 'applies', why: 'gmp-rule', date: gmpStartsOn, dateKind: 'since' },
    ],
    [
      'a facility that may make a drug',
      { ...maker, drug: undefined },
      { verdict: 'cannot-be-told', why: 'open-drug-gmp', question: 'drug' },
      { verdict: 'applies', why: 'gmp-either', date: gmpStartsOn },
    ],
    [
      'a maker of a drug',
      { ...maker, drug: 'other', other_cosmetics: 'no' },
      { verdict: 'applies', why: 'gmp-drug', date: null },
      { verdict: 'applies', why: 'gmp-drug', date: null },
    ],
    [
      'an exempt maker',
      { ...maker, kinds: ['other'], sales: 10_000 },
      { verdict: 'does-not-apply', why: 'exempt' },
      { verdict: 'does-not-apply', why: 'exempt' },
    ],
    [
      'a maker of unknown size',
      { role: ['maker'], drug: 'none' },
      { verdict: 'does-not-apply', why: 'gmp' },
      { verdict: 'cannot-be-told', why: 'open-size', question: 'sales' },
    ],
    [
      'a brand that has its products made',
      { role: ['label-name'], drug: 'none' },
      { verdict: 'does-not-apply', why: 'makes-nothing' },
      { verdict: 'does-not-apply', why: 'makes-nothing' },
    ],
  ])('changes the duty of %s only once it is final', (_, facts, without, final) => {
    expect(gmp(facts)).toMatchObject(without);
    expect(gmp(facts, { gmpStartsOn })).toMatchObject(final);
  });
});

test('names only rules that are in the ledger and in ruleIds', () => {
  const named = new Set(given.flatMap(({ duty }) => duty.rules));
  expect([...named].filter((id) => !ruleIds.includes(id))).toEqual([]);
  expect(ruleIds.filter((id) => !findRule(id))).toEqual([]);
});

test.each<[FinderAnswers, string[]]>([
  // Sales change nothing for a maker of one of the four kinds.
  [
    { role: ['maker'], drug: 'none', kinds: ['injected'], sales: 900_000 },
    ['making-applies', 'kinds-applies', 'drug-applies', 'date-started'],
  ],
  [{ role: ['maker'], sales: 5_000_000 }, ['drug-cannot-be-told', 'other_cosmetics-cannot-be-told']],
])('names for the registration of %j only questions that change it', (facts, change) => {
  expect(dutiesFor(facts).find(({ id }) => id === 'facility-registration')?.change).toEqual(change);
});

test.each(readings)('has a message for each key of a result in $locale, and no unused one', (reading) => {
  const whys = new Map<string, Duty>();
  for (const { duty } of given) whys.set(`${duty.why} ${duty.date !== null}`, duty);
  const changes = new Set(given.flatMap(({ duty }) => duty.change));
  for (const duty of whys.values()) expect(whyText(duty, reading)).not.toMatch(/[{}]/);
  for (const key of changes) expect(reading.text(`change.${key}`)).not.toBe('');
  // Every message belongs to a result that can occur.
  const keys = new Set([...whys.keys()].map((used) => used.split(' ')[0]));
  expect(Object.keys(en.why).filter((key) => !keys.has(key))).toEqual([]);
  expect(Object.keys(en.change).filter((key) => !changes.has(key))).toEqual([]);
});

test.each(readings)('has a message for every question, option and duty in $locale', ({ text }) => {
  const keys = [
    ...[...questions, ...dateQuestions].flatMap((name) => [
      `questions.${name}.label`,
      `questions.${name}.hint`,
    ]),
    ...Object.entries(options).flatMap(([name, values]) =>
      values.map((value) => `questions.${name}.options.${value}`),
    ),
    ...[...duties, 'adverse-event-update'].flatMap((id) => [
      `duties.${id}`,
      ...['who', 'when', 'not'].map((term) => `terms.${id}.${term}`),
    ]),
  ];
  for (const key of keys) expect(text(key)).not.toBe('');
});
