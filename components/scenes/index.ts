import type { ReactNode } from 'react';
import type { Locale } from '@/lib/i18n/locales';
import type { Feature } from '@/lib/routes';
import { AdverseEventsScene } from './adverse-events-scene';
import { AgentScene } from './agent-scene';
import { ImportScene } from './import-scene';
import { LabelCrop, LabelScene } from './label-scene';
import { VaultScene } from './vault-scene';
import { WizardCrop, WizardScene } from './wizard-scene';

export type SceneComponent = (props: { locale: Locale }) => Promise<ReactNode>;

/** The scene that stands for a feature, on its page and (cropped) on the landings. */
export const scenes: Record<Feature, SceneComponent> = {
  'mocra-wizard': WizardScene,
  'label-vision': LabelScene,
  'import-assist': ImportScene,
  'us-agent-service': AgentScene,
  'adverse-events': AdverseEventsScene,
  'evidence-vault': VaultScene,
};

export const crops: Record<Feature, SceneComponent> = {
  'mocra-wizard': WizardCrop,
  'label-vision': LabelCrop,
  'import-assist': ImportScene,
  'us-agent-service': AgentScene,
  'adverse-events': AdverseEventsScene,
  'evidence-vault': VaultScene,
};
export { AgentScene as AgentLetterPanel, ImportScene as FsvpPanel, ImportScene as PriorNoticePanel };
