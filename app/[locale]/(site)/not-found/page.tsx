import '@/app/styles/pages/text.css';
import type { Metadata } from 'next';
import { getLocale } from 'next-intl/server';
import { NotFoundView } from '@/components/layout/not-found-view';
import { PageFrame } from '@/components/layout/page-frame';
import { WithStatus404 } from '@/components/layout/with-status-404';
import { env } from '@/lib/env';
import { notFoundMetadata } from '@/lib/seo/metadata';

/** Seconds. Short, because an unknown URL may become a page later. */
export const revalidate = 300;

export async function generateMetadata(): Promise<Metadata> {
  // A page without notFound() does not get `noindex` by default.
  const metadata = notFoundMetadata(await getLocale());
  return env().hosting.ownPageCache ? { ...metadata, robots: { index: false } } : metadata;
}

/**
 * The 404 page. The middleware rewrites every unknown path to it with status 404, because Next's default 404 response
 * is an empty document that a script fills. On a platform the page itself sets the status, because not every platform
 * takes it from a rewrite. Our page cache does not keep pages with that status, so there the status comes from the
 * rewrite.
 */
export default function NotFoundPage() {
  const { ownPageCache } = env().hosting;
  const page = (
    <PageFrame path={null} rerenderedInBrowser={!ownPageCache}>
      <NotFoundView />
    </PageFrame>
  );
  return ownPageCache ? page : <WithStatus404>{page}</WithStatus404>;
}
