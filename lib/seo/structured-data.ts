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
} from 'schema-dts';
import type { Article, Person } from '../articles/article';
import { type Locale, localeConfig, locales } from '../i18n/locales';
import { messagesFor } from '../i18n/messages';
import { articleHref, colorAdditivesJsonPath, colorAdditivesPath, href } from '../routes';
import { lastRead } from '../rules/ledger';
import { plans, site } from '../site';
import { colorsRead } from '../tools/color-additives/readings';
import { absolute } from '../urls';

/** A mention of the publisher, which `organization` describes. */
const mention = () => ({ '@type': 'Organization' as const, '@id': `${absolute('/')}/#organization` });

/** The publisher of articles. */
function publisher() {
  return {
    ...mention(),
    name: site.name,
    url: absolute('/'),
    logo: { '@type': 'ImageObject' as const, url: absolute('/icon-512.png'), width: '512', height: '512' },
  };
}

/** The company behind the site, without channels that have no URL yet. */
export function organization(): Exclude<Organization, string> {
  const channels = site.social.flatMap(({ url }) => (url ? [url] : []));
  return {
    ...publisher(),
    legalName: site.legalName,
    email: site.contactEmail,
    ...(channels.length > 0 && { sameAs: channels }),
  };
}

export function webSite(): WebSite {
  return {
    '@type': 'WebSite',
    '@id': `${absolute('/')}/#website`,
    name: site.name,
    url: absolute('/'),
    inLanguage: locales.map((locale) => localeConfig[locale].hreflang),
    publisher: mention(),
  };
}

type Words = { readonly name: string; readonly metaDescription: string };

/** Properties shared by the product, tools and data lists. */
const described = (locale: Locale, path: string, { name, metaDescription }: Words) => ({
  name,
  description: metaDescription,
  url: absolute(href(locale, path)),
});

/** The product with its plans, matching the pricing section. No ratings, because the site does not show any. */
export function softwareApplication(locale: Locale): SoftwareApplication {
  const { landing, landingPricing } = messagesFor(locale);
  return {
    '@type': 'SoftwareApplication',
    ...described(locale, '/', { ...landing, name: site.name }),
    applicationCategory: 'BusinessApplication',
    operatingSystem: 'Web',
    inLanguage: localeConfig[locale].hreflang,
    publisher: mention(),
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

/** A free tool that runs in the browser. */
export function toolApplication(locale: Locale, path: string, words: Words): WebApplication {
  return {
    '@type': 'WebApplication',
    ...described(locale, path, words),
    applicationCategory: 'BusinessApplication',
    operatingSystem: 'Web',
    browserRequirements: 'JavaScript',
    isAccessibleForFree: true,
    inLanguage: localeConfig[locale].hreflang,
    dateModified: lastRead,
    publisher: mention(),
    offers: { '@type': 'Offer', price: 0, priceCurrency: 'USD' },
  };
}

/** The list of permitted colors: free, as a page and as data. */
export function colorsDataset(locale: Locale): Dataset {
  const { title, metaDescription, data } = messagesFor(locale).colorAdditives;
  return {
    '@type': 'Dataset',
    ...described(locale, colorAdditivesPath, { name: title, metaDescription }),
    isAccessibleForFree: true,
    inLanguage: localeConfig[locale].hreflang,
    dateModified: colorsRead,
    spatialCoverage: 'US',
    creator: mention(),
    distribution: {
      '@type': 'DataDownload',
      name: data,
      encodingFormat: 'application/json',
      contentUrl: absolute(colorAdditivesJsonPath),
    },
  };
}

/** The steps of a feature, in the order of its page. */
export function howTo(name: string, steps: readonly { title: string; text: string }[]): HowTo {
  return {
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

/** A page of the article list: the cards that link to an article. */
export function articleItemList(articles: readonly Pick<Article, 'title' | 'slug'>[]): ItemList {
  const linked = articles.flatMap(({ title, slug }) => (slug ? [{ title, slug }] : []));
  return {
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

export type QuestionAndAnswer = { question: string; answer: string };

/** The questions of a page, exactly as they are shown. */
export function faqPage(questions: readonly QuestionAndAnswer[]): FAQPage {
  return {
    '@type': 'FAQPage',
    mainEntity: questions.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  };
}

/** The breadcrumbs of a page; `path` is a public path. */
export function breadcrumbList(trail: readonly { name: string; path: string }[]): BreadcrumbList {
  return {
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

/** An article, with the people, dates and sources that are known. `image` is an absolute URL. */
export function blogPosting(article: Article, description: string, image: string): BlogPosting {
  const url = absolute(articleHref(article.slug ?? ''));
  const { publishedAt, updatedAt, authors, reviewer, reviewedAt, keywords, sources } = article;
  const [author, ...others] = authors.map(personEntry);
  return {
    '@type': 'BlogPosting',
    headline: article.title,
    description,
    url,
    // Schema.org defines reviews on pages, not on articles.
    mainEntityOfPage:
      reviewer || reviewedAt
        ? {
            '@type': 'WebPage',
            '@id': url,
            ...(reviewer && { reviewedBy: personEntry(reviewer) }),
            ...(reviewedAt && { lastReviewed: reviewedAt }),
          }
        : url,
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
