import { useTranslations } from 'next-intl';
import { DialogLink } from '@/components/forms/dialog-link';
import { ExternalLink } from '@/components/layout/external-link';
import { buttonVariants } from '@/components/ui/button-variants';
import { copyFrom } from '@/lib/text/copy-from';
import { appLink } from '@/lib/urls';
import { ProductLineup } from './artwork';

/** Closing call to action on the dark band; the drawn products rest on the footer's edge. */
export function Contact() {
  const t = useTranslations('landingContact');
  const copy = copyFrom(t);
  return (
    <section
      id="contact"
      aria-labelledby="contact-title"
      data-print="hidden"
      className="on-dark band-dark later later-650 lg:later-550 overflow-hidden"
    >
      <div className="wrap railed grid grid-cols-1 gap-x-8 md:grid-cols-[1fr_minmax(0,22rem)] lg:min-h-135 lg:grid-cols-[1fr_auto]">
        <div className="pt-10 pb-7 md:pt-24 lg:pt-32">
          {/* The column beside the products is narrow; English lines may extend over the free space above them. */}
          <h2
            id="contact-title"
            className="type-display md:max-xl:type-h1 max-w-[9em] text-balance lg:max-xl:[&:lang(en)]:-mr-68"
          >
            {copy('title')}
          </h2>
          <p className="type-lead mt-5 max-w-[23em] text-balance md:mt-7">{copy('lead')}</p>
          <div className="mt-6 flex flex-col gap-2.5 md:mt-8.5 md:gap-3 sm:flex-row sm:flex-wrap">
            <ExternalLink href={appLink('/', 'contact')} className={buttonVariants({ variant: 'light' })}>
              {t('trial')}
            </ExternalLink>
            <DialogLink dialog="signup" className={buttonVariants({ variant: 'quiet-dark' })}>
              {t('signup')}
            </DialogLink>
          </div>
          <p className="type-small mt-4 text-on-dark-3">{copy('note')}</p>
        </div>
        <div className="self-end max-md:mx-auto max-md:w-60 max-md:max-w-full md:max-lg:-mr-4">
          <ProductLineup />
        </div>
      </div>
    </section>
  );
}
