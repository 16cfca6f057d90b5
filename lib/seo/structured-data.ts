import type {
  BlogPosting,
  BreadcrumbList,
  Dataset,
  FAQPage,
  HowTo,
  ItemList,
  Organization,
  SoftwareApplication,
  WebApplication,
  WebSite,
  WithContext,
} from 'schema-dts';
import type { Article, ArticleSummary, Person } from '../articles/article';
import { colorsRead } from '../colors/list';
import { type Locale, localeConfig, locales } from '../i18n/locales';
import { messagesFor } from '../i18n/messages';
import { articleHref, colorsJsonPath, colorsPath, finderPath, href, labelPath } from '../routes';
import { lastRead } from '../rules/ledger';
import { plans, site } from '../site';
import { absolute } from './alternates';

const organizationId = () => `${absolute('/')}/#organization`;

/** The publisher, as other entries refer to it. */
function publisher() {
  return {
    '@type': 'Organization' as const,
    '@id': organizationId(),
    name: site.name,
    url: absolute('/'),
    logo: { '@type': 'ImageObject' as const, url: absolute('/icon-512.png'), width: '512', height: '512' },
  };
}

/** The company behind the site; channels of it that have no address yet are left out. */
export function organization(): WithContext<Organization> {
  const channels = site.social.flatMap(({ url }) => (url ? [url] : []));
  return {
    '@context': 'https://schema.org',
    ...publisher(),
    legalName: site.legalName,
    email: site.contactEmail,
    ...(channels.length > 0 && { sameAs: channels }),
  };
}

/** The site itself. */
export function webSite(): WithContext<WebSite> {
  return {
    '@context': 'https://schema.org',
    '@type': 'WebSite',
    '@id': `${absolute('/')}/#website`,
    name: site.name,
    url: absolute('/'),
    inLanguage: locales.map((locale) => localeConfig[locale].hreflang),
    publisher: { '@type': 'Organization', '@id': organizationId() },
  };
}

/** The product with its plans, as the pricing section shows them. No ratings: the site shows none. */
export function softwareApplication(locale: Locale): WithContext<SoftwareApplication> {
  const { landing, landingPricing } = messagesFor(locale);
  return {
    '@context': 'https://schema.org',
    '@type': 'SoftwareApplication',
    name: site.name,
    description: landing.metaDescription,
    url: absolute(href(locale, '/')),
    applicationCategory: 'BusinessApplication',
    operatingSystem: 'Web',
    inLanguage: localeConfig[locale].hreflang,
    publisher: { '@type': 'Organization', '@id': organizationId() },
    offers: plans.map(({ id, priceUsd }) => ({
      '@type': 'Offer',
      name: landingPricing.plans[id].name,
      description: landingPricing.plans[id].description,
      url: absolute(href(locale, '/#pricing')),
      price: priceUsd,
      priceCurrency: 'USD',
      priceSpecification: {
        '@type': 'UnitPriceSpecification',
        price: priceUsd,
        priceCurrency: 'USD',
        unitCode: 'MON',
      },
    })),
  };
}

/** A tool of the site: free, in the browser. */
function application(
  locale: Locale,
  path: string,
  { name, metaDescription }: Words,
): WithContext<WebApplication> {
  return {
    '@context': 'https://schema.org',
    '@type': 'WebApplication',
    name,
    description: metaDescription,
    url: absolute(href(locale, path)),
    applicationCategory: 'BusinessApplication',
    operatingSystem: 'Web',
    browserRequirements: 'JavaScript',
    isAccessibleForFree: true,
    inLanguage: localeConfig[locale].hreflang,
    dateModified: lastRead,
    publisher: { '@type': 'Organization', '@id': organizationId() },
    offers: { '@type': 'Offer', price: 0, priceCurrency: 'USD' },
  };
}

type Words = { readonly name: string; readonly metaDescription: string };

/** The finder of duties. */
export const finderApplication = (locale: Locale) =>
  application(locale, finderPath, messagesFor(locale).finderPage);

/** The builder of a label. */
export const labelApplication = (locale: Locale) =>
  application(locale, labelPath, messagesFor(locale).usLabelPage);

/** The list of permitted colors: free, as a page and as data. */
export function colorsDataset(locale: Locale): WithContext<Dataset> {
  const { title, metaDescription, data } = messagesFor(locale).colors;
  return {
    '@context': 'https://schema.org',
    '@type': 'Dataset',
    name: title,
    description: metaDescription,
    url: absolute(href(locale, colorsPath)),
    isAccessibleForFree: true,
    inLanguage: localeConfig[locale].hreflang,
    dateModified: colorsRead,
    spatialCoverage: 'US',
    creator: { '@type': 'Organization', '@id': organizationId() },
    distribution: {
      '@type': 'DataDownload',
      name: data,
      encodingFormat: 'application/json',
      contentUrl: absolute(colorsJsonPath),
    },
  };
}

/** The steps of a feature, in the order in which its page shows them. */
export function howTo(name: string, steps: readonly { title: string; text: string }[]): WithContext<HowTo> {
  return {
    '@context': 'https://schema.org',
    '@type': 'HowTo',
    name,
    step: steps.map(({ title, text }, index) => ({
      '@type': 'HowToStep',
      position: index + 1,
      name: title,
      text,
    })),
  };
}

/** A page of the article list: those cards that lead to an article. */
export function articleItemList(
  articles: readonly Pick<ArticleSummary, 'title' | 'slug'>[],
): WithContext<ItemList> {
  const linked = articles.flatMap(({ title, slug }) => (slug ? [{ title, slug }] : []));
  return {
    '@context': 'https://schema.org',
    '@type': 'ItemList',
    itemListOrder: 'https://schema.org/ItemListOrderDescending',
    numberOfItems: linked.length,
    itemListElement: linked.map(({ title, slug }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: title,
      url: absolute(articleHref(slug)),
    })),
  };
}

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

const personEntry = ({ name, role }: Person) => ({
  '@type': 'Person' as const,
  name,
  ...(role && { jobTitle: role }),
});

/** An article, with those of its people, dates and sources that are known. `image` is an absolute address. */
export function blogPosting(article: Article, description: string, image: string): WithContext<BlogPosting> {
  const address = absolute(articleHref(article.slug ?? ''));
  const { publishedAt, updatedAt, authors, reviewer, reviewedAt, keywords, sources } = article;
  const [author, ...others] = authors.map(personEntry);
  return {
    '@context': 'https://schema.org',
    '@type': 'BlogPosting',
    headline: article.title,
    description,
    url: address,
    // A review is of a page: schema.org does not know it on an article.
    mainEntityOfPage:
      reviewer || reviewedAt
        ? {
            '@type': 'WebPage',
            '@id': address,
            ...(reviewer && { reviewedBy: personEntry(reviewer) }),
            ...(reviewedAt && { lastReviewed: reviewedAt }),
          }
        : address,
    image,
    inLanguage: localeConfig[article.language].hreflang,
    ...(publishedAt && { datePublished: publishedAt }),
    ...(updatedAt && { dateModified: updatedAt }),
    ...(author && { author: others.length > 0 ? [author, ...others] : author }),
    ...(keywords.length > 0 && { keywords: keywords.join(', ') }),
    ...(sources.length > 0 && {
      citation: sources.map(({ title, url }) => ({
        '@type': 'CreativeWork' as const,
        name: title,
        ...(url && { url }),
      })),
    }),
    publisher: publisher(),
  };
}
