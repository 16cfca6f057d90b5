import path from 'node:path';

/** A site without any of our answers: what it does wrong, Next.js does wrong. */
export default {
  turbopack: { root: path.resolve(import.meta.dirname, '../../..') },
  headers: async () => [{ source: '/:path*', headers: [{ key: 'x-on-every-answer', value: 'yes' }] }],
};
