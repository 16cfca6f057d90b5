import '@/app/styles/globals.css';
import type { ReactNode } from 'react';
import { Document } from '@/components/layout/document';
import { locales } from '@/lib/i18n/locales';
import { type LocaleParams, localeOf } from '@/lib/i18n/params';

// Not `dynamicParams = false`: it would apply to every page below, and some list pages are made on their first visit.
// The middleware lets no other language through.
export function generateStaticParams() {
  return locales.map((locale) => ({ locale }));
}

type LayoutProps = LocaleParams & { children: ReactNode };

/** Root layout of every page except articles: the language comes from the address. */
export default async function SiteLayout({ children, params }: LayoutProps) {
  await localeOf(params);
  return <Document>{children}</Document>;
}
