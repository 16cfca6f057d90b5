import { listAddresses } from '@/lib/articles/articles';
import { orUnavailable, unavailableHeaders } from '@/lib/articles/outage';
import { noAddresses, sitemap } from '@/lib/seo/sitemap';

export const dynamic = 'force-static';
/** Seconds; equal to contentMaxAge, written out because Next reads it from the source. */
export const revalidate = 300;

/** Not Next's sitemap.ts, which cannot answer 503 when the content service fails. */
export async function GET(): Promise<Response> {
  const addresses = await orUnavailable(listAddresses);
  return new Response(sitemap(addresses ?? noAddresses), {
    headers: { 'content-type': 'application/xml; charset=utf-8', ...(addresses ? {} : unavailableHeaders) },
  });
}
