import path from 'node:path';
import type { NextConfig } from 'next';
import createNextIntlPlugin from 'next-intl/plugin';
import { env, isDevelopment } from './lib/env';
import { locales } from './lib/i18n/locales';
import { sampleHref, samples } from './lib/routes';
import { contentPolicy, pdfPolicy } from './lib/security/content-policy';
import { robotsHeaders } from './lib/seo/robots-header';

const withNextIntl = createNextIntlPlugin('./lib/i18n/request.ts');

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
];

const config: NextConfig = {
  poweredByHeader: false,
  reactStrictMode: true,
  // Loaded by Node, it asks by node:http. Next's own fetch would keep any answer of status 200 for five minutes,
  // a proxy's error page included, and an answer for every made-up slug.
  // pdfkit reads files of its own package by their place there.
  serverExternalPackages: ['@sanity/client', 'pdfkit'],
  cacheHandler: path.resolve('lib/page-cache/page-cache.ts'),
  experimental: {
    // The limit of lib/submissions/wire.ts, which answers what is longer; it has to see a little more to know.
    serverActions: { bodySizeLimit: '64kb' },
    proxyClientMaxBodySize: '128kb',
    // The browser would guess the route of an address from routes it has seen. The middleware rewrites addresses
    // (`/ko` and `/privacy` are both one segment, of different routes), so it guesses wrong and asks for what is 404.
    optimisticRouting: false,
  },
  turbopack: {
    rules: { '**/sonner/dist/index.mjs': { loaders: ['./components/ui/sonner-without-style.cjs'] } },
  },
  headers: async () => [
    { source: '/:path*', headers: securityHeaders },
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
