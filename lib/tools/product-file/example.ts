/**
 * The product that a visitor sees before typing, as a fragment: an invented serum with names from real lists, whose list has
 * something for each section. Its names are in English and separated by commas, so that the table of names changes nothing.
 */
export const exampleFragment = String(
  new URLSearchParams([
    [
      'ingredients',
      'Water, Glycerin, Niacinamide, Propanediol, Butylene Glycol, Citrus Junos Fruit Extract, Panthenol, Sodium Hyaluronate, Betaine, Allantoin, Xanthan Gum, Carbomer, Isopropylparaben, DMDM Hydantoin, Disodium EDTA, CI 19140, Fragrance',
    ],
    ['kind', 'other'],
    ['identity', 'Facial serum'],
    ['amount', '30'],
    ['amount_unit', 'mL'],
    ['origin', 'Korea'],
    ['product', 'Onsil Yuja Vita Serum'],
    ['role', 'label-name'],
    ['drug', 'none'],
    ['states', 'california'],
    ['states', 'washington'],
  ]),
);
