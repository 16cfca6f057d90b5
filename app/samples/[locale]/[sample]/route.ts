import { samplePdf } from '@/components/samples/sample-pdf';
import { isLocale, locales } from '@/lib/i18n/locales';
import { samples } from '@/lib/routes';
import { site } from '@/lib/site';

export const dynamic = 'force-static';
/** Any other name is a 404. */
export const dynamicParams = false;

export function generateStaticParams() {
  return locales.flatMap((locale) => samples.map((sample) => ({ locale, sample })));
}

type SampleContext = { params: Promise<{ locale: string; sample: string }> };

/** A sample document, made by the build; the middleware leads `/samples/<sample>.pdf` here. */
export async function GET(_: Request, { params }: SampleContext): Promise<Response> {
  const { locale, sample } = await params;
  const known = samples.find((name) => name === sample);
  if (!isLocale(locale) || !known) return new Response(null, { status: 404 });
  return new Response(await samplePdf(locale, known), {
    headers: {
      'content-type': 'application/pdf',
      'content-disposition': `inline; filename="${site.name.toLowerCase()}-sample-${known}-${locale}.pdf"`,
    },
  });
}
