import '@/app/styles/pages/text.css';
import { getLocale, getTranslations } from 'next-intl/server';
import { DemoLine } from '@/components/forms/demo-line';
import { formLabels } from '@/components/forms/form-labels';
import { FormPage } from '@/components/sections/shared/form-page';
import letter from '@/components/sections/shared/letter.svg';
import { env } from '@/lib/env';
import { textMetadata } from '@/lib/seo/metadata';
import { site } from '@/lib/site';

export const generateMetadata = textMetadata('/contact');

export default async function ContactPage() {
  const locale = await getLocale();
  const t = await getTranslations('contact');
  return (
    <FormPage form="contact">
      <div>
        <DemoLine labels={formLabels(locale)} href={env().links.demo} />
        <p className="mt-5 text-ink-2">
          {t('mailText')}{' '}
          <a href={`mailto:${site.contactEmail}`} className="tap text-link inline-block">
            {site.contactEmail}
          </a>
        </p>
      </div>
      <img
        src={letter.src}
        width="400"
        height="250"
        alt=""
        className="mx-auto mt-auto hidden pt-10 lg:block"
      />
    </FormPage>
  );
}
