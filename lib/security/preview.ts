import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import type { NextRequest } from 'next/server';
import { env } from '../env';

type Cookies = Pick<NextRequest['cookies'], 'get'>;

/** Next's cookie of draft mode; its value changes with every build. */
export const draftCookie = '__prerender_bypass';
/** Our signature of it: nobody can guess it, and a cookie of an earlier build does not count. */
export const previewCookie = 'preview';

/** @throws Error when no preview secret is configured. */
export function signatureOf(draft: string): string {
  const { previewSecret } = env();
  if (!previewSecret) throw new Error('no preview secret is configured');
  return createHmac('sha256', previewSecret).update(draft).digest('base64url');
}

/** True for a browser in which an editor has opened the preview. */
export function isPreview(cookies: Cookies): boolean {
  const draft = cookies.get(draftCookie)?.value;
  const signed = cookies.get(previewCookie)?.value;
  if (!draft || !signed || !env().previewSecret) return false;
  return isEqual(signed, signatureOf(draft));
}

/** Compares in constant time, which reveals nothing about the expected text. */
export function isEqual(given: string, expected: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(given), digest(expected));
}
