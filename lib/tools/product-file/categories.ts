import rows from './categories.json' with { type: 'json' };

/*
 * Cosmetic product categories and codes of the FDA, in the words of its list. The list itself could not be read; the names come
 * from two copies that agree. Some categories have a third part, such as leave-on or rinse-off, which the form of the FDA
 * asks. The server passes the list to the page as data.
 */

type Category = {
  /** `14c`; `17` has no letter. */
  readonly code: string;
  readonly name: string;
};

export const categories: readonly Category[] = Object.entries<string | string[]>(rows)
  .sort(([one], [other]) => one.localeCompare(other))
  .flatMap(([number, names]) =>
    typeof names === 'string'
      ? { code: number, name: names }
      : names.map((name, index) => ({ code: `${number}${String.fromCharCode(97 + index)}`, name })),
  );

/** A category in one line: `14(c) Face and neck (excluding shaving preparations)`. */
export type CategoryChoice = { readonly code: string; readonly text: string };

export const categoryChoices: readonly CategoryChoice[] = categories.map(({ code, name }) => ({
  code,
  text: `${code.replace(/([a-z])$/, '($1)')} ${name}`,
}));
