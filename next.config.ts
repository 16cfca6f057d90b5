import { readdirSync } from 'node:fs';
import path from 'node:path';
import type { NextConfig } from 'next';
import createNextIntlPlugin from 'next-intl/plugin';
import { env, isDevelopment } from './lib/env';
import { locales } from './lib/i18n/locales';
import { sampleHref, samples } from './lib/routes';
import {
  anyInlineScript,
  developmentScripts,
  pagePolicy,
  pdfPolicy,
  reportingEndpoints,
} from './lib/security/content-policy';
import { filePolicies, oneOf, robotsHeaders } from './lib/security/header-rules';
import { site } from './lib/site';

const withNextIntl = createNextIntlPlugin({
  requestConfig: './lib/i18n/request.ts',
  experimental: {
    // Types each message literally, so that a missing argument is a type error.
    createMessagesDeclaration: readdirSync('messages/en')
      .filter((file) => file.endsWith('.json'))
      .map((file) => `./messages/en/${file}`),
  },
});

const { ownServer, ownPageCache } = env().hosting;

const fonts = readdirSync('public/fonts').map((file) => `/fonts/${file}`);

/** Our page cache adds a policy to each page, and our server to other responses (docs/security.md). */
const needsGeneralPolicy = isDevelopment() || !ownPageCache;

/** Disables browser features that no page uses. */
const unusedFeatures = [
  'accelerometer',
  'autoplay',
  'browsing-topics',
  'camera',
  'display-capture',
  'encrypted-media',
  'fullscreen',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'picture-in-picture',
  'publickey-credentials-get',
  'screen-wake-lock',
  'usb',
  'xr-spatial-tracking',
];

const securityHeaders = [
  ...(needsGeneralPolicy
    ? [
        {
          key: 'content-security-policy',
          value: pagePolicy({
            imageHost: env().content?.imageHost ?? '',
            scripts: isDevelopment() ? developmentScripts : anyInlineScript,
            development: isDevelopment(),
          }),
        },
      ]
    : []),
  { key: 'x-content-type-options', value: 'nosniff' },
  { key: 'referrer-policy', value: 'strict-origin-when-cross-origin' },
  { key: 'permissions-policy', value: unusedFeatures.map((feature) => `${feature}=()`).join(', ') },
  { key: 'cross-origin-resource-policy', value: 'same-origin' },
  { key: 'reporting-endpoints', value: reportingEndpoints },
  // Browsers ignore this header where the content security policy has `frame-ancestors`, as in an editor's preview.
  { key: 'x-frame-options', value: 'DENY' },
  // An editor's preview has a different value (middleware.ts).
  { key: 'cross-origin-opener-policy', value: 'same-origin' },
];

const config: NextConfig = {
  poweredByHeader: false,
  reactStrictMode: true,
  // On a navigation between two deployments, Next loads the whole page instead of mixing their scripts.
  deploymentId: env().deploymentId,
  // Only on request, because `next start` (and so `npm start`) does not work with it.
  output: env().buildStandalone ? 'standalone' : undefined,
  // `npm test` and `npm run check` have a separate step for it.
  typescript: { ignoreBuildErrors: env().skipTypeCheck },
  // Next traces its image service and the metrics of Google's fonts into every server. No page uses either.
  outputFileTracingExcludes: {
    '**': [
      'node_modules/@img/**',
      'node_modules/sharp/**',
      'node_modules/next/dist/server/capsize-font-metrics.json',
    ],
  },
  // The middleware redirects: Next's own redirect comes before the headers below
  // (docs/upstream.md, https://github.com/vercel/next.js/issues/49620).
  skipTrailingSlashRedirect: true,
  // No page uses Next's image service, so `/_next/image` is 404 for everyone.
  images: { unoptimized: true },
  // Bundled, this client would be its version for browsers. lib/articles/bounded-request.ts sends its requests: Next's patched
  // fetch would cache every response with status 200 for five minutes, including a proxy's error page and the result for each
  // invented slug.
  serverExternalPackages: ['@sanity/client'],
  // A platform keeps pages itself. There Next must not even trace this file.
  cacheHandler: ownPageCache ? path.resolve('lib/self-hosting/page-cache/handler.ts') : undefined,
  experimental: {
    // The limit of lib/leads/guard.ts. A request that declares a longer body is refused before it is read.
    serverActions: { bodySizeLimit: '64kb' },
    proxyClientMaxBodySize: '128kb',
    sri: { algorithm: 'sha256' },
    // With the default cost of a request, pages would send each other's modules to save requests.
    cssChunking: { type: 'graph', requestCost: 500 },
  },
  turbopack: {
    // lib/i18n/messages.ts precompiles the messages, so the formatter needs no ICU parser.
    resolveAlias: {
      'use-intl/format-message': 'use-intl/format-message/format-only',
    },
    rules: {
      '**/sonner/dist/index.mjs': { loaders: ['./components/ui/sonner-without-style.cjs'] },
      '**/styles/later/*.css': { loaders: ['./app/styles/later/tailwind.cjs'], type: 'asset' },
    },
  },
  headers: async () => [
    { source: '/:path*', headers: securityHeaders },
    ...(ownServer ? [] : filePolicies(fonts)),
    {
      // Browsers that know these rules fetch the next document as a link is pressed.
      source: '/:path*',
      headers: [{ key: 'speculation-rules', value: '"/speculation-rules.json"' }],
    },
    {
      source: '/speculation-rules.json',
      headers: [
        { key: 'content-type', value: 'application/speculationrules+json' },
        { key: 'cache-control', value: 'public, max-age=86400' },
      ],
    },
    {
      // Browsers obey this header over https only; a proxy in front of the site reports the protocol.
      source: '/:path*',
      has: [{ type: 'header', key: 'x-forwarded-proto', value: 'https' }],
      headers: [{ key: 'strict-transport-security', value: 'max-age=63072000; includeSubDomains' }],
    },
    {
      // Feeds and link previews on other sites load these images.
      source: '/:folder(social|images)/:path*',
      headers: [{ key: 'cross-origin-resource-policy', value: 'cross-origin' }],
    },
    ...locales.flatMap((locale) =>
      samples.map((sample) => ({
        source: sampleHref(locale, sample),
        headers: [
          { key: 'content-security-policy', value: pdfPolicy },
          {
            key: 'content-disposition',
            value: `inline; filename="${site.name.toLowerCase()}-sample-${sample}-${locale}.pdf"`,
          },
        ],
      })),
    ),
    ...robotsHeaders(env()),
    // File names contain a hash of the content. Named one by one: a 404 must not be kept for a year.
    {
      source: oneOf(fonts),
      headers: [{ key: 'cache-control', value: 'public, max-age=31536000, immutable' }],
    },
  ],
};

export default withNextIntl(config);
