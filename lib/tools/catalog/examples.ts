/** A small catalog to try: titles of columns and five invented products with real names of ingredients. */
export const exampleCatalog = [
  ['Product', 'Type', 'Ingredients'],
  [
    'Yuja vita serum 30 mL',
    'Serum',
    'Water, Glycerin, Niacinamide, Citrus Junos Fruit Extract, 1,2-Hexanediol, Phenoxyethanol, CI 19140',
  ],
  ['Daily sun stick SPF 50+', 'Sun care', 'Zinc Oxide, Caprylic/Capric Triglyceride, Silica, Tocopherol'],
  [
    'Clear top coat',
    'Nail polish',
    'Butyl Acetate, Nitrocellulose, Dibutyl Phthalate, Toluene, Formaldehyde',
  ],
  [
    'Rose eye shadow',
    'Eye makeup',
    'Talc, Mica, Zinc Stearate, Dimethicone, Methylparaben, CI 77491, CI 45410, PTFE',
  ],
  ['수분 진정 크림 50mL', '크림', '정제수, 글리세린, 부틸렌글라이콜, 판테놀, 토코페롤, 트리클로산'],
]
  .map((cells) => cells.join('\t'))
  .join('\n');
