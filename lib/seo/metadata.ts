import type { Metadata } from 'next';
import { getLocale } from 'next-intl/server';
import { namedSizes } from '../articles/image';
import { type Locale, localeConfig, locales } from '../i18n/locales';
import { messagesFor } from '../i18n/messages';
import {
  feedHref,
  href,
  markdownHref,
  ogImageHref,
  type PagePath,
  pageAt,
  rulesFeedHref,
  rulesPath,
} from '../routes';
import { site } from '../site';
import { absolute, type LanguagePaths, languageAlternates, pagePaths } from '../urls';
import { pageTexts } from './page-texts';

/** Returns the title followed by the product's name. */
export function fullTitle(title: string): string {
  return `${title} - ${site.name}`;
}

type HeadInput = {
  locale: Locale;
  /** Canonical public path of the page. */
  path: string;
  /** Full title, including the product's name. */
  title: string;
  description: string;
  /** The paths of the page in each language. */
  languages: LanguagePaths;
  /** Absolute URL and description of the social image. */
  image: { url: string; alt: string };
  /** False: search engines do not list the page. */
  index?: boolean;
  /** Public path of the page as Markdown. */
  markdown?: string;
  /** Public path of the page's data. */
  json?: string;
  /** A feed of this page, in addition to the articles' feed. */
  feed?: { url: string; title: string };
  article?: {
    publishedAt: string | null;
    updatedAt: string | null;
    authors: readonly { name: string }[];
    keywords: readonly string[];
  };
};

/** Returns the metadata of any page for search engines, feed readers and social networks. */
export function head(input: HeadInput): Metadata {
  const { locale, title, description, languages, article, markdown, json, feed } = input;
  const url = absolute(input.path);
  const images = [{ ...input.image, ...namedSizes.social }];
  const shared = {
    url,
    siteName: site.name,
    title,
    description,
    locale: localeConfig[locale].openGraph,
    alternateLocale: locales
      .filter((other) => other !== locale && languages[other])
      .map((other) => localeConfig[other].openGraph),
    images,
  };
  return {
    title,
    description,
    // Otherwise Safari on iOS wraps numbers in links before React hydrates the page.
    formatDetection: { telephone: false },
    keywords: article && [...article.keywords],
    alternates: {
      canonical: url,
      languages: languageAlternates(languages),
      types: {
        'application/atom+xml': [
          { url: absolute(feedHref(locale)), title: messagesFor(locale).resources.feedTitle },
          ...(feed ? [{ ...feed, url: absolute(feed.url) }] : []),
        ],
        ...(markdown && { 'text/markdown': absolute(markdown) }),
        ...(json && { 'application/json': absolute(json) }),
      },
    },
    robots: input.index === false ? { index: false, follow: true } : undefined,
    openGraph: article
      ? {
          ...shared,
          type: 'article',
          publishedTime: article.publishedAt ?? undefined,
          modifiedTime: article.updatedAt ?? undefined,
          authors: article.authors.map(({ name }) => name),
        }
      : { ...shared, type: 'website' },
    twitter: { card: 'summary_large_image', title, description, images },
  };
}

type PageMetadataInput = Pick<HeadInput, 'locale' | 'title' | 'description'> & {
  /** Path of the page without language prefix. */
  path: string;
  /** True if the title already contains the product's name. */
  absoluteTitle?: boolean;
};

/** Returns the metadata of a page in the route table, or of a page below it (`/resources/page/2`), which shares its social image. */
export function pageMetadata(input: PageMetadataInput): Metadata {
  const { locale, path, title, description } = input;
  const page = pageAt(path);
  return head({
    locale,
    path: href(locale, path),
    title: input.absoluteTitle ? title : fullTitle(title),
    description,
    languages: pagePaths(path),
    image: {
      url: absolute(ogImageHref(locale, page?.path ?? '/resources')),
      alt: `${site.name}: ${title.replace(`${site.name}: `, '')}`,
    },
    index: page?.index,
    markdown: markdownHref(locale, path),
    ...(page?.json && { json: page.json }),
    ...(path === rulesPath && {
      feed: { url: rulesFeedHref(locale), title: messagesFor(locale).rules.feedTitle },
    }),
  });
}

/** Returns `generateMetadata` for a page whose row in the route table names its messages. */
export function textMetadata(path: PagePath) {
  return async (): Promise<Metadata> => {
    const { messages } = pageAt(path) ?? {};
    if (!messages) throw new Error(`${path} has no messages in the route table`);
    const locale = await getLocale();
    const { metaTitle, metaDescription } = pageTexts(locale, messages);
    return pageMetadata({ locale, path, title: metaTitle, description: metaDescription });
  };
}

/** Returns the metadata of a page that calls notFound(). Next adds `noindex` to it. */
export function notFoundMetadata(locale: Locale): Metadata {
  return { title: messagesFor(locale).notFound.metaTitle };
}
