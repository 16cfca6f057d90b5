import { restrictionsAsJson } from '@/lib/restrictions/as-json';

export const dynamic = 'force-static';

export function GET(): Response {
  return Response.json(restrictionsAsJson());
}
