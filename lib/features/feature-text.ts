import type { Locale } from '../i18n/locales';
import { type Messages, messagesFor } from '../i18n/messages';
import type { Feature } from '../routes';
import { type Plan, plans } from '../site';
import { featureRows } from './list';

/** Messages of one feature page, in the shape that all six share. */
export type FeatureText = Messages['featureMocraWizard'];

/** Returns the messages of a feature page by slug. */
export function featureText(feature: Feature, locale: Locale): FeatureText {
  return messagesFor(locale)[featureRows[feature].page];
}

/** Returns the cheapest plan that includes a feature. */
export function firstPlanWith(feature: Feature): Plan {
  const name = featureRows[feature].plans;
  return plans.find(({ features }) => (features as readonly string[]).includes(name)) ?? plans[0];
}
