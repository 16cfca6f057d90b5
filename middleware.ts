// Next 16 prefers the name proxy.ts and warns at build; middleware.ts still works, and more people know it.
import { type NextRequest, NextResponse } from 'next/server';
import createIntlMiddleware from 'next-intl/middleware';
import { isKnownPath } from '@/lib/articles/known-paths';
import { env, isDevelopment } from '@/lib/env';
import { routing } from '@/lib/i18n/routing';
import { checkHeaders, type Refusal, senderAddress } from '@/lib/leads/guard';
import { secondsOverPostLimit } from '@/lib/leads/rate-limit';
import { nonceSource, pagePolicy } from '@/lib/security/content-policy';
import { isPreview } from '@/lib/security/preview';
import { indexNowKeyPath } from '@/lib/seo/index-now';
import { log } from '@/lib/server/log';
import { allowedMethods, contentPath, cutQuery, matchRoute, type Resolution } from '@/lib/server/match-route';
import { uncached } from '@/lib/server/page-state';

const intl = createIntlMiddleware(routing);

/** Paths are cut to this many characters in the log. */
const loggedPathLimit = 500;

/**
 * Routes every request by the table in lib/routes.ts. next-intl adds the language to the path of a page. Unknown paths get
 * the static not-found page: complete HTML with status 404.
 */
export default async function middleware(request: NextRequest): Promise<Response> {
  const { pathname } = request.nextUrl;
  // Our own server cuts the query before it arrives here (lib/self-hosting/incoming-requests.ts). It may be longer than the
  // limit again, because Next encodes each parameter again.
  const search = env().hosting.ownServer ? request.nextUrl.search : cutQuery(request.nextUrl.search);
  const isCut = search !== request.nextUrl.search;
  if (pathname.includes('//')) {
    return NextResponse.redirect(new URL(pathname.replace(/\/{2,}/g, '/') + search, request.url), 308);
  }
  const resolution: Resolution = matchRoute(pathname);
  const allowed = allowedMethods(resolution, pathname);
  // Next would cache the response to another method and serve it to every later GET (docs/upstream.md).
  if (resolution.kind === 'refused' || !allowed.includes(request.method)) {
    return new Response('Method not allowed\n', { status: 405, headers: { allow: allowed.join(', ') } });
  }
  if (request.method === 'POST') {
    if (resolution.kind === 'not-found') return notFound(request, resolution);
    const refused = resolution.kind === 'page' ? await refusePost(request) : null;
    if (refused) return refused;
  }
  const preview = isPreview(request.cookies);
  if (resolution.kind === 'page' || resolution.kind === 'file') {
    // An editor's preview also shows unpublished articles. A POST, whose number is limited, comes from the contact form of a
    // page like "Post Not Found", and runs its server action.
    if (!preview && request.method !== 'POST' && !(await isKnownPath(pathname))) {
      const composed = withComposedSlug(pathname);
      return composed !== pathname && (await isKnownPath(composed))
        ? NextResponse.redirect(new URL(composed + search, request.url), 308)
        : notFound(request, resolution);
    }
  }
  switch (resolution.kind) {
    case 'file':
      if (resolution.route) return NextResponse.rewrite(new URL(resolution.route, request.url));
      return isCut ? NextResponse.rewrite(new URL(pathname + search, request.url)) : NextResponse.next();
    case 'redirect': {
      const target = new URL(resolution.to, request.url);
      target.search = search;
      return NextResponse.redirect(target, resolution.status);
    }
    case 'not-found': {
      // The path comes from the environment, so the table does not have it.
      if (pathname === indexNowKeyPath()) return new Response(pathname.slice(1, -'.txt'.length));
      if (isDevelopment() && (await isNewPage(request))) return intl(request);
      return notFound(request, resolution);
    }
    case 'page': {
      const path = `/${resolution.locale}${resolution.path}`;
      if (request.method === 'POST' || preview) {
        return rewriteWithNonce(request, new URL(path, request.url), preview);
      }
      const canonical = `${resolution.locale === routing.defaultLocale ? '' : `/${resolution.locale}`}${resolution.path}`;
      if (canonical === pathname && !isCut) return intl(request);
      // An alias serves the page of another path.
      return NextResponse.rewrite(new URL(isCut ? path + search : path, request.url));
    }
  }
}

/** Returns a path with composed letters: macOS decomposes the Hangul of a slug that was copied from a file name. */
function withComposedSlug(pathname: string): string {
  const segments = pathname.split('/').map((segment) => {
    const text = decodeURIComponent(segment);
    return text === text.normalize('NFC') ? segment : encodeURIComponent(text.normalize('NFC'));
  });
  return segments.join('/');
}

/**
 * True for a page that was just added in `npm run dev`: for some seconds, this code still has the table without its row, while
 * Next knows the file already. Sends the same request again past the table.
 */
async function isNewPage({ url, headers }: NextRequest): Promise<boolean> {
  const pastTable = 'x-past-the-table';
  return headers.has(pastTable) || (await fetch(url, { method: 'HEAD', headers: { [pastTable]: '1' } })).ok;
}

/** Responds 404 without rendering: with the static not-found page, or with a line of text in place of a file. */
function notFound(request: NextRequest, route: Resolution): Response {
  log('warn', 'not_found', { path: request.nextUrl.pathname.slice(0, loggedPathLimit) });
  if (route.kind === 'file' || request.method === 'POST')
    return new Response('Not found\n', { status: 404, headers: uncached });
  const locale = 'locale' in route ? route.locale : routing.defaultLocale;
  const page = contentPath(request.nextUrl.pathname)?.kind === 'article' ? 'post-not-found' : 'not-found';
  // An article or a topic may be published at any moment, so no cache may keep its 404.
  const headers = route.kind === 'page' ? uncached : {};
  return NextResponse.rewrite(new URL(`/${locale}/${page}`, request.url), { status: 404, headers });
}

/**
 * Rewrites to a page that is rendered only for this response: its inline scripts carry a nonce. Cached pages have hashes
 * instead (lib/self-hosting/page-cache/page-policy.ts).
 */
function rewriteWithNonce(request: NextRequest, page: URL, preview: boolean): Response {
  const nonce = nonceSource(crypto.randomUUID());
  const policy = pagePolicy({
    imageHost: env().content?.imageHost ?? '',
    scripts: [nonce],
    development: isDevelopment(),
    ...(preview && { preview: { styles: nonce, studio: env().content?.studioOrigin } }),
  });
  const headers = new Headers(request.headers);
  // Next reads the nonce from here.
  headers.set('content-security-policy', policy);
  const response = NextResponse.rewrite(page, { request: { headers } });
  response.headers.set('content-security-policy', policy);
  // The Studio opens the preview in a window that it must still reach.
  if (preview) response.headers.set('cross-origin-opener-policy', 'unsafe-none');
  return response;
}

/**
 * Returns the refusal of a POST whose headers cannot come from a form of this site, or whose sender posts too often, else
 * null. Next would respond to most of the former with 500 and several log lines, and render a page for the latter. The
 * server action still validates everything that it stores.
 */
async function refusePost({ headers }: NextRequest): Promise<Response | null> {
  const refusal = checkHeaders(headers);
  if (refusal) return refuse(refusal);
  const seconds = await secondsOverPostLimit(senderAddress(headers, env().trustedProxyHops));
  if (seconds === null) return null;
  const sentence = 'Too many forms were sent from your network. Please wait a minute and send it again.';
  return refuse({ status: 429, reason: 'rate', sentence }, { 'retry-after': String(seconds) });
}

function refuse({ status, reason, sentence }: Refusal, more: Record<string, string> = {}): Response {
  log('warn', 'submission_refused', { reason, status });
  return new Response(`${sentence}\n`, {
    status,
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store', ...more },
  });
}

export const config = {
  // The Node runtime: logging and node:crypto are not available at the edge.
  runtime: 'nodejs',
  // Everything except the files of the build. Paths with a dot are included on purpose: most of them are 404.
  matcher: ['/((?!_next/static/).*)'],
};
