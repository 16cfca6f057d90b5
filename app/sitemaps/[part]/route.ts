import { listAddresses } from '@/lib/articles/articles';
import { orUnavailable, unavailableHeaders } from '@/lib/articles/outage';
import { sitemapPart } from '@/lib/seo/sitemap';

export const dynamic = 'force-static';
/** Seconds; equal to contentMaxAge, written out because Next reads it from the source. */
export const revalidate = 300;

export function generateStaticParams() {
  return [];
}

type PartContext = { params: Promise<{ part: string }> };

/** A part of the sitemap, `<number>.xml`; there are parts above 50,000 addresses only. */
export async function GET(_: Request, { params }: PartContext): Promise<Response> {
  const part = Number((await params).part.replace(/\.xml$/, ''));
  const addresses = await orUnavailable(listAddresses);
  if (!addresses) return new Response(null, { headers: unavailableHeaders });
  const xml = sitemapPart(addresses, part);
  return xml === null
    ? new Response(null, { status: 404 })
    : new Response(xml, { headers: { 'content-type': 'application/xml; charset=utf-8' } });
}
