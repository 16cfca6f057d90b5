import { getTranslations } from 'next-intl/server';
import { DialogLink } from '@/components/forms/dialog-link';
import { buttonVariants } from '@/components/ui/button-variants';
import type { Locale } from '@/lib/i18n/locales';
import { unbroken } from '@/lib/typography';

/** Closing call of the resources pages; its link opens the contact dialog. */
export async function HelpCall({ locale }: { locale: Locale }) {
  const t = await getTranslations({ locale, namespace: 'resources' });
  return (
    <section data-print="hidden" className="on-dark band-dark">
      <div className="wrap railed grid gap-6 py-16 md:grid-cols-[1fr_auto] md:items-end md:py-24">
        <div>
          <h2 className="type-h2">{unbroken(t('helpTitle'))}</h2>
          <p className="type-lead mt-4 max-w-[34em]">{unbroken(t('helpText'))}</p>
        </div>
        <DialogLink locale={locale} dialog="contact" className={buttonVariants({ variant: 'light' })}>
          {t('helpButton')}
        </DialogLink>
      </div>
    </section>
  );
}
