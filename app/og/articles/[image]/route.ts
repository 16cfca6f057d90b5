import { drawOgImage } from '@/components/og-images/og-image';
import { findArticleAt } from '@/lib/articles/articles';
import { unavailableFile } from '@/lib/articles/outage';
import { articleOgImage } from '@/lib/seo/og-images';

export const dynamic = 'force-static';
/** Seconds; equal to contentMaxAge, written out because Next reads it from the source. */
export const revalidate = 300;

/** Rendered on the first request: most articles have a cover, which is their social image. */
export function generateStaticParams() {
  return [];
}

export async function GET(_: Request, { params }: RouteContext<'/og/articles/[image]'>): Promise<Response> {
  const found = await findArticleAt((await params).image.replace(/\.png$/i, ''));
  if (found.kind === 'unavailable') return unavailableFile();
  if (found.kind !== 'article') return new Response(null, { status: 404 });
  return new Response(await drawOgImage(articleOgImage(found.article)), {
    headers: { 'content-type': 'image/png' },
  });
}
