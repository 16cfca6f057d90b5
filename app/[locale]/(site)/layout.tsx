import '@/app/styles/globals.css';
import type { ReactNode } from 'react';
import { Document } from '@/components/layout/document';
import { type LocaleParams, localeOf } from '@/lib/i18n/params';

// Not `dynamicParams = false`: it would apply to every page below, and some list pages are made on their first visit.
// The middleware lets no other language through.
export { localeParams as generateStaticParams } from '@/lib/i18n/params';

/** Root layout of every page except articles: the language comes from the address. */
export default async function SiteLayout({ children, params }: LocaleParams & { children: ReactNode }) {
  await localeOf(params);
  return <Document>{children}</Document>;
}
