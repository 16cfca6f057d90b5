import type { StructureResolver } from 'sanity/structure';
import { localeConfig, locales } from '../../lib/i18n/locales';
import { reviewLimit } from './checks';

/** The Studio's first column. */
export const desk: StructureResolver = (S) => {
  const articles = (id: string, title: string, filter: string, params: Record<string, unknown> = {}) =>
    S.documentTypeList('resourcePage')
      .id(id)
      .title(title)
      .filter(`_type == "resourcePage" && ${filter}`)
      .params(params);
  const item = (id: string, title: string, filter: string, params?: Record<string, unknown>) =>
    S.listItem()
      .id(id)
      .title(title)
      .child(articles(id, title, filter, params));

  return S.list()
    .title('Articles · 아티클')
    .items([
      ...locales.map((language) =>
        S.listItem()
          .id(language)
          .title(localeConfig[language].ownName)
          .child(
            articles(language, localeConfig[language].ownName, 'language == $language', { language })
              .defaultOrdering([{ field: 'publishedAt', direction: 'desc' }])
              // A template of the plugin “document-internationalization”.
              .initialValueTemplates([S.initialValueTemplateItem(`resourcePage-${language}`)]),
          ),
      ),
      S.divider(),
      item('scheduled', 'Scheduled · 예약됨', 'dateTime(publishedAt) > dateTime(now())'),
      item('to-review', 'To be reviewed · 검토 필요', '(!defined(reviewedAt) || reviewedAt < $limit)', {
        limit: reviewLimit(new Date()),
      }),
      item('without-language', 'Without a language · 언어 없음', '!(language in $languages)', {
        languages: [...locales],
      }),
      S.divider(),
      S.documentTypeListItem('author').title('Authors and reviewers · 작성자와 검토자'),
      S.documentTypeListItem('translation.metadata').title('Translations · 번역 쌍'),
    ]);
};
