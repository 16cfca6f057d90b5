// The design names this file; Next would now call it proxy.ts and says so with a warning at build.
import { type NextRequest, NextResponse } from 'next/server';
import createIntlMiddleware from 'next-intl/middleware';
import { routing } from '@/lib/i18n/routing';
import { refusalOf } from '@/lib/leads/guard';
import { log } from '@/lib/log';
import { allowedMethods, resolve } from '@/lib/routes';
import { indexNowKeyPath } from '@/lib/seo/index-now';

const intl = createIntlMiddleware(routing);

/** Longest path that is worth a place in the log, in characters. */
const loggedPathLimit = 500;

/**
 * Decides by lib/routes.ts which page an address is. next-intl then puts the language in front of the path;
 * everything unknown becomes the static not-found page, complete HTML with status 404.
 */
export default function middleware(request: NextRequest) {
  const { pathname } = request.nextUrl;
  const resolution = resolve(pathname);
  const allowed = allowedMethods(resolution, pathname);
  // Next would keep the answer that it gives to another method, and show it to everybody who asks with GET.
  if (resolution.kind === 'refused' || !allowed.includes(request.method)) {
    return new Response('Method not allowed\n', { status: 405, headers: { allow: allowed.join(', ') } });
  }
  if (request.method === 'POST') {
    if (resolution.kind === 'not-found') return new Response('Not found\n', { status: 404 });
    const refused = resolution.kind === 'page' ? refusePost(request) : null;
    if (refused) return refused;
  }
  switch (resolution.kind) {
    case 'file':
      return resolution.route
        ? NextResponse.rewrite(new URL(resolution.route, request.url))
        : NextResponse.next();
    case 'redirect':
      return NextResponse.redirect(
        new URL(resolution.to + request.nextUrl.search, request.url),
        resolution.status,
      );
    case 'not-found': {
      // Known to the environment only, and therefore not in the table.
      if (pathname === indexNowKeyPath()) return new Response(pathname.slice(1, -'.txt'.length));
      log('warn', 'not_found', { path: pathname.slice(0, loggedPathLimit) });
      return NextResponse.rewrite(new URL(`/${resolution.locale}/not-found`, request.url), { status: 404 });
    }
    case 'page': {
      const address = `${resolution.locale === routing.defaultLocale ? '' : `/${resolution.locale}`}${resolution.path}`;
      if (address === pathname) return intl(request);
      // An alias: the same page under another address.
      return NextResponse.rewrite(new URL(`/${resolution.locale}${resolution.path}`, request.url));
    }
  }
}

/**
 * Answers a POST that is no form of this site, by its headers alone: Next would answer most of them with 500 and several
 * lines in the log. What is safe to store, the server action decides by itself.
 */
function refusePost(request: NextRequest): Response | null {
  const refusal = refusalOf(request.headers);
  if (!refusal) return null;
  const { status, reason, sentence } = refusal;
  log('warn', 'submission_refused', { reason, status });
  return new Response(`${sentence}\n`, {
    status,
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' },
  });
}

export const config = {
  // Node: log lines and, behind a cache handler, node:crypto are not available at the edge.
  runtime: 'nodejs',
  // Everything but the build's own files. Paths with a dot are covered on purpose: most of them are 404.
  matcher: ['/((?!_next/).*)'],
};
