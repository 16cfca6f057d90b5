import { buttonVariants } from '@/components/ui/button-variants';
import { featureRows } from '@/lib/features/list';
import type { Locale } from '@/lib/i18n/locales';
import { intlMessages } from '@/lib/i18n/messages';
import type { Feature } from '@/lib/routes';
import { appLink } from '@/lib/urls';
import { LazyScene } from './lazy-scene';

/** Interactive scene of a feature; the server renders its initial state. */
export function FeatureScene({ locale, feature }: { locale: Locale; feature: Feature }) {
  const messages = intlMessages(locale);
  const namespace = featureRows[feature].scene;
  return (
    <LazyScene
      feature={feature}
      locale={locale}
      messages={{ scene: messages.scene, [namespace]: messages[namespace] }}
      trial={{ href: appLink(`/features/${feature}`, 'scene'), className: buttonVariants({ size: 'small' }) }}
    />
  );
}
