import { addDays, addYears, later, type PlainDate, reportDue } from '../../rules/dates.ts';
import type { DutyId } from '../../rules/duties.ts';
import {
  type DateQuestion,
  exceptedPlaces,
  type FinderAnswers,
  type Question,
  type Role,
} from './answers.ts';

/*
 * Derives the duties from a visitor's answers. Every condition is true, false or open. An unanswered question is open, and a
 * condition is settled only if the given answers settle it no matter what the other answers are. More answers can therefore
 * settle a verdict, but never change a settled one. The exception is true soap, which is no cosmetic: until a visitor says that
 * the product is soap, its duties are those of a cosmetic.
 *
 * A product that is also a drug (section 613) leaves most of MoCRA, and keeps some of the same duties under the drug
 * sections of the Act: reports and their records (760), the contact on the label (502(x)), manufacturing practice (501).
 */

/**
 * `applies-unless`: only the question if the product is also a drug is open, and most cosmetics are not drugs.
 */
export const verdicts = ['applies', 'applies-unless', 'cannot-be-told', 'does-not-apply'] as const;
export type Verdict = (typeof verdicts)[number];

/** The meaning of a date: a deadline, the first day of a rule, the first renewal, or the end of record keeping. */
type DateKind = 'due-by' | 'since' | 'renew-by' | 'keep-until';

/** Sales below this amount, in dollars, are under the statute's figure with any adjustment for inflation. */
const threshold = 1_000_000;
/** Sales above this amount exceed it by any price index since 2022. In between, no published figure decides. */
const thresholdAtMost = 1_200_000;

/** Day when the Modernization of Cosmetics Regulation Act became law. */
const enacted: PlainDate = '2022-12-29';
/** Deadline to register and list for facilities and products that existed at enactment: one year later. */
const firstDeadline: PlainDate = '2023-12-29';
/** Label contacts apply from two years after enactment. */
const contactSince: PlainDate = '2024-12-29';

/**
 * The first day that makes sense as an answer under the law. Section 605 took effect a year after enactment. The FDA opened
 * registration under section 607 in December 2023; registrations in its earlier voluntary program do not count.
 */
const earliest: Partial<Record<DateQuestion, PlainDate>> = {
  report: firstDeadline,
  new_information: firstDeadline,
  registered: '2023-12-01',
};

/** True if an answer is a day before the question's duty existed, or before the report that it adds to: no date follows. */
export function isTooEarly(question: DateQuestion, facts: FinderAnswers): boolean {
  const day = facts[question];
  if (day === undefined) return false;
  const isBeforeReport = question === 'new_information' && facts.report !== undefined && day < facts.report;
  return isBeforeReport || day < (earliest[question] ?? '');
}

/** Days of rules that the FDA still owes. The ledger has them; it is server only, so the page passes them to the browser. */
export type PendingLaw = {
  /** First day of the rule under section 606. Without it no cosmetics practice is required. */
  readonly gmpStartsOn?: PlainDate | undefined;
};

type Truth = boolean | undefined;

function all(...truths: Truth[]): Truth {
  if (truths.includes(false)) return false;
  return truths.includes(undefined) ? undefined : true;
}

const not = (truth: Truth): Truth => (truth === undefined ? undefined : !truth);
const any = (...truths: Truth[]): Truth => not(all(...truths.map(not)));

/** Returns the statute's conditions as the answers settle them. */
function settleConditions(
  { role, country, sales, kinds: sold, drug: kindOfDrug, other_cosmetics }: FinderAnswers,
  { gmpStartsOn }: PendingLaw,
) {
  const has = (...wanted: Role[]): Truth =>
    role?.length ? wanted.some((one) => role.includes(one)) : undefined;
  const maker = has('maker', 'research');
  const excepted = has(...exceptedPlaces);
  const named = has('label-name');
  const small =
    sales === undefined || (sales >= threshold && sales <= thresholdAtMost) ? undefined : sales < threshold;
  const fourKinds = sold?.length ? sold.some((kind) => kind !== 'other') : undefined;
  // Section 612 names businesses that make the four kinds. It is silent about a brand that has them made.
  const makesFourKinds = fourKinds && !maker ? undefined : fourKinds;
  const exempt = all(small, not(makesFourKinds));
  const soap = kindOfDrug === 'soap';
  const drug = kindOfDrug && kindOfDrug !== 'none' && !soap;
  // Section 613(b): a facility under the drug rules keeps its duties for products that are not drugs.
  const makesCosmetics = any(not(drug), other_cosmetics && other_cosmetics === 'yes');
  return {
    maker,
    excepted,
    named,
    /** Drug manufacturing practice also binds companies that pack or hold a drug. */
    handles: has('maker', 'label-only', 'research'),
    foreign: country && country === 'other',
    fourKinds,
    exempt,
    drug,
    soap,
    makesCosmetics,
    facility: all(maker, not(excepted), makesCosmetics, not(exempt)),
    listing: all(named, not(drug), not(exempt)),
    gmpStartsOn,
  };
}

type Conditions = ReturnType<typeof settleConditions>;

type Day = PlainDate | undefined;
/** The suffix of the key below `finder.why` after the duty's id, and the day that it names. */
type Outcome = {
  readonly suffix?: string | false | undefined;
  readonly date?: Day;
  /** A later date under another reading of the law. */
  readonly laterDate?: Day;
  /** The rule that decides, if it is not the first of the row. */
  readonly rule?: string;
};

/** The law behind a duty. */
type Row = {
  /** Who owes the duty. Section 612 exempts small businesses from the duties of facilities and listings. */
  readonly of: 'facility' | 'listing' | 'named' | 'drug';
  /** Condition, if `of` alone does not decide. */
  readonly when?: (given: Conditions) => Truth;
  /** Ledger ids: the section that orders the duty, then the other rules it depends on. */
  readonly rules: readonly string[];
  /** The same for a product that is also a drug, if another section orders the duty. */
  readonly drugRules?: readonly string[];
  readonly dateKind?: DateKind;
  /** The question that determines its day. */
  readonly from?: DateQuestion;
  /** The question without whose answer the duty is not listed. */
  readonly onlyWith?: DateQuestion;
  /** Returns the message when the duty applies; without it, the message of its id. `day` answers `from`. */
  readonly says?: (day: Day, facts: FinderAnswers, given: Conditions) => Outcome;
  /** Returns one more possible change, as a key below `finder.change`. */
  readonly extraChange?: (verdict: Verdict, facts: FinderAnswers, given: Conditions) => string | false;
};

/** Returns the last day to register. */
function registerBy(started: Day, { outgrown }: FinderAnswers): Outcome {
  // No section has a deadline for a business that has outgrown section 612.
  if (outgrown === 'yes') return { suffix: 'outgrown' };
  if (!started) return {};
  if (started <= enacted) return { suffix: 'existing', date: firstDeadline };
  // Whichever is later: 60 days from starting, or 60 days after the deadline for those that existed.
  return { date: later(addDays(started, 60), addDays(firstDeadline, 60)) };
}

/** Returns the last day to list. */
function listBy(firstSale: Day, { outgrown, changed }: FinderAnswers): Outcome {
  // The day from first marketing was the former responsible person's; section 607(c)(1) names none for the new one.
  if (changed === 'person') return { suffix: 'taken-over', rule: 'fdca-607-c-1' };
  if (outgrown === 'yes') return { suffix: 'outgrown' };
  if (!firstSale) return {};
  if (firstSale <= enacted) return { suffix: 'existing', date: firstDeadline };
  // For the time between enactment and the first deadline, the statute can be read in two ways. Others report the later one as the FDA's.
  if (firstSale < firstDeadline) return { suffix: 'first-year', date: addDays(firstDeadline, 120) };
  return { date: addDays(firstSale, 120) };
}

/** Returns the last day to keep the records of a report. */
function keepUntil(report: Day, _: FinderAnswers, { exempt, drug }: Conditions): Outcome {
  // Three years only if the exemption is certain; otherwise the longer time is safe.
  const small = exempt && drug === false;
  const date = report && addYears(report, small ? 3 : 6);
  if (drug) return { suffix: 'drug', date };
  return { suffix: small ? 'small' : exempt !== false && 'open', date };
}

/** Returns the last day to report, with the later day when a federal holiday lies between receipt and deadline. */
function reportBy(received: PlainDate): Outcome {
  const { safe, later } = reportDue(received);
  return safe === later
    ? { suffix: 'received', date: safe }
    : { suffix: 'received-holiday', date: safe, laterDate: later };
}

/** Returns the last day to submit new medical information, which is due if it arrives within a year of the report to the FDA. */
function updateBy(received: Day, { report }: FinderAnswers): Outcome {
  if (!received) return {};
  if (report && received > addYears(reportDue(report).later, 1)) return { suffix: 'late' };
  return reportBy(received);
}

const byDrug = (drug: Truth) => (drug === undefined ? 'either' : drug && 'drug');

/** The finder lists a duty after an event once its day was entered; see `onlyWith`. */
export type ListedDutyId = DutyId | 'adverse-event-update';

const rows: Readonly<Record<ListedDutyId, Row>> = {
  'facility-registration': {
    of: 'facility',
    rules: ['fdca-607-a-1', 'fdca-604-3', 'fdca-607-a-3', 'fda-enforcement-2024-07'],
    dateKind: 'due-by',
    from: 'started',
    says: registerBy,
  },
  'registration-renewal': {
    of: 'facility',
    rules: ['fdca-607-a-2', 'fda-renewal-2026-02', 'fdca-607-a-4'],
    dateKind: 'renew-by',
    from: 'registered',
    says: (registered) => ({ date: registered && addYears(registered, 2) }),
  },
  'us-agent': {
    of: 'facility',
    when: ({ facility, foreign }) => all(facility, foreign),
    rules: ['fdca-607-b-2', 'fda-registration-guidance'],
    dateKind: 'due-by',
    from: 'started',
    // Named in the registration, with one sentence for all days.
    says: (started, facts) => ({ date: registerBy(started, facts).date }),
  },
  'product-listing': {
    of: 'listing',
    rules: ['fdca-607-c-2', 'fdca-607-c-1', 'fdca-607-c-4', 'fda-enforcement-2024-07'],
    dateKind: 'due-by',
    from: 'first_sale',
    says: listBy,
    extraChange: (verdict, { first_sale, changed }) =>
      verdict.startsWith('applies') && first_sale !== undefined && !changed && 'changed-cannot-be-told',
  },
  'listing-update': {
    of: 'listing',
    rules: ['fdca-607-c-5', 'fdca-607-c-2', 'fdca-607-c-4'],
    says: (_day, { changed }) => ({ suffix: changed !== 'no' && changed }),
  },
  // Under sections 605 and 609, or under 760 and 502(x): the same whether or not the product is a drug.
  'adverse-event-report': {
    of: 'named',
    rules: ['fdca-605-b', 'fdca-605-a', 'fdca-604-5', 'reading-business-day', 'usc-5-6103'],
    drugRules: ['fdca-760', 'reading-business-day', 'usc-5-6103'],
    dateKind: 'due-by',
    from: 'report',
    says: (report, _facts, { drug }) => (report ? reportBy(report) : { suffix: byDrug(drug) }),
  },
  'adverse-event-update': {
    of: 'named',
    rules: ['fdca-605-b', 'reading-business-day', 'usc-5-6103'],
    drugRules: ['fdca-760', 'reading-business-day', 'usc-5-6103'],
    dateKind: 'due-by',
    from: 'new_information',
    onlyWith: 'new_information',
    says: updateBy,
  },
  'adverse-event-records': {
    of: 'named',
    rules: ['fdca-605-e'],
    drugRules: ['fdca-760'],
    dateKind: 'keep-until',
    from: 'report',
    says: keepUntil,
    extraChange: (verdict, { drug = 'none' }) => verdict === 'applies' && drug === 'none' && 'records-small',
  },
  'safety-substantiation': {
    of: 'named',
    when: ({ named, drug }) => all(named, not(drug)),
    rules: ['fdca-608-a', 'fdca-608-b', 'fdca-608-c'],
    extraChange: (verdict) => verdict !== 'does-not-apply' && 'hair-dye',
  },
  'label-contact': {
    of: 'named',
    rules: ['fdca-609-a', 'mocra-3503-b'],
    drugRules: ['fdca-502-x'],
    dateKind: 'since',
    says: (_day, { professional }, { drug }) => ({
      suffix: !drug && professional === 'yes' ? 'professional' : byDrug(drug),
      date: drug ? undefined : contactSince,
    }),
    extraChange: (verdict, { professional }) =>
      verdict !== 'does-not-apply' && professional !== 'no' && 'professional',
  },
  gmp: {
    of: 'facility',
    when: ({ handles, drug, maker, excepted, exempt, facility, gmpStartsOn }) => {
      const final = gmpStartsOn !== undefined;
      // A maker of drugs meets the drug practice, a maker of other products the one for cosmetics.
      const makes = all(maker, not(excepted), not(exempt));
      return any(all(handles, drug), all(final, any(facility, makes)));
    },
    rules: ['fdca-606', 'fdca-601-f', 'fdca-601-c', 'agenda-2025-gmp'],
    drugRules: ['fdca-501-a-2-b', 'cfr-21-210'],
    dateKind: 'since',
    says: (_day, _facts, { drug, gmpStartsOn }) =>
      drug ? { suffix: 'drug' } : { suffix: drug === undefined ? 'either' : 'rule', date: gmpStartsOn },
    extraChange: (verdict, _facts, { gmpStartsOn }) =>
      verdict === 'does-not-apply' && !gmpStartsOn && 'gmp-rule',
  },
  'drug-rules': {
    of: 'drug',
    // Section 510 also covers repackers and relabelers.
    when: ({ drug, named, handles }) => all(drug, any(named, handles)),
    rules: ['fdca-201-g', 'fdca-613', 'fdca-510', 'fdca-505-a', 'fdca-744m'],
    says: (_day, { drug }) => ({ suffix: drug === 'spf' && 'spf' }),
  },
};

const dutyIds = Object.keys(rows) as ListedDutyId[];

/** True if the duty has no day, whatever the date: the business outgrew section 612 or took the product over. */
export function isDayless(id: ListedDutyId, { outgrown, changed }: FinderAnswers): boolean {
  const { from } = rows[id];
  if (from === 'first_sale') return outgrown === 'yes' || changed === 'person';
  return from === 'started' && outgrown === 'yes';
}

/** Returns the question that determines a duty's day; undefined if no answer does. */
export const dateQuestionFor = (id: ListedDutyId): DateQuestion | undefined => rows[id].from;

/** Every ledger id that a verdict can name; a page needs their citations. */
export const ruleIds: readonly string[] = [
  ...new Set([
    ...Object.values(rows).flatMap(({ rules }) => rules),
    ...Object.values(rows).flatMap(({ drugRules = [] }) => drugRules),
    'fdca-604-4',
    'fdca-201-i',
    'cfr-21-701-20',
    'fdca-612',
    'reading-612-band',
  ]),
];

export type Duty = {
  readonly id: ListedDutyId;
  readonly verdict: Verdict;
  readonly date: PlainDate | null;
  /** The day under the reading that gives more time; null when the readings agree. */
  readonly laterDate: PlainDate | null;
  readonly dateKind: DateKind | null;
  /** Ledger ids; the first is the section that decides. */
  readonly rules: readonly string[];
  /** Key below `finder.why`; a sentence that names a day names `date`. */
  readonly why: string;
  /** Keys below `finder.change`. */
  readonly change: readonly string[];
  /** The unanswered question that decides, or the first of several; null if no answer would. */
  readonly question: Question | null;
};

function decide(id: ListedDutyId, facts: FinderAnswers, law: PendingLaw): Verdict {
  const { of, when = (given) => given[of] } = rows[id];
  const evaluate = (more?: FinderAnswers) => when(settleConditions({ ...facts, ...more }, law));
  if (facts.drug === 'soap') return 'does-not-apply';
  const truth = evaluate();
  if (truth !== undefined) return truth ? 'applies' : 'does-not-apply';
  const usual = !facts.drug && evaluate({ drug: 'none' }) === true && evaluate({ drug: 'other' }) === false;
  return usual ? 'applies-unless' : 'cannot-be-told';
}

function rulesFor(id: ListedDutyId, verdict: Verdict, { drug, soap }: Conditions): readonly string[] {
  const { rules, drugRules = [] } = rows[id];
  if (soap) return ['fdca-201-i', 'cfr-21-701-20'];
  if (verdict === 'applies' && drug && drugRules.length > 0) return drugRules;
  if (verdict === 'applies-unless') return [...rules, 'fdca-613'];
  return drug === undefined ? [...rules, ...drugRules] : rules;
}

/** The reason for a verdict: a key below `finder.why`, the deciding rule, and the open question. */
type Reason = { readonly key: string; readonly rule?: string; readonly question?: Question };

/** Returns the first failing condition of a duty that does not apply. */
function whyNot(id: ListedDutyId, given: Conditions, { role = [] }: FinderAnswers): Reason {
  const { of } = rows[id];
  if (given.soap) return { key: 'soap' };
  if (of === 'drug') return { key: given.drug === false ? 'no-drug' : 'drug-rules-others' };
  if (id === 'gmp' && given.drug) return { key: 'gmp-others', rule: 'fdca-501-a-2-b' };
  const place = exceptedPlaces.find((each) => role.includes(each));
  if (of === 'facility' && place) return { key: `place-${place}`, rule: 'fdca-604-3' };
  if (of === 'facility' && given.maker === false) {
    const rule = 'fdca-604-3';
    if (role.includes('label-only')) return { key: 'labels-only', rule };
    return { key: role.includes('retailer') ? 'sells-only' : 'makes-nothing', rule };
  }
  if (of === 'facility' && given.makesCosmetics === false) return { key: 'drug-facility', rule: 'fdca-613' };
  if (of !== 'facility' && given.named === false) {
    return { key: given.maker ? 'makes-for-others' : 'name-not-on-label', rule: 'fdca-604-4' };
  }
  if (of !== 'facility' && given.drug) return { key: 'drug-product', rule: 'fdca-613' };
  if (of !== 'named' && given.exempt) return { key: 'exempt', rule: 'fdca-612' };
  return { key: id === 'gmp' ? id : 'in-the-us' };
}

/** Returns the first open condition of an open duty. */
function whyOpen(id: ListedDutyId, given: Conditions, facts: FinderAnswers): Reason {
  const { of } = rows[id];
  if (of === 'drug' && given.drug) return { key: 'open-drug-role', question: 'role' };
  if (of === 'drug') return { key: 'open-drug-rules', question: 'drug' };
  if (id === 'gmp' && given.drug) return { key: 'open-handling', rule: 'fdca-501-a-2-b', question: 'role' };
  const cosmeticRule = given.gmpStartsOn && given.maker !== false && !given.excepted && !given.exempt;
  if (id === 'gmp' && !cosmeticRule) return { key: 'open-drug-gmp', question: 'drug' };
  if (of === 'facility' && given.maker === undefined) {
    return { key: 'open-making', rule: 'fdca-604-3', question: 'role' };
  }
  if (of !== 'facility' && given.named === undefined) {
    return { key: 'open-name', rule: 'fdca-604-4', question: 'role' };
  }
  if (of !== 'named' && given.exempt === undefined) return whySizeIsOpen(given, facts);
  if (of === 'facility' && given.makesCosmetics === undefined) {
    return given.drug
      ? { key: 'open-other-cosmetics', rule: 'fdca-613', question: 'other_cosmetics' }
      : { key: 'open-drug-facility', rule: 'fdca-613', question: 'drug' };
  }
  return { key: 'open-country', question: 'country' };
}

/** Returns the reason why it is open if section 612 exempts the business. */
function whySizeIsOpen({ fourKinds }: Conditions, { sales, kinds }: FinderAnswers): Reason {
  const rule = 'fdca-612';
  if (sales === undefined) {
    return { key: fourKinds === undefined ? 'open-size' : 'open-sales', rule, question: 'sales' };
  }
  if (sales >= threshold) {
    return { key: 'open-inflation', rule: 'reading-612-band', ...(!kinds?.length && { question: 'kinds' }) };
  }
  return fourKinds ? { key: 'open-maker-of-kinds', rule } : { key: 'open-kinds', rule, question: 'kinds' };
}

const isExcepted = (role: Role) => exceptedPlaces.some((place) => place === role);

/** Returns other answers to each deciding question, one at a time. `role` has two entries. */
function alternatives({ role = [] }: FinderAnswers): Record<string, readonly FinderAnswers[]> {
  const without = (one: Role): FinderAnswers => ({
    role: [...role.filter((each) => each !== one), 'importer'],
  });
  const both = (one: Role): readonly FinderAnswers[] => [without(one), { role: [...role, one] }];
  return {
    making: both('maker'),
    name: both('label-name'),
    place: [{ role: ['maker', ...role.filter((each) => !isExcepted(each))] }],
    country: [{ country: 'us' }, { country: 'other' }],
    sales: [{ sales: 0 }, { sales: thresholdAtMost + 1 }],
    kinds: [{ kinds: ['other'] }, { kinds: ['injected'] }],
    drug: [{ drug: 'none' }, { drug: 'other' }],
    other_cosmetics: [{ other_cosmetics: 'yes' }, { other_cosmetics: 'no' }],
  };
}

/**
 * Returns the changes that would alter the verdict, found by trying each one. Answers that change nothing are left out, and so
 * are questions that have an answer.
 */
function findChanges(
  id: ListedDutyId,
  verdict: Verdict,
  facts: FinderAnswers,
  given: Conditions,
  { question: first }: Reason,
): string[] {
  if (given.soap) return ['soap'];
  const { of, from, extraChange } = rows[id];
  const found = new Set<string>();
  const applies = verdict === 'applies' || verdict === 'applies-unless';
  const ofRole = of === 'facility' ? 'making' : 'name';
  for (const [name, answers] of Object.entries(alternatives(facts))) {
    if (name === 'place' && !given.excepted) continue;
    const isRole = name === 'making' || name === 'name' || name === 'place';
    const open = [facts[isRole ? 'role' : (name as Question)] ?? []].flat().length === 0;
    if (isRole && open && name !== ofRole) continue;
    if (answers.every((other) => decide(id, { ...facts, ...other }, given) === verdict)) continue;
    if (open) found.add(`${name}-cannot-be-told`);
    else if (verdict !== 'cannot-be-told') found.add(`${name}-${applies ? 'applies' : verdict}`);
  }
  if (verdict === 'cannot-be-told' && found.size === 0) {
    const open = first === 'role' ? ofRole : first;
    found.add(open ? `${open}-cannot-be-told` : 'law-silent');
  }
  if (applies && from && !facts[from] && !isDayless(id, facts)) found.add(`date-${from}`);
  const added = extraChange?.(verdict, facts, given);
  if (added) found.add(added);
  // Two conditions together prevent the duty.
  return found.size > 0 ? [...found] : ['several'];
}

/** Returns the reason for a verdict, and the day of a duty that applies. */
function reasonFor(
  id: ListedDutyId,
  verdict: Verdict,
  given: Conditions,
  facts: FinderAnswers,
): Reason & Omit<Outcome, 'suffix'> {
  if (verdict === 'cannot-be-told') return whyOpen(id, given, facts);
  if (verdict === 'does-not-apply') return whyNot(id, given, facts);
  const { from, says } = rows[id];
  const day = from && !isTooEarly(from, facts) ? facts[from] : undefined;
  const { suffix, ...dates } = says?.(day, facts, given) ?? {};
  return { key: suffix ? `${id}-${suffix}` : id, ...dates };
}

/** Returns the duties in the order of the list for the answers so far. */
export function dutiesFor(facts: FinderAnswers, law: PendingLaw = {}): Duty[] {
  const given = settleConditions(facts, law);
  const listed = dutyIds.filter((id) => {
    const { onlyWith } = rows[id];
    return !onlyWith || facts[onlyWith];
  });
  return listed.map((id) => {
    const verdict = decide(id, facts, law);
    const reason = reasonFor(id, verdict, given, facts);
    const { key, rule, question = null, date = null, laterDate = null } = reason;
    return {
      id,
      verdict,
      date,
      laterDate,
      dateKind: (date && rows[id].dateKind) ?? null,
      rules: [...new Set([...(rule ? [rule] : []), ...rulesFor(id, verdict, given)])],
      why: key,
      change: findChanges(id, verdict, facts, given, reason),
      question: verdict === 'applies-unless' ? 'drug' : question,
    };
  });
}
