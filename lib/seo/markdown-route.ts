import { isLocale, type Locale, locales } from '../i18n/locales';

/** Returns a response with Markdown. */
export const markdownResponse = (markdown: string): Response =>
  new Response(markdown, { headers: { 'content-type': 'text/markdown; charset=utf-8' } });

/** The parameters of a route with one page for each language. */
export const localeParams = () => locales.map((locale) => ({ locale }));

/** Returns the handler of a route with a Markdown page for each language. */
export const markdownRoute =
  (render: (locale: Locale) => string) =>
  async (_: Request, { params }: { params: Promise<{ locale: string }> }): Promise<Response> => {
    const { locale } = await params;
    return isLocale(locale) ? markdownResponse(render(locale)) : new Response(null, { status: 404 });
  };
