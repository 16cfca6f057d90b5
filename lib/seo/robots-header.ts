import type { NextConfig } from 'next';
import type { Env } from '../env';

type HeaderRule = Awaited<ReturnType<NonNullable<NextConfig['headers']>>>[number];

/** Nobody can list these; a proxy that does not pass the host on must not take the site out of search. */
const loopback = ['localhost', '127.0.0.1', '[::1]'];

const escapeRegExp = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/**
 * Keeps previews and other hosts than the site's own out of search engines. Rules of the configuration and not of the
 * middleware: they are fixed when the site is built, and pages stay the same for everybody.
 */
export function robotsHeaders({ noindex }: Pick<Env, 'noindex'>): HeaderRule[] {
  if (!noindex) return [];
  const rule = { source: '/:path*', headers: [{ key: 'x-robots-tag', value: 'noindex' }] };
  if (noindex === 'everywhere') return [rule];
  const hosts = `(?:${[noindex.except, ...loopback].map(escapeRegExp).join('|')})`;
  return [
    {
      ...rule,
      // Neither of the two names the site: behind a proxy it may be either that does.
      missing: [
        { type: 'host', value: hosts },
        { type: 'header', key: 'x-forwarded-host', value: `${hosts}(?::\\d+)?` },
      ],
    },
  ];
}
