import type { Feature } from '../routes';
import { type Plan, plans } from '../site';

/** What the plans' lists call each feature. */
const planFeatures = {
  'mocra-wizard': 'splListing',
  'label-vision': 'labelScan',
  'import-assist': 'importAssist',
  'us-agent-service': 'agentFirstFacility',
  'adverse-events': 'adverseEvents',
  'evidence-vault': 'vault',
} as const satisfies Record<Feature, Plan['features'][number]>;

/** The cheapest plan that has a feature. */
export function firstPlanWith(feature: Feature): Plan {
  const name: Plan['features'][number] = planFeatures[feature];
  return plans.find(({ features }) => (features as readonly string[]).includes(name)) ?? plans[0];
}
