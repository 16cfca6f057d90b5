import { isLocale, locales } from '@/lib/i18n/locales';
import { features } from '@/lib/routes';
import { featureTwin } from '@/lib/seo/feature-twin';

export const dynamic = 'force-static';
/** Six entries in each language; nothing else exists. */
export const dynamicParams = false;

export function generateStaticParams() {
  return locales.flatMap((locale) => features.map((feature) => ({ locale, feature })));
}

type TwinContext = { params: Promise<{ locale: string; feature: string }> };

/** A feature page as Markdown; the middleware leads `/features/<feature>.md` here. */
export async function GET(_: Request, { params }: TwinContext): Promise<Response> {
  const { locale, feature } = await params;
  const known = features.find((name) => name === feature);
  if (!isLocale(locale) || !known) return new Response(null, { status: 404 });
  return new Response(featureTwin(known, locale), {
    headers: { 'content-type': 'text/markdown; charset=utf-8' },
  });
}
