import { AdverseEventsScene } from './adverse-events/old-scene';
import { VaultScene } from './evidence-vault/old-scene';
import { ImportScene } from './import-assist/old-scene';
import { AgentScene } from './us-agent-service/old-scene';

export const oldScenes: Record<string, typeof VaultScene | undefined> = {
  'import-assist': ImportScene,
  'us-agent-service': AgentScene,
  'adverse-events': AdverseEventsScene,
  'evidence-vault': VaultScene,
};
