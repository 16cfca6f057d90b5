import { defineDocuments, defineLocations, type PresentationPluginOptions } from 'sanity/presentation';
import { asLocale, localeConfig } from '../../lib/i18n/locales';
import { articleHref, href, isArticleSlug } from '../../lib/routes';

/** Which pages show a document, and which document a page shows. */
export const resolve: PresentationPluginOptions['resolve'] = {
  locations: {
    resourcePage: defineLocations({
      select: { title: 'title', slug: 'slug.current', language: 'language' },
      resolve: (article) => {
        if (!article?.slug || !isArticleSlug(article.slug)) {
          return { message: 'The article has no address yet, so no page shows it.', tone: 'caution' };
        }
        const language = asLocale(article.language);
        return {
          locations: [
            { title: article.title || 'Without a title', href: articleHref(article.slug) },
            { title: `All articles, ${localeConfig[language].ownName}`, href: href(language, '/resources') },
          ],
        };
      },
    }),
    author: defineLocations({ message: 'Shown on every article that names the person.' }),
  },
  mainDocuments: defineDocuments([
    { route: '/resources/:slug', filter: '_type == "resourcePage" && slug.current == $slug' },
  ]),
};
