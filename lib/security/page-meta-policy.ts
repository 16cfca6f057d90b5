import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { inlineScriptHashes } from './content-policy.ts';

type Manifest = { routes: Record<string, { initialRevalidateSeconds: number | false }> };

/**
 * Writes into every page that a build has fixed which inline scripts it may run, as a `<meta http-equiv>`. For a platform
 * with its own page cache, where the site cannot set a page's headers: there the header lets any inline
 * script run, browsers obey both, and the stricter one wins. A page that is made again while the site runs would lose the
 * element, so it gets none.
 *
 * It runs between `next build` and the platform's packing of its output, and reads two things that Next documents for
 * neither: the list of prerendered pages and where their HTML is. tests/deploy/vercel.test.ts notices when they move.
 *
 * @param dist folder of the build.
 * @returns number of pages that were changed.
 */
export function writeMetaPolicies(dist: string): number {
  const manifest = JSON.parse(readFileSync(path.join(dist, 'prerender-manifest.json'), 'utf8')) as Manifest;
  const files = Object.entries(manifest.routes)
    .filter(([, { initialRevalidateSeconds }]) => initialRevalidateSeconds === false)
    .map(([route]) => path.join(dist, 'server/app', `${route}.html`))
    .filter((file) => existsSync(file));
  for (const file of files) {
    const html = readFileSync(file, 'utf8');
    const sources = ["'self'", ...inlineScriptHashes(html)].join(' ');
    const meta = `<meta http-equiv="Content-Security-Policy" content="script-src ${sources}"/>`;
    writeFileSync(file, html.replace('<head>', `<head>${meta}`));
  }
  return files.length;
}
