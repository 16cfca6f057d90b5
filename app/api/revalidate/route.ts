import { setTimeout as sleep } from 'node:timers/promises';
import { decodeSignatureHeader, SIGNATURE_HEADER_NAME } from '@sanity/webhook';
import { revalidateTag } from 'next/cache';
import { after, NextRequest } from 'next/server';
import { parseBody } from 'next-sanity/webhook';
import { textList } from '@/lib/articles/fields';
import { articleTag, contentTag, listTag, noteChange, readLists } from '@/lib/articles/freshness';
import { clearBackoff } from '@/lib/articles/outage';
import { env } from '@/lib/env';
import { type Locale, locales } from '@/lib/i18n/locales';
import {
  articleHref,
  articleMarkdownHref,
  articleOgImageHref,
  authorsPath,
  feedHref,
  href,
  listPath,
  searchIndexHref,
  topicPath,
} from '@/lib/routes';
import { readBounded } from '@/lib/security/bounded-body';
import { pingIndexNow } from '@/lib/seo/index-now';
import { log } from '@/lib/server/log';
import { isArticleSlug } from '@/lib/server/match-route';
import { messageResponse } from '@/lib/server/message-response';

/** Maximum body size of a webhook call, in bytes; the projection sends a few hundred. */
const maxBody = 64 * 1024;
/** Maximum age of a signature, in milliseconds; older ones are rejected as replays. */
const maxAge = 5 * 60_000;
/** Maximum number of slugs in a call; the projection sends two. */
const maxSlugs = 20;
/** Number of pages of each list that are rendered immediately; later ones wait for a visitor. */
const warmedListPages = 3;

/** Time that a platform may take to propagate a change of tags, in milliseconds (Vercel: 300). */
const platformDelay = 1_000;

/** Document types that appear on pages. */
const shownTypes: readonly unknown[] = ['resourcePage', 'translation.metadata', 'author'];

/** Fields of the projection; all are optional. */
type Published = { _type?: unknown; slug?: unknown; slugs?: unknown };

/**
 * Webhook of the content service, so that a change is visible within seconds. It fails closed: without a configured
 * secret and a valid, recent signature nothing happens. It is idempotent.
 *
 * Pages become stale instead of being deleted: visitors get the earlier page until the new one is ready, even when the
 * content service fails meanwhile. The pages that show the article are requested immediately, so that the next visitor
 * finds them rendered.
 */
export async function POST(request: NextRequest) {
  const secret = env().webhookSecret;
  if (!secret) return messageResponse(503, 'no webhook secret is configured');
  let call: Published;
  try {
    const raw = await readBounded(request, maxBody);
    if (raw === null) return messageResponse(413, 'body too large');
    const copy = new NextRequest(request.url, { method: 'POST', headers: request.headers, body: raw });
    // No delay for eventual consistency is needed: reads after a webhook bypass the CDN.
    const { isValidSignature, body } = await parseBody<Published>(copy, secret, false);
    if (isValidSignature !== true) return messageResponse(401, 'invalid signature');
    const { timestamp } = decodeSignatureHeader(request.headers.get(SIGNATURE_HEADER_NAME) ?? '');
    if (Math.abs(Date.now() - timestamp) > maxAge) return messageResponse(401, 'signature too old');
    call = body ?? {};
  } catch {
    return messageResponse(400, 'malformed body');
  }
  const { _type: type } = call;
  if (type && !shownTypes.includes(type)) return messageResponse(200, 'nothing to do');
  try {
    revalidate(request, call);
    return messageResponse(200, 'revalidated');
  } catch (error) {
    // The content service retries after a 500, but not after a 400.
    log('error', 'revalidation_failed', { reason: String(error).slice(0, 300) });
    return messageResponse(500, 'not revalidated');
  }
}

/** Marks the pages that show the articles of a call as stale, and renders them after the response. */
function revalidate(request: NextRequest, call: Published): void {
  const slugs = collectSlugs(call);
  // Pairs of translations use the list tag; a call without slugs, or about a person, may concern any article.
  const tags =
    slugs.length > 0
      ? [listTag, ...slugs.map(articleTag)]
      : [call._type === 'translation.metadata' ? listTag : contentTag];
  noteChange();
  clearBackoff();
  for (const tag of tags) revalidateTag(tag, 'max');
  log('info', 'revalidated', { articles: slugs.length, tags: tags.length });
  after(async () => {
    // A platform takes a moment to propagate stale pages.
    if (!env().hosting.ownPageCache) await sleep(platformDelay);
    const origin = ownOrigin(request);
    // Read before the lists are rendered, because a topic may end with its article. Many queries, so only for a retraction.
    const teasers = isRetraction(call) ? locales.flatMap(pagesWithTeasers) : [];
    const found = await warm(origin, pagesOf(slugs));
    // A retracted text must not be served once more. After the pages, because few visitors request these.
    await warm(
      origin,
      slugs.flatMap((slug) => [articleMarkdownHref(slug), articleOgImageHref(slug)]),
    );
    // After rendering, so that search engines find the new page. Deleted and scheduled articles are not announced.
    const changed = [...slugs.map(articleHref), ...locales.map((locale) => href(locale, listPath(1)))];
    const announced = changed.filter((path) => found.has(path));
    await Promise.all([warm(origin, teasers), announced.length > 0 && pingIndexNow(announced)]);
  });
}

/** Returns the article's slugs before and after the change, from any of the fields. */
function collectSlugs({ slug, slugs }: Published): string[] {
  const named = textList.parse([slug, slugs].flat());
  return [...new Set(named)].filter(isArticleSlug).slice(0, maxSlugs);
}

/** True if the article had a slug before the change and has none after it. */
function isRetraction({ slugs }: Published): boolean {
  return Array.isArray(slugs) && slugs.length === 2 && slugs[0] !== null && slugs[1] === null;
}

/**
 * Returns the origin of this server. Behind a proxy that terminates TLS, Next returns https, which this server does not
 * speak.
 */
function ownOrigin(request: NextRequest): string {
  const { hosting, host, port } = env();
  if (!hosting.ownServer) return request.nextUrl.origin;
  // `npm start` with HOST listens at that address only.
  const bound = !host || host === '0.0.0.0' || host === '::' ? 'localhost' : host;
  return `http://${bound.includes(':') ? `[${bound}]` : bound}:${port}`;
}

/** Returns the paths of the pages and feeds that show the articles. */
function pagesOf(slugs: readonly string[]): string[] {
  const lists = locales.flatMap((locale) => {
    const count = Math.min(readLists().get(locale)?.pages ?? 1, warmedListPages);
    return Array.from({ length: count }, (_, index) => href(locale, listPath(index + 1)));
  });
  return [...slugs.map(articleHref), ...lists, ...locales.map(feedHref), '/llms.txt', '/sitemap.xml'];
}

/** Returns the paths other than lists that show titles or descriptions of articles. */
function pagesWithTeasers(locale: Locale): string[] {
  const topics = readLists().get(locale)?.topics ?? [];
  return [
    ...topics.map((slug) => href(locale, topicPath(slug))),
    href(locale, authorsPath),
    searchIndexHref(locale),
  ];
}

/**
 * Requests paths; each request makes Next rerender a stale page.
 * @returns the paths that respond with 200.
 */
async function warm(origin: string, paths: readonly string[]): Promise<ReadonlySet<string>> {
  const found = new Set<string>();
  const results = await Promise.allSettled(
    paths.map(async (path) => {
      const response = await fetch(origin + path, {
        cache: 'no-store',
        redirect: 'manual',
        signal: AbortSignal.timeout(10_000),
      });
      await response.body?.cancel();
      if (response.status === 200) found.add(path);
    }),
  );
  const failed = results.filter(({ status }) => status === 'rejected').length;
  if (failed > 0) log('warn', 'pages_not_made', { failed, pages: paths.length });
  return found;
}
