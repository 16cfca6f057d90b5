import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { defaultLocale, localeRows, locales } from '../i18n/locales';
import type { Article } from '../resources/article';
import type { Counterpart } from '../resources/articles';
import { imageUrl } from '../resources/image';
import { articleHref } from '../routes';
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

/** Both addresses of a pair of articles; undefined for an article without counterpart. */
function articleLanguages(article: Article, counterpart: Counterpart | null) {
  if (!counterpart || !article.slug) return undefined;
  const slugs = { [article.language]: article.slug, [counterpart.language]: counterpart.slug };
  const addresses = locales.flatMap((locale) => {
    const slug = slugs[locale];
    return slug ? [[localeRows[locale].hreflang, absolute(articleHref(slug))] as const] : [];
  });
  const standard = slugs[defaultLocale];
  return {
    ...Object.fromEntries(addresses),
    ...(standard && { 'x-default': absolute(articleHref(standard)) }),
  };
}

/** Head of an article. hreflang only for a pair: an article has one language and one address. */
export async function articleMetadata(article: Article, counterpart: Counterpart | null): Promise<Metadata> {
  const title = fullTitle(article.metaTitle ?? article.title);
  const description = await describeArticle(article);
  const address = absolute(articleHref(article.slug ?? ''));
  const image = {
    url: articleSocialImage(article),
    ...socialImageSize,
    alt: article.cover?.alt ?? article.title,
  };
  return {
    title,
    description,
    keywords: [...article.keywords, ...article.supportingKeywords],
    alternates: { canonical: address, languages: articleLanguages(article, counterpart) },
    openGraph: {
      type: 'article',
      url: address,
      siteName: site.name,
      title,
      description,
      locale: localeRows[article.language].openGraph,
      alternateLocale: counterpart ? [localeRows[counterpart.language].openGraph] : undefined,
      images: [image],
      publishedTime: article.publishedAt ?? undefined,
      modifiedTime: article.updatedAt ?? undefined,
      authors: article.author ? [article.author] : undefined,
    },
    twitter: { card: 'summary_large_image', title, description, images: [image] },
  };
}
