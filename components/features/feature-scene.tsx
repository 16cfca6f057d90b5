import type { ReactNode } from 'react';
import { buttonVariants } from '@/components/ui/button-variants';
import { env } from '@/lib/env';
import type { Locale } from '@/lib/i18n/locales';
import { intlMessages, type Messages } from '@/lib/i18n/messages';
import type { Feature } from '@/lib/routes';
import { CartonDrawing } from './label-vision/carton-drawing-artwork';
import { LazyScene } from './lazy-scene';
import { CushionDrawing } from './mocra-wizard/artwork';

const namespaces = {
  'mocra-wizard': 'sceneMocraWizard',
  'label-vision': 'sceneLabelVision',
  'import-assist': 'sceneImportAssist',
  'us-agent-service': 'sceneUsAgentService',
  'adverse-events': 'sceneAdverseEvents',
  'evidence-vault': 'sceneEvidenceVault',
} as const satisfies Record<Feature, keyof Messages>;

/** What a scene shows by `<use>`: it never changes, so the server writes it beside the scene and no script has it. */
const drawings: Partial<Record<Feature, ReactNode>> = {
  'mocra-wizard': <CushionDrawing />,
  'label-vision': <CartonDrawing />,
};

// The browser fetches a scene's script late. Its styles come with the page, as the server has drawn it already.
import.meta.glob('./*/*.module.css', { eager: true });

/** A feature at work, to try: drawn by the server in its first state. */
export function FeatureScene({ locale, feature }: { locale: Locale; feature: Feature }) {
  const messages = intlMessages(locale);
  const namespace = namespaces[feature];
  return (
    <>
      {drawings[feature]}
      <LazyScene
        feature={feature}
        locale={locale}
        messages={{ scene: messages.scene, [namespace]: messages[namespace] }}
        trial={{ href: env().links.app, className: buttonVariants({ size: 'small' }) }}
      />
    </>
  );
}
