import { createHmac } from 'node:crypto';
import type { NextRequest } from 'next/server';
import { env } from '../env';
import { isEqual } from './is-equal';

type Cookies = Pick<NextRequest['cookies'], 'get'>;

/** Next's cookie of draft mode; its value changes with every build. */
export const draftCookie = '__prerender_bypass';
/** Our signature of it: no one can guess it, and a cookie of an earlier build does not count. */
export const previewCookie = 'preview';

/** Secret that signs; only the site knows it. Undefined where there is no preview. */
const signingKey = () => env().previewSecret ?? env().content?.readToken;

/** @throws Error when neither a preview secret nor a read token is configured. */
export function signatureOf(draft: string): string {
  const key = signingKey();
  if (!key) throw new Error('no preview is configured');
  return createHmac('sha256', key).update(draft).digest('base64url');
}

/** True for a browser in which an editor has opened the preview. */
export function isPreview(cookies: Cookies): boolean {
  const draft = cookies.get(draftCookie)?.value;
  const signed = cookies.get(previewCookie)?.value;
  if (!draft || !signed || !signingKey()) return false;
  return isEqual(signed, signatureOf(draft));
}
