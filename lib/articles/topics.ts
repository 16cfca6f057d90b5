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
  const spellings = new Map<string, Map<string, number>>();
  const articles = new Map<string, number>();
  for (const row of rows) {
    const { primary, supporting } = rowSchema.parse(row);
    const seen = new Set<string>();
    for (const keyword of new Set([...primary, ...supporting])) {
      const slug = topicSlug(keyword);
      if (!slug) continue;
      const counts = spellings.get(slug) ?? new Map<string, number>();
      spellings.set(slug, counts.set(keyword, (counts.get(keyword) ?? 0) + 1));
      seen.add(slug);
    }
    for (const slug of seen) articles.set(slug, (articles.get(slug) ?? 0) + 1);
  }
  return [...articles]
    .filter(([, count]) => count >= fewestArticles)
    .sort(([, a], [, b]) => b - a)
    .map(([slug, count]) => {
      const keywords = [...(spellings.get(slug) ?? [])]
        .sort(([, a], [, b]) => b - a)
        .map(([keyword]) => keyword);
      return {
        slug,
        name: topicName(keywords[0] ?? slug),
        keywords: keywords.slice(0, mostSpellings),
        articles: count,
      };
    });
}

/** A keyword as a title: its first word gets a capital, unless it has one of its own (`pH`). */
function topicName(keyword: string): string {
  const name = keyword.trim().replace(/\s+/g, ' ');
  return /^\p{Ll}+(?![\p{L}\p{N}])/u.test(name) ? name.charAt(0).toUpperCase() + name.slice(1) : name;
}
