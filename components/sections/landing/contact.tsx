import { useTranslations } from 'next-intl';
import { DialogLink } from '@/components/forms/dialog-link';
import { ExternalLink } from '@/components/layout/external-link';
import { buttonVariants } from '@/components/ui/button-variants';
import { blockCopyFrom } from '@/lib/text/block-copy-from';
import { appLink } from '@/lib/urls';
import { ProductLineup } from './artwork';

/** Closing call to action on the dark band; the drawn products rest on the footer's edge. */
export function Contact() {
  const t = useTranslations('landingContact');
  const copy = blockCopyFrom(t);
  return (
    <section
      id="contact"
      aria-labelledby="contact-title"
      data-print="hidden"
      className="on-dark band-dark later later-600 overflow-hidden"
    >
      <div className="wrap railed grid grid-cols-2 gap-x-4 max-[18rem]:grid-cols-1 md:grid-cols-[1fr_minmax(0,22rem)] md:grid-rows-[auto_1fr] md:gap-x-8 lg:min-h-135 lg:grid-cols-[1fr_auto]">
        <div className="pt-10 max-md:col-span-full md:pt-24 lg:pt-32">
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
        </div>
        {/* On phones beside the products. */}
        <p className="type-small text-on-dark-3 max-md:self-center max-md:py-2.5 md:mt-4 md:pb-7">
          {copy('note')}
        </p>
        <div className="self-end max-md:mt-6 md:col-start-2 md:row-span-2 md:row-start-1 md:max-lg:-mr-4">
          <ProductLineup />
        </div>
      </div>
    </section>
  );
}
