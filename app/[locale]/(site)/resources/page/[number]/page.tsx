import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { Suspense } from 'react';
import { NotFoundView } from '@/components/layout/not-found-view';
import { PageFrame } from '@/components/layout/page-frame';
import { ListView } from '@/components/resources/list-view';
import { isLocale } from '@/lib/i18n/locales';
import { localeOf } from '@/lib/i18n/params';
import { firstPage, listArticles } from '@/lib/resources/articles';
import { listMetadata } from '@/lib/seo/list-metadata';

/** Seconds; equal to contentMaxAge, written out because Next reads it from the source. */
export const revalidate = 300;
/** The build makes pages up to this one; later ones are made when the first visitor asks. */
const lastBuiltPage = 3;

type ListPageProps = { params: Promise<{ locale: string; number: string }> };

export async function generateStaticParams({ params }: { params: { locale: string } }) {
  if (!isLocale(params.locale)) return [];
  const { pages } = await firstPage(params.locale);
  const last = Math.min(pages, lastBuiltPage);
  return Array.from({ length: Math.max(0, last - 1) }, (_, index) => ({ number: String(index + 2) }));
}

async function listOf(params: ListPageProps['params']) {
  const locale = await localeOf(params);
  // The middleware lets only whole numbers from 2 through.
  const page = Number((await params).number);
  return { locale, page, list: await listArticles(locale, page) };
}

export async function generateMetadata({ params }: ListPageProps): Promise<Metadata> {
  const { locale, page, list } = await listOf(params);
  if (list) return listMetadata(locale, page, list.pages);
  const t = await getTranslations({ locale, namespace: 'notFound' });
  return { title: t('metaTitle'), robots: { index: false, follow: false } };
}

/** Ends the answer with status 404. */
function Missing(): never {
  notFound();
}

export default async function ListPage({ params }: ListPageProps) {
  const { locale, page, list } = await listOf(params);
  if (list) return <ListView locale={locale} list={list} page={page} />;
  return (
    // Beyond the last page. notFound() inside a boundary gives status 404 and complete HTML.
    <Suspense
      fallback={
        <PageFrame locale={locale} path={null}>
          <NotFoundView locale={locale} />
        </PageFrame>
      }
    >
      <Missing />
    </Suspense>
  );
}
