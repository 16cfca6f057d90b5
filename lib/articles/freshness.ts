import 'server-only';
import { createHash } from 'node:crypto';
import { unstable_cache } from 'next/cache';
import { env, isBuilding } from '../env';
import type { Locale } from '../i18n/locales';
import { contentChange } from '../server/page-state';
import { processState } from '../server/process-state';

/** Cache tag of everything read from the content service. */
export const contentTag = 'resources';
/** Cache tag of everything that depends on several articles: lists, related articles, the sitemap. */
export const listTag = 'resources-list';

/** Cache tag of one article. Hashed, because a slug may contain a comma or be too long for a tag. */
export function articleTag(slug: string): string {
  return `resource-${createHash('sha256').update(slug).digest('base64url').slice(0, 22)}`;
}

/** Seconds until a page becomes stale; equal to the pages' `revalidate`. */
const contentMaxAge = 300;

/**
 * Tags the page that is being rendered, so that the webhook can revalidate it. Next only accepts tags on cached values,
 * so this caches the word "tagged". Content itself is cached in pages and nowhere else.
 */
export async function tagPage(...tags: readonly string[]): Promise<void> {
  await Promise.all(
    [contentTag, ...tags].map((tag) =>
      unstable_cache(async () => 'tagged', [tag], { tags: [tag], revalidate: contentMaxAge })(),
    ),
  );
}

/** How long the CDN may serve earlier content, in ms (Sanity: up to a minute). */
const cdnLag = 120_000;

/** Records that the webhook announced a change. */
export function noteChange(): void {
  contentChange().at = performance.now();
}

/** Each list when it was last read: the number of its pages and the slugs of the topics that it links to. */
export const readLists = () =>
  processState('read-lists', () => new Map<Locale, { pages: number; topics: readonly string[] }>());

/**
 * True when reads must bypass the CDN: in the build, and for two minutes after a webhook. Only the process that received
 * the webhook knows; others see a change when the CDN does. On a platform the
 * webhook and the pages are functions that share no memory, so all reads bypass the CDN: a page is read once in 300 s.
 */
export function readsPastCdn(): boolean {
  return isBuilding() || !env().hosting.sharesMemory || performance.now() - contentChange().at < cdnLag;
}
