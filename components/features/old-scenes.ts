import { AdverseEventsScene } from './adverse-events/old-scene';
import { VaultScene } from './evidence-vault/old-scene';
import { WizardScene } from './mocra-wizard/old-scene';
import { AgentScene } from './us-agent-service/old-scene';

export const oldScenes: Record<string, typeof WizardScene | undefined> = {
  'mocra-wizard': WizardScene,
  'us-agent-service': AgentScene,
  'adverse-events': AdverseEventsScene,
  'evidence-vault': VaultScene,
};
