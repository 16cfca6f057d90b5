import { getTranslations } from 'next-intl/server';
import { DialogLink } from '@/components/forms/dialog-link';
import { buttonVariants } from '@/components/ui/button-variants';
import { copyFrom } from '@/lib/text/copy-from';

/** Closing call to action of the resources pages; its link opens the contact dialog. */
export async function HelpCall() {
  const t = await getTranslations('resources');
  const copy = copyFrom(t);
  return (
    <section data-print="hidden" className="on-dark band-dark">
      <div className="wrap railed grid gap-6 py-16 md:grid-cols-[1fr_auto] md:items-end md:py-24">
        <div>
          <h2 className="type-h2">{copy('helpTitle')}</h2>
          <p className="type-lead mt-4 max-w-[34em]">{copy('helpText')}</p>
        </div>
        <DialogLink dialog="contact" className={buttonVariants({ variant: 'light' })}>
          {t('helpButton')}
        </DialogLink>
      </div>
    </section>
  );
}
