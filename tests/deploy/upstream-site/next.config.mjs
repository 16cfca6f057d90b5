import path from 'node:path';

/** A site without our workarounds, to reproduce bugs of Next.js. */
export default {
  turbopack: { root: path.resolve(import.meta.dirname, '../../..') },
  headers: async () => [{ source: '/:path*', headers: [{ key: 'x-on-every-response', value: 'yes' }] }],
};
