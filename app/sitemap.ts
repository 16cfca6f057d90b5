import type { MetadataRoute } from 'next';
import { listAddresses } from '@/lib/resources/articles';
import { articleHref, href, pages } from '@/lib/routes';
import { absolute, alternateLanguages } from '@/lib/seo/metadata';

export const revalidate = 300;

/** Every page that may be indexed, in each language, and every article. */
export default async function sitemap(): Promise<MetadataRoute.Sitemap> {
  const articles = await listAddresses();
  return [
    ...pages
      .filter((page) => page.index)
      .flatMap((page) =>
        page.locales.map((locale) => ({
          url: absolute(href(locale, page.path)),
          alternates: { languages: alternateLanguages(page.path) },
        })),
      ),
    ...articles.map(({ slug, updatedAt }) => ({
      url: absolute(articleHref(slug)),
      lastModified: updatedAt ?? undefined,
    })),
  ];
}
