import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { LegalPage } from '@/components/layout/legal-page';
import { type LocaleParams, localeOf } from '@/lib/i18n/params';
import { pageMetadata } from '@/lib/seo/metadata';

/** Seconds: the page shows the current date as its last update. */
export const revalidate = 3600;

export async function generateMetadata({ params }: LocaleParams): Promise<Metadata> {
  const locale = await localeOf(params);
  const t = await getTranslations({ locale, namespace: 'terms' });
  return pageMetadata({
    locale,
    path: '/terms',
    title: t('metaTitle'),
    description: t('metaDescription'),
  });
}

export default async function TermsPage({ params }: LocaleParams) {
  await localeOf(params);
  return <LegalPage page="terms" />;
}
