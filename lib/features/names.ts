import type { MessageTypes } from '../i18n/messages';
import type { Plan } from '../site';
import type { Feature } from './list';

type FeatureNames = { page: keyof MessageTypes; scene: keyof MessageTypes; plans: Plan['features'][number] };

/**
 * Maps each feature to the messages of its page and scene, and to its key in the plans' lists. Separate from
 * feature-text.ts, which would send every message to the browser.
 */
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
