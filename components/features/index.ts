import type { ReactNode } from 'react';
import type { Locale } from '@/lib/i18n/locales';
import type { Feature } from '@/lib/routes';
import { AdverseEventsCrop } from './adverse-events/crop';
import { AdverseEventsSocialImage } from './adverse-events/social-image';
import { EvidenceVaultCrop } from './evidence-vault/crop';
import { EvidenceVaultSocialImage } from './evidence-vault/social-image';
import { ImportAssistCrop } from './import-assist/crop';
import { ImportAssistSocialImage } from './import-assist/social-image';
import { LabelVisionCrop } from './label-vision/crop';
import { LabelVisionSocialImage } from './label-vision/social-image';
import { MocraWizardCrop } from './mocra-wizard/crop';
import { MocraWizardSocialImage } from './mocra-wizard/social-image';
import { UsAgentServiceCrop } from './us-agent-service/crop';
import { UsAgentServiceSocialImage } from './us-agent-service/social-image';

/** The most telling part of each scene, on the landings. */
export const crops: Record<Feature, () => ReactNode> = {
  'mocra-wizard': MocraWizardCrop,
  'label-vision': LabelVisionCrop,
  'import-assist': ImportAssistCrop,
  'us-agent-service': UsAgentServiceCrop,
  'adverse-events': AdverseEventsCrop,
  'evidence-vault': EvidenceVaultCrop,
};

/** What the social image of each feature's page shows; `number` is the feature's place in the list. */
export const socialImages: Record<Feature, (props: { number: number; locale: Locale }) => ReactNode> = {
  'mocra-wizard': MocraWizardSocialImage,
  'label-vision': LabelVisionSocialImage,
  'import-assist': ImportAssistSocialImage,
  'us-agent-service': UsAgentServiceSocialImage,
  'adverse-events': AdverseEventsSocialImage,
  'evidence-vault': EvidenceVaultSocialImage,
};
