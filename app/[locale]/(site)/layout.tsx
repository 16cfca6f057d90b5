import '@/app/styles/globals.css';
import { notFound } from 'next/navigation';
import type { ReactNode } from 'react';
import { Document } from '@/components/layout/document';
import { isLocale, locales } from '@/lib/i18n/locales';

// No `dynamicParams = false` here: it would hold for every page below, and the list has pages that are made on
// their first visit. The middleware lets no other language through.
export function generateStaticParams() {
  return locales.map((locale) => ({ locale }));
}

type LayoutProps = { children: ReactNode; params: Promise<{ locale: string }> };

/** Root layout of every page but the article: the document's language is that of the address. */
export default async function SiteLayout({ children, params }: LayoutProps) {
  const { locale } = await params;
  if (!isLocale(locale)) notFound();
  return <Document locale={locale}>{children}</Document>;
}
