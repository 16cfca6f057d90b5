import type { Metadata } from 'next';
import { NotFoundView } from '@/components/layout/not-found-view';
import { PageFrame } from '@/components/layout/page-frame';
import { type LocaleParams, localeOf } from '@/lib/i18n/params';
import { notFoundMetadata } from '@/lib/seo/metadata';

/** Seconds. Short, because an unknown address may become a page later. */
export const revalidate = 300;

export async function generateMetadata({ params }: LocaleParams): Promise<Metadata> {
  const locale = await localeOf(params);
  return notFoundMetadata(locale);
}

/**
 * The 404 page. The middleware rewrites every unknown path to it with status 404, because Next's own not-found answer is
 * an empty document that a script fills.
 */
export default async function NotFoundPage({ params }: LocaleParams) {
  await localeOf(params);
  return (
    <PageFrame path={null}>
      <NotFoundView />
    </PageFrame>
  );
}
