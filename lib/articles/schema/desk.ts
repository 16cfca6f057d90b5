import type { StructureResolver } from 'sanity/structure';
import { localeConfig, locales } from '../../i18n/locales';

/** The Studio's first column: the articles of each language, those without a language, the pairs of translations. */
export const desk: StructureResolver = (S) =>
  S.list()
    .title('Articles')
    .items([
      ...locales.map((locale) =>
        S.listItem()
          .id(locale)
          .title(localeConfig[locale].ownName)
          .child(
            S.documentTypeList('resourcePage')
              .title(localeConfig[locale].ownName)
              .filter('_type == "resourcePage" && language == $language')
              .params({ language: locale })
              .defaultOrdering([{ field: 'publishedAt', direction: 'desc' }])
              .initialValueTemplates([
                S.initialValueTemplateItem('article-in-language', { language: locale }),
              ]),
          ),
      ),
      S.divider(),
      S.listItem()
        .id('without-language')
        .title('Without a language')
        .child(
          S.documentTypeList('resourcePage')
            .title('Without a language')
            .filter('_type == "resourcePage" && !(language in $languages)')
            .params({ languages: [...locales] }),
        ),
      S.documentTypeListItem('translation.metadata').title('Pairs of translations'),
    ]);
