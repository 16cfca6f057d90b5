import type { Metadata } from 'next';
import { translator } from '../i18n/messages';
import { articleHref, articleMarkdownHref, articleOgImageHref } from '../routes';
import { absolute, articleAddresses } from '../seo/alternates';
import { fullTitle, head } from '../seo/metadata';
import type { Article } from './article';
import { imageUrl, namedSizes } from './image';
import type { Counterpart } from './related';

/** Absolute address of an article's social image: its cover, else a drawn one with its title. */
export function articleSocialImage(article: Pick<Article, 'cover' | 'slug'>): string {
  if (!article.cover) return absolute(articleOgImageHref(article.slug ?? ''));
  return absolute(imageUrl(article.cover, namedSizes.social));
}

/** The article's own description, or a general sentence with its title. */
export function describeArticle(article: Pick<Article, 'language' | 'metaDescription' | 'title'>): string {
  const { metaDescription, title, language } = article;
  return metaDescription ?? translator(language, 'resources')('articleDescription', { title });
}

/** Head of an article. hreflang only for a pair: an article has one language and one address. */
export function articleMetadata(article: Article, counterpart: Counterpart | null): Metadata {
  const slug = article.slug ?? '';
  return head({
    locale: article.language,
    address: articleHref(slug),
    title: fullTitle(article.metaTitle ?? article.title),
    description: describeArticle(article),
    languages: articleAddresses({ language: article.language, slug }, counterpart),
    image: { url: articleSocialImage(article), alt: article.cover?.alt ?? article.title },
    markdown: articleMarkdownHref(slug),
    article: {
      ...article,
      keywords: [...article.keywords, ...article.supportingKeywords],
    },
  });
}
