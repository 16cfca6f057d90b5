// The design names this file; Next would now call it proxy.ts and says so with a warning at build.
import { type NextRequest, NextResponse } from 'next/server';
import { log } from '@/lib/log';
import { allowedMethods, type Resolution, resolve } from '@/lib/routes';
import { indexNowKeyPath } from '@/lib/seo/index-now';
import { checkPost } from '@/lib/submissions/gate';

/** Longest path that is worth a place in the log, in characters. */
const loggedPathLimit = 500;

/**
 * Decides by lib/routes.ts which page an address is, and puts its language in front of the path;
 * everything unknown becomes the static not-found page, complete HTML with status 404.
 */
export default async function middleware(request: NextRequest) {
  const { pathname } = request.nextUrl;
  const resolution = resolve(pathname);
  const allowed = allowedMethods(resolution, pathname);
  // Next would keep the answer that it gives to another method, and show it to everybody who asks with GET.
  if (resolution.kind === 'refused' || !allowed.includes(request.method)) {
    return new Response('Method not allowed\n', { status: 405, headers: { allow: allowed.join(', ') } });
  }
  if (request.method === 'POST' && (resolution.kind === 'page' || resolution.kind === 'missing')) {
    return post(request, resolution);
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
    case 'missing': {
      // Known to the environment only, and therefore not in the table.
      if (pathname === indexNowKeyPath()) return new Response(pathname.slice(1, -'.txt'.length));
      log('warn', 'not_found', { path: pathname.slice(0, loggedPathLimit) });
      return NextResponse.rewrite(new URL(`/${resolution.locale}/missing`, request.url), { status: 404 });
    }
    case 'page': {
      const page = request.nextUrl.clone();
      page.pathname = `/${resolution.locale}${resolution.path}`;
      return NextResponse.rewrite(page);
    }
  }
}

/**
 * A form that was sent to a page: checked, then answered by its action on that page. The not-found page has the forms
 * too; anything else that is posted to an unknown path is simply not found.
 */
async function post(request: NextRequest, page: Extract<Resolution, { kind: 'page' | 'missing' }>) {
  const verdict = await checkPost(request);
  const missing = page.kind === 'missing';
  if (verdict instanceof Response) {
    return missing ? new Response('Not found\n', { status: 404 }) : verdict;
  }
  const { headers, retryAfter } = verdict;
  const path = missing ? '/missing' : page.path;
  return NextResponse.rewrite(new URL(`/${page.locale}${path}`, request.url), {
    request: { headers },
    ...(retryAfter !== null && { status: 429, headers: { 'retry-after': String(retryAfter) } }),
  });
}

export const config = {
  // Node: log lines and, behind a cache handler, node:crypto are not available at the edge.
  runtime: 'nodejs',
  // Everything but the build's own files. Paths with a dot are covered on purpose: most of them are 404.
  matcher: ['/((?!_next/).*)'],
};
