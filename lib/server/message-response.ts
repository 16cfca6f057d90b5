/** Returns an uncacheable response with a message for the caller. */
export function messageResponse(
  status: number,
  message: string,
  headers: Record<string, string> = {},
): Response {
  return Response.json({ message }, { status, headers: { ...headers, 'cache-control': 'no-store' } });
}
