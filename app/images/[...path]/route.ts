import { env } from '@/lib/env';
import { imagePolicy } from '@/lib/security/content-policy';

const headersPassedOn = ['content-type', 'cache-control', 'etag', 'vary', 'retry-after'];

/**
 * Serves images of the embedded content service from the site's origin, because that service listens on loopback only.
 * Returns 404 when the content service is hosted.
 */
export async function GET(request: Request, { params }: RouteContext<'/images/[...path]'>) {
  const content = env().content;
  if (!content?.embedded) return new Response(null, { status: 404 });
  const { path } = await params;
  const url = new URL(`/images/${path.map(encodeURIComponent).join('/')}`, content.apiHost);
  url.search = new URL(request.url).search;
  try {
    const response = await fetch(url, {
      cache: 'no-store',
      headers: { accept: request.headers.get('accept') ?? '*/*' },
      // Stop rendering when the client disconnects.
      signal: AbortSignal.any([request.signal, AbortSignal.timeout(10_000)]),
    });
    // An SVG opened directly is a document: it must not run scripts on this origin.
    const headers = new Headers({ 'content-security-policy': imagePolicy });
    for (const name of headersPassedOn) {
      const value = response.headers.get(name);
      if (value) headers.set(name, value);
    }
    return new Response(response.body, { status: response.status, headers });
  } catch {
    return new Response(null, { status: 502 });
  }
}
