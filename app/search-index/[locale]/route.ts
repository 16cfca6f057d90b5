import { listSearched } from '@/lib/articles/articles';
import { contentFile } from '@/lib/articles/outage';
import { searchFile } from '@/lib/articles/search-index';
import { asLocale } from '@/lib/i18n/locales';

export const dynamic = 'force-static';
/** Seconds; equal to contentMaxAge, written out because Next reads it from the source. */
export const revalidate = 300;
/** Any other name is a 404. */
export const dynamicParams = false;

export { localeParams as generateStaticParams } from '@/lib/i18n/params';

/** The index of the search in a language; the middleware rewrites `/articles.json` and `/ko/articles.json` to it. */
export async function GET(_: Request, { params }: RouteContext<'/search-index/[locale]'>): Promise<Response> {
  const locale = asLocale((await params).locale);
  return contentFile('application/json', async () =>
    JSON.stringify(searchFile(locale, await listSearched(locale))),
  );
}
