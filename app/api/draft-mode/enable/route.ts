import { urlSearchParamPreviewPathname } from '@sanity/preview-url-secret/constants';
import { isRedirectError } from 'next/dist/client/components/redirect-error';
import { defineEnableDraftMode } from 'next-sanity/draft-mode';
import { draftClient } from '@/lib/articles/client';
import { env } from '@/lib/env';
import { senderAddress } from '@/lib/leads/guard';
import { matchRoute } from '@/lib/routes';
import { signDraftMode } from '@/lib/security/draft-mode';
import { log } from '@/lib/server/log';
import { messageResponse } from '@/lib/server/message-response';
import { secondsOverLimit } from '@/lib/server/rate-limit';

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
  const url = new URL(request.url);
  url.searchParams.set(
    urlSearchParamPreviewPathname,
    ownPath(url.searchParams.get(urlSearchParamPreviewPathname)),
  );
  try {
    return await defineEnableDraftMode({ client }).GET(new Request(url, { headers: request.headers }));
  } catch (error) {
    // A confirmed secret ends in a redirect, which Next throws.
    if (isRedirectError(error)) {
      await signDraftMode(request);
      throw error;
    }
    log('error', 'preview_unchecked', { reason: error instanceof Error ? error.name : 'unknown' });
    return messageResponse(502, 'the content service did not confirm the secret');
  }
}

/** Returns the path if the site has such a page, else the list: next-sanity would also redirect to `//another.example`. */
function ownPath(requested: string | null): string {
  if (requested === null || !URL.canParse(requested, 'http://localhost')) return '/resources';
  const { pathname, search } = new URL(requested, 'http://localhost');
  const { kind } = matchRoute(pathname);
  return kind === 'page' || kind === 'redirect' ? pathname + search : '/resources';
}
