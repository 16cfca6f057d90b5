import '@/app/styles/pages/text.css';
import type { Metadata } from 'next';
import { getLocale } from 'next-intl/server';
import { NotFoundView } from '@/components/layout/not-found-view';
import { PageFrame } from '@/components/layout/page-frame';
import { notFoundMetadata } from '@/lib/seo/metadata';

/**
 * Sets the title of the 404 page on revalidation: the status is 404 then, and Next takes the head from this file
 * (docs/upstream.md). On a platform the browser also renders this file again, because the page itself ends in
 * notFound().
 */
export async function generateMetadata(): Promise<Metadata> {
  return notFoundMetadata(await getLocale());
}

export default function NotFound() {
  return (
    <PageFrame path={null} rerenderedInBrowser>
      <NotFoundView />
    </PageFrame>
  );
}
