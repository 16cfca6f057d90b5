import '@/app/styles/pages/articles.css';
import type { Metadata } from 'next';
import { getLocale } from 'next-intl/server';
import { ListView } from '@/components/articles/list-view';
import { countPages, findList } from '@/lib/articles/articles';
import { isLocale } from '@/lib/i18n/locales';
import { listMetadata } from '@/lib/seo/list-metadata';
import { notFoundMetadata } from '@/lib/seo/metadata';

/** Seconds; equal to contentMaxAge, written out because Next reads it from the source. */
export const revalidate = 300;
/** The build renders pages up to this one; later ones are rendered on the first request. */
const lastBuiltPage = 3;

type ListPageProps = { params: Promise<{ number: string }> };

export async function generateStaticParams({ params }: { params: { locale: string } }) {
  if (!isLocale(params.locale)) return [];
  const last = Math.min(await countPages(params.locale), lastBuiltPage);
  return Array.from({ length: Math.max(0, last - 1) }, (_, index) => ({ number: String(index + 2) }));
}

async function findRequestedPage(params: ListPageProps['params']) {
  const [locale, { number }] = await Promise.all([getLocale(), params]);
  const page = Number(number);
  // In a request for the page's data this segment is `2.rsc`; the middleware has treated it as page 2.
  if (!Number.isSafeInteger(page)) return { locale, page: 1, found: { kind: 'not-found' as const } };
  return { locale, page, found: await findList(locale, page) };
}

export async function generateMetadata({ params }: ListPageProps): Promise<Metadata> {
  const { locale, page, found } = await findRequestedPage(params);
  if (found.kind === 'list') return listMetadata(locale, page, found.pages);
  return notFoundMetadata(locale);
}

export default async function ListPage({ params }: ListPageProps) {
  const { page, found } = await findRequestedPage(params);
  return <ListView found={found} page={page} />;
}
