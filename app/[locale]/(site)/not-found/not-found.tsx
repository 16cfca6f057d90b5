import type { Metadata } from 'next';
import { locale } from 'next/root-params';
import { NotFoundView } from '@/components/layout/not-found-view';
import { PageFrame } from '@/components/layout/page-frame';
import { type LocaleParams, localeOf } from '@/lib/i18n/params';
import { notFoundMetadata } from '@/lib/seo/metadata';

/**
 * Sets the title of the 404 page on revalidation: the status is 404 then, and Next takes the head from this file
 * (docs/upstream.md). On a platform the browser also renders this file again, because the page itself ends in
 * notFound().
 */
export async function generateMetadata({ params }: LocaleParams): Promise<Metadata> {
  return notFoundMetadata(await localeOf(params));
}

export default async function NotFound() {
  // Next does not pass parameters here.
  await localeOf(locale().then((given) => ({ locale: given ?? '' })));
  return (
    <PageFrame path={null} redrawn>
      <NotFoundView />
    </PageFrame>
  );
}
