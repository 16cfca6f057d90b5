import { featureMarkdown } from '@/lib/features/feature-markdown';
import { isLocale, locales } from '@/lib/i18n/locales';
import { features } from '@/lib/routes';
import { markdownResponse } from '@/lib/seo/markdown-route';

export const dynamic = 'force-static';
/** Any other name is a 404. */
export const dynamicParams = false;

export function generateStaticParams() {
  return locales.flatMap((locale) => features.map((feature) => ({ locale, feature })));
}

/** A feature page as Markdown; the middleware rewrites `/features/<feature>.md` to it. */
export async function GET(
  _: Request,
  { params }: RouteContext<'/markdown/features/[locale]/[feature]'>,
): Promise<Response> {
  const { locale, feature } = await params;
  const known = features.find((name) => name === feature);
  if (!isLocale(locale) || !known) return new Response(null, { status: 404 });
  return markdownResponse(featureMarkdown(known, locale));
}
