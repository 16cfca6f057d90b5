import { Head, Html, Main, NextScript } from 'next/document';

/** The document of pages/500.tsx. */
export default function Document() {
  return (
    <Html lang="en">
      <Head />
      <body>
        <Main />
        <NextScript />
      </body>
    </Html>
  );
}
