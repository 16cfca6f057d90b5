export const dynamic = 'force-dynamic';

/** Says that this process answers. It asks no service: a failing one is not a reason to restart the site. */
export function GET(): Response {
  return Response.json(
    { status: 'ok' },
    { headers: { 'cache-control': 'no-store', 'x-robots-tag': 'noindex' } },
  );
}
