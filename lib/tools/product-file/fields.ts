/** Fields that the form asks first. */
const first = [
  'ingredients',
  'kind',
  'product',
  'identity',
  'drug',
  'role',
  'origin',
  'first_sale',
  'states',
];

/** Fields that only the label and the listing need; the form folds them. */
export const foldedFields: readonly string[] = [
  ...['amount', 'amount_unit', 'contact', 'firm_role', 'firm', 'city', 'state', 'zip', 'country'],
  ...['sales', 'category', 'facility', 'phone', 'listing_number'],
];

/** Fields that the form shows; it carries every other field of the product as it was given. */
export const shownFields: readonly string[] = [...first, ...foldedFields];
