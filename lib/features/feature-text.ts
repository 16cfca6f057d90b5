import type { Locale } from '../i18n/locales';
import { type Messages, messagesFor } from '../i18n/messages';
import type { Feature } from '../routes';

/** Text of one feature page, in the shape that all six share. */
export type FeatureText = Messages['featureMocraWizard'];

/** Where the messages of a feature are: those of its page, and those of its scene. */
export const featureNamespaces = {
  'mocra-wizard': { page: 'featureMocraWizard', scene: 'sceneMocraWizard' },
  'label-vision': { page: 'featureLabelVision', scene: 'sceneLabelVision' },
  'import-assist': { page: 'featureImportAssist', scene: 'sceneImportAssist' },
  'us-agent-service': { page: 'featureUsAgentService', scene: 'sceneUsAgentService' },
  'adverse-events': { page: 'featureAdverseEvents', scene: 'sceneAdverseEvents' },
  'evidence-vault': { page: 'featureEvidenceVault', scene: 'sceneEvidenceVault' },
} as const satisfies Record<Feature, { page: keyof Messages; scene: keyof Messages }>;

/** The messages of a feature page, by slug. */
export function featureText(feature: Feature, locale: Locale): FeatureText {
  return messagesFor(locale)[featureNamespaces[feature].page];
}
