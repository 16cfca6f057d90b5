import { articleMarkdown } from '@/lib/articles/article-markdown';
import { findArticleAt } from '@/lib/articles/articles';
import { unavailableFile } from '@/lib/articles/outage';
import { articleMarkdownHref } from '@/lib/routes';
import { markdownResponse } from '@/lib/seo/markdown-route';
import { absolute } from '@/lib/urls';

export const dynamic = 'force-static';
/** Seconds; equal to contentMaxAge, written out because Next reads it from the source. */
export const revalidate = 300;

/** The build renders nothing; each file is rendered on its first request. */
export function generateStaticParams() {
  return [];
}

/** An article as Markdown; the middleware rewrites `/resources/<slug>.md` to it. */
export async function GET(
  _: Request,
  { params }: RouteContext<'/markdown/articles/[slug]'>,
): Promise<Response> {
  const found = await findArticleAt((await params).slug);
  if (found.kind === 'unavailable') return unavailableFile();
  if (found.kind === 'moved') {
    return new Response(null, {
      status: 308,
      headers: { location: absolute(articleMarkdownHref(found.slug)) },
    });
  }
  if (found.kind === 'not-found') return new Response('Not found\n', { status: 404 });
  return markdownResponse(articleMarkdown(found.article, found.counterpart));
}
