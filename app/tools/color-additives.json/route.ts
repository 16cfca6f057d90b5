import { colorsAsJson } from '@/lib/colors/as-json';

export const dynamic = 'force-static';

export function GET(): Response {
  return Response.json(colorsAsJson());
}
