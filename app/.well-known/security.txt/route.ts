import { securityText } from '@/lib/seo/security-text';

/** Generated for every request, so that its expiry date is always in the future. */
export const dynamic = 'force-dynamic';

export function GET(): Response {
  return new Response(securityText(new Date()), {
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'public, max-age=86400' },
  });
}
