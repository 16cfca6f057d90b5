import 'server-only';
import { type FoundArticle, findArticle } from './articles';

/** The article of a path segment as it stands in an address, percent-encoded. */
export async function findArticleAt(segment: string, drafts = false): Promise<FoundArticle> {
  let slug: string;
  try {
    slug = decodeURIComponent(segment);
  } catch {
    return { kind: 'not-found' };
  }
  return findArticle(slug, drafts);
}
