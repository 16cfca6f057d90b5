import '@/app/styles/pages/text.css';
import { getLocale, getTranslations } from 'next-intl/server';
import { LoginForm } from '@/components/forms/login-form';
import { ExternalLink } from '@/components/layout/external-link';
import { PageFrame } from '@/components/layout/page-frame';
import drawer from '@/components/sections/shared/drawer.svg';
import { href } from '@/lib/routes';
import { textMetadata } from '@/lib/seo/metadata';
import { appLink } from '@/lib/urls';

export const generateMetadata = textMetadata('/login');

export default async function LoginPage() {
  const locale = await getLocale();
  const t = await getTranslations('login');
  return (
    <PageFrame path="/login">
      <div className="wrap railed grid items-center gap-x-16 py-16 md:py-24 lg:grid-cols-[26rem_1fr]">
        <div className="mx-auto w-full max-w-[26rem] rounded-card border border-rule bg-surface p-6 shadow-window md:p-10 lg:mx-0">
          <h1 className="type-h2">{t('title')}</h1>
          <p className="mt-3 text-ink-2">{t('description')}</p>
          <p className="type-small mt-3">
            {t('customers')}{' '}
            <ExternalLink href={appLink('/login', 'customers')} className="tap text-link font-semibold">
              {t('app')}
            </ExternalLink>
          </p>
          <LoginForm
            labels={{
              username: t('username'),
              password: t('password'),
              missingUsername: t('missingUsername'),
              missingPassword: t('missingPassword'),
              submit: t('submit'),
              submitting: t('submitting'),
              error: t('error'),
            }}
          />
          <p className="mt-6">
            {t('noAccount')}{' '}
            <ExternalLink href={appLink('/login', 'form')} className="tap text-link font-semibold">
              {t('trial')}
            </ExternalLink>
          </p>
          <p className="mt-2">
            <a href={href(locale, '/')} className="tap text-link">
              {t('home')}
            </a>
          </p>
        </div>
        <img src={drawer.src} width="420" height="330" alt="" className="mx-auto hidden self-end lg:block" />
      </div>
    </PageFrame>
  );
}
