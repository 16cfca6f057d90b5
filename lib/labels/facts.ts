import { type Answers, answersIn, fragmentOf, one, several } from '../tool-answers.ts';
import { amountUnits } from './amount.ts';

const yesNo = ['yes', 'no'] as const;

/** What can be chosen, by field. */
export const options = {
  shape: ['box', 'cylinder', 'other'],
  unit: ['in', 'mm'],
  /** Kinds of product that have a warning of their own, or colors of their own; `other`: none of them. */
  kind: [
    'eye',
    'lips',
    'aerosol',
    'aerosol-gas',
    'feminine-spray',
    'bubble-bath',
    'suntan',
    'hair-dye',
    'other',
  ],
  professional: yesNo,
  amount_unit: amountUnits,
  fragrance: yesNo,
  shades: yesNo,
  firm_role: ['made', 'made-for', 'distributed'],
} as const;

/** Texts, and the most characters of each. */
export const texts = {
  identity: 120,
  ingredients: 20_000,
  firm: 100,
  street: 100,
  city: 60,
  state: 40,
  zip: 12,
  country: 2,
  contact: 120,
  origin: 60,
} as const;

/** Numbers as people write them: `1.5`, `1,5`, `1,250`. Not a number where it is none. */
function number([typed = '']: readonly string[]): number | undefined {
  const plain = typed
    .trim()
    .replace(/^(\d+),(\d{1,2})$/, '$1.$2')
    .replaceAll(/,(?=\d{3})/g, '');
  if (!plain) return undefined;
  return /^-?\d{0,9}(\.\d{1,4})?$/.test(plain) && /\d/.test(plain) ? Number(plain) : Number.NaN;
}

/** A text as it may be drawn and passed on: no control characters, and none that turn the direction of what follows. */
function text(field: keyof typeof texts) {
  return ([typed = '']: readonly string[]): string | undefined => {
    const shown = typed
      .replace(/\r\n?/g, '\n')
      .replace(/[^\P{C}\n]/gu, '')
      .replace(/[^\S\n]+/g, ' ');
    return [...shown].slice(0, texts[field]).join('').trim() || undefined;
  };
}

/** What stays when another package is drawn. */
const company = {
  firm_role: one(options.firm_role),
  firm: text('firm'),
  street: text('street'),
  city: text('city'),
  state: text('state'),
  zip: text('zip'),
  country: (given: readonly string[]) => text('country')(given)?.toUpperCase(),
  contact: text('contact'),
  origin: text('origin'),
};
export const companyFields = Object.keys(company) as (keyof typeof company)[];

/** What a visitor says of a package. Lengths are in `unit`, areas in square units of it. */
const form = {
  shape: one(options.shape),
  unit: one(options.unit),
  width: number,
  height: number,
  circumference: number,
  surface: number,
  label_area: number,
  identity: text('identity'),
  kind(given: readonly string[]) {
    const chosen = several(options.kind)(given);
    const special = chosen?.filter((kind) => kind !== 'other');
    return special?.length ? special : chosen;
  },
  amount: number,
  amount_unit: one(options.amount_unit),
  ingredients: text('ingredients'),
  fragrance: one(yesNo),
  shades: one(yesNo),
  ...company,
  professional: one(yesNo),
};
const fields = Object.keys(form) as Field[];

export type LabelFacts = Answers<typeof form>;
export type Field = keyof LabelFacts;
export type Kind = (typeof options.kind)[number];

/** Why a field was not taken over. */
export type Problem = 'number' | 'nothing' | 'large' | 'country' | 'contact-abroad' | 'amount' | 'count';

/** Longest side in inches, and largest area in square inches: that of a shop window. */
const most = { length: 100, area: 10_000 };
const mmPerInch = 25.4;

/** A length or, with `square`, an area in inches. */
export function inInches(value: number, unit: LabelFacts['unit'], square = false): number {
  if (unit !== 'mm') return value;
  return value / (square ? mmPerInch ** 2 : mmPerInch);
}

/** The country's English name; undefined when the two letters are no country. */
export function countryName(code: string): string | undefined {
  if (!/^[A-Za-z]{2}$/.test(code)) return undefined;
  const upper = code.toUpperCase();
  const name = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' }).of(upper);
  return name === 'Unknown Region' ? undefined : name;
}

/** A number with another country's prefix, or one that begins like those of Korea. */
const phoneAbroad = /^(?:\+(?!1[\s(.-]?\d)|00|0\d)[\d\s().-]{6,}$/;

/** Amounts that two decimals of an ounce can say. */
const leastAmounts: Partial<Record<string, number>> = { mL: 0.3, g: 0.3, L: 0.0003, kg: 0.0003 };

function amountProblem(value: number, unit = ''): Problem | undefined {
  if (value > 100_000) return 'large';
  if (unit === 'count' && !Number.isInteger(value)) return 'count';
  return value < (leastAmounts[unit] ?? 0.01) ? 'amount' : undefined;
}

function problemOf(name: Field, facts: LabelFacts): Problem | undefined {
  const { [name]: value, unit, amount_unit, country = 'US', contact = '' } = facts;
  if (name === 'country' && !countryName(country)) return 'country';
  if (name === 'contact' && phoneAbroad.test(contact)) return 'contact-abroad';
  if (typeof value !== 'number') return undefined;
  if (Number.isNaN(value)) return 'number';
  if (value <= 0) return 'nothing';
  if (name === 'amount') return amountProblem(value, amount_unit);
  const square = name === 'surface' || name === 'label_area';
  return inInches(value, unit, square) > (square ? most.area : most.length) ? 'large' : undefined;
}

type Problems = { [field in Field]?: Problem };

/**
 * The facts in a form's or a fragment's parameters, and what is wrong with the others. What is unknown is no answer;
 * what is wrong is left out, so that a label can always be drawn.
 */
export function factsFrom(params: URLSearchParams): { facts: LabelFacts; problems: Readonly<Problems> } {
  const given = answersIn(form, params);
  const facts: { -readonly [field in Field]?: LabelFacts[field] } = { ...given };
  const problems: Problems = {};
  for (const name of fields) {
    const problem = problemOf(name, given);
    if (!problem) continue;
    problems[name] = problem;
    delete facts[name];
  }
  return { facts, problems };
}

/** The fragment of the facts, without `#`; empty when there are none. */
export const toFragment = (facts: { readonly [field in Field]?: unknown }): string => fragmentOf(form, facts);

/** Whether parameters hold answers that cannot be read. */
export function isUnreadable(params: URLSearchParams): boolean {
  return params.size > 0 && !fields.some((name) => params.has(name));
}
