import { defineQuery } from 'groq';

/*
 * The three queries of the content service (specification, section 7). `author` is asked for beside the
 * specified fields: the display shows it, and a dataset may hold it as an object or as a reference.
 */

const fields = /* groq */ `
  _id, _updatedAt, title, slug, starterContent, content, publishedAt, language,
  coverImage{asset, crop, hotspot, alt, caption},
  metaDescription, metaTitle, primaryKeywords, supportingKeywords, outline,
  "author": {"name": coalesce(author.name, author->name)}`;

/** Every article, small: only for the log. */
export const diagnosticQuery = defineQuery(
  `*[_type == "resourcePage"]{_id, title, language, slug, publishedAt}`,
);

export const listQuery = defineQuery(
  `*[_type == "resourcePage" && language == $language && defined(slug.current)] | order(publishedAt desc){${fields}}`,
);

/** The list when a language has no article of its own. */
export const listInAnyLanguageQuery = defineQuery(
  `*[_type == "resourcePage" && defined(slug.current)] | order(publishedAt desc){${fields}}`,
);

export const articleQuery = defineQuery(`*[_type == "resourcePage" && slug.current == $slug][0]{${fields}}`);

/** Addresses for the build and the sitemap. */
export const slugsQuery = defineQuery(
  `*[_type == "resourcePage" && defined(slug.current)]{"slug": slug.current, language, publishedAt, _updatedAt}`,
);
