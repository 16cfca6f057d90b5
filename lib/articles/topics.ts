import { z } from 'zod';
import { longestTopic } from '../routes';
import { toSlug } from '../text/slug';
import { textList } from './fields';

/**
 * Topics, made from the keywords that editors give their articles: a keyword that two articles or more of a language
 * share, primary or supporting, is a topic of that language. Spellings with the same slug are one topic.
 */
export type Topic = {
  slug: string;
  /** The spelling that most articles use. */
  name: string;
  /** Every spelling in the documents. */
  keywords: string[];
  /** Number of articles. */
  articles: number;
};

/** Minimum number of articles that share a keyword to make it a topic. */
const fewestArticles = 2;
/** Maximum number of spellings in a query. */
const mostSpellings = 20;

const rowSchema = z
  .object({ primary: textList, supporting: textList })
  .catch({ primary: [], supporting: [] });

/** Returns the slug of a keyword's topic, or an empty string if the keyword cannot be a topic. */
export function topicSlug(keyword: string): string {
  const name = keyword.trim();
  // `U.S. Agent` is better read as `us-agent` than as `u-s-agent`.
  return Array.from(name).length > longestTopic ? '' : toSlug(name.replaceAll('.', ''), longestTopic);
}

/** Returns the topics of articles, the most used first. `rows` contains each article's keywords, newest article first. */
export function collectTopics(rows: readonly unknown[]): Topic[] {
  const uses = rows.flatMap((row, article) => {
    const { primary, supporting } = rowSchema.parse(row);
    const keywords = [...new Set([...primary, ...supporting])];
    return keywords.map((keyword) => ({ keyword, slug: topicSlug(keyword), article }));
  });
  return [...Map.groupBy(uses, ({ slug }) => slug)]
    .map(([slug, own]) => {
      const spellings = [...Map.groupBy(own, ({ keyword }) => keyword)].sort(
        ([, a], [, b]) => b.length - a.length,
      );
      const keywords = spellings.map(([keyword]) => keyword);
      return {
        slug,
        name: topicName(keywords[0] ?? slug),
        keywords: keywords.slice(0, mostSpellings),
        articles: new Set(own.map(({ article }) => article)).size,
      };
    })
    .filter(({ slug, articles }) => slug && articles >= fewestArticles)
    .sort((a, b) => b.articles - a.articles);
}

/** Returns a keyword as a title: capitalizes its first word, unless that already contains a capital (`pH`). */
function topicName(keyword: string): string {
  const name = keyword.trim().replace(/\s+/g, ' ');
  return /^\p{Ll}+(?![\p{L}\p{N}])/u.test(name) ? name.charAt(0).toUpperCase() + name.slice(1) : name;
}
