import '@/app/styles/globals.css';
import type { ReactNode } from 'react';
import { Document } from '@/components/layout/document';
import { locales } from '@/lib/i18n/locales';
import { type LocaleParams, localeOf } from '@/lib/i18n/params';

// No `dynamicParams = false` here: it would hold for every page below, and the list has pages that are made on
// their first visit. The middleware lets no other language through.
export function generateStaticParams() {
  return locales.map((locale) => ({ locale }));
}

type LayoutProps = LocaleParams & { children: ReactNode };

/** Root layout of every page but the article: the document's language is that of the address. */
export default async function SiteLayout({ children, params }: LayoutProps) {
  await localeOf(params);
  return <Document>{children}</Document>;
}
