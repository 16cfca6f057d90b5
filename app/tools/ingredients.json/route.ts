import { restrictionsAsJson } from '@/lib/tools/ingredients/as-json';

export const dynamic = 'force-static';

export function GET(): Response {
  return Response.json(restrictionsAsJson());
}
