import { type AmountUnit, amountUnits } from './amount.ts';

/*
 * What a visitor says of a package, in the form in which a form sends it and a fragment keeps it:
 * `shape=box&width=1.5&height=4&unit=in`. A fragment stays in the browser; it is never part of a request.
 */

export const shapes = ['box', 'cylinder', 'other'] as const;
export const lengthUnits = ['in', 'mm'] as const;
/** Kinds of product that have a warning of their own, or colors of their own; `other`: none of them. */
export const kinds = [
  'eye',
  'lips',
  'aerosol',
  'aerosol-gas',
  'feminine-spray',
  'bubble-bath',
  'suntan',
  'hair-dye',
  'other',
] as const;
export const firmRoles = ['made', 'made-for', 'distributed'] as const;
export const yesNo = ['yes', 'no'] as const;

export type Kind = (typeof kinds)[number];
type YesNo = (typeof yesNo)[number];

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
/** Lengths in `unit`, areas in square units of it. */
const sizes = ['width', 'height', 'circumference', 'surface', 'label_area'] as const;
export type Size = (typeof sizes)[number];
export type TextField = keyof typeof texts;

export type LabelFacts = {
  readonly shape?: (typeof shapes)[number];
  readonly unit?: (typeof lengthUnits)[number];
  readonly kind?: readonly Kind[];
  readonly amount?: number;
  readonly amount_unit?: AmountUnit;
  readonly fragrance?: YesNo;
  readonly shades?: YesNo;
  readonly firm_role?: (typeof firmRoles)[number];
  readonly professional?: YesNo;
} & { readonly [size in Size]?: number } & { readonly [field in TextField]?: string };

export type Field = keyof LabelFacts;

/** What stays when another package is drawn. */
export const companyFields = [
  'firm_role',
  'firm',
  'street',
  'city',
  'state',
  'zip',
  'country',
  'contact',
  'origin',
] as const satisfies readonly Field[];

/** The names of the fields, in the order in which a fragment keeps them. */
const fields = [
  'shape',
  'unit',
  ...sizes,
  'identity',
  'kind',
  'amount',
  'amount_unit',
  'ingredients',
  'fragrance',
  'shades',
  ...companyFields,
  'professional',
] as const satisfies readonly Field[];

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

/** Numbers as people write them: `1.5`, `1,5`, `1,250`. Undefined when it is none. */
function numberFrom(text: string): number | undefined {
  const plain = text
    .trim()
    .replace(/^(\d+),(\d{1,2})$/, '$1.$2')
    .replaceAll(/,(?=\d{3})/g, '');
  return /^-?\d{0,9}(\.\d{1,4})?$/.test(plain) && /\d/.test(plain) ? Number(plain) : undefined;
}

/** A text as it may be drawn and passed on: no control characters, and none that turn the direction of what follows. */
function plainText(text: string, longest: number): string {
  const shown = text
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{C}\n]/gu, '')
    .replace(/[^\S\n]+/g, ' ');
  return [...shown].slice(0, longest).join('').trim();
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

function problemOf(size: Size, value: number, unit: LabelFacts['unit']): Problem | null {
  const square = size === 'surface' || size === 'label_area';
  if (value <= 0) return 'nothing';
  return inInches(value, unit, square) > (square ? most.area : most.length) ? 'large' : null;
}

/**
 * The facts in a form's or a fragment's parameters, and what is wrong with the others. What is unknown is no answer;
 * what is wrong is left out, so that a label can always be drawn.
 */
export function factsFrom(params: URLSearchParams): {
  facts: LabelFacts;
  problems: { readonly [field in Field]?: Problem };
} {
  const problems: { [field in Field]?: Problem } = {};
  const one = <Option extends string>(name: Field, options: readonly Option[]) => {
    const given = options.find((option) => option === params.get(name));
    return given ? { [name]: given } : {};
  };
  const unit = lengthUnits.find((option) => option === params.get('unit')) ?? 'in';
  const numbers = [...sizes, 'amount' as const].flatMap((name) => {
    const typed = params.get(name)?.trim();
    if (!typed) return [];
    const value = numberFrom(typed);
    const problem =
      value === undefined
        ? 'number'
        : name === 'amount'
          ? amountProblem(value, params.get('amount_unit'))
          : problemOf(name, value, unit);
    if (problem) problems[name] = problem;
    return problem ? [] : [[name, value] as const];
  });
  const written = Object.entries(texts).flatMap(([name, longest]) => {
    const value = plainText(params.get(name) ?? '', longest);
    if (!value) return [];
    if (name === 'country' && !countryName(value)) problems.country = 'country';
    else if (name === 'contact' && phoneAbroad.test(value)) problems.contact = 'contact-abroad';
    else return [[name, name === 'country' ? value.toUpperCase() : value] as const];
    return [];
  });
  const chosen = kinds.filter((kind) => params.getAll('kind').includes(kind));
  const special = chosen.filter((kind) => kind !== 'other');
  return {
    facts: {
      ...one('shape', shapes),
      ...one('unit', lengthUnits),
      ...one('amount_unit', amountUnits),
      ...one('fragrance', yesNo),
      ...one('shades', yesNo),
      ...one('firm_role', firmRoles),
      ...one('professional', yesNo),
      ...(chosen.length > 0 ? { kind: special.length > 0 ? special : chosen } : {}),
      ...Object.fromEntries(numbers),
      ...Object.fromEntries(written),
    },
    problems,
  };
}

function amountProblem(value: number, unit: string | null): Problem | null {
  if (value <= 0) return 'nothing';
  if (value > 100_000) return 'large';
  if (unit === 'count' && !Number.isInteger(value)) return 'count';
  const smallest = unit === 'mL' || unit === 'g' ? 0.3 : unit === 'L' || unit === 'kg' ? 0.0003 : 0.01;
  return value < smallest ? 'amount' : null;
}

/** The fragment of the facts, without `#`; empty when there are none. */
export function toFragment(facts: LabelFacts): string {
  const params = new URLSearchParams();
  for (const name of fields) {
    for (const value of [facts[name] ?? []].flat()) params.append(name, String(value));
  }
  return params.toString();
}

/** Whether parameters hold answers that cannot be read. */
export function isUnreadable(params: URLSearchParams): boolean {
  return params.size > 0 && !fields.some((name) => params.has(name));
}
