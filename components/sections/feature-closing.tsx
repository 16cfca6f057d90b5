import { getTranslations } from 'next-intl/server';
import { ExternalLink } from '@/components/layout/external-link';
import { buttonVariants } from '@/components/ui/button';
import { env } from '@/lib/env';
import type { FeatureText } from '@/lib/features/feature-text';
import type { Locale } from '@/lib/i18n/locales';
import { figures } from '@/lib/site';
import { unbroken } from '@/lib/typography';

/** Closing call: opens the app, or books a demo for those who would rather be shown it. */
export async function FeatureClosing({ locale, text }: { locale: Locale; text: FeatureText }) {
  const t = await getTranslations({ locale, namespace: 'featurePage' });
  const links = env().links;
  return (
    <section aria-labelledby="closing-title" data-print="hidden" className="on-dark band-dark">
      <div className="wrap railed grid gap-7 py-16 md:grid-cols-[1fr_auto] md:items-end md:py-24">
        <div>
          <h2 id="closing-title" className="type-h2 max-w-[16em]">
            {unbroken(text.closing.title)}
          </h2>
          <p className="type-lead mt-4 max-w-[34em]">{unbroken(text.closing.text)}</p>
        </div>
        <div className="flex flex-col gap-3">
          <ExternalLink locale={locale} href={links.app} className={buttonVariants({ variant: 'light' })}>
            {text.closing.button}
          </ExternalLink>
          <ExternalLink
            locale={locale}
            href={links.demo}
            className={buttonVariants({ variant: 'quiet-dark' })}
          >
            {t('demo', { demoMinutes: figures.demoMinutes })}
          </ExternalLink>
        </div>
      </div>
    </section>
  );
}
