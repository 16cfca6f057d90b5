import { ledgerAsJson } from '@/lib/rules/as-json';
import { today } from '@/lib/rules/today';

export const dynamic = 'force-static';
/** A rule with a first day takes effect in the data within an hour of it. */
export const revalidate = 3600;

export function GET(): Response {
  return Response.json(ledgerAsJson(today()));
}
