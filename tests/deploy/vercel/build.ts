import { execFile } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { promisify } from 'node:util';
import { envNames } from '../../../lib/env.ts';
import { installPackages } from '../../../tools/install.ts';

const run = promisify(execFile);
const command = path.join(import.meta.dirname, 'node_modules/vercel/dist/index.js');

/** Installs Vercel's command, in the version of the lock file beside this one. */
export function installVercel(): void {
  // Some of its optional packages for other systems were never published.
  installPackages('tests/deploy/vercel', ['install', '--no-save', '--omit=optional']);
}

/** What importing the repository leaves in `.vercel/project.json`; the packages are there already. */
const project = {
  projectId: 'prj_test',
  orgId: 'team_test',
  settings: { framework: 'nextjs', nodeVersion: '24.x', installCommand: '' },
};

/** How a build of Vercel ended, and everything that it printed. */
export type Build = { code: number; output: string };

/**
 * Runs `vercel build` in a copy of the project; the result is in its `.vercel/output`.
 * @param env variables of the project, as set in the dashboard. No other variable of the site is seen.
 */
export async function vercelBuild(
  folder: string,
  target: 'production' | 'preview',
  env: Record<string, string>,
): Promise<Build> {
  mkdirSync(path.join(folder, '.vercel'), { recursive: true });
  writeFileSync(path.join(folder, '.vercel/project.json'), JSON.stringify(project));
  const inherited = { ...process.env };
  for (const name of envNames) delete inherited[name];
  const args = [command, 'build', '--yes', ...(target === 'production' ? ['--prod'] : [])];
  try {
    const { stdout, stderr } = await run(process.execPath, args, {
      cwd: folder,
      maxBuffer: 64 * 1024 * 1024,
      env: {
        ...inherited,
        ...env,
        ...systemEnv(target),
        NEXT_TELEMETRY_DISABLED: '1',
        VERCEL_TELEMETRY_DISABLED: '1',
        // Never used: nothing is asked from Vercel's servers.
        VERCEL_TOKEN: 'none',
      },
    });
    return { code: 0, output: stdout + stderr };
  } catch (error) {
    const { code, stdout, stderr } = error as { code: number; stdout: string; stderr: string };
    return { code, output: `${stdout}${stderr}` };
  }
}

/** The variables that Vercel sets by itself, in builds and for functions. */
export const systemEnv = (target: 'production' | 'preview') => ({
  VERCEL: '1',
  VERCEL_ENV: target,
  VERCEL_PROJECT_PRODUCTION_URL: 'www.attesta.example',
});
