import type { MessageTypes } from '../i18n/messages.ts';
import type { Plan } from '../site.ts';

type FeatureRow = { page: keyof MessageTypes; scene: keyof MessageTypes; plans: Plan['features'][number] };

/**
 * The features in display order, each with the messages of its page and scene and its key in the plans' lists. § numbers,
 * menus, sitemap, landing pillars, social images and the link to the next feature derive from it. Each has a folder with
 * the same name in components/features.
 */
export const featureRows = {
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
} as const satisfies Record<string, FeatureRow>;

export type Feature = keyof typeof featureRows;
export const features = Object.keys(featureRows) as Feature[];
