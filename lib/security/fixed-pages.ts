import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { inlineScriptHashes } from './content-policy.ts';

type Manifest = { routes: Record<string, { initialRevalidateSeconds: number | false }> };

/**
 * Adds a strict script policy to every page that never changes after the build, for a platform with its own page cache
 * (Vercel). The site cannot set headers per page there, so each page gets a `<meta http-equiv>` with the hashes of its
 * inline scripts. The header allows any inline script; browsers enforce both policies, so the stricter one wins. Pages
 * with `revalidate` stay unchanged: they would lose the tag when they are regenerated.
 *
 * Runs between `next build` and the platform's packaging. It depends on two undocumented things: the list of prerendered
 * pages and the location of their HTML. tests/deploy/vercel.test.ts fails when Next moves them.
 *
 * @param dist build folder.
 * @returns number of changed pages.
 */
export function addPolicyToFixedPages(dist: string): number {
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
