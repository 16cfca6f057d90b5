import { asLocale } from '@/lib/i18n/locales';
import { rulesFeed } from '@/lib/seo/rules-feed';

export const dynamic = 'force-static';
/** Any other name is a 404. */
export const dynamicParams = false;

export { localeParams as generateStaticParams } from '@/lib/i18n/params';

/** The Atom feed of rule changes; the middleware rewrites `/rules/feed.xml` and `/ko/rules/feed.xml` to it. */
export async function GET(_: Request, { params }: RouteContext<'/feeds/[locale]/rules'>): Promise<Response> {
  const locale = asLocale((await params).locale);
  return new Response(rulesFeed(locale), {
    headers: { 'content-type': 'application/atom+xml; charset=utf-8' },
  });
}
