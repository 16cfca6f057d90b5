import { AdverseEventsScene } from './adverse-events/old-scene';
import { ImportScene } from './import-assist/old-scene';
import { WizardScene } from './mocra-wizard/old-scene';

export const oldScenes: Record<string, typeof WizardScene | undefined> = {
  'mocra-wizard': WizardScene,
  'import-assist': ImportScene,
  'adverse-events': AdverseEventsScene,
};
