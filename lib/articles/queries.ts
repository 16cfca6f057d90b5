import { defineQuery } from 'groq';

/*
 * The GROQ queries. Repeated parts are constants, which Sanity's type generator resolves.
 *
 * To add a field to an article, change four files: the schema that editors fill in (schema/resource-page.ts),
 * `articleQuery` below (and `cardFields`, if the list shows it), article.ts, which validates the result, and the
 * component that shows it; then run `npm run typegen`. A forgotten step fails: the type check reports a field that
 * article.ts lacks, and `npm run check` reports stale types.
 *
 * Equal dates are ordered by id, so that two pages of the list can neither repeat nor lose an article. `author` is the
 * older form of `authors`: an object or a reference.
 */

/**
 * Articles whose publication date has passed. `$now` is a parameter (client.ts) instead of GROQ's now(), so that the CDN
 * can cache results. A date without a time means midnight; an invalid date hides nothing.
 */
const article = `_type == "resourcePage"
    && !coalesce(coalesce(dateTime(publishedAt), dateTime(publishedAt + "T00:00:00Z")) > dateTime($now), false)`;

/** Articles of the list. `$language` null means every language. */
const listed = `${article} && defined(slug.current) && (!defined($language) || language == $language)`;

const newestFirst = 'order(publishedAt desc, _id asc)';

const authors = '"authors": authors[]->{name, role}, "author": {"name": coalesce(author.name, author->name)}';

/**
 * A link to another article gets that article's current path. If that article has no page (yet), the link
 * becomes plain text.
 */
const markDefs = `markDefs[]{
      ...,
      _type == "internalLink" => {"slug": reference->{"slug": select(${article} && defined(title) => slug.current)}.slug}
    }`;

/** The fields of a card, with only the beginning of the body, which may be large. */
const cardFields = `_id, title, shortTitle, slug, starterContent, publishedAt, language,
    coverImage{asset, crop, hotspot, alt, caption},
    metaDescription, metaTitle, primaryKeywords, supportingKeywords, outline, "content": content[0...2], ${authors}`;

/** One page of a list. */
export const listQuery = defineQuery(`*[${listed}] | ${newestFirst}[$from...$to]{${cardFields}}`);

export const listCountQuery = defineQuery(`count(*[${listed}])`);

export const articleQuery = defineQuery(`*[${article} && slug.current == $slug][0]{
    _id, _updatedAt, title, shortTitle, slug, starterContent, publishedAt, language,
    content[]{
      ...,
      _type == "block" => {${markDefs}},
      _type == "callout" => {text[]{..., ${markDefs}}}
    },
    coverImage{asset, crop, hotspot, alt, caption,
      "preview": select(asset->metadata.isOpaque != false => asset->metadata.lqip)},
    metaDescription, metaTitle, primaryKeywords, supportingKeywords, outline, ${authors},
    reviewedBy->{name, role}, reviewedAt, sources
  }`);

/**
 * The documents related to a slug: its translations (document-internationalization's `translation.metadata` holds the
 * references of a pair), the newest articles of its language, from which related ones are chosen, and the current slug of
 * an article that had this one before. It uses the slug, so that it can run in parallel with the query of the article.
 */
export const relatedQuery = defineQuery(`{
    "own": *[${article} && slug.current == $slug][0]{
      "versions": (*[_type == "translation.metadata" && references(^._id)][0].translations[].value->)[${article}]{
        _type, language, "slug": slug.current
      },
      "newest": *[${article} && language == select(^.language == "ko" => "ko", "en")
          && _id != ^._id && defined(slug.current) && defined(title)]
        | ${newestFirst}[0...60]{
          _id, title, shortTitle, slug, publishedAt, language, primaryKeywords, supportingKeywords,
          coverImage{asset, crop, hotspot, alt, caption}, metaDescription,
          "starterContent": select(!defined(metaDescription) => starterContent), ${authors}
        }
    },
    "moved": *[${article} && $slug in previousSlugs && defined(slug.current)]
      | order(_updatedAt desc, _id asc)[0]{"slug": slug.current}
  }`);

/** The newest 1,000 articles of a language, from which topics are derived. */
const topical = `*[${listed} && defined(title)] | ${newestFirst}[0...1000]`;

/** Their keywords: no bodies. */
export const topicsQuery = defineQuery(
  `${topical}{"primary": primaryKeywords[0...20], "supporting": supportingKeywords[0...20]}`,
);

/** The newest of them that have one of the keywords. */
export const topicArticlesQuery = defineQuery(`(${topical})[
    count(primaryKeywords[@ in $keywords]) > 0 || count(supportingKeywords[@ in $keywords]) > 0
  ][0...$count]{${cardFields}}`);

/** The newest articles of a language with their headings: for the search on list pages. */
export const searchQuery = defineQuery(`*[${listed} && defined(title)] | ${newestFirst}[0...$count]{
    _id, title, slug, language, metaDescription, primaryKeywords, supportingKeywords,
    "content": content[_type == "block" && style in ["h1", "h2", "h3", "h4"]]{_type, style, listItem, children}
  }`);

/** Who wrote and who reviewed the newest 1,000 articles of a language. */
export const peopleQuery = defineQuery(`${topical}{
    _id, title, slug, language, publishedAt, reviewedAt,
    "authors": authors[]->{name, role, biography}, "author": {"name": coalesce(author.name, author->name)},
    "reviewedBy": reviewedBy->{name, role, biography}
  }`);

/** Paths of the newest articles, for the build. */
export const newestSlugsQuery = defineQuery(
  `*[${article} && defined(slug.current)] | ${newestFirst}[0...$count]{"slug": slug.current}`,
);

/**
 * Slugs of every article, those it had before, and the pairs of translations: for the sitemap and the known paths. Pairs
 * are ids, so that the service looks nothing up for each.
 */
export const pathsQuery = defineQuery(`{
    "articles": *[${article} && defined(slug.current)]{
      _id, "slug": slug.current, previousSlugs, language, publishedAt, _updatedAt,
      "titled": defined(title) && title == string(title) && title != ""
    },
    "pairs": *[_type == "translation.metadata"]{"ids": translations[].value._ref}
  }`);

/** The newest articles of a language as a feed reader or a language model needs them. */
export const feedQuery = defineQuery(`*[${listed}] | ${newestFirst}[0...$count]{
    _id, _updatedAt, title, slug, publishedAt, language, metaDescription, starterContent, ${authors}
  }`);

/**
 * `$now` of every query. Through the CDN it is the last full minute, so that results can be cached. Past the CDN, right
 * after a change, it is exact. An editor's preview also sees articles of the future.
 */
export function queryTime(source: 'cdn' | 'api' | 'drafts', now = Date.now()): string {
  if (source === 'drafts') return '9999-12-31T00:00:00Z';
  return new Date(source === 'cdn' ? now - (now % 60_000) : now).toISOString();
}
