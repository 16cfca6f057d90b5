import type { BlogPosting, BreadcrumbList, FAQPage, WithContext } from 'schema-dts';
import { localeRows } from '../i18n/locales';
import type { Article } from '../resources/article';
import { articleHref } from '../routes';
import { site } from '../site';
import { absolute } from './alternates';

export type Question = { question: string; answer: string };

/** The questions of a page, exactly as they are shown. */
export function faqPage(questions: readonly Question[]): WithContext<FAQPage> {
  return {
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    mainEntity: questions.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  };
}

/** The trail to a page; `path` is a public path. */
export function breadcrumbList(
  trail: readonly { name: string; path: string }[],
): WithContext<BreadcrumbList> {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: trail.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: absolute(path),
    })),
  };
}

/** An article; the author only when a name exists. `image` is an absolute address. */
export function blogPosting(article: Article, description: string, image: string): WithContext<BlogPosting> {
  const address = absolute(articleHref(article.slug ?? ''));
  return {
    '@context': 'https://schema.org',
    '@type': 'BlogPosting',
    headline: article.title,
    description,
    url: address,
    mainEntityOfPage: address,
    image,
    inLanguage: localeRows[article.language].hreflang,
    ...(article.publishedAt && { datePublished: article.publishedAt }),
    ...(article.updatedAt && { dateModified: article.updatedAt }),
    ...(article.author && { author: { '@type': 'Person', name: article.author } }),
    ...(article.keywords.length > 0 && { keywords: article.keywords.join(', ') }),
    publisher: { '@type': 'Organization', name: site.name, url: absolute('/') },
  };
}
