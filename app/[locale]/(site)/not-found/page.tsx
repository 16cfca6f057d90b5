import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { NotFoundView } from '@/components/layout/not-found-view';
import { PageFrame } from '@/components/layout/page-frame';
import { type LocaleParams, localeOf } from '@/lib/i18n/params';

/** Seconds. Short, because an unknown address may become a page later. */
export const revalidate = 300;

export async function generateMetadata({ params }: LocaleParams): Promise<Metadata> {
  const locale = await localeOf(params);
  const t = await getTranslations({ locale, namespace: 'notFound' });
  return { title: t('metaTitle'), robots: { index: false, follow: false } };
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
