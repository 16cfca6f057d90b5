import { copyFileSync, cpSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { projectDir, temporaryFolder } from './sites.ts';

/**
 * Writes the app that `create-next-app` makes (TypeScript, Tailwind), with this project's Next, React and Tailwind. The
 * one difference: its two Geist fonts come from the package of Next, because fetching them from Google while building
 * needs a way to the internet. Returns its folder; it is not built yet.
 */
export function writeBarePage(): string {
  const folder = temporaryFolder();
  const require = createRequire(import.meta.url);
  const creator = path.dirname(require.resolve('create-next-app/package.json'));
  cpSync(path.join(creator, 'dist/templates/app-tw/ts'), folder, { recursive: true });
  symlinkSync(path.join(projectDir, 'node_modules'), path.join(folder, 'node_modules'));

  const fonts = path.join(
    path.dirname(require.resolve('next/package.json')),
    'dist/next-devtools/server/font',
  );
  for (const font of ['geist-latin', 'geist-mono-latin']) {
    copyFileSync(path.join(fonts, `${font}.woff2`), path.join(folder, 'app', `${font}.woff2`));
  }
  const layout = path.join(folder, 'app/layout.tsx');
  writeFileSync(layout, withLocalFonts(readFileSync(layout, 'utf8')));

  // The bundler follows the link to node_modules only below its root.
  const root = JSON.stringify(path.parse(folder).root);
  writeFileSync(path.join(folder, 'next.config.ts'), `export default { turbopack: { root: ${root} } };\n`);
  const scripts = { build: 'next build', start: 'next start' };
  writeFileSync(
    path.join(folder, 'package.json'),
    JSON.stringify({ name: 'bare-page', private: true, scripts }),
  );
  return folder;
}

function withLocalFonts(layout: string): string {
  const local = layout
    .replace(/import \{.*\} from "next\/font\/google";/, 'import localFont from "next/font/local";')
    .replace(/= Geist\(\{/, '= localFont({ src: "./geist-latin.woff2",')
    .replace(/= Geist_Mono\(\{/, '= localFont({ src: "./geist-mono-latin.woff2",')
    .replaceAll(/subsets: \["latin"\],/g, '');
  if (local.includes('google') || local.split('localFont(').length !== 3) {
    throw new Error('The layout of create-next-app has changed: correct tools/bench/bare-page.ts.');
  }
  return local;
}
