import { listNewest } from '@/lib/articles/articles';
import { contentFile } from '@/lib/articles/outage';
import { locales } from '@/lib/i18n/locales';
import { llmsText } from '@/lib/seo/llms';

export const dynamic = 'force-static';
/** Seconds; equal to contentMaxAge, written out because Next reads it from the source. */
export const revalidate = 300;

/** Site index for language models. */
export function GET(): Promise<Response> {
  return contentFile('text/plain', async () => {
    const lists = locales.map(async (locale) => [locale, await listNewest(locale)] as const);
    return llmsText(Object.fromEntries(await Promise.all(lists)));
  });
}
