import type { ReactNode } from 'react';
import { Document } from '@/components/layout/document';

// Not `dynamicParams = false`: it would apply to every page below, and some list pages are rendered on their first
// visit. The middleware rejects other languages.
export { localeParams as generateStaticParams } from '@/lib/i18n/params';

/** Root layout of every page except articles: the language comes from the URL. */
export default function SiteLayout({ children }: { children: ReactNode }) {
  return <Document>{children}</Document>;
}
