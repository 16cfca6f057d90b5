import { listNewest } from '@/lib/articles/articles';
import { contentFile } from '@/lib/articles/outage';
import { asLocale } from '@/lib/i18n/locales';
import { articleFeed } from '@/lib/seo/article-feed';

export const dynamic = 'force-static';
/** Seconds; equal to contentMaxAge, written out because Next reads it from the source. */
export const revalidate = 300;
/** Any other name is a 404. */
export const dynamicParams = false;

export { localeParams as generateStaticParams } from '@/lib/i18n/params';

/** The Atom feed of a language; the middleware rewrites `/feed.xml` and `/ko/feed.xml` to it. */
export async function GET(_: Request, { params }: RouteContext<'/feeds/[locale]'>): Promise<Response> {
  const locale = asLocale((await params).locale);
  return contentFile('application/atom+xml', async () => articleFeed(locale, await listNewest(locale)));
}
