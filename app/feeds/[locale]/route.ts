import { listNewest } from '@/lib/articles/articles';
import { articleFeed } from '@/lib/articles/feed';
import { contentFile } from '@/lib/articles/outage';
import { asLocale, locales } from '@/lib/i18n/locales';

export const dynamic = 'force-static';
/** Seconds; equal to contentMaxAge, written out because Next reads it from the source. */
export const revalidate = 300;
/** Any other name is a 404. */
export const dynamicParams = false;

export function generateStaticParams() {
  return locales.map((locale) => ({ locale }));
}

type FeedContext = { params: Promise<{ locale: string }> };

/** The Atom feed of a language; the middleware leads `/feed.xml` and `/ko/feed.xml` here. */
export async function GET(_: Request, { params }: FeedContext): Promise<Response> {
  const locale = asLocale((await params).locale);
  return contentFile('application/atom+xml', async () => articleFeed(locale, await listNewest(locale)));
}
