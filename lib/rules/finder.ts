import { addDays, addYears, later, type PlainDate, reportDue } from './dates.ts';

/*
 * Which duties follow from what a visitor has answered. Every condition is true, false or open. An unanswered question
 * is open and stays so; a condition is settled only when what is known settles it whatever the rest may be. Further
 * answers can therefore settle a verdict, and never unsettle one.
 *
 * A product that is also a drug (section 613) leaves most of MoCRA, and keeps some of the same duties under the drug
 * sections of the Act: reports and their records (760), the contact on the label (502(x)), manufacturing practice (501).
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
/** Questions that are no dates, named as the form's controls: those that decide most come first. */
export const questions = [
  'role',
  'drug',
  'other_cosmetics',
  'kinds',
  'sales',
  'country',
  'outgrown',
  'professional',
] as const;
export type Question = (typeof questions)[number];

/** The answers given so far, named as the form's controls. An empty list is no answer. */
export type Facts = {
  readonly role?: readonly Role[];
  /** Where the product is made or filled. */
  readonly country?: (typeof countries)[number];
  /** Average gross annual sales of cosmetics in the United States over the last three years, in dollars. */
  readonly sales?: number;
  /** Whether section 612 exempted the business before, when the product was first sold or making began. */
  readonly outgrown?: (typeof yesNo)[number];
  /** Kinds that are sold, by whoever they are made; the first four exclude their maker from the exemption. */
  readonly kinds?: readonly Kind[];
  readonly drug?: (typeof drugs)[number];
  /** Whether the facility that makes the product also makes cosmetics that are not drugs. */
  readonly other_cosmetics?: (typeof yesNo)[number];
  readonly professional?: (typeof yesNo)[number];
  /** A name for the product, which decides nothing: it tells one docket from another. */
  readonly product?: string;
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

/**
 * `applies-unless`: one open question alone decides, whether the product is also a drug, and most cosmetics are none.
 */
export const verdicts = ['applies', 'applies-unless', 'cannot-be-told', 'does-not-apply'] as const;
export type Verdict = (typeof verdicts)[number];

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
  /** The unanswered question that would tell, or the first of several; null when no answer would. */
  readonly question: Question | null;
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

/**
 * The first days that a date can mean something under the law. Section 605 could be enforced a year after enactment; FDA
 * opened registration under section 607 in December 2023, and registrations of its earlier voluntary program do not count.
 */
const earliest: Partial<Record<DateQuestion, PlainDate>> = {
  report: firstDeadline,
  registered: '2023-12-01',
};

/** Whether a day lies before the duty existed that the question is about: no date follows from it. */
export function isTooEarly(question: DateQuestion, day: PlainDate | undefined): boolean {
  return day !== undefined && day < (earliest[question] ?? '');
}

/** Whether a rule under section 606 is in force. Until then there is no practice to meet, whoever asks. */
const gmpInForce = false;

type Truth = boolean | undefined;

function all(...truths: Truth[]): Truth {
  if (truths.includes(false)) return false;
  return truths.includes(undefined) ? undefined : true;
}

const not = (truth: Truth): Truth => (truth === undefined ? undefined : !truth);
const any = (...truths: Truth[]): Truth => not(all(...truths.map(not)));
const yes = (given: (typeof yesNo)[number] | undefined): Truth => (given ? given === 'yes' : undefined);

/** What the answers say about the conditions of the statute. */
function conditionsOf({ role, country, sales, kinds: sold, drug: kindOfDrug, other_cosmetics }: Facts) {
  const has = (...wanted: Role[]): Truth =>
    role?.length ? wanted.some((one) => role.includes(one)) : undefined;
  const maker = has('maker');
  const named = has('label-name');
  const small =
    sales === undefined || (sales >= threshold && sales <= thresholdAtMost) ? undefined : sales < threshold;
  const fourKinds = sold?.length ? sold.some((kind) => kind !== 'other') : undefined;
  // Section 612 speaks of who makes the four kinds. Whether it reaches a brand that has them made, it does not say.
  const makesFourKinds = fourKinds && !maker ? undefined : fourKinds;
  const exempt = all(small, not(makesFourKinds));
  const drug = kindOfDrug && kindOfDrug !== 'none';
  // Section 613(b): a facility under the drug rules keeps its duties for what it makes that is no drug.
  const makesCosmetics = any(not(drug), yes(other_cosmetics));
  return {
    maker,
    named,
    /** Drug manufacturing practice also binds who packs or holds a drug. */
    handles: has('maker', 'label-only'),
    foreign: country && country === 'other',
    fourKinds,
    exempt,
    drug,
    makesCosmetics,
    facility: all(maker, makesCosmetics, not(exempt)),
    listing: all(named, not(drug), not(exempt)),
  };
}

type Conditions = ReturnType<typeof conditionsOf>;

const makers: readonly DutyId[] = ['facility-registration', 'registration-renewal', 'us-agent', 'gmp'];
const liftedBy612: readonly DutyId[] = [...makers, 'product-listing', 'listing-update'];

function truthOf(id: DutyId, given: Conditions): Truth {
  switch (id) {
    case 'facility-registration':
    case 'registration-renewal':
      return given.facility;
    case 'us-agent':
      return all(given.facility, given.foreign);
    case 'product-listing':
    case 'listing-update':
      return given.listing;
    case 'adverse-event-report':
    case 'adverse-event-records':
    case 'label-contact':
      // Under sections 605 and 609, or under 760 and 502(x): the same whether or not the product is a drug.
      return given.named;
    case 'safety-substantiation':
      return all(given.named, not(given.drug));
    case 'gmp':
      return any(all(given.handles, given.drug), all(given.facility, gmpInForce));
    case 'drug-rules':
      return given.drug;
    default:
      return id satisfies never;
  }
}

function verdictOf(id: DutyId, facts: Facts): Verdict {
  const truth = truthOf(id, conditionsOf(facts));
  if (truth !== undefined) return truth ? 'applies' : 'does-not-apply';
  const usual = truthOf(id, conditionsOf({ ...facts, drug: 'none' }));
  const unusual = truthOf(id, conditionsOf({ ...facts, drug: 'other' }));
  return !facts.drug && usual === true && unusual === false ? 'applies-unless' : 'cannot-be-told';
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
  'drug-rules': ['fdca-201-g', 'fdca-613', 'fdca-510', 'fdca-505-a', 'fdca-744m'],
};

/** The same for a product that is also a drug, where the duty stands in another section. */
const drugRulesOf: Partial<Record<DutyId, readonly string[]>> = {
  'adverse-event-report': ['fdca-760', 'reading-business-day', 'usc-5-6103'],
  'adverse-event-records': ['fdca-760'],
  'label-contact': ['fdca-502-x'],
  gmp: ['fdca-501-a-2-b', 'cfr-21-210'],
};

function rulesFor(id: DutyId, verdict: Verdict, { drug }: Conditions): readonly string[] {
  const asDrug = drugRulesOf[id] ?? [];
  if (verdict === 'applies' && drug && asDrug.length > 0) return asDrug;
  const also = verdict === 'applies-unless' ? ['fdca-613'] : drug === undefined ? asDrug : [];
  return [...rulesOf[id], ...also];
}

/** Every ledger id that a verdict can name: what a page needs the citations of. */
export const ruleIds: readonly string[] = [
  ...new Set([
    ...Object.values(rulesOf).flat(),
    ...Object.values(drugRulesOf).flat(),
    'fdca-604-4',
    'fdca-612',
    'reading-612-band',
  ]),
];

type Reason = { readonly key: string; readonly rule?: string; readonly question?: Question };
type Applied = Reason & Pick<Duty, 'date' | 'dateKind'>;

/** Why a duty does not reach this visitor: the first condition that fails. */
function whyNot(id: DutyId, given: Conditions, facts: Facts): Reason {
  if (id === 'drug-rules') return { key: 'no-drug' };
  const has = (role: Role) => facts.role?.includes(role);
  if (makers.includes(id)) {
    if (id === 'gmp' && given.drug) return { key: 'gmp-others', rule: 'fdca-501-a-2-b' };
    if (given.maker === false) {
      if (has('label-only')) return { key: 'labels-only', rule: 'fdca-604-3' };
      if (has('retailer')) return { key: 'sells-only', rule: 'fdca-604-3' };
      return { key: 'makes-nothing', rule: 'fdca-604-3' };
    }
    if (given.makesCosmetics === false) return { key: 'drug-facility', rule: 'fdca-613' };
  } else {
    if (given.named === false) {
      return { key: given.maker ? 'makes-for-others' : 'name-not-on-label', rule: 'fdca-604-4' };
    }
    if (given.drug) return { key: 'drug-product', rule: 'fdca-613' };
  }
  if (given.exempt && liftedBy612.includes(id)) return { key: 'exempt', rule: 'fdca-612' };
  return { key: id === 'gmp' ? id : 'in-the-us' };
}

/** Why nothing can be told: the first condition that is open. */
function whyOpen(id: DutyId, given: Conditions, { sales, kinds: sold }: Facts): Reason {
  if (id === 'drug-rules') return { key: 'open-drug-rules', question: 'drug' };
  if (id === 'gmp') {
    if (given.drug === undefined) return { key: 'open-drug-gmp', question: 'drug' };
    return { key: 'open-handling', rule: 'fdca-501-a-2-b', question: 'role' };
  }
  if (makers.includes(id)) {
    if (given.maker === undefined) return { key: 'open-making', rule: 'fdca-604-3', question: 'role' };
  } else if (given.named === undefined) return { key: 'open-name', rule: 'fdca-604-4', question: 'role' };
  if (given.exempt === undefined && liftedBy612.includes(id)) {
    const rule = 'fdca-612';
    if (sales === undefined) {
      return { key: given.fourKinds === undefined ? 'open-size' : 'open-sales', rule, question: 'sales' };
    }
    if (sales >= threshold) {
      return {
        key: 'open-inflation',
        rule: 'reading-612-band',
        ...(sold?.length ? {} : { question: 'kinds' }),
      };
    }
    return given.fourKinds
      ? { key: 'open-maker-of-kinds', rule }
      : { key: 'open-kinds', rule, question: 'kinds' };
  }
  if (makers.includes(id) && given.makesCosmetics === undefined) {
    return given.drug
      ? { key: 'open-other-cosmetics', rule: 'fdca-613', question: 'other_cosmetics' }
      : { key: 'open-drug-facility', rule: 'fdca-613', question: 'drug' };
  }
  return { key: 'open-country', question: 'country' };
}

/** The date of a duty that applies, and the sentence that goes with it. */
function applied(id: DutyId, given: Conditions, facts: Facts): Applied {
  const { first_sale, started } = facts;
  const registered = isTooEarly('registered', facts.registered) ? undefined : facts.registered;
  const report = isTooEarly('report', facts.report) ? undefined : facts.report;
  const none = { date: null, dateKind: null, key: id };
  const due = (date: PlainDate, key: string = id) => ({ date, dateKind: 'due-by' as const, key });
  const outgrown = facts.outgrown === 'yes';
  switch (id) {
    case 'facility-registration':
    case 'us-agent': {
      const registration = id === 'facility-registration';
      // No section says by when a business acts that has outgrown section 612.
      if (outgrown) return registration ? { ...none, key: `${id}-outgrown` } : none;
      if (!started) return none;
      if (started <= enacted) return due(firstDeadline, registration ? `${id}-existing` : id);
      // Whichever is later: 60 days from starting, or 60 days after the deadline for those that existed.
      return due(later(addDays(started, 60), addDays(firstDeadline, 60)));
    }
    case 'registration-renewal':
      return registered ? { date: addYears(registered, 2), dateKind: 'renew-by', key: id } : none;
    case 'product-listing':
      if (outgrown) return { ...none, key: `${id}-outgrown` };
      if (!first_sale) return none;
      if (first_sale <= enacted) return due(firstDeadline, `${id}-existing`);
      // Between enactment and the first deadline the statute reads two ways; the later is FDA's, as others report it.
      if (first_sale < firstDeadline) return due(addDays(firstDeadline, 120), `${id}-first-year`);
      return due(addDays(first_sale, 120));
    case 'adverse-event-report': {
      if (report) return due(reportDue(report), `${id}-received`);
      return { ...none, key: given.drug ? `${id}-drug` : given.drug === false ? id : `${id}-either` };
    }
    case 'adverse-event-records': {
      // Three years only where it is certain; where it is open, the longer time is the safe one.
      const small = given.exempt && given.drug === false;
      const open = !given.drug && !small && given.exempt !== false;
      const key = given.drug ? `${id}-drug` : small ? `${id}-small` : open ? `${id}-open` : id;
      return report
        ? { date: addYears(report, small ? 3 : 6), dateKind: 'keep-until', key }
        : { ...none, key };
    }
    case 'label-contact': {
      if (given.drug) return { ...none, key: `${id}-drug` };
      const either = given.drug === undefined ? `${id}-either` : id;
      const key = facts.professional === 'yes' ? `${id}-professional` : either;
      return { date: contactSince, dateKind: 'since', key };
    }
    case 'gmp':
      return { ...none, key: `${id}-drug` };
    case 'drug-rules':
      return facts.drug === 'spf' ? { ...none, key: `${id}-spf` } : none;
    default:
      return none;
  }
}

type Alternative = { question: Question; name: string; facts: Facts };

/** Other answers to the questions on which verdicts rest, one at a time. */
function alternatives(facts: Facts): readonly Alternative[] {
  const given = facts.role ?? [];
  const toggled = (role: Role): readonly Role[] =>
    given.includes(role) ? [...given.filter((each) => each !== role), 'importer'] : [...given, role];
  const to = (question: Question, answer: Partial<Facts>, name: string = question): Alternative => ({
    question,
    name,
    facts: { ...facts, ...answer },
  });
  return [
    to('role', { role: toggled('maker') }, 'making'),
    to('role', { role: given.length > 0 ? given : ['importer'] }, 'making'),
    to('role', { role: toggled('label-name') }, 'name'),
    to('role', { role: given.length > 0 ? given : ['importer'] }, 'name'),
    to('country', { country: 'us' }),
    to('country', { country: 'other' }),
    to('sales', { sales: 0 }),
    to('sales', { sales: thresholdAtMost + 1 }),
    to('kinds', { kinds: ['other'] }),
    to('kinds', { kinds: ['injected'] }),
    to('drug', { drug: 'none' }),
    to('drug', { drug: 'other' }),
    to('other_cosmetics', { other_cosmetics: 'yes' }),
    to('other_cosmetics', { other_cosmetics: 'no' }),
  ];
}

/** The date question of each duty that has one. */
export const dateQuestionOf: Partial<Record<DutyId, DateQuestion>> = {
  'facility-registration': 'started',
  'us-agent': 'started',
  'registration-renewal': 'registered',
  'product-listing': 'first_sale',
  'adverse-event-report': 'report',
  'adverse-event-records': 'report',
};

const isGiven = (facts: Facts, question: Question) => {
  const given = facts[question];
  return Array.isArray(given) ? given.length > 0 : given !== undefined;
};

/**
 * What would change the verdict, found by trying: an answer that changes nothing is not named, and nothing that has been
 * answered is asked for.
 */
function changesOf(id: DutyId, verdict: Verdict, facts: Facts, { question: first }: Reason): string[] {
  const found = new Set<string>();
  const applies = verdict === 'applies' || verdict === 'applies-unless';
  for (const { question, name, facts: other } of alternatives(facts)) {
    const open = !isGiven(facts, question);
    if (question === 'role' && open && (name === 'making') !== makers.includes(id)) continue;
    if (verdictOf(id, other) === verdict) continue;
    if (open) found.add(`${name}-cannot-be-told`);
    else if (verdict !== 'cannot-be-told') found.add(`${name}-${applies ? 'applies' : verdict}`);
  }
  if (verdict === 'cannot-be-told' && found.size === 0) {
    if (first === 'role') found.add(`${makers.includes(id) ? 'making' : 'name'}-cannot-be-told`);
    else found.add(first ? `${first}-cannot-be-told` : 'law-silent');
  }
  const dated = dateQuestionOf[id];
  if (
    applies &&
    dated &&
    !facts[dated] &&
    !(facts.outgrown === 'yes' && dated !== 'registered' && dated !== 'report')
  ) {
    found.add(`date-${dated}`);
  }
  if (id === 'adverse-event-records' && verdict === 'applies' && (!facts.drug || facts.drug === 'none')) {
    found.add('records-small');
  }
  if (id === 'safety-substantiation' && verdict !== 'does-not-apply') found.add('hair-dye');
  if (id === 'label-contact' && verdict !== 'does-not-apply' && facts.professional !== 'no')
    found.add('professional');
  if (id === 'gmp' && verdict === 'does-not-apply') found.add('gmp-rule');
  // Two conditions at once keep the duty away.
  return found.size > 0 ? [...found] : ['several'];
}

/** All duties, in the order of the list, for the answers given so far. */
export function dutiesFor(facts: Facts): Duty[] {
  const given = conditionsOf(facts);
  return duties.map((id) => {
    const verdict = verdictOf(id, facts);
    const none = { date: null, dateKind: null };
    const reason: Applied =
      verdict === 'cannot-be-told'
        ? { ...none, ...whyOpen(id, given, facts) }
        : verdict === 'does-not-apply'
          ? { ...none, ...whyNot(id, given, facts) }
          : applied(id, given, facts);
    const { date, dateKind, key, rule } = reason;
    return {
      id,
      verdict,
      date,
      dateKind,
      rules: [...new Set([...(rule ? [rule] : []), ...rulesFor(id, verdict, given)])],
      why: { key, values: date ? { date } : {} },
      change: changesOf(id, verdict, facts, reason),
      question: verdict === 'applies-unless' ? 'drug' : (reason.question ?? null),
    };
  });
}
