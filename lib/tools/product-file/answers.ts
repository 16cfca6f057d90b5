import { type Answers, answersIn, formatFragment, lengthOf, one, plainText, several } from '../answers.ts';
import {
  type FinderAnswers,
  toFragment as finderFragment,
  factsFrom as readFinder,
} from '../mocra-duties/answers.ts';
import { type LabelFacts, toFragment as labelFragment, factsFrom as readLabel } from '../us-label/facts.ts';
import { isMadeHere, originText } from '../us-label/triggers.ts';

/*
 * One product in the names that the tools give its fields. Two names mean different things in two tools: `country` is the
 * company's country, as on the label, and `made` is where the product is made, the finder's `country`; `drug` has the finder's
 * options, and the label's yes and no are read too. carry.ts translates between a tool and the product file.
 */

/** States whose lists of ingredients are compared. */
const stateIds = ['california', 'washington', 'vermont', 'maryland'] as const;
export type StateId = (typeof stateIds)[number];

/** Most characters of the fields that only the listing sheet has. */
const listingLength = 80;

const short = (given: readonly string[]): string | undefined => {
  const text = plainText()(given);
  return text && lengthOf(text) <= listingLength ? text : undefined;
};

const listing = {
  /** States where the product is sold; empty for all of them. */
  states: several(stateIds),
  made: one(['us', 'other'] as const),
  /** Facility registration number of the place that makes the product. */
  facility: short,
  /** Contact number of the responsible person. */
  phone: short,
  /** Code of the product category: `14c`. */
  category: ([given = '']: readonly string[]) => (/^\d\d[a-z]?$/.test(given) ? given : undefined),
  /** Earlier product listing number. */
  listing_number: short,
  /** Version of the rules that a link was made with, as `rulesVersion` writes it. */
  rules: ([given = '']: readonly string[]) => (/^\d{8}-[0-9a-f]{10}$/.test(given) ? given : undefined),
};
export type ListingFacts = Answers<typeof listing>;

export type Product = {
  readonly label: LabelFacts;
  /** Refused answers of the label's fields. */
  readonly problems: ReturnType<typeof readLabel>['problems'];
  readonly finder: FinderAnswers;
  readonly listing: ListingFacts;
};

/** The finder's answer to the question about a drug, by the label's. */
const drugOf: ReadonlyMap<string, string> = new Map([
  ['yes', 'other'],
  ['no', 'none'],
]);
/** The label's answer, by the finder's. Soap is no cosmetic; the finder says so. */
const labelDrugOf: ReadonlyMap<string, string> = new Map([
  ['none', 'no'],
  ['spf', 'yes'],
  ['other', 'yes'],
]);

/** Returns where the product is made; undefined if the origin names no country. */
function madeIn({ origin }: LabelFacts): 'us' | 'other' | undefined {
  if (!origin || originText(origin) === null) return undefined;
  return isMadeHere(origin) ? 'us' : 'other';
}

/** Reads a product from the parameters of the form or a fragment. Unknown and invalid values are ignored. */
export function readProduct(params: URLSearchParams): Product {
  const given = params.get('drug') ?? '';
  const drug = drugOf.get(given) ?? given;
  const forLabel = new URLSearchParams(params);
  forLabel.set('drug', labelDrugOf.get(drug) ?? '');
  const { facts: label, problems } = readLabel(forLabel);
  const own = answersIn(listing, params);
  const made = madeIn(label) ?? own.made;
  const forFinder = new URLSearchParams(params);
  forFinder.set('drug', drug);
  forFinder.set('country', made ?? '');
  return { label, problems, finder: readFinder(forFinder), listing: { ...own, ...(made && { made }) } };
}

/** Returns the fragment of a product without `#`; empty without answers. */
export function productFragment({ label, finder, listing: own }: Product): string {
  const { drug: _, ...labelFacts } = label;
  const { country: __, professional: ___, ...finderFacts } = finder;
  return [labelFragment(labelFacts), finderFragment(finderFacts), formatFragment(listing, own)]
    .filter(Boolean)
    .join('&');
}
