import { isPlainDate } from './dates.ts';
import { countries, dateQuestions, drugs, type Facts, kinds, questions, roles, yesNo } from './finder.ts';

/*
 * The answers as the address's fragment, in the form in which a form would send them: `role=maker&role=label-name`.
 * A fragment stays in the browser; it is never part of a request.
 */

/** Dollars as people write them: `$1,025,000`, `1025000.50`. Undefined when it is no amount. */
export function salesFrom(text: string): number | undefined {
  const digits = text.replace(/[\s,$]/g, '');
  return /^\d{1,13}(\.\d{1,2})?$/.test(digits) ? Number(digits) : undefined;
}

/** Longest name of a product. */
export const productLength = 60;

/**
 * A product's name as it may be shown and passed on: letters, digits and a few signs. Whoever sends a link chooses the
 * name that its reader sees, so it can hold neither an address nor a control character.
 */
export function productFrom(text: string): string | undefined {
  const plain = text.replace(/[^\p{L}\p{M}\p{N} &'’+%()-]/gu, ' ').replace(/\s+/g, ' ');
  return [...plain].slice(0, productLength).join('').trim() || undefined;
}

/** The answers in a form's or a fragment's parameters. What is unknown or impossible is no answer. */
export function factsFrom(params: URLSearchParams): Facts {
  const some = <Option extends string>(name: string, options: readonly Option[]) => {
    const given = options.filter((option) => params.getAll(name).includes(option));
    return given.length > 0 ? { [name]: given } : {};
  };
  const one = <Option extends string>(name: string, options: readonly Option[]) => {
    const given = options.find((option) => option === params.get(name));
    return given ? { [name]: given } : {};
  };
  const sales = salesFrom(params.get('sales') ?? '');
  const product = productFrom(params.get('product') ?? '');
  const dates = dateQuestions.map((name) => [name, params.get(name)]).filter(([, day]) => isPlainDate(day));
  return {
    ...some('role', roles),
    ...one('country', countries),
    ...(sales === undefined ? {} : { sales }),
    ...some('kinds', kinds),
    ...one('outgrown', yesNo),
    ...one('drug', drugs),
    ...one('other_cosmetics', yesNo),
    ...one('professional', yesNo),
    ...Object.fromEntries(dates),
    ...(product ? { product } : {}),
  };
}

/** The answers in a fragment, with or without its `#`. */
export function fromFragment(hash: string): Facts {
  return factsFrom(new URLSearchParams(hash.replace(/^#/, '')));
}

/** The fragment of the answers, without `#`; empty when there are none. */
export function toFragment(facts: Facts): string {
  const params = new URLSearchParams();
  for (const name of [...questions, ...dateQuestions, 'product'] as const) {
    for (const value of [facts[name] ?? []].flat()) params.append(name, String(value));
  }
  return params.toString();
}

/** The address of a result as it is passed on: the page with the answers, and nothing else that a link to it held. */
export function plainLink({ origin, pathname, hash }: Pick<URL, 'origin' | 'pathname' | 'hash'>): string {
  const fragment = toFragment(fromFragment(hash));
  return origin + pathname + (fragment && `#${fragment}`);
}
