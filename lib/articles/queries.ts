import { defineQuery } from 'groq';

/*
 * The queries of the content service. Each is one string without parts: the type
 * generator reads them from the source. `author` is asked for beside the specified fields: the display shows
 * it, and a dataset may hold it as an object or as a reference.
 *
 * Equal dates are ordered by id, so that two pages of the list can neither repeat nor lose an article.
 */

/** Every article, small: only for the log. */
export const diagnosticQuery = defineQuery(
  `*[_type == "resourcePage"]{_id, title, language, slug, publishedAt}`,
);

/** One page of a language's list. Of the body only its beginning: a card shows no more, and bodies may be large. */
export const listQuery =
  defineQuery(`*[_type == "resourcePage" && language == $language && defined(slug.current)]
  | order(publishedAt desc, _id asc)[$from...$to]{
    _id, title, slug, starterContent, publishedAt, language,
    coverImage{asset, crop, hotspot, alt, caption},
    metaDescription, metaTitle, primaryKeywords, supportingKeywords, outline, "content": content[0...2],
    "author": {"name": coalesce(author.name, author->name)}
  }`);

export const listCountQuery = defineQuery(
  `count(*[_type == "resourcePage" && language == $language && defined(slug.current)])`,
);

/** The list when a language has no article of its own. */
export const listInAnyLanguageQuery = defineQuery(`*[_type == "resourcePage" && defined(slug.current)]
  | order(publishedAt desc, _id asc)[$from...$to]{
    _id, title, slug, starterContent, publishedAt, language,
    coverImage{asset, crop, hotspot, alt, caption},
    metaDescription, metaTitle, primaryKeywords, supportingKeywords, outline, "content": content[0...2],
    "author": {"name": coalesce(author.name, author->name)}
  }`);

export const countInAnyLanguageQuery = defineQuery(
  `count(*[_type == "resourcePage" && defined(slug.current)])`,
);

export const articleQuery = defineQuery(`*[_type == "resourcePage" && slug.current == $slug][0]{
    _id, _updatedAt, title, slug, starterContent, content, publishedAt, language,
    coverImage{asset, crop, hotspot, alt, caption,
      "preview": select(asset->metadata.isOpaque != false => asset->metadata.lqip)},
    metaDescription, metaTitle, primaryKeywords, supportingKeywords, outline,
    "author": {"name": coalesce(author.name, author->name)}
  }`);

/**
 * What is related to an article: the documents that say the same (document-internationalization's `translation.metadata`
 * holds the references of a pair), and the newest of its language, from which related ones are chosen; and where the
 * article went when the address is no longer its own. By slug, so that it can be asked together with the article.
 */
export const relatedQuery = defineQuery(`{
    "own": *[_type == "resourcePage" && slug.current == $slug][0]{
      "versions": *[_type == "translation.metadata" && references(^._id)][0].translations[].value->{
        _type, language, "slug": slug.current
      },
      "newest": *[_type == "resourcePage" && language == select(^.language == "ko" => "ko", "en")
          && _id != ^._id && defined(slug.current) && defined(title)]
        | order(publishedAt desc, _id asc)[0...60]{
          _id, title, slug, publishedAt, language, primaryKeywords, supportingKeywords,
          coverImage{asset, crop, hotspot, alt, caption}, metaDescription,
          "starterContent": select(!defined(metaDescription) => starterContent),
          "author": {"name": coalesce(author.name, author->name)}
        }
    },
    "moved": *[_type == "resourcePage" && $slug in previousSlugs && defined(slug.current)]
      | order(_updatedAt desc, _id asc)[0]{"slug": slug.current}
  }`);

/** Keywords of a language's newest articles, from which its topics are made: no bodies, and never more than these. */
export const topicsQuery =
  defineQuery(`*[_type == "resourcePage" && language == $language && defined(slug.current) && defined(title)]
  | order(publishedAt desc, _id asc)[0...1000]{
    "primary": primaryKeywords[0...20], "supporting": supportingKeywords[0...20]
  }`);

/** The newest articles that have one of the keywords, out of those whose keywords make the topics. */
export const topicArticlesQuery =
  defineQuery(`(*[_type == "resourcePage" && language == $language && defined(slug.current) && defined(title)]
  | order(publishedAt desc, _id asc)[0...1000])[
    count(primaryKeywords[@ in $keywords]) > 0 || count(supportingKeywords[@ in $keywords]) > 0
  ][0...$count]{
    _id, title, slug, starterContent, publishedAt, language,
    coverImage{asset, crop, hotspot, alt, caption}, metaDescription, "content": content[0...2],
    "author": {"name": coalesce(author.name, author->name)}
  }`);

/** Addresses of the newest articles, for the build. */
export const newestSlugsQuery = defineQuery(`*[_type == "resourcePage" && defined(slug.current)]
  | order(publishedAt desc, _id asc)[0...$count]{"slug": slug.current}`);

/**
 * Addresses of every article, for the sitemap, and which of them say the same in two languages. Pairs come as ids:
 * nothing is looked up for each.
 */
export const addressesQuery = defineQuery(`{
    "articles": *[_type == "resourcePage" && defined(slug.current)]{
      _id, "slug": slug.current, language, publishedAt, _updatedAt,
      "titled": defined(title) && title == string(title) && title != ""
    },
    "pairs": *[_type == "translation.metadata"]{"ids": translations[].value._ref}
  }`);

/** The newest articles of a language as a feed reader or a language model needs them. */
export const feedQuery =
  defineQuery(`*[_type == "resourcePage" && language == $language && defined(slug.current)]
  | order(publishedAt desc, _id asc)[0...$count]{
    _id, _updatedAt, title, slug, publishedAt, language, metaDescription, starterContent,
    "author": {"name": coalesce(author.name, author->name)}
  }`);
