import { type Article, describeArticle } from '../articles/article';
import { featureText } from '../features/feature-text';
import { defaultLocale, type Locale, localeConfig, locales } from '../i18n/locales';
import { messagesFor } from '../i18n/messages';
import {
  articleMarkdownHref,
  features,
  feedHref,
  forms,
  href,
  legalPages,
  markdownHref,
  type PageRow,
  pages,
  rulesFeedHref,
  sampleHref,
  samples,
} from '../routes';
import { site } from '../site';
import { markdownLine, markdownLink } from '../text/markdown';
import { absolute } from '../urls';
import { pageTexts } from './page-texts';

const item = (name: string, path: string, note?: string) =>
  `- ${markdownLink(markdownLine(name), absolute(path))}${note ? `: ${markdownLine(note)}` : ''}`;

const articleItem = (article: Article) =>
  item(article.title, articleMarkdownHref(article.slug ?? ''), describeArticle(article));

/** Messages of pages that the list leaves out: forms inform about nothing, and legal pages are in the last section. */
const notListed: readonly string[] = [...forms, ...legalPages, 'login'];

/** Returns the items of a page and of its data. */
function pageItems(locale: Locale, { path, messages, json }: PageRow): string[] {
  if (!messages || notListed.includes(messages)) return [];
  const { name, title = '', metaDescription, data = '' } = pageTexts(locale, messages);
  const target = markdownHref(locale, path) ?? href(locale, path);
  return [item(name ?? title, target, metaDescription), ...(json ? [item(data, json, 'JSON')] : [])];
}

function buildSections(locale: Locale, articles: readonly Article[]): string[] {
  const messages = messagesFor(locale);
  const { llms } = messages;
  const heading = (words: string) => `## ${markdownLine(words)} (${localeConfig[locale].ownName})`;
  return [
    heading(llms.pages),
    [
      item(site.name, href(locale, '/'), messages.landing.metaDescription),
      item(messages.header.pricing, href(locale, '/#pricing'), messages.landingPricing.title),
      ...pages.flatMap((page) => pageItems(locale, page)),
    ].join('\n'),
    heading(llms.features),
    features
      .map((feature) =>
        item(
          messages.features[feature].name,
          markdownHref(locale, `/features/${feature}`) ?? '',
          `${featureText(feature, locale).title}. ${messages.features[feature].short}`,
        ),
      )
      .concat(
        samples.map((sample) => item(messages.samples.link[sample].title, sampleHref(locale, sample), 'PDF')),
      )
      .join('\n'),
    ...(articles.length > 0 ? [heading(llms.articles), articles.map(articleItem).join('\n')] : []),
  ];
}

/** Returns the site's llms.txt (llmstxt.org), which links to Markdown versions where they exist. */
export function llmsText(articles: Readonly<Partial<Record<Locale, readonly Article[]>>>): string {
  const { landing, llms } = messagesFor(defaultLocale);
  const parts = [
    `# ${site.name}`,
    `> ${markdownLine(landing.metaDescription)}`,
    markdownLine(llms.about),
    ...locales.flatMap((locale) => buildSections(locale, articles[locale] ?? [])),
    '## Optional',
    [
      ...locales.flatMap((locale) =>
        legalPages.map((page) => {
          const { metaTitle, metaDescription } = messagesFor(locale)[page];
          return item(metaTitle, href(locale, `/${page}`), metaDescription);
        }),
      ),
      ...locales.map((locale) => item(messagesFor(locale).resources.feedTitle, feedHref(locale), 'Atom')),
      ...locales.map((locale) => item(messagesFor(locale).rules.feedTitle, rulesFeedHref(locale), 'Atom')),
      item('Sitemap', '/sitemap.xml'),
    ].join('\n'),
  ];
  return `${parts.join('\n\n')}\n`;
}
