import type { Env } from '../env';
import { escapeRegExp, type HeaderRule } from '../header-rule';

/** Never indexed anyway; and a proxy that does not pass the host on must not remove the site from search. */
const loopback = ['localhost', '127.0.0.1', '[::1]'];

/**
 * Keeps previews and hosts other than the site's own out of search engines. These rules belong to next.config.ts and not
 * to the middleware: they are fixed at build time, so cached pages stay the same for everybody.
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
