import 'server-only';
import { createHash } from 'node:crypto';
import { unstable_cache } from 'next/cache';
import { isBuilding } from '../env';
import { processState } from '../process-state';

/** Cache tag of everything read from the content service. */
export const contentTag = 'resources';
/** Cache tag of what depends on several articles: lists, related articles, the sitemap. */
export const listTag = 'resources-list';

/** Cache tag of one article. Hashed: a slug may hold a comma or be longer than a tag may be. */
export function articleTag(slug: string): string {
  return `resource-${createHash('sha256').update(slug).digest('base64url').slice(0, 22)}`;
}

/** Seconds for which a page is used; equal to the pages' `revalidate`. */
const contentMaxAge = 300;

/**
 * Puts cache tags on the page that is being made, so that the webhook can name it. Next knows tags of cached
 * values only: this caches the word "tagged". The content itself lives in the pages and nowhere else.
 */
export async function tagPage(...tags: readonly string[]): Promise<void> {
  await Promise.all(
    [contentTag, ...tags].map((tag) =>
      unstable_cache(async () => 'tagged', [tag], { tags: [tag], revalidate: contentMaxAge })(),
    ),
  );
}

/** The CDN may answer with what was published before for this long, in ms (Sanity: up to a minute). */
const cdnLag = 120_000;

const changed = () => processState('content-changed', () => ({ at: Number.NEGATIVE_INFINITY }));

/** Notes that the webhook announced a change. */
export function noteChange(): void {
  changed().at = Date.now();
}

/** Pages of each list when it was last read, for the webhook to know which there are. */
export const listPages = () => processState('list-pages', () => new Map<string, number>());

/**
 * True when reads have to go past the CDN: in the build, and for two minutes after a webhook. Known to the
 * process that the webhook called; others see a change when the CDN does.
 */
export function readsPastCdn(): boolean {
  return isBuilding() || Date.now() - changed().at < cdnLag;
}
