import { validatePreviewUrl } from '@sanity/preview-url-secret';
import { redirect } from 'next/navigation';
import { draftClient } from '@/lib/articles/client';
import { log } from '@/lib/log';
import { messageResponse } from '@/lib/message-response';
import { secondsOverLimit } from '@/lib/rate-limit';
import { matchRoute } from '@/lib/routes';
import { openPreview } from '@/lib/security/draft-mode';

/** The route is public, and each check is a query that bypasses every cache. The limit is for all callers together. */
const checks = { name: 'preview-checks', points: 30 };

/**
 * Opens the preview for the Studio's Presentation. The Studio writes a secret into the content, which is valid for an
 * hour, and passes it in the URL.
 */
export async function GET(request: Request) {
  const client = draftClient();
  if (!client) return messageResponse(404, 'previews need SANITY_READ_TOKEN');
  const wait = await secondsOverLimit(checks, 'all');
  if (wait !== null) {
    return messageResponse(429, 'too many checks of secrets, please try again', {
      'retry-after': String(wait),
    });
  }
  const checked = await validatePreviewUrl(client, request.url).catch((error: Error) => error);
  if (checked instanceof Error) {
    log('error', 'preview_unchecked', { reason: checked.name });
    return messageResponse(502, 'the content service did not confirm the secret');
  }
  if (!checked.isValid) return messageResponse(401, 'invalid or expired secret');
  await openPreview(request);
  redirect(ownAddress(checked.redirectTo));
}

/** Returns the URL if it belongs to a page: any other could redirect to another site. */
function ownAddress(address = ''): string {
  const { kind } = matchRoute(address.replace(/[?#].*/s, ''));
  return kind === 'page' || kind === 'redirect' ? address : '/resources';
}
