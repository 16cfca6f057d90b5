import type { Locale } from '../i18n/locales';
import { type Messages, messagesFor } from '../i18n/messages';
import type { Feature } from '../routes';
import { type Plan, plans } from '../site';

/** Text of one feature page, in the shape that all six share. */
export type FeatureText = Messages['featureMocraWizard'];

type FeatureNames = { page: keyof Messages; scene: keyof Messages; plans: Plan['features'][number] };

/** Where the messages of a feature are, those of its page and of its scene; and what the plans' lists call it. */
export const featureNames = {
  'mocra-wizard': { page: 'featureMocraWizard', scene: 'sceneMocraWizard', plans: 'splListing' },
  'label-vision': { page: 'featureLabelVision', scene: 'sceneLabelVision', plans: 'labelScan' },
  'import-assist': { page: 'featureImportAssist', scene: 'sceneImportAssist', plans: 'importAssist' },
  'us-agent-service': {
    page: 'featureUsAgentService',
    scene: 'sceneUsAgentService',
    plans: 'agentFirstFacility',
  },
  'adverse-events': { page: 'featureAdverseEvents', scene: 'sceneAdverseEvents', plans: 'adverseEvents' },
  'evidence-vault': { page: 'featureEvidenceVault', scene: 'sceneEvidenceVault', plans: 'vault' },
} as const satisfies Record<Feature, FeatureNames>;

/** The messages of a feature page, by slug. */
export function featureText(feature: Feature, locale: Locale): FeatureText {
  return messagesFor(locale)[featureNames[feature].page];
}

/** The cheapest plan that has a feature. */
export function firstPlanWith(feature: Feature): Plan {
  const name = featureNames[feature].plans;
  return plans.find(({ features }) => (features as readonly string[]).includes(name)) ?? plans[0];
}
