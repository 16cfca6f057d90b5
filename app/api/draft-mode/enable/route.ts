import { urlSearchParamPreviewPathname } from '@sanity/preview-url-secret/constants';
import { isRedirectError } from 'next/dist/client/components/redirect-error';
import { defineEnableDraftMode } from 'next-sanity/draft-mode';
import { draftClient } from '@/lib/articles/client';
import { env } from '@/lib/env';
import { senderAddress } from '@/lib/leads/guard';
import { signDraftMode } from '@/lib/security/draft-mode';
import { rememberEditor, secondsOverPreviewLimit, tooManyChecks } from '@/lib/security/preview-limit';
import { log } from '@/lib/server/log';
import { matchRoute } from '@/lib/server/match-route';
import { messageResponse } from '@/lib/server/message-response';

/**
 * Opens the preview for the Studio's Presentation. The Studio stores a secret in the dataset, which is valid for an hour,
 * and passes it in the query, with the perspective that the editor has chosen (drafts or a Content Release).
 */
export async function GET(request: Request) {
  const client = draftClient();
  if (!client) return messageResponse(404, 'previews need SANITY_READ_TOKEN');
  const sender = senderAddress(request.headers, env().trustedProxyHops);
  const wait = await secondsOverPreviewLimit('draft-mode', sender);
  if (wait !== null) {
    return tooManyChecks(wait);
  }
  const url = new URL(request.url);
  url.searchParams.set(
    urlSearchParamPreviewPathname,
    ownPath(url.searchParams.get(urlSearchParamPreviewPathname)),
  );
  try {
    const response = await defineEnableDraftMode({ client }).GET(
      new Request(url, { headers: request.headers }),
    );
    // Only a redirect, which Next throws, opens the preview.
    log('warn', 'preview_refused', { endpoint: 'draft-mode', status: response.status });
    return response;
  } catch (error) {
    // A confirmed secret ends in a redirect, which Next throws.
    if (isRedirectError(error)) {
      await signDraftMode(request);
      rememberEditor(sender);
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
