import type { NextConfig } from 'next';
import type { Env } from '../env';
import { exactFiles } from '../routes';
import { closedPolicy, imagePolicy, scriptPolicy } from './content-policy';

/** A rule of `headers()` in next.config.ts. */
type HeaderRule = Awaited<ReturnType<NonNullable<NextConfig['headers']>>>[number];

/** Escapes a string for a rule's pattern. */
const escapeRegExp = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Never indexed anyway; and a proxy that does not pass the host on must not remove the site from search. */
const loopback = ['localhost', '127.0.0.1', '[::1]'];

/**
 * Keeps previews and hosts other than the site's own out of search engines. These rules belong to next.config.ts and not
 * to the middleware: they are fixed at build time, so cached pages stay the same for all visitors.
 */
export function robotsHeaders({ noindex }: Pick<Env, 'noindex'>): HeaderRule[] {
  if (!noindex) return [];
  const rule = { source: '/:path*', headers: [{ key: 'x-robots-tag', value: 'noindex' }] };
  if (noindex === 'everywhere') return [rule];
  const hosts = `(?:${[noindex.except, ...loopback].map(escapeRegExp).join('|')})`;
  return [
    {
      ...rule,
      // The rule applies when neither header names the site; behind a proxy, one of the two does.
      missing: [
        { type: 'host', value: hosts },
        { type: 'header', key: 'x-forwarded-host', value: `${hosts}(?::\\d+)?` },
      ],
    },
  ];
}

/** Returns a `source` of `headers()` that matches exactly these paths. */
export const oneOf = (paths: readonly string[]) =>
  `/:file(${paths.map((path) => escapeRegExp(path.slice(1))).join('|')})`;

const rule = (source: string, value: string): HeaderRule => ({
  source,
  headers: [{ key: 'content-security-policy', value }],
});

/**
 * Returns the policies of everything that is not a page, for a platform that sends the responses itself; elsewhere
 * outgoing-headers.ts adds them. They follow the general policy and replace it. Paths are exact, because any other
 * one is the 404 page.
 * @param fonts paths of the fonts.
 */
export const filePolicies = (fonts: readonly string[]): HeaderRule[] => [
  // Next permits 4,096 characters in a source.
  rule(oneOf(exactFiles), closedPolicy),
  rule(oneOf(fonts), closedPolicy),
  rule('/resources/:slug([^/]+\\.md)', closedPolicy),
  rule('/social/articles/:slug', closedPolicy),
  rule('/images/:path*', imagePolicy),
  rule('/_next/static/:path*', closedPolicy),
  rule('/_next/static/chunks/:path*', scriptPolicy),
];
