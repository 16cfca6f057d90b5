import { colorsAsJson } from '@/lib/tools/color-additives/as-json';

export const dynamic = 'force-static';

export function GET(): Response {
  return Response.json(colorsAsJson());
}
