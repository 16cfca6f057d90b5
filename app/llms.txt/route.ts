import { listNewest } from '@/lib/articles/articles';
import { orUnavailable, unavailableHeaders } from '@/lib/articles/outage';
import { locales } from '@/lib/i18n/locales';
import { llmsText } from '@/lib/seo/llms';

export const dynamic = 'force-static';
/** Seconds; equal to contentMaxAge, written out because Next reads it from the source. */
export const revalidate = 300;

/** Contents of the site for language models. */
export async function GET(): Promise<Response> {
  const articles = await orUnavailable(async () => {
    const lists = locales.map(async (locale) => [locale, await listNewest(locale)] as const);
    return Object.fromEntries(await Promise.all(lists));
  });
  return new Response(llmsText(articles ?? {}), {
    headers: { 'content-type': 'text/plain; charset=utf-8', ...(articles ? {} : unavailableHeaders) },
  });
}
