import { drawOgImage } from '@/components/og-images/og-image';
import { isLocale } from '@/lib/i18n/locales';
import { ogImageHref, ogImageName, pages } from '@/lib/routes';
import { pageOgImage } from '@/lib/seo/og-images';

export const dynamic = 'force-static';
/** Any other name is a 404. */
export const dynamicParams = false;

export function generateStaticParams() {
  return pages.flatMap((page) =>
    page.locales.map((locale) => ({ locale, image: `${ogImageName(page.path)}.png` })),
  );
}

/** Social image of a page, rendered by the build. */
export async function GET(_: Request, { params }: RouteContext<'/og/[locale]/[image]'>): Promise<Response> {
  const { locale, image } = await params;
  const page = isLocale(locale) && pages.find(({ path }) => ogImageHref(locale, path).endsWith(`/${image}`));
  if (!page) return new Response(null, { status: 404 });
  return new Response(await drawOgImage(pageOgImage(locale, page.path)), {
    headers: { 'content-type': 'image/png' },
  });
}
