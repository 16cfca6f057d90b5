import { escapeRegExp, type HeaderRule } from '../header-rule';
import { exactFiles } from '../routes';
import { closedPolicy, imagePolicy } from './content-policy';

/** A `source` of `headers()` for exactly these paths. */
export const oneOf = (paths: readonly string[]) =>
  `/:file(${paths.map((path) => escapeRegExp(path.slice(1))).join('|')})`;

const rule = (source: string, value: string): HeaderRule => ({
  source,
  headers: [{ key: 'content-security-policy', value }],
});

/**
 * The policies of everything that is not a page, for a platform that sends the answers itself; elsewhere
 * outgoing-headers.ts adds them. They follow the general policy and replace it. Addresses are exact, because any other
 * one is the 404 page.
 * @param fonts addresses of the fonts.
 */
export const filePolicies = (fonts: readonly string[]): HeaderRule[] => [
  rule(oneOf([...exactFiles, ...fonts]), closedPolicy),
  rule('/resources/:slug([^/]+\\.md)', closedPolicy),
  rule('/social/articles/:slug', closedPolicy),
  rule('/images/:path*', imagePolicy),
  rule('/_next/static/:path*', closedPolicy),
];
