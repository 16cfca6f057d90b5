import { listNewest } from '@/lib/articles/articles';
import { articleFeed } from '@/lib/articles/feed';
import { orUnavailable, unavailableHeaders } from '@/lib/articles/outage';
import { isLocale, locales } from '@/lib/i18n/locales';

export const dynamic = 'force-static';
/** Seconds; equal to contentMaxAge, written out because Next reads it from the source. */
export const revalidate = 300;
export const dynamicParams = false;

export function generateStaticParams() {
  return locales.map((locale) => ({ locale }));
}

type FeedContext = { params: Promise<{ locale: string }> };

/** The Atom feed of a language; the middleware leads `/feed.xml` and `/ko/feed.xml` here. */
export async function GET(_: Request, { params }: FeedContext): Promise<Response> {
  const { locale } = await params;
  if (!isLocale(locale)) return new Response(null, { status: 404 });
  const articles = await orUnavailable(() => listNewest(locale));
  return new Response(articleFeed(locale, articles ?? []), {
    headers: {
      'content-type': 'application/atom+xml; charset=utf-8',
      ...(articles ? {} : unavailableHeaders),
    },
  });
}
