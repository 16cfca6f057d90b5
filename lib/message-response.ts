/** A response with a message for the caller, which no cache keeps. */
export function messageResponse(
  status: number,
  message: string,
  headers: Record<string, string> = {},
): Response {
  return Response.json({ message }, { status, headers: { ...headers, 'cache-control': 'no-store' } });
}
