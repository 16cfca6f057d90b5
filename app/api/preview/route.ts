import { cookies, draftMode } from 'next/headers';
import { redirect } from 'next/navigation';
import { env, isDevelopment } from '@/lib/env';
import { asLocale, defaultLocale } from '@/lib/i18n/locales';
import { articleHref, href } from '@/lib/routes';
import { draftCookie, isEqual, previewCookie, signatureOf } from '@/lib/security/preview';

/**
 * Opens an editor's preview: `GET /api/preview?secret=…&slug=…` (or `&language=ko` for the list). Drafts are
 * then shown to this browser only, by a cookie of Next's draft mode and our signature of it; such pages are neither
 * cached nor indexed.
 */
export async function GET(request: Request) {
  const secret = env().previewSecret;
  if (!secret) return answer(503, 'no preview secret is configured');
  const search = new URL(request.url).searchParams;
  if (!isEqual(search.get('secret') ?? '', secret)) return answer(401, 'invalid secret');
  (await draftMode()).enable();
  const jar = await cookies();
  const draft = jar.get(draftCookie)?.value ?? '';
  // As Next sets its own: until the browser closes, also within the Studio.
  const secure = !isDevelopment();
  jar.set(previewCookie, signatureOf(draft), {
    httpOnly: true,
    secure,
    sameSite: secure ? 'none' : 'lax',
    path: '/',
  });
  const slug = search.get('slug');
  const language = search.get('language');
  redirect(slug ? articleHref(slug) : href(asLocale(language), '/resources'));
}

/** Leaves the preview. */
export async function POST() {
  (await draftMode()).disable();
  (await cookies()).delete(previewCookie);
  return new Response(null, {
    status: 303,
    headers: { location: href(defaultLocale, '/resources'), 'cache-control': 'no-store' },
  });
}

function answer(status: number, message: string): Response {
  return Response.json({ message }, { status, headers: { 'cache-control': 'no-store' } });
}
