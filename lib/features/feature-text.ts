import type { Locale } from '../i18n/locales';
import { type Messages, messagesFor } from '../i18n/messages';
import type { Feature } from '../routes';

/** Text of one feature page, in the shape that all six share. */
export type FeatureText = Messages['featureMocraWizard'];

const namespaces = {
  'mocra-wizard': 'featureMocraWizard',
  'label-vision': 'featureLabelVision',
  'import-assist': 'featureImportAssist',
  'us-agent-service': 'featureUsAgentService',
  'adverse-events': 'featureAdverseEvents',
  'evidence-vault': 'featureEvidenceVault',
} as const satisfies Record<Feature, keyof Messages>;

/** The messages of a feature page, by slug. */
export function featureText(feature: Feature, locale: Locale): FeatureText {
  return messagesFor(locale)[namespaces[feature]];
}
