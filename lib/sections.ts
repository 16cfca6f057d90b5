import { type Feature, features } from './features/list.ts';

/** The landing's sections below its hero, in order. */
export const landingSections = [
  'why',
  'features',
  'brands',
  'statistics',
  'about',
  'trust',
  'pricing',
  'faq',
  'contact',
] as const;
export type LandingSection = (typeof landingSections)[number];

/** Dark bands between the sections, without a § number. */
const bands = ['statistics', 'contact'] as const;
export type NumberedSection = Exclude<LandingSection, (typeof bands)[number]>;

/** The § number in the margin: a section's place among those that have one. */
export function sectionNumber(section: NumberedSection): number {
  const numbered = landingSections.filter((id) => !(bands as readonly string[]).includes(id));
  return numbered.indexOf(section) + 1;
}

/** A feature's § number: its place within the landing's section of features. */
export function featureNumber(feature: Feature): string {
  return `${sectionNumber('features')}.${features.indexOf(feature) + 1}`;
}
