import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { LegalPage } from '@/components/layout/legal-page';
import { pageMetadata } from '@/lib/seo/metadata';

/** Seconds: the page shows the current date as its last update. */
export const revalidate = 3600;

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations({ locale: 'en', namespace: 'terms' });
  return pageMetadata({
    locale: 'en',
    path: '/terms',
    title: t('metaTitle'),
    description: t('metaDescription'),
  });
}

export default function TermsPage() {
  return <LegalPage page="terms" />;
}
