/**
 * The content security policy of every page.
 *
 * Pages are static, so a nonce is impossible and Next's three inline scripts per page need 'unsafe-inline'. Everything
 * else is closed: no foreign script, style, frame or connection; forms go to this site only.
 */
export function contentPolicy({
  imageHost,
  development,
}: {
  imageHost: string;
  development: boolean;
}): string {
  const script = ["'self'", "'unsafe-inline'", ...(development ? ["'unsafe-eval'"] : [])];
  return [
    "default-src 'none'",
    `script-src ${script.join(' ')}`,
    "style-src 'self' 'unsafe-inline'",
    `img-src 'self' data:${imageHost ? ` ${imageHost}` : ''}`,
    "font-src 'self'",
    `connect-src 'self'${development ? ' ws:' : ''}`,
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}

/** The policy of images. An SVG opened directly loads nothing, runs nothing and has no origin. */
export const imagePolicy = "default-src 'none'; style-src 'unsafe-inline'; sandbox";

/** The policy of a PDF: some browsers show it as an object in their own viewer page, with their own styles. */
export const pdfPolicy =
  "default-src 'none'; object-src 'self'; style-src 'unsafe-inline'; base-uri 'none'; frame-ancestors 'none'";
