import type { Ingredients } from '../us-label/ingredients.ts';
import type { Product } from './answers.ts';
import type { CategoryChoice } from './categories.ts';
import { suggestCategory } from './suggest-category.ts';

/*
 * The data elements of a product listing, section 607(c)(4)(A) of the FD&C Act, as far as a product file knows them. The sheet
 * is a preparation; only a submission to the FDA lists a product.
 */

export type ListingRow = {
  /** Key of its name below `listing.rows`. */
  readonly id: 'facility' | 'person' | 'phone' | 'name' | 'category' | 'ingredients' | 'listing-number';
  /** Empty if the file does not know it. */
  readonly value: string;
  readonly citation: string;
  /** The field that asks for it. */
  readonly field: string;
  /** True for what only some listings have. */
  readonly isOptional?: true;
  /** True for a value that a person has to confirm. */
  readonly isSuggested?: true;
};

const paragraph = (number: string) => `FD&C Act § 607(c)(4)(A)(${number})`;

/** Returns the names of the list as the label prints them, each once. */
const listedNames = ({ printed }: Pick<Ingredients, 'printed'>): string[] => [
  ...new Set(printed.map(({ name }) => name)),
];

/** Returns the rows of the sheet in the order of the section. */
export function listingRows(
  { label, finder, listing }: Product,
  ingredients: Ingredients,
  categories: readonly CategoryChoice[],
): ListingRow[] {
  const suggested = suggestCategory(`${label.identity ?? ''} ${finder.product ?? ''}`, label.kind ?? []);
  const category = categories.find(({ code }) => code === (listing.category ?? suggested));
  const place = [label.firm, label.city, label.state, label.country].filter(Boolean).join(', ');
  const names = listedNames(ingredients);
  if (label.fragrance === 'yes' && !names.includes('Fragrance')) names.push('Fragrance');
  const row = (
    id: ListingRow['id'],
    value: string | undefined,
    number: string,
    field: string,
    more: Pick<ListingRow, 'isOptional' | 'isSuggested'> = {},
  ): ListingRow => ({ id, value: value ?? '', citation: paragraph(number), field, ...more });
  return [
    row('facility', listing.facility, 'i', 'facility'),
    row('person', label.firm && place, 'ii', 'firm'),
    row('phone', listing.phone, 'ii', 'phone'),
    row('name', finder.product, 'ii', 'product'),
    row('category', category?.text, 'iii', 'category', {
      ...(!listing.category && suggested && { isSuggested: true }),
    }),
    row('ingredients', names.join(', '), 'iv', 'ingredients'),
    row('listing-number', listing.listing_number, 'v', 'listing_number', { isOptional: true }),
  ];
}
