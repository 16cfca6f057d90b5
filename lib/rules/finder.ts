import { addDays, addYears, later, type PlainDate, reportDue } from './dates.ts';

/*
 * Which duties follow from what a visitor has answered. Every condition is true, false or open. An unanswered question
 * is open and stays so; a condition is settled only when what is known settles it whatever the rest may be. Further
 * answers can therefore settle a verdict, and never unsettle one.
 */

export const roles = ['maker', 'label-name', 'importer', 'retailer', 'label-only'] as const;
export const countries = ['us', 'other'] as const;
export const kinds = ['eye-mucosa', 'injected', 'internal', 'long-lasting', 'other'] as const;
export const drugs = ['none', 'spf', 'other'] as const;
export const yesNo = ['yes', 'no'] as const;
/** Questions that are answered with a day. */
export const dateQuestions = ['first_sale', 'started', 'registered', 'report'] as const;

export type Role = (typeof roles)[number];
export type Kind = (typeof kinds)[number];
export type DateQuestion = (typeof dateQuestions)[number];

/** The answers given so far, named as the form's controls. An empty list is no answer. */
export type Facts = {
  readonly role?: readonly Role[];
  /** Where the product is made or filled. */
  readonly country?: (typeof countries)[number];
  /** Average gross annual sales of cosmetics in the United States over the last three years, in dollars. */
  readonly sales?: number;
  /** Kinds that are sold, by whoever they are made; the first four exclude their maker from the exemption. */
  readonly kinds?: readonly Kind[];
  readonly drug?: (typeof drugs)[number];
  readonly professional?: (typeof yesNo)[number];
} & { readonly [Question in DateQuestion]?: PlainDate };

export const duties = [
  'facility-registration',
  'registration-renewal',
  'us-agent',
  'product-listing',
  'listing-update',
  'adverse-event-report',
  'adverse-event-records',
  'safety-substantiation',
  'label-contact',
  'gmp',
  'drug-rules',
] as const;
export type DutyId = (typeof duties)[number];

export type Verdict = 'applies' | 'does-not-apply' | 'cannot-be-told';

/** What a date is: the last day to act, the first day of a rule, the day of the first renewal, the end of keeping. */
export type DateKind = 'due-by' | 'since' | 'renew-by' | 'keep-until';

export type Duty = {
  readonly id: DutyId;
  readonly verdict: Verdict;
  readonly date: PlainDate | null;
  readonly dateKind: DateKind | null;
  /** Ledger ids; the first is the section that decides. */
  readonly rules: readonly string[];
  /** Key below `finder.why` and its arguments; an argument that is a day is to be written out for the reader. */
  readonly why: { readonly key: string; readonly values: { readonly date?: PlainDate } };
  /** Keys below `finder.change`. */
  readonly change: readonly string[];
};

/** Sales below are under the statute's figure, whatever inflation has added. */
const threshold = 1_000_000;
/** Sales above are over it, by any index of prices since 2022. In between, the adjusted figure decides: none is published. */
const thresholdAtMost = 1_200_000;

/** Day on which the Modernization of Cosmetics Regulation Act became law. */
const enacted: PlainDate = '2022-12-29';
/** One year later: what existed at enactment was to be registered and listed by then. */
const firstDeadline: PlainDate = '2023-12-29';
/** Label contacts: two years after enactment. */
const contactSince: PlainDate = '2024-12-29';

/** Whether a rule under section 606 is in force. Until then there is no practice to meet, whoever asks. */
const gmpInForce = false;

type Truth = boolean | undefined;

function all(...truths: Truth[]): Truth {
  if (truths.includes(false)) return false;
  return truths.includes(undefined) ? undefined : true;
}

const not = (truth: Truth): Truth => (truth === undefined ? undefined : !truth);

/** What the answers say about the conditions of the statute. */
function conditionsOf({ role, country, sales, kinds: sold, drug }: Facts) {
  const maker = role?.length ? role.includes('maker') : undefined;
  const named = role?.length ? role.includes('label-name') : undefined;
  const small =
    sales === undefined || (sales >= threshold && sales <= thresholdAtMost) ? undefined : sales < threshold;
  const fourKinds = sold?.length ? sold.some((kind) => kind !== 'other') : undefined;
  // Section 612 speaks of who makes the four kinds. Whether it reaches a brand that has them made, it does not say.
  const makesFourKinds = fourKinds && !maker ? undefined : fourKinds;
  const exempt = all(small, not(makesFourKinds));
  const drugProduct = drug && drug !== 'none';
  return {
    maker,
    named,
    foreign: country && country === 'other',
    fourKinds,
    exempt,
    drug: drugProduct,
    facility: all(maker, not(drugProduct), not(exempt)),
    responsible: all(named, not(drugProduct)),
    listing: all(named, not(drugProduct), not(exempt)),
  };
}

type Conditions = ReturnType<typeof conditionsOf>;

const makers: readonly DutyId[] = ['facility-registration', 'registration-renewal', 'us-agent', 'gmp'];
const liftedBy612: readonly DutyId[] = [...makers, 'product-listing', 'listing-update'];

function truthOf(id: DutyId, given: Conditions): Truth {
  if (id === 'drug-rules') return given.drug;
  if (id === 'us-agent') return all(given.facility, given.foreign);
  if (id === 'gmp') return all(given.facility, gmpInForce);
  if (makers.includes(id)) return given.facility;
  return liftedBy612.includes(id) ? given.listing : given.responsible;
}

function verdictOf(id: DutyId, facts: Facts): Verdict {
  const truth = truthOf(id, conditionsOf(facts));
  if (truth === undefined) return 'cannot-be-told';
  return truth ? 'applies' : 'does-not-apply';
}

/** The section that orders each duty, and what else it rests on. */
const rulesOf: Record<DutyId, readonly string[]> = {
  'facility-registration': ['fdca-607-a-1', 'fdca-604-3', 'fdca-607-a-3', 'fda-enforcement-2024-07'],
  'registration-renewal': ['fdca-607-a-2', 'fda-renewal-2026-02', 'fdca-607-a-4'],
  'us-agent': ['fdca-607-b-2', 'fda-registration-guidance'],
  'product-listing': ['fdca-607-c-2', 'fdca-607-c-4', 'fda-enforcement-2024-07'],
  'listing-update': ['fdca-607-c-5', 'fdca-607-c-2'],
  'adverse-event-report': ['fdca-605-b', 'fdca-604-5', 'reading-business-day', 'usc-5-6103'],
  'adverse-event-records': ['fdca-605-e'],
  'safety-substantiation': ['fdca-608-a', 'fdca-608-b', 'fdca-608-c'],
  'label-contact': ['fdca-609-a', 'mocra-3503-b'],
  gmp: ['fdca-606', 'fdca-601-f', 'agenda-2025-gmp'],
  'drug-rules': ['fdca-201-g', 'fdca-613', 'fdca-510', 'fdca-505-a'],
};

/** Every ledger id that an answer can name: what a page needs the citations of. */
export const ruleIds: readonly string[] = [
  ...new Set([...Object.values(rulesOf).flat(), 'fdca-604-4', 'fdca-612', 'reading-612-band']),
];

type Reason = { readonly key: string; readonly rule?: string };
type Applied = Reason & Pick<Duty, 'date' | 'dateKind'>;

/** Why a duty does not reach this visitor: the first condition that fails. */
function whyNot(id: DutyId, given: Conditions, facts: Facts): Reason {
  if (id === 'drug-rules') return { key: 'no-drug' };
  const has = (role: Role) => facts.role?.includes(role);
  if (makers.includes(id)) {
    if (given.maker === false) {
      if (has('label-only')) return { key: 'labels-only', rule: 'fdca-604-3' };
      if (has('retailer')) return { key: 'sells-only', rule: 'fdca-604-3' };
      return { key: 'makes-nothing', rule: 'fdca-604-3' };
    }
  } else if (given.named === false) {
    return { key: given.maker ? 'makes-for-others' : 'name-not-on-label', rule: 'fdca-604-4' };
  }
  if (given.drug) return { key: makers.includes(id) ? 'drug-facility' : 'drug-product', rule: 'fdca-613' };
  if (given.exempt && liftedBy612.includes(id)) return { key: 'exempt', rule: 'fdca-612' };
  return { key: id === 'gmp' ? id : 'in-the-us' };
}

/** Why nothing can be told: the first condition that is open. */
function whyOpen(id: DutyId, given: Conditions, { role, sales }: Facts): Reason {
  if (!role?.length && id !== 'drug-rules') return { key: 'open-role', rule: 'fdca-604-4' };
  if (given.drug === undefined)
    return { key: id === 'drug-rules' ? 'open-drug-rules' : 'open-drug', rule: 'fdca-613' };
  if (given.exempt === undefined && liftedBy612.includes(id)) {
    const rule = 'fdca-612';
    if (sales === undefined) return { key: given.fourKinds === undefined ? 'open-size' : 'open-sales', rule };
    if (sales >= threshold) return { key: 'open-inflation', rule: 'reading-612-band' };
    return { key: given.fourKinds ? 'open-maker-of-kinds' : 'open-kinds', rule };
  }
  return { key: 'open-country' };
}

/** The date of a duty that applies, and the sentence that goes with it. */
function applied(id: DutyId, given: Conditions, facts: Facts): Applied {
  const { first_sale, started, registered, report } = facts;
  const none = { date: null, dateKind: null, key: id };
  const due = (date: PlainDate, key: string = id) => ({ date, dateKind: 'due-by' as const, key });
  switch (id) {
    case 'facility-registration':
    case 'us-agent': {
      if (!started) return none;
      if (started <= enacted) return due(firstDeadline, id === 'us-agent' ? id : `${id}-existing`);
      // Whichever is later: 60 days from starting, or 60 days after the deadline for those that existed.
      return due(later(addDays(started, 60), addDays(firstDeadline, 60)));
    }
    case 'registration-renewal':
      return registered ? { date: addYears(registered, 2), dateKind: 'renew-by', key: id } : none;
    case 'product-listing':
      if (!first_sale) return none;
      return first_sale <= enacted ? due(firstDeadline, `${id}-existing`) : due(addDays(first_sale, 120));
    case 'adverse-event-report':
      return report ? due(reportDue(report), `${id}-received`) : none;
    case 'adverse-event-records': {
      const years = given.exempt ? 3 : 6;
      if (given.exempt === undefined) return { ...none, key: `${id}-open` };
      const key = given.exempt ? `${id}-small` : id;
      return report ? { date: addYears(report, years), dateKind: 'keep-until', key } : { ...none, key };
    }
    case 'label-contact': {
      const key = facts.professional === 'yes' ? `${id}-professional` : id;
      return { date: contactSince, dateKind: 'since', key };
    }
    case 'drug-rules':
      return facts.drug === 'spf' ? { ...none, key: `${id}-spf` } : none;
    default:
      return none;
  }
}

/** Other answers to the questions on which verdicts rest, one at a time. */
function alternatives(facts: Facts): readonly (readonly [string, Facts])[] {
  const given = facts.role ?? [];
  const toggled = (role: Role): readonly Role[] =>
    given.includes(role) ? [...given.filter((each) => each !== role), 'importer'] : [...given, role];
  return [
    ['making', { ...facts, role: toggled('maker') }],
    ['making', { ...facts, role: given.length > 0 ? given : ['importer'] }],
    ['name', { ...facts, role: toggled('label-name') }],
    ['name', { ...facts, role: given.length > 0 ? given : ['importer'] }],
    ['country', { ...facts, country: 'us' }],
    ['country', { ...facts, country: 'other' }],
    ['sales', { ...facts, sales: 0 }],
    ['sales', { ...facts, sales: thresholdAtMost + 1 }],
    ['kinds', { ...facts, kinds: ['other'] }],
    ['kinds', { ...facts, kinds: ['injected'] }],
    ['drug', { ...facts, drug: 'none' }],
    ['drug', { ...facts, drug: 'other' }],
  ];
}

/** The date question of each duty that has one. */
const dateQuestionOf: Partial<Record<DutyId, DateQuestion>> = {
  'facility-registration': 'started',
  'us-agent': 'started',
  'registration-renewal': 'registered',
  'product-listing': 'first_sale',
  'adverse-event-report': 'report',
  'adverse-event-records': 'report',
};

/** What would change the verdict, found by trying: an answer that changes nothing is not named. */
function changesOf(id: DutyId, verdict: Verdict, facts: Facts): string[] {
  const found = new Set<string>();
  for (const [question, other] of alternatives(facts)) {
    const open = question === 'making' || question === 'name' ? !facts.role?.length : false;
    if (open && (question === 'making') !== makers.includes(id)) continue;
    if (verdictOf(id, other) !== verdict) found.add(`${question}-${verdict}`);
  }
  const dated = dateQuestionOf[id];
  if (verdict === 'applies' && dated && !facts[dated]) found.add(`date-${dated}`);
  if (id === 'adverse-event-records' && verdict === 'applies') found.add('records-small');
  if (id === 'safety-substantiation' && verdict !== 'does-not-apply') found.add('hair-dye');
  if (id === 'label-contact' && verdict !== 'does-not-apply' && facts.professional === undefined) {
    found.add('professional');
  }
  if (id === 'gmp') found.add('gmp-rule');
  // Two conditions at once keep the duty away.
  return found.size > 0 ? [...found] : ['several'];
}

/** All duties, in the order of the list, for the answers given so far. */
export function answer(facts: Facts): Duty[] {
  const given = conditionsOf(facts);
  return duties.map((id) => {
    const verdict = verdictOf(id, facts);
    const reason: Applied =
      verdict === 'applies'
        ? applied(id, given, facts)
        : {
            date: null,
            dateKind: null,
            ...(verdict === 'does-not-apply' ? whyNot(id, given, facts) : whyOpen(id, given, facts)),
          };
    const { date, dateKind, key, rule } = reason;
    return {
      id,
      verdict,
      date,
      dateKind,
      rules: [...new Set([...(rule ? [rule] : []), ...rulesOf[id]])],
      why: { key, values: date ? { date } : {} },
      change: changesOf(id, verdict, facts),
    };
  });
}
