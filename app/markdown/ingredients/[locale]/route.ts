import { isLocale, locales } from '@/lib/i18n/locales';
import { restrictionsMarkdown } from '@/lib/tools/ingredients/markdown';

export const dynamic = 'force-static';
/** Any other name is a 404. */
export const dynamicParams = false;

export function generateStaticParams() {
  return locales.map((locale) => ({ locale }));
}

/** The lists of the ingredient check as Markdown; the middleware rewrites `/tools/ingredients.md` to it. */
export async function GET(
  _: Request,
  { params }: RouteContext<'/markdown/ingredients/[locale]'>,
): Promise<Response> {
  const { locale } = await params;
  if (!isLocale(locale)) return new Response(null, { status: 404 });
  return new Response(restrictionsMarkdown(locale), {
    headers: { 'content-type': 'text/markdown; charset=utf-8' },
  });
}
