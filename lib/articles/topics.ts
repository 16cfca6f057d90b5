import { z } from 'zod';
import { longestTopic } from '../routes';
import { slugOf } from '../slug';
import { textList } from './fields';

/**
 * Topics, made from the keywords that editors give their articles: a keyword that two articles or more of a language
 * share, primary or supporting, is a topic of that language. Spellings that make the same address are one topic.
 */
export type Topic = {
  /** Slug of the topic. */
  slug: string;
  /** The spelling that most articles use. */
  name: string;
  /** Every spelling in the documents. */
  keywords: string[];
  /** Number of its articles. */
  articles: number;
};

/** How many articles must share a keyword to make it a topic. */
const fewestArticles = 2;
/** Most spellings of a topic that a query includes. */
const mostSpellings = 20;

const rowSchema = z
  .object({ primary: textList, supporting: textList })
  .catch({ primary: [], supporting: [] });

/** Slug of a keyword's topic; empty for a keyword that cannot be a topic. */
export function topicSlug(keyword: string): string {
  const name = keyword.trim();
  // `U.S. Agent` is better read as `us-agent` than as `u-s-agent`.
  return Array.from(name).length > longestTopic ? '' : slugOf(name.replaceAll('.', ''), longestTopic);
}

/** The topics of articles, the most used first. `rows` holds the keywords of each, the newest article first. */
export function topicsOf(rows: readonly unknown[]): Topic[] {
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

/** A keyword as a title: its first word gets a capital, unless it has one of its own (`pH`). */
function topicName(keyword: string): string {
  const name = keyword.trim().replace(/\s+/g, ' ');
  return /^\p{Ll}+(?![\p{L}\p{N}])/u.test(name) ? name.charAt(0).toUpperCase() + name.slice(1) : name;
}
