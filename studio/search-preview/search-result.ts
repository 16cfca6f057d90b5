import { asLocale } from '../../lib/i18n/locales';
import { articleHref, articleOgImageHref } from '../../lib/routes';
import { isArticleSlug } from '../../lib/server/match-route';
import { site } from '../../lib/site';
import en from '../../messages/en/resources.json';
import ko from '../../messages/ko/resources.json';

/** The fields of an article that search engines and social networks show. */
export type Searchable = {
  language?: unknown;
  title?: string;
  metaTitle?: string;
  metaDescription?: string;
  slug?: { current?: string };
};

const withoutDescription = { en: en.articleDescription, ko: ko.articleDescription };

/** Returns title, description and paths of an article as the page's head has them (lib/seo/article-metadata.ts). */
export function searchResult({ language, title, metaTitle, metaDescription, slug }: Searchable) {
  const shown = title?.trim() ?? '';
  const current = slug?.current && isArticleSlug(slug.current) ? slug.current : null;
  return {
    title: `${metaTitle?.trim() || shown} - ${site.name}`,
    description:
      metaDescription?.trim() ||
      withoutDescription[asLocale(language)].replace('{title}', shown).replace('{product}', site.name),
    path: current && articleHref(current),
    /** The image that the site draws for an article without a cover. */
    drawnImage: current && articleOgImageHref(current),
  };
}
