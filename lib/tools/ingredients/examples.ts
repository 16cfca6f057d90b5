import type { CheckAnswers } from './answers.ts';

/** Lists to start from, as the form sends them: products as they were sold before these lists, without a brand. */
export const examples = {
  nails: {
    ingredients:
      'Butyl Acetate, Ethyl Acetate, Nitrocellulose, Tosylamide/Formaldehyde Resin, Dibutyl Phthalate, Isopropyl Alcohol, Stearalkonium Hectorite, Camphor, Formaldehyde. May contain: CI 15850, CI 77891, CI 77491',
    kind: ['other'],
  },
  foundation: {
    ingredients:
      'Water, Cyclopentasiloxane, Titanium Dioxide, Dimethicone, Butylene Glycol, PTFE, Talc, Perfluorooctyl Triethoxysilane, Sodium Chloride, Isopropylparaben, Isobutylparaben, Phenoxyethanol, CI 77491, CI 77492, CI 77499',
    kind: ['other'],
  },
  toner: {
    ingredients:
      '정제수, 부틸렌글라이콜, 글리세린, 나이아신아마이드, 1,2-헥산다이올, 트리클로산, 판테놀, 알란토인, 디엠디엠하이단토인, 카보머, 트로메타민, 향료',
    kind: ['other'],
  },
} as const satisfies Record<string, CheckAnswers>;
export type Example = keyof typeof examples;
export const exampleNames = Object.keys(examples) as Example[];
