import { listNewest } from '@/lib/articles/articles';
import { orUnavailable, unavailableHeaders } from '@/lib/articles/outage';
import { llmsText } from '@/lib/seo/llms';

export const dynamic = 'force-static';
/** Seconds; equal to contentMaxAge, written out because Next reads it from the source. */
export const revalidate = 300;

/** Contents of the site for language models. */
export async function GET(): Promise<Response> {
  const articles = await orUnavailable(async () => {
    const [en, ko] = await Promise.all([listNewest('en'), listNewest('ko')]);
    return { en, ko };
  });
  return new Response(llmsText(articles ?? { en: [], ko: [] }), {
    headers: { 'content-type': 'text/plain; charset=utf-8', ...(articles ? {} : unavailableHeaders) },
  });
}
