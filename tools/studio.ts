/**
 * `npm run studio` opens the editors' Studio on this machine; `npm run studio -- deploy` publishes it. Project, data
 * set and site are the ones of the site, unless the Studio's own variables name others.
 */
import { spawn } from 'node:child_process';
import path from 'node:path';
import { loadEnvFiles, projectDir } from '../embedded/settings.ts';

const studioDir = path.join(projectDir, 'studio');

loadEnvFiles(true);
const { SANITY_PROJECT_ID, SANITY_DATASET, SITE_URL, ...environment } = process.env;
const projectId = environment.SANITY_STUDIO_PROJECT_ID || SANITY_PROJECT_ID;

if (!projectId) {
  console.error(
    'The Studio needs a Sanity project: write SANITY_PROJECT_ID=<its id, from sanity.io/manage> into .env.local.',
  );
  process.exitCode = 1;
} else {
  const commandLine = path.join(studioDir, 'node_modules/@sanity/cli/bin/run.js');
  const asked = process.argv.slice(2);
  // A signal to npm reaches this process at most; the Studio would keep its port.
  const endWithParent = new URL('../embedded/end-with-parent.mjs', import.meta.url).href;
  const command = [commandLine, ...(asked.length > 0 ? asked : ['dev'])];
  const studio = spawn(process.execPath, ['--import', endWithParent, ...command], {
    cwd: studioDir,
    stdio: 'inherit',
    env: {
      ...environment,
      SANITY_STUDIO_PROJECT_ID: projectId,
      SANITY_STUDIO_DATASET: environment.SANITY_STUDIO_DATASET || SANITY_DATASET || 'production',
      SANITY_STUDIO_SITE_URL: environment.SANITY_STUDIO_SITE_URL || SITE_URL || 'http://localhost:3000',
    },
  });
  studio.once('exit', (code) => {
    process.exitCode = code ?? 1;
  });
}
