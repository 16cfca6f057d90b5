import { VaultScene } from './evidence-vault/old-scene';
import { ImportScene } from './import-assist/old-scene';
import { WizardScene } from './mocra-wizard/old-scene';
import { AgentScene } from './us-agent-service/old-scene';

export const oldScenes: Record<string, typeof WizardScene | undefined> = {
  'mocra-wizard': WizardScene,
  'import-assist': ImportScene,
  'us-agent-service': AgentScene,
  'evidence-vault': VaultScene,
};
