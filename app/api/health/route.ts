export const dynamic = 'force-dynamic';

/** Liveness check of this process. It calls no service: a failing service is not a reason to restart the site. */
export function GET(): Response {
  return Response.json(
    { status: 'ok' },
    { headers: { 'cache-control': 'no-store', 'x-robots-tag': 'noindex' } },
  );
}
