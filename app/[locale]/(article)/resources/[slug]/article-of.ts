import { draftMode } from 'next/headers';
import { type FoundArticle, findArticle } from '@/lib/resources/articles';

/** The article of an address, with drafts when an editor previews. */
export async function articleOf(params: Promise<{ slug: string }>): Promise<FoundArticle> {
  const [{ slug }, { isEnabled }] = await Promise.all([params, draftMode()]);
  let decoded: string;
  try {
    decoded = decodeURIComponent(slug);
  } catch {
    return { kind: 'missing' };
  }
  return findArticle(decoded, isEnabled);
}
