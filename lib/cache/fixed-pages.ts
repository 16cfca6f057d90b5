import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { inlineScriptHashes } from '../security/content-policy.ts';
import { withLateScripts } from './late-scripts.ts';

type Manifest = { routes: Record<string, { initialRevalidateSeconds: number | false }> };

/**
 * Does to every page that a build has fixed what our page cache does elsewhere; for a platform with its own page cache. Its
 * scripts start after the first paint, and a `<meta http-equiv>` says which inline scripts it may run: the site cannot set
 * a page's headers there. The header lets any inline script run, browsers obey both, and the stricter one wins. A page that
 * is made again while the site runs would lose both, so it stays as it is.
 *
 * It runs between `next build` and the platform's packing of its output, and reads two things that Next documents for
 * neither: the list of prerendered pages and where their HTML is. tests/deploy/vercel.test.ts notices when they move.
 *
 * @param dist folder of the build.
 * @returns number of pages that were changed.
 */
export function finishFixedPages(dist: string): number {
  const manifest = JSON.parse(readFileSync(path.join(dist, 'prerender-manifest.json'), 'utf8')) as Manifest;
  const files = Object.entries(manifest.routes)
    .filter(([, { initialRevalidateSeconds }]) => initialRevalidateSeconds === false)
    .map(([route]) => path.join(dist, 'server/app', `${route}.html`))
    .filter((file) => existsSync(file));
  for (const file of files) {
    const { html } = withLateScripts({ kind: 'APP_PAGE', html: readFileSync(file, 'utf8') });
    const sources = ["'self'", ...inlineScriptHashes(html)].join(' ');
    const meta = `<meta http-equiv="Content-Security-Policy" content="script-src ${sources}"/>`;
    writeFileSync(file, html.replace('<head>', `<head>${meta}`));
  }
  return files.length;
}
