import { defineDocuments, defineLocations, type PresentationPluginOptions } from 'sanity/presentation';
import { asLocale, localeConfig } from '../../lib/i18n/locales';
import { articleHref, href } from '../../lib/routes';
import { isArticleSlug } from '../../lib/server/match-route';

/** Which pages show a document, and which document a page shows. */
export const resolve: PresentationPluginOptions['resolve'] = {
  locations: {
    resourcePage: defineLocations({
      select: { title: 'title', slug: 'slug.current', language: 'language' },
      resolve: (article) => {
        if (!article?.slug || !isArticleSlug(article.slug)) {
          return {
            message:
              'The article has no URL yet, so no page shows it. 아직 주소가 없어 사이트에 나오지 않습니다.',
            tone: 'caution',
          };
        }
        const language = asLocale(article.language);
        return {
          locations: [
            { title: article.title || 'Without a title · 제목 없음', href: articleHref(article.slug) },
            {
              title: `All articles · 전체 글, ${localeConfig[language].ownName}`,
              href: href(language, '/resources'),
            },
          ],
        };
      },
    }),
    author: defineLocations({
      message: 'Shown on every article by this person. 이 사람이 쓴 모든 글에 보입니다.',
    }),
  },
  mainDocuments: defineDocuments([
    { route: '/resources/:slug', filter: '_type == "resourcePage" && slug.current == $slug' },
  ]),
};
