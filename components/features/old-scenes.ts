import { WizardScene } from './mocra-wizard/old-scene';

export const oldScenes: Record<string, typeof WizardScene | undefined> = {
  'mocra-wizard': WizardScene,
};
