/*
 * What a tool knows about a product, for the next one. A tool's page keeps the fields that it does not ask in its fragment
 * (`useAnswers`), so that they are there when the visitor goes on.
 */

/** The tools that share a product. */
export type SharingTool = 'mocra-duties' | 'us-label' | 'ingredients';

const names = (text: string): readonly string[] => text.split(' ');

const listFields = names('ingredients undone kind');
const labelFields = [
  ...listFields,
  ...names('identity color_use fragrance shades directions tamper foreign contact origin professional'),
  ...names('shape unit width height circumference surface label_area containers'),
  ...names('inner_shape inner_width inner_height inner_circumference inner_surface'),
  ...names('amount amount_unit measure measure_unit aerosol_volume'),
  ...names('firm_role firm street city state zip'),
];
const finderFields = [
  ...names('product role other_cosmetics kinds sales outgrown professional changed'),
  ...names('first_sale started registered report new_information'),
];
const listingFields = names('states facility phone category listing_number rules');
const shared = [...new Set([...labelFields, ...finderFields, ...listingFields])];

/** Every field of a product file. */
export const productNames: readonly string[] = [...shared, 'country', 'made', 'drug'];

function move(params: URLSearchParams, from: string, to: string): void {
  const value = params.get(from);
  params.delete(from);
  if (value) params.set(to, value);
}

/** Returns a tool's fragment in the names of the product file. */
function toProductParams(tool: SharingTool, fragment: string): URLSearchParams {
  const params = new URLSearchParams(fragment);
  if (tool === 'mocra-duties') {
    move(params, 'country', 'made');
    move(params, 'firm_country', 'country');
  }
  if (tool === 'us-label' && params.get('drug') === 'yes' && params.has('drug_kind')) {
    move(params, 'drug_kind', 'drug');
  }
  params.delete('drug_kind');
  return params;
}

/** Returns a product's fragment in the names of a tool. */
function toToolParams(tool: SharingTool, product: string): URLSearchParams {
  const params = new URLSearchParams(product);
  if (tool === 'mocra-duties') {
    move(params, 'country', 'firm_country');
    move(params, 'made', 'country');
  }
  const drug = params.get('drug');
  if (tool === 'us-label' && drug) {
    params.delete('drug');
    if (drug !== 'soap') params.set('drug', drug === 'none' || drug === 'no' ? 'no' : 'yes');
    params.set('drug_kind', drug);
  }
  if (tool === 'us-label' && params.get('made') === 'us' && !params.has('origin')) {
    params.set('origin', 'USA');
  }
  return params;
}

/** Returns the fragment with which a tool continues from another, or from the product file. */
export function carryTo(
  to: SharingTool | 'product-file',
  from: SharingTool | 'product-file',
  fragment: string,
): string {
  const product = from === 'product-file' ? fragment : String(toProductParams(from, fragment));
  return to === 'product-file' ? product : String(toToolParams(to, product));
}
