import { readdirSync } from 'node:fs';
import path from 'node:path';
import type { NextConfig } from 'next';
import createNextIntlPlugin from 'next-intl/plugin';
import { env, isDevelopment } from './lib/env';
import { locales } from './lib/i18n/locales';
import { sampleHref, samples } from './lib/routes';
import { contentPolicy, imagePolicy, pdfPolicy } from './lib/security/content-policy';
import { robotsHeaders } from './lib/seo/robots-header';

const withNextIntl = createNextIntlPlugin({
  requestConfig: './lib/i18n/request.ts',
  experimental: {
    // Declares each text as it is written, so that an argument that a call forgets is a type error.
    createMessagesDeclaration: readdirSync('messages/en')
      .filter((file) => file.endsWith('.json'))
      .map((file) => `./messages/en/${file}`),
  },
});

const securityHeaders = [
  {
    key: 'content-security-policy',
    value: contentPolicy({
      imageHost: env().content?.imageHost ?? '',
      development: isDevelopment(),
    }),
  },
  { key: 'x-content-type-options', value: 'nosniff' },
  { key: 'referrer-policy', value: 'strict-origin-when-cross-origin' },
  { key: 'x-frame-options', value: 'DENY' },
  { key: 'permissions-policy', value: 'camera=(), microphone=(), geolocation=(), browsing-topics=()' },
  { key: 'cross-origin-opener-policy', value: 'same-origin' },
  { key: 'cross-origin-resource-policy', value: 'same-origin' },
];

const config: NextConfig = {
  poweredByHeader: false,
  reactStrictMode: true,
  // The middleware redirects: Next's own redirect comes before the headers below
  // (docs/upstream.md, https://github.com/vercel/next.js/issues/49620).
  skipTrailingSlashRedirect: true,
  // Loaded by Node, it asks by node:http. Next's own fetch would keep any answer of status 200 for five minutes,
  // a proxy's error page included, and an answer for every made-up slug.
  // pdfkit reads files of its own package by their place there.
  serverExternalPackages: ['@sanity/client', 'pdfkit'],
  cacheHandler: path.resolve('lib/cache/handler.ts'),
  experimental: {
    // The limit of lib/leads/guard.ts. A request that says that it is longer is refused before it is read.
    serverActions: { bodySizeLimit: '64kb' },
    proxyClientMaxBodySize: '128kb',
    // The browser would guess the route of an address from routes it has seen. The middleware rewrites addresses
    // (`/ko` and `/privacy` are both one segment, of different routes), so it guesses wrong and asks for what is 404
    // (https://github.com/vercel/next.js/issues/96893).
    optimisticRouting: false,
  },
  turbopack: {
    // lib/i18n/messages.ts compiles the messages: what fills them needs no parser.
    resolveAlias: { 'use-intl/format-message': 'use-intl/format-message/format-only' },
    rules: { '**/sonner/dist/index.mjs': { loaders: ['./components/ui/sonner-without-style.cjs'] } },
  },
  headers: async () => [
    { source: '/:path*', headers: securityHeaders },
    {
      // Browsers heed this header over https alone; a proxy in front of the site says that it was https.
      source: '/:path*',
      has: [{ type: 'header', key: 'x-forwarded-proto', value: 'https' }],
      headers: [{ key: 'strict-transport-security', value: 'max-age=63072000; includeSubDomains' }],
    },
    {
      // Pages of other sites show the pictures of a link to this one.
      source: '/social/:path*',
      headers: [{ key: 'cross-origin-resource-policy', value: 'cross-origin' }],
    },
    {
      source: '/images/:path*',
      headers: [
        { key: 'cross-origin-resource-policy', value: 'cross-origin' },
        // An SVG that is opened by itself is a document: it must not run scripts as this site.
        { key: 'content-security-policy', value: imagePolicy },
      ],
    },
    ...locales.flatMap((locale) =>
      samples.map((sample) => ({
        source: sampleHref(locale, sample),
        headers: [{ key: 'content-security-policy', value: pdfPolicy }],
      })),
    ),
    ...robotsHeaders(env()),
    // The names carry a hash of the content.
    {
      source: '/fonts/:file*',
      headers: [{ key: 'cache-control', value: 'public, max-age=31536000, immutable' }],
    },
  ],
};

export default withNextIntl(config);
