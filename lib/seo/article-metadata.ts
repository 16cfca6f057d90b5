import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { localeRows } from '../i18n/locales';
import type { Article } from '../resources/article';
import { imageUrl } from '../resources/image';
import { site } from '../site';
import { absolute, fullTitle, socialImageSize } from './metadata';

/** Absolute address of an article's social image: its cover, else the site's card in its language. */
export function articleSocialImage(article: Pick<Article, 'cover' | 'language'>): string {
  if (!article.cover) return absolute(`/social/${article.language}.png`);
  const address = imageUrl(article.cover, socialImageSize.width, socialImageSize.height);
  return address.startsWith('/') ? absolute(address) : address;
}

/** The article's own description, or the specified sentence about its title. */
export async function describeArticle(article: Article): Promise<string> {
  const t = await getTranslations({ locale: article.language, namespace: 'resources' });
  return article.metaDescription ?? t('articleDescription', { title: article.title });
}

/** Head of an article. No hreflang: an article has one language and one address. */
export async function articleMetadata(article: Article): Promise<Metadata> {
  const title = fullTitle(article.metaTitle ?? article.title);
  const description = await describeArticle(article);
  const address = absolute(`/resources/${encodeURIComponent(article.slug ?? '')}`);
  const image = {
    url: articleSocialImage(article),
    ...socialImageSize,
    alt: article.cover?.alt ?? article.title,
  };
  return {
    title,
    description,
    keywords: [...article.keywords, ...article.supportingKeywords],
    alternates: { canonical: address },
    openGraph: {
      type: 'article',
      url: address,
      siteName: site.name,
      title,
      description,
      locale: localeRows[article.language].openGraph,
      images: [image],
      publishedTime: article.publishedAt ?? undefined,
      modifiedTime: article.updatedAt ?? undefined,
      authors: article.author ? [article.author] : undefined,
    },
    twitter: { card: 'summary_large_image', title, description, images: [image] },
  };
}
