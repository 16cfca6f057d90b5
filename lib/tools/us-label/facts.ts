import { cleanEmail } from '../../text/email.ts';
import { readNumber } from '../../text/number.ts';
import { hasVisible } from '../../text/visible.ts';
import { type Answers, answersIn, formatFragment, lengthOf, one, plainText } from '../answers.ts';
import { kinds, readKinds } from '../kinds.ts';
import { amountUnits } from './amount.ts';
import { contactProblem } from './contact.ts';
import { countryCode } from './country.ts';
import { originText } from './triggers.ts';

const yesNo = ['yes', 'no'] as const;

const shapes = ['box', 'cylinder', 'other'] as const;

/** The choices of each field. */
export const options = {
  shape: shapes,
  unit: ['in', 'mm'],
  /** One container, or a container inside a carton. */
  containers: ['one', 'both'],
  inner_shape: shapes,
  kind: kinds,
  /** Is the product also a drug? Asked if its name or kind suggests it. */
  drug: yesNo,
  professional: yesNo,
  amount_unit: amountUnits,
  measure_unit: ['mL', 'L', 'g', 'kg', 'fl oz', 'oz'],
  /** `keep`: the aerosol is declared by volume all the same. */
  aerosol_volume: ['keep'],
  /** `last`: ingredients that can have another purpose, such as zinc oxide, are used as colors and may be listed last. */
  color_use: ['last'],
  foreign: yesNo,
  fragrance: yesNo,
  shades: yesNo,
  firm_role: ['made', 'made-for', 'distributed'],
} as const;

/** The text fields and the most characters of each. */
export const texts = {
  identity: 120,
  directions: 600,
  tamper: 300,
  ingredients: 20_000,
  firm: 100,
  street: 100,
  city: 60,
  state: 40,
  zip: 12,
  country: 60,
  contact: 120,
  origin: 60,
} as const;

/** Reads a number; NaN for text that is not one. */
function number([typed = '']: readonly string[]): number | undefined {
  if (!hasVisible(typed)) return undefined;
  const value = readNumber(typed);
  return Math.abs(value) < 1e9 && hasFewDecimals(value) ? value : Number.NaN;
}

const hasFewDecimals = (value: number) => Number(value.toFixed(4)) === value;

/** Accepts text; full-width letters and signs, as Korean keyboards type them, become plain ones on an English label. */
const text = (field: keyof typeof texts): ReturnType<typeof plainText> =>
  field === 'ingredients'
    ? plainText({ keepTabs: true })
    : (given) =>
        plainText()(
          given.map((typed) => typed.replace(/[\uff01-\uff5e]/g, (sign) => sign.normalize('NFKC'))),
        );

/** Accepts a contact; an email address loses what a mail program copies with it. */
function contact(given: readonly string[]): string | undefined {
  const typed = text('contact')(given);
  const address = typed && cleanEmail(typed);
  return address && /^[^\s@]+@[^\s@]+$/.test(address) ? address : typed;
}

/** Returns the code of a country; the typed text if it names none. */
function country(given: readonly string[]): string | undefined {
  const typed = text('country')(given);
  return typed && (countryCode(typed) ?? typed);
}

/** Answers about the company, which stay when the visitor starts from another package. */
const company = {
  firm_role: one(options.firm_role),
  firm: text('firm'),
  street: text('street'),
  city: text('city'),
  state: text('state'),
  zip: text('zip'),
  country,
  contact,
  origin: text('origin'),
};
export const companyFields = Object.keys(company) as (keyof typeof company)[];

/** The questions of the form. Lengths are in `unit`, areas in its square. */
const form = {
  shape: one(options.shape),
  unit: one(options.unit),
  width: number,
  height: number,
  circumference: number,
  surface: number,
  label_area: number,
  containers: one(options.containers),
  inner_shape: one(options.inner_shape),
  inner_width: number,
  inner_height: number,
  inner_circumference: number,
  inner_surface: number,
  identity: text('identity'),
  kind: readKinds,
  amount: number,
  amount_unit: one(options.amount_unit),
  measure: number,
  measure_unit: one(options.measure_unit),
  aerosol_volume: one(options.aerosol_volume),
  drug: one(options.drug),
  directions: text('directions'),
  tamper: text('tamper'),
  ingredients: text('ingredients'),
  /** Changes to the list that the visitor has undone, one on each line. */
  undone: plainText(),
  color_use: one(options.color_use),
  fragrance: one(yesNo),
  shades: one(yesNo),
  foreign: one(options.foreign),
  ...company,
  professional: one(yesNo),
};
/** The names of its fields. */
export const labelFields = Object.keys(form) as readonly LabelField[];

export type LabelFacts = Answers<typeof form>;
export type LabelField = keyof LabelFacts;

/** Why a field's answer was refused. */
export type Problem =
  | 'number'
  | 'long'
  | 'nothing'
  | 'large'
  | 'country'
  | 'contact-abroad'
  | 'contact-none'
  | 'origin'
  | 'amount'
  | 'count';

/** Longest side in inches and largest area in square inches: a shop window. */
const most = { length: 100, area: 10_000 };
const mmPerInch = 25.4;

/** Converts a length or, with `square`, an area to inches. */
export function inInches(value: number, unit: LabelFacts['unit'], square = false): number {
  if (unit !== 'mm') return value;
  return value / (square ? mmPerInch ** 2 : mmPerInch);
}

/** Smallest amounts that two decimals of an ounce can state. */
const leastAmounts: ReadonlyMap<string, number> = new Map([
  ['mL', 0.3],
  ['g', 0.3],
  ['L', 0.0003],
  ['kg', 0.0003],
]);

function amountProblem(value: number, unit = ''): Problem | undefined {
  if (value > 100_000) return 'large';
  if (unit === 'count' && !Number.isInteger(value)) return 'count';
  return value < (leastAmounts.get(unit) ?? 0.01) ? 'amount' : undefined;
}

function findProblem(name: LabelField, facts: LabelFacts): Problem | undefined {
  const { [name]: value, unit, amount_unit, measure_unit, country, contact, origin } = facts;
  if (
    typeof value === 'string' &&
    Object.hasOwn(texts, name) &&
    lengthOf(value) > texts[name as keyof typeof texts]
  )
    return 'long';
  if (name === 'country' && country && countryCode(country) !== country) return 'country';
  if (name === 'contact' && contact) return contactProblem(contact);
  if (name === 'origin' && origin && originText(origin) === null) return 'origin';
  if (typeof value !== 'number') return undefined;
  if (Number.isNaN(value)) return 'number';
  if (value <= 0) return 'nothing';
  if (name === 'amount') return amountProblem(value, amount_unit);
  if (name === 'measure') return amountProblem(value, measure_unit);
  const square = name === 'surface' || name === 'inner_surface' || name === 'label_area';
  return inInches(value, unit, square) > (square ? most.area : most.length) ? 'large' : undefined;
}

type Problems = { [field in LabelField]?: Problem };

/**
 * Returns the facts in the parameters of a form or a URL fragment, and a problem for each refused one. Unknown values are
 * ignored and refused ones left out, so a label can always be drawn.
 */
export function factsFrom(params: URLSearchParams): { facts: LabelFacts; problems: Readonly<Problems> } {
  const given = answersIn(form, params);
  const facts: { -readonly [field in LabelField]?: LabelFacts[field] } = { ...given };
  const problems: Problems = {};
  for (const name of labelFields) {
    const problem = findProblem(name, given);
    if (!problem) continue;
    problems[name] = problem;
    delete facts[name];
  }
  return { facts, problems };
}

/** Returns the URL fragment of the facts, without `#`; empty without facts. */
export const toFragment = (facts: { readonly [field in LabelField]?: unknown }): string =>
  formatFragment(form, facts);

/** True if there are parameters but no field of the form among them. */
export function isUnreadable(params: URLSearchParams): boolean {
  return params.size > 0 && !labelFields.some((name) => params.has(name));
}
