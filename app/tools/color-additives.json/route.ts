import { colorsAsJson } from '@/lib/colors/as-json';

export const dynamic = 'force-static';

/** Every permitted color in every language. */
export function GET(): Response {
  return Response.json(colorsAsJson());
}
