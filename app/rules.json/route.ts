import { ledgerAsJson } from '@/lib/rules/as-json';

export const dynamic = 'force-static';

/** Every rule of the ledger in every language. */
export function GET(): Response {
  return Response.json(ledgerAsJson());
}
