import { validatePreviewUrl } from '@sanity/preview-url-secret';
import { redirect } from 'next/navigation';
import { draftClient } from '@/lib/articles/client';
import { env } from '@/lib/env';
import { senderAddress } from '@/lib/leads/guard';
import { log } from '@/lib/log';
import { messageResponse } from '@/lib/message-response';
import { secondsOverLimit } from '@/lib/rate-limit';
import { matchRoute } from '@/lib/routes';
import { openPreview } from '@/lib/security/draft-mode';

/**
 * Anyone can call this endpoint, and each check is a query that bypasses every cache. Senders are counted one by one, so
 * that a stranger cannot lock editors out; the limit for all of them together protects the content service.
 */
const checksPerSender = { name: 'preview-checks', points: 30 };
const checksInTotal = { name: 'preview-checks-total', points: 600 };

/** Seconds until the sender may try again; null if it may now. Checks over a sender's own limit do not count in total. */
async function secondsToWait(headers: Headers): Promise<number | null> {
  const sender = senderAddress(headers, env().trustedProxyHops);
  return (await secondsOverLimit(checksPerSender, sender)) ?? (await secondsOverLimit(checksInTotal, 'all'));
}

/**
 * Opens the preview for the Studio's Presentation. The Studio stores a secret in the dataset, which is valid for an hour,
 * and passes it in the query, with the perspective that the editor has chosen (drafts or a Content Release).
 */
export async function GET(request: Request) {
  const client = draftClient();
  if (!client) return messageResponse(404, 'previews need SANITY_READ_TOKEN');
  const wait = await secondsToWait(request.headers);
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
  await openPreview(request, checked.studioPreviewPerspective);
  redirect(ownPath(checked.redirectTo));
}

/** Returns the path if the site has such a page, else the list: anything else could redirect to another site. */
function ownPath(address = ''): string {
  const { kind } = matchRoute(address.replace(/[?#].*/s, ''));
  return kind === 'page' || kind === 'redirect' ? address : '/resources';
}
