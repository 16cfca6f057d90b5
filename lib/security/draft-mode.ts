import { perspectiveCookieName, variantCookieName } from '@sanity/preview-url-secret/constants';
import { cookies, draftMode } from 'next/headers';
import { isDevelopment } from '../env';
import { defaultLocale } from '../i18n/locales';
import { href } from '../routes';
import { draftCookie, isPreview, previewCookie, signDraftCookie } from './preview';

/** next-sanity's cookie which says that the browser keeps the cookies of a frame partitioned. */
const partitionedCookie = 'sanity-preview-partitioned';

/** Until the browser closes, also in a frame of the Studio, which is another site. Over plain http in development. */
const attributes = () => {
  const secure = !isDevelopment();
  return { httpOnly: true, path: '/', secure, sameSite: secure ? ('none' as const) : ('lax' as const) };
};

/** True while a page, its layout or its metadata is rendered in an editor's preview. */
export async function isDraftMode(): Promise<boolean> {
  // Reading cookies makes a page dynamic, so they are read in draft mode only.
  return (await draftMode()).isEnabled && isPreview(await cookies());
}

/** Signs Next's draft mode cookie, which this request has set, with the attributes that next-sanity gives it. */
export async function signDraftMode({ headers }: Request): Promise<void> {
  const jar = await cookies();
  // Some browsers keep the cookies of a cross-site frame only if they are partitioned.
  const framed = headers.get('sec-fetch-dest') === 'iframe' && headers.get('sec-fetch-site') === 'cross-site';
  const partitioned = framed && !isDevelopment();
  jar.set(previewCookie, signDraftCookie(jar.get(draftCookie)?.value ?? ''), {
    ...attributes(),
    partitioned,
  });
}

/**
 * Ends a browser's preview and redirects to the list. It writes the headers itself, because Next's cookies have one line
 * per name, and a frame and a tab have different cookies.
 */
export function closePreview(): Response {
  const headers = new Headers({ location: href(defaultLocale, '/resources'), 'cache-control': 'no-store' });
  const { secure } = attributes();
  const names = [draftCookie, previewCookie, perspectiveCookieName, variantCookieName, partitionedCookie];
  for (const name of names) {
    const line = `${name}=; Path=/; Max-Age=0; HttpOnly; SameSite=${secure ? 'None; Secure' : 'Lax'}`;
    headers.append('set-cookie', line);
    if (secure) headers.append('set-cookie', `${line}; Partitioned`);
  }
  return new Response(null, { status: 303, headers });
}
