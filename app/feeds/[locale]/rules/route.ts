import { asLocale, locales } from '@/lib/i18n/locales';
import { rulesFeed } from '@/lib/rules/feed';

export const dynamic = 'force-static';
/** Any other name is a 404. */
export const dynamicParams = false;

export function generateStaticParams() {
  return locales.map((locale) => ({ locale }));
}

type FeedContext = { params: Promise<{ locale: string }> };

/** The Atom feed of changes to the rules; the middleware leads `/rules/feed.xml` and `/ko/rules/feed.xml` here. */
export async function GET(_: Request, { params }: FeedContext): Promise<Response> {
  const locale = asLocale((await params).locale);
  return new Response(rulesFeed(locale), {
    headers: { 'content-type': 'application/atom+xml; charset=utf-8' },
  });
}
