import { cardImage } from '@/components/og-images/card-image';
import { isLocale } from '@/lib/i18n/locales';
import { cardHref, cardName, pages } from '@/lib/routes';
import { pageCard } from '@/lib/seo/cards';

export const dynamic = 'force-static';
/** The pages of the route table; nothing else exists. */
export const dynamicParams = false;

export function generateStaticParams() {
  return pages.flatMap((page) =>
    page.locales.map((locale) => ({ locale, card: `${cardName(page.path)}.png` })),
  );
}

type CardContext = { params: Promise<{ locale: string; card: string }> };

/** Social image of a page, drawn by the build. */
export async function GET(_: Request, { params }: CardContext): Promise<Response> {
  const { locale, card } = await params;
  const page = isLocale(locale) && pages.find(({ path }) => cardHref(locale, path).endsWith(`/${card}`));
  if (!page) return new Response(null, { status: 404 });
  return new Response(await cardImage(pageCard(locale, page.path)), {
    headers: { 'content-type': 'image/png' },
  });
}
