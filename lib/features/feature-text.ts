import { withFacts } from '../i18n/facts';
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

function fill<T>(value: T): T {
  if (typeof value === 'string') return withFacts(value) as T;
  if (Array.isArray(value)) return value.map(fill) as T;
  if (value && typeof value === 'object') {
    return Object.fromEntries(Object.entries(value).map(([key, child]) => [key, fill(child)])) as T;
  }
  return value;
}

/** Text of a feature page with its facts filled in. */
export function featureText(feature: Feature, locale: Locale): FeatureText {
  return fill(messagesFor(locale)[namespaces[feature]]);
}
