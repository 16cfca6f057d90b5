export type Article = { slug?: { current?: string }; previousSlugs?: string[] } | null | undefined;

/**
 * Returns the earlier slugs of an article that is about to be published, with the slug that readers know so far; null if they do not
 * change. Without them, a changed URL is 404 for every old link. The new slug is no earlier one: it would redirect to itself.
 */
export function earlierSlugs(published: Article, next: Article): string[] | null {
  const [before, after] = [published?.slug?.current, next?.slug?.current];
  if (!before || !after || before === after) return null;
  const known = next?.previousSlugs ?? [];
  const earlier = [...new Set([...known, before])].filter((slug) => slug !== after);
  return earlier.join('\n') === known.join('\n') ? null : earlier;
}
