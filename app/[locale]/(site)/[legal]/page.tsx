import '@/app/styles/prose.css';
import { notFound } from 'next/navigation';
import { LegalPage } from '@/components/sections/shared/legal-page';
import { localeOf } from '@/lib/i18n/params';
import { legalPages } from '@/lib/routes';
import { textMetadata } from '@/lib/seo/metadata';

/** Seconds: the page shows the current date as its last update. */
export const revalidate = 3600;
/** Any other name is a 404. */
export const dynamicParams = false;

export function generateStaticParams() {
  return legalPages.map((legal) => ({ legal }));
}

type LegalRouteProps = { params: Promise<{ locale: string; legal: string }> };

async function read(params: LegalRouteProps['params']) {
  const [locale, { legal }] = await Promise.all([localeOf(params), params]);
  const page = legalPages.find((name) => name === legal);
  return page ? { locale, page } : notFound();
}

export async function generateMetadata({ params }: LegalRouteProps) {
  const { locale, page } = await read(params);
  return textMetadata(locale, page);
}

export default async function LegalRoute({ params }: LegalRouteProps) {
  const { page } = await read(params);
  return <LegalPage page={page} />;
}
