import realLists from '../ingredients/real-lists.json';

/** Products as fragments of a product file: real lists of ingredients, with the facts that people enter beside them. */
const facts: readonly string[] = [
  'kind=other&identity=Facial+serum&role=label-name&origin=Korea&states=california&drug=none',
  'kind=eye&identity=Eye+shadow&role=label-name&role=maker&origin=USA&first_sale=2026-09-01&drug=none',
  'kind=lips&identity=Lipstick&amount=3.2&amount_unit=g&role=importer&origin=France&states=washington',
  'kind=hair-dye&identity=Hair+color&directions=Do+a+patch+test&role=maker&started=2024-01-10&origin=Italy',
  'kind=aerosol&identity=Hair+spray&amount=200&amount_unit=mL&role=label-name&sales=500000&kinds=other&origin=USA',
  'identity=Acne+serum+SPF+30&kind=drug-claim&role=label-name&origin=Korea&states=vermont&states=maryland',
  'kind=other&identity=Sun+cream+SPF+50&drug=spf&role=label-name&role=maker&origin=Korea',
  'kind=suntan&identity=Self+tanner&contact=help%40brand.com&firm_role=distributed&firm=Hanbit+Inc.&city=Torrance&state=CA&zip=90501&country=US',
  'kind=bubble-bath&identity=Bubble+bath&product=Foamy&category=02b&facility=3012345678&phone=1-800-555-0100',
  'kind=oral-liquid&identity=Mouthwash&role=retailer&origin=Canada',
  '',
];

/** Lists that the collection lacks: restricted names, colors in several languages, questions and parts that are no ingredient. */
const lists: readonly string[] = [
  'Butyl Acetate, Ethyl Acetate, Nitrocellulose, Tosylamide/Formaldehyde Resin, Dibutyl Phthalate, Camphor, Formaldehyde. May contain: CI 15850, CI 77891',
  '정제수, 부틸렌글라이콜, 트리클로산, 디엠디엠하이단토인, 황색4호, 적색40호, 향료',
  'Water, Mercury, Zirconium, PTFE, Isobutylparaben, Lead Acetate, Boric Acid',
  'Water, p-Phenylenediamine, Resorcinol, m-Aminophenol, Basic Red 51, Ammonium Hydroxide',
  'Talc, Mica, CI 45410, CI 42090, CI 77491, CI 77492, CI 16035:1, Patent Blue V, Ultramarines',
  'Aqua, Parfum, Glycolic Acid, Dihydroxyacetone, Zinc Oxide, Salicylic Acid, Titanium Dioxide',
  'Water Glycerin Phenoxyethanol Tocopherol',
  'Butane, Propane, Alcohol Denat., Methylene Chloride, Vinyl Chloride, Fragrance*',
];

const all = [...(realLists as { list: string }[]).map(({ list }) => list), ...lists];

/** At least 40 products; every list with some of the facts. */
export const products: readonly string[] = Array.from({ length: Math.max(44, all.length) }, (_, index) =>
  [
    `ingredients=${encodeURIComponent(all[(index + lists.length) % all.length] ?? '')}`,
    facts[index % facts.length],
  ]
    .filter(Boolean)
    .join('&'),
);
