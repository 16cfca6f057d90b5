import type { ReactNode } from 'react';
import type { Feature } from '@/lib/routes';
import { AdverseEventsCrop } from './adverse-events/crop';
import { EvidenceVaultCrop } from './evidence-vault/crop';
import { ImportAssistCrop } from './import-assist/crop';
import { LabelVisionCrop } from './label-vision/crop';
import { MocraWizardCrop } from './mocra-wizard/crop';
import { UsAgentServiceCrop } from './us-agent-service/crop';

/** Scene previews for the landing pages. */
export const crops: Record<Feature, () => ReactNode> = {
  'mocra-wizard': MocraWizardCrop,
  'label-vision': LabelVisionCrop,
  'import-assist': ImportAssistCrop,
  'us-agent-service': UsAgentServiceCrop,
  'adverse-events': AdverseEventsCrop,
  'evidence-vault': EvidenceVaultCrop,
};
