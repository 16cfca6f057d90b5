import { buttonVariants } from '@/components/ui/button-variants';
import { env } from '@/lib/env';
import { featureNames } from '@/lib/features/names';
import type { Locale } from '@/lib/i18n/locales';
import { intlMessages } from '@/lib/i18n/messages';
import type { Feature } from '@/lib/routes';
import { LazyScene } from './lazy-scene';

// The browser fetches a scene's script late. Its styles come with the page, as the server has drawn it already.
import.meta.glob('./*/*.module.css', { eager: true });

/** A feature at work, to try: drawn by the server in its first state. */
export function FeatureScene({ locale, feature }: { locale: Locale; feature: Feature }) {
  const messages = intlMessages(locale);
  const namespace = featureNames[feature].scene;
  return (
    <LazyScene
      feature={feature}
      locale={locale}
      messages={{ scene: messages.scene, [namespace]: messages[namespace] }}
      trial={{ href: env().links.app, className: buttonVariants({ size: 'small' }) }}
    />
  );
}
