import Head from 'next/head';
import { ErrorView, errorTitle } from '@/components/layout/error-view';
import { locales } from '@/lib/i18n/locales';

// No scripts: the page works without them, and its policy allows none.
export const config = { unstable_runtimeJS: false } as object;

/**
 * The response to errors on the server, static HTML in every language. It is the only page of the Pages Router: for the
 * App Router, Next serves its own English page, with inline styles that a strict policy blocks.
 */
export default function ServerError() {
  return (
    <>
      <Head>
        <title>{errorTitle(locales)}</title>
        <meta name="robots" content="noindex" />
      </Head>
      <ErrorView order={locales} />
    </>
  );
}
