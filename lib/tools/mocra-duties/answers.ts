import { isPlainDate, type PlainDate } from '../../rules/dates.ts';
import { roles } from '../../rules/duties.ts';
import { readNumber } from '../../text/number.ts';
import { hasVisible } from '../../text/visible.ts';
import { type Answers, answersIn, formatFragment, lengthOf, one, several } from '../answers.ts';

const yesNo = ['yes', 'no'] as const;

/**
 * Parses dollars as people write them: `$1,025,000`, `1025000.50`, `１，０２５，０００`. Undefined if it is not an amount in
 * dollars, such as `₩1,000,000`, `$1.5M` or `1.000.000`.
 */
export function salesFrom(text: string): number | undefined {
  const dollars = text.normalize('NFKC').replace(/^\s*(?:US\s*)?\$|^\s*USD|USD\s*$/i, '');
  const amount = readNumber(dollars);
  return amount >= 0 && amount < 1e13 && Number(amount.toFixed(2)) === amount ? amount : undefined;
}

/** Longest name of a product. */
const productLength = 60;

/**
 * Returns a product's name with letters, digits and a few signs only. The sender of a link chooses the name that its
 * reader sees, so a name must not contain a URL or a control character. Undefined for a name that is blank or too long.
 */
export function productFrom(text: string): string | undefined {
  const plain = text
    .normalize('NFC')
    .replace(/[^\p{L}\p{M}\p{N} &'’+%()-]/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  return hasVisible(plain) && lengthOf(plain) <= productLength ? plain : undefined;
}

/**
 * Places that are no facilities even when they make products: section 604(3)(B)(iii), (iv), (v) with (vi), and (vii). Clauses (i)
 * and (ii), on salons and retailers, turn on what the place makes; clause (viii) is the role `label-only`.
 */
export const exceptedPlaces = ['clinic', 'nonprofit', 'giveaway', 'research'] as const;

/** The choices, by question. */
export const options = {
  role: [...roles, ...exceptedPlaces],
  /** `soap` is no cosmetic at all: section 201(i). */
  drug: ['none', 'spf', 'other', 'soap'],
  /** Does the facility that makes the product also make cosmetics that are not drugs? */
  other_cosmetics: yesNo,
  /** Product types sold, no matter which company makes them. Making any of the first four ends the exemption. */
  kinds: ['eye-mucosa', 'injected', 'internal', 'long-lasting', 'other'],
  /** Where the product is made or filled. */
  country: ['us', 'other'],
  /** Did section 612 exempt the business when the product was first marketed or its making began? */
  outgrown: yesNo,
  professional: yesNo,
  /** Did the responsible person, or only the product's name, change since the product was first marketed? */
  changed: ['no', 'person', 'name'],
} as const;
export type Role = (typeof options.role)[number];

/** Questions other than dates, by the name of their form control. Those that decide most come first. */
const asked = {
  role: several(options.role),
  drug: one(options.drug),
  other_cosmetics: one(options.other_cosmetics),
  kinds: several(options.kinds),
  /** Average gross annual sales of cosmetics in the United States over the last three years, in dollars. */
  sales: ([given = '']: readonly string[]) => salesFrom(given),
  country: one(options.country),
  outgrown: one(options.outgrown),
  professional: one(options.professional),
  changed: one(options.changed),
};
export type Question = keyof typeof asked;
export const questions = Object.keys(asked) as readonly Question[];

const day = ([given]: readonly string[]): PlainDate | undefined => (isPlainDate(given) ? given : undefined);
const askedDays = { first_sale: day, started: day, registered: day, report: day, new_information: day };
export type DateQuestion = keyof typeof askedDays;
/** Questions that are answered with a day. */
export const dateQuestions = Object.keys(askedDays) as readonly DateQuestion[];

const form = {
  ...asked,
  ...askedDays,
  /** A name for the product. It decides nothing and distinguishes dockets. */
  product: ([given = '']: readonly string[]) => productFrom(given),
};
/** The answers so far. An empty list is not an answer. */
export type FinderAnswers = Answers<typeof form>;

/** Reads the answers from the parameters of a form or a fragment. */
export const factsFrom = (params: URLSearchParams): FinderAnswers => answersIn(form, params);

/** Returns the fragment of the answers without `#`; empty without answers. */
export const toFragment = (facts: FinderAnswers): string => formatFragment(form, facts);
