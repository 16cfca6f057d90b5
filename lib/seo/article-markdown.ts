import type { Article } from '../articles/article';
import { escapeMarkdown, markdownLine, markdownOf } from '../articles/markdown';
import type { Counterpart } from '../articles/related';
import { localeConfig } from '../i18n/locales';
import { messagesFor } from '../i18n/messages';
import { articleHref } from '../routes';
import { site } from '../site';
import { absolute } from './alternates';
import { describeArticle } from './article-metadata';
import { frontMatter } from './front-matter';

const wholeAddress = (address: string) => (address.startsWith('/') ? absolute(address) : address);

/** An article as Markdown: what its page shows, without the page around it. */
export function articleMarkdown(article: Article, counterpart: Counterpart | null): string {
  const { outline, content, starterContent } = article;
  const { articleOutline } = messagesFor(article.language).resources;
  const parts = [
    `# ${markdownLine(article.title)}`,
    article.metaDescription && markdownLine(article.metaDescription),
    outline.length > 0 &&
      `## ${markdownLine(articleOutline)}\n\n${outline.map((entry) => `- ${markdownLine(entry)}`).join('\n')}`,
    content.length > 0
      ? markdownOf(content, wholeAddress)
      : starterContent && escapeMarkdown(starterContent).replace(/\n/g, '\\\n'),
  ];
  const head = frontMatter({
    title: article.title,
    description: describeArticle(article),
    url: absolute(articleHref(article.slug ?? '')),
    language: localeConfig[article.language].hreflang,
    author: article.author,
    published: article.publishedAt,
    updated: article.updatedAt,
    translation: counterpart && absolute(articleHref(counterpart.slug)),
    publisher: site.name,
  });
  return `${head}\n${parts.filter(Boolean).join('\n\n')}\n`;
}
