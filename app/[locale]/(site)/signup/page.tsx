import '@/app/styles/pages/text.css';
import { getTranslations } from 'next-intl/server';
import { ExternalLink } from '@/components/layout/external-link';
import { FormPage } from '@/components/sections/shared/form-page';
import { textMetadata } from '@/lib/seo/metadata';
import { copyFrom } from '@/lib/text/copy-from';
import { appLink } from '@/lib/urls';

const steps = ['details', 'call', 'listing'] as const;

export const generateMetadata = textMetadata('/signup');

export default async function SignupPage() {
  const t = await getTranslations('signup');
  const copy = copyFrom(t);
  return (
    <FormPage form="signup">
      {/* After the form is sent, it shows these steps itself. */}
      <h2 className="font-semibold group-has-data-stored/form:hidden">{t('next')}</h2>
      <ol className="mt-3 border-t border-ink group-has-data-stored/form:hidden">
        {steps.map((step, index) => (
          <li key={step} className="grid grid-cols-[2.25rem_1fr] items-baseline border-b border-rule py-3.5">
            <span aria-hidden="true" className="type-mono text-ink-3">
              {index + 1}
            </span>
            {copy(`steps.${step}`)}
          </li>
        ))}
      </ol>
      <p className="mt-5 text-ink-2">
        {t('trialText')}{' '}
        <ExternalLink href={appLink('/signup', 'form')} className="tap text-link inline-block">
          {t('trial')}
        </ExternalLink>
      </p>
    </FormPage>
  );
}
