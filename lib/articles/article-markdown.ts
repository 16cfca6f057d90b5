import { localeConfig, timeZone } from '../i18n/locales';
import { messagesFor, translator } from '../i18n/messages';
import { articleHref } from '../routes';
import { site } from '../site';
import { escapeMarkdown, frontMatter, markdownLine, markdownLink } from '../text/markdown';
import { absolute } from '../urls';
import { type Article, type ArticleSource, describeArticle } from './article';
import { toMarkdown } from './markdown';
import type { Counterpart } from './related';

/** Returns a source with the date it was accessed. */
function sourceLine({ title, url, readOn }: ArticleSource, { language }: Article): string {
  const name = url ? markdownLink(markdownLine(title), url) : markdownLine(title);
  if (!readOn) return name;
  const format = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone });
  const date = format.format(new Date(readOn));
  return `${name} (${translator(language, 'resources').markup('readOn', { date, time: (text) => text })})`;
}

/** Returns the content of an article's page as Markdown. */
export function articleMarkdown(article: Article, counterpart: Counterpart | null): string {
  const { outline, content, starterContent, sources } = article;
  const { articleOutline, callout, sources: sourcesTitle } = messagesFor(article.language).resources;
  const parts = [
    `# ${markdownLine(article.title)}`,
    article.metaDescription && markdownLine(article.metaDescription),
    outline.length > 0 &&
      `## ${markdownLine(articleOutline)}\n\n${outline.map((entry) => `- ${markdownLine(entry)}`).join('\n')}`,
    content.length > 0
      ? toMarkdown(content, callout)
      : starterContent && escapeMarkdown(starterContent).replace(/\n/g, '\\\n'),
    sources.length > 0 &&
      `## ${markdownLine(sourcesTitle)}\n\n${sources
        .map((source, index) => `${index + 1}. ${sourceLine(source, article)}`)
        .join('\n')}`,
  ];
  const head = frontMatter({
    title: article.title,
    description: describeArticle(article),
    url: absolute(articleHref(article.slug ?? '')),
    language: localeConfig[article.language].hreflang,
    author: article.authors.map(({ name }) => name).join(', '),
    published: article.publishedAt,
    updated: article.updatedAt,
    reviewer: article.reviewer?.name,
    reviewed: article.reviewedAt,
    translation: counterpart && absolute(articleHref(counterpart.slug)),
    publisher: site.name,
  });
  return `${head}\n${parts.filter(Boolean).join('\n\n')}\n`;
}
