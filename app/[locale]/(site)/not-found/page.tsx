import type { Metadata } from 'next';
import { NotFoundView } from '@/components/layout/not-found-view';
import { PageFrame } from '@/components/layout/page-frame';
import { WithStatus404 } from '@/components/layout/with-status-404';
import { env } from '@/lib/env';
import { type LocaleParams, localeOf } from '@/lib/i18n/params';
import { notFoundMetadata } from '@/lib/seo/metadata';

/** Seconds. Short, because an unknown address may become a page later. */
export const revalidate = 300;

export async function generateMetadata({ params }: LocaleParams): Promise<Metadata> {
  // A page without notFound() has no `noindex` by itself.
  const metadata = notFoundMetadata(await localeOf(params));
  return env().behindPlatform ? metadata : { ...metadata, robots: { index: false } };
}

/**
 * The 404 page. The middleware rewrites every unknown path to it with status 404, because Next's own not-found answer is
 * an empty document that a script fills. On a platform the page itself has the status: not every one takes it from a
 * rewrite. Our own page cache keeps no page with that status, so there the rewrite's has to do.
 */
export default async function NotFoundPage({ params }: LocaleParams) {
  await localeOf(params);
  const { behindPlatform } = env();
  const page = (
    <PageFrame path={null} redrawn={behindPlatform}>
      <NotFoundView />
    </PageFrame>
  );
  return behindPlatform ? <WithStatus404>{page}</WithStatus404> : page;
}
