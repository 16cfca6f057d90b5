export const dynamic = 'force-dynamic';

/** Says that this process answers, and asks nothing else: a failing service is no reason to restart the site. */
export function GET(): Response {
  return Response.json(
    { status: 'ok' },
    { headers: { 'cache-control': 'no-store', 'x-robots-tag': 'noindex' } },
  );
}
