import { perspectiveCookieName } from '@sanity/preview-url-secret/constants';
import { cookies, draftMode } from 'next/headers';
import { redirect } from 'next/navigation';
import { env } from '@/lib/env';
import { asLocale } from '@/lib/i18n/locales';
import { senderAddress } from '@/lib/leads/guard';
import { articleHref, href } from '@/lib/routes';
import { signDraftMode } from '@/lib/security/draft-mode';
import { isEqual } from '@/lib/security/is-equal';
import { rememberEditor, secondsOverPreviewLimit, tooManyChecks } from '@/lib/security/preview-limit';
import { log } from '@/lib/server/log';
import { messageResponse } from '@/lib/server/message-response';

/**
 * Opens an editor's preview: `GET /api/preview?secret=…&slug=…` (or `&language=ko` for the list). Only this browser
 * then sees drafts; such pages are neither cached nor indexed.
 */
export async function GET(request: Request) {
  const secret = env().previewSecret;
  if (!secret) return messageResponse(503, 'no preview secret is configured');
  const search = new URL(request.url).searchParams;
  const sender = senderAddress(request.headers, env().trustedProxyHops);
  const wait = await secondsOverPreviewLimit('preview', sender);
  if (wait !== null) return tooManyChecks(wait);
  if (!isEqual(search.get('secret') ?? '', secret)) {
    log('warn', 'preview_refused', { endpoint: 'preview', status: 401 });
    return messageResponse(401, 'invalid secret');
  }
  rememberEditor(sender);
  (await draftMode()).enable();
  // All drafts, not the release that an earlier preview from the Studio showed.
  (await cookies()).delete(perspectiveCookieName);
  await signDraftMode(request);
  const slug = search.get('slug');
  const language = search.get('language');
  redirect(slug ? articleHref(slug) : href(asLocale(language), '/resources'));
}

export { closePreview as POST } from '@/lib/security/draft-mode';
