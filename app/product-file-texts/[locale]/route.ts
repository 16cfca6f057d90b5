import { isLocale } from '@/lib/i18n/locales';
import { localeParams } from '@/lib/seo/markdown-route';
import { fileTexts } from '@/lib/tools/product-file/page';

export const dynamic = 'force-static';
/** Any other name is a 404. */
export const dynamicParams = false;
export const generateStaticParams = localeParams;

/** The texts of the product file in a language; the middleware rewrites `/tools/product-file/texts.json` to it. */
export async function GET(
  _: Request,
  { params }: { params: Promise<{ locale: string }> },
): Promise<Response> {
  const { locale } = await params;
  return isLocale(locale) ? Response.json(fileTexts(locale)) : new Response(null, { status: 404 });
}
