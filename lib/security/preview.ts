import { createHmac } from 'node:crypto';
import type { NextRequest } from 'next/server';
import { env } from '../env';
import { isEqual } from './is-equal';

type Cookies = Pick<NextRequest['cookies'], 'get'>;

/** Next's cookie of draft mode; its value changes with every build. */
export const draftCookie = '__prerender_bypass';
/**
 * Our signature of it. The middleware needs it, because `draftMode()` is always off in a middleware of the Node.js runtime
 * (Next 16.4 has the key of the build at the edge only). It also keeps drafts safe if that key leaks with a build's files.
 */
export const previewCookie = 'preview';

/** The site's signing secret; undefined if previews are not configured. */
const signingKey = () => env().previewSecret ?? env().content?.readToken;

/** @throws Error when neither a preview secret nor a read token is configured. */
export function signDraftCookie(draft: string): string {
  const key = signingKey();
  if (!key) throw new Error('no preview is configured');
  return createHmac('sha256', key).update(draft).digest('base64url');
}

/** True for a browser in which an editor has opened the preview. */
export function isPreview(cookies: Cookies): boolean {
  const draft = cookies.get(draftCookie)?.value;
  const signed = cookies.get(previewCookie)?.value;
  if (!draft || !signed || !signingKey()) return false;
  return isEqual(signed, signDraftCookie(draft));
}
