import type { ReactNode } from 'react';
import type { Locale } from '@/lib/i18n/locales';
import type { Feature } from '@/lib/routes';
import { AdverseEventsCrop, AdverseEventsScene } from './adverse-events/adverse-events-scene';
import { AgentCrop, AgentScene } from './agent/agent-scene';
import { ImportCrop, ImportScene } from './import/import-scene';
import { LabelCrop, LabelScene } from './label/label-scene';
import { VaultCrop, VaultScene } from './vault/vault-scene';
import { WizardCrop, WizardScene } from './wizard/wizard-scene';

export { AgentLetterPanel, FsvpPanel, PriorNoticePanel } from './panels/brand-panels';

type SceneComponent = (props: { locale: Locale }) => Promise<ReactNode>;

/** The product at work, on the feature's page. */
export const scenes: Record<Feature, SceneComponent> = {
  'mocra-wizard': WizardScene,
  'label-vision': LabelScene,
  'import-assist': ImportScene,
  'us-agent-service': AgentScene,
  'adverse-events': AdverseEventsScene,
  'evidence-vault': VaultScene,
};

/** The most telling part of each scene, on the landings. */
export const crops: Record<Feature, SceneComponent> = {
  'mocra-wizard': WizardCrop,
  'label-vision': LabelCrop,
  'import-assist': ImportCrop,
  'us-agent-service': AgentCrop,
  'adverse-events': AdverseEventsCrop,
  'evidence-vault': VaultCrop,
};
