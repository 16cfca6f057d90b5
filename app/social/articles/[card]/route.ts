import { cardImage } from '@/components/og-images/card-image';
import { findArticleAt } from '@/lib/resources/article-at';
import { unavailableHeaders } from '@/lib/resources/outage';
import { articleCard } from '@/lib/seo/cards';

export const dynamic = 'force-static';
/** Seconds; equal to contentMaxAge, written out because Next reads it from the source. */
export const revalidate = 300;

/** Drawn when the first preview asks: most articles have a cover, which is their social image. */
export function generateStaticParams() {
  return [];
}

type CardContext = { params: Promise<{ card: string }> };

/** Social image of an article without a cover. */
export async function GET(_: Request, { params }: CardContext): Promise<Response> {
  const found = await findArticleAt((await params).card.replace(/\.png$/i, ''));
  if (found.kind === 'unavailable') return new Response(null, { headers: unavailableHeaders });
  if (found.kind !== 'article') return new Response(null, { status: 404 });
  return new Response(await cardImage(articleCard(found.article)), {
    headers: { 'content-type': 'image/png' },
  });
}
