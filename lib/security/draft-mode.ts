import { perspectiveCookieName } from '@sanity/preview-url-secret/constants';
import { cookies, draftMode } from 'next/headers';
import { notFound } from 'next/navigation';
import { isDevelopment } from '../env';
import { defaultLocale } from '../i18n/locales';
import { href } from '../routes';
import { draftCookie, isPreview, previewCookie, signatureOf } from './preview';

/** Until the browser closes, also in a frame of the Studio, which is another site. Over plain http in development. */
const attributes = () => {
  const secure = !isDevelopment();
  return { httpOnly: true, path: '/', secure, sameSite: secure ? ('none' as const) : ('lax' as const) };
};

/**
 * Opens the preview in the browser of this request: sets Next's draft mode cookie, our signature of it, and the perspective
 * of the Studio if there is one.
 */
export async function openPreview({ headers }: Request, perspective?: string | null): Promise<void> {
  (await draftMode()).enable();
  const jar = await cookies();
  const draft = jar.get(draftCookie)?.value ?? '';
  // Some browsers keep the cookies of a cross-site frame only if they are partitioned.
  const framed = headers.get('sec-fetch-dest') === 'iframe' && headers.get('sec-fetch-site') === 'cross-site';
  const options = { ...attributes(), partitioned: framed && !isDevelopment() };
  jar.set(draftCookie, draft, options);
  jar.set(previewCookie, signatureOf(draft), options);
  if (perspective) jar.set(perspectiveCookieName, perspective, options);
  else if (jar.has(perspectiveCookieName)) jar.set(perspectiveCookieName, '', { ...options, maxAge: 0 });
}

/**
 * Ends a browser's preview and redirects to the list. It writes the headers itself, because Next's cookies have one line
 * per name, and a frame and a tab have different cookies.
 */
export function closePreview(): Response {
  const headers = new Headers({ location: href(defaultLocale, '/resources'), 'cache-control': 'no-store' });
  const { secure } = attributes();
  for (const name of [draftCookie, previewCookie, perspectiveCookieName]) {
    const line = `${name}=; Path=/; Max-Age=0; HttpOnly; SameSite=${secure ? 'None; Secure' : 'Lax'}`;
    headers.append('set-cookie', line);
    if (secure) headers.append('set-cookie', `${line}; Partitioned`);
  }
  return new Response(null, { status: 303, headers });
}

/** Parameters of a page that may show drafts in an editor's preview. Public pages never have `drafts`. */
export type WithDrafts<Params> = Params & { drafts?: boolean };

/**
 * Makes a page, a layout or the metadata of a public page show drafts. Only for a browser in which an editor has opened
 * the preview: with Next's cookie of this build and with our signature of it. Everyone else gets 404.
 */
export function inPreview<Props extends { params: Promise<WithDrafts<object>> }, Result>(
  render: (props: Props) => Result,
) {
  return async (props: Props): Promise<Awaited<Result>> => {
    const [{ isEnabled }, jar] = await Promise.all([draftMode(), cookies()]);
    if (!isEnabled || !isPreview(jar)) notFound();
    return await render({ ...props, params: props.params.then((params) => ({ ...params, drafts: true })) });
  };
}
