import { isLocale, locales } from '@/lib/i18n/locales';
import { productFileMarkdown } from '@/lib/tools/product-file/markdown';

export const dynamic = 'force-static';
/** Any other name is a 404. */
export const dynamicParams = false;

export function generateStaticParams() {
  return locales.map((locale) => ({ locale }));
}

/** The page of the product file as Markdown; the middleware rewrites `/tools/product-file.md` to it. */
export async function GET(
  _: Request,
  { params }: RouteContext<'/markdown/product-file/[locale]'>,
): Promise<Response> {
  const { locale } = await params;
  if (!isLocale(locale)) return new Response(null, { status: 404 });
  return new Response(productFileMarkdown(locale), {
    headers: { 'content-type': 'text/markdown; charset=utf-8' },
  });
}
