import { ledgerAsJson } from '@/lib/rules/as-json';

export const dynamic = 'force-static';

export function GET(): Response {
  return Response.json(ledgerAsJson());
}
