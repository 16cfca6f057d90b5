import type { Metadata } from 'next';
import { type Article, describeArticle } from '../articles/article';
import { imageUrl, namedSizes } from '../articles/image';
import { articlePaths, type Counterpart } from '../articles/related';
import { articleHref, articleMarkdownHref, articleOgImageHref } from '../routes';
import { absolute } from '../urls';
import { fullTitle, head } from './metadata';

/** Returns the absolute URL of an article's social image: its cover, or a generated image with its title. */
export function articleSocialImage(article: Pick<Article, 'cover' | 'slug'>): string {
  if (!article.cover) return absolute(articleOgImageHref(article.slug ?? ''));
  return absolute(imageUrl(article.cover, namedSizes.social));
}

/** Returns an article's metadata. An article has one language and one URL, so only a translated pair gets hreflang. */
export function articleMetadata(article: Article, counterpart: Counterpart | null): Metadata {
  const slug = article.slug ?? '';
  return head({
    locale: article.language,
    path: articleHref(slug),
    title: fullTitle(article.metaTitle ?? article.title),
    description: describeArticle(article),
    languages: articlePaths({ language: article.language, slug }, counterpart),
    image: { url: articleSocialImage(article), alt: article.cover?.alt ?? article.title },
    markdown: articleMarkdownHref(slug),
    article: {
      ...article,
      keywords: [...article.keywords, ...article.supportingKeywords],
    },
  });
}
