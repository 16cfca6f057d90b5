import { listPaths } from '@/lib/articles/articles';
import { contentFile } from '@/lib/articles/outage';
import { sitemap } from '@/lib/seo/sitemap';

export const dynamic = 'force-static';
/** Seconds; equal to contentMaxAge, written out because Next reads it from the source. */
export const revalidate = 300;

/** Not Next's sitemap.ts, which cannot return 503 when the content service fails. */
export function GET(): Promise<Response> {
  return contentFile('application/xml', async () => sitemap(await listPaths()));
}
