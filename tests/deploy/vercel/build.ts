import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { promisify } from 'node:util';
import { envNames } from '../../../lib/env.ts';
import { installPackages } from '../../../tools/install.ts';
import { FaultyServices } from '../../support/faulty-services.ts';
import { copyCompilerCache, copyProject, linkPackages } from '../../support/project-copy.ts';
import { temporaryFolder } from '../../support/temporary-folder.ts';

const run = promisify(execFile);
const command = path.join(import.meta.dirname, 'node_modules/vercel/dist/index.js');

/** Content that importing the repository writes to `.vercel/project.json`; the packages are there already. */
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
        // The step Types of tests/run.ts checks them.
        BUILD_SKIP_TYPE_CHECK: '1',
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

/** Credentials that the services of a deployment accept. */
export const keys = {
  webhookSecret: 'a-webhook-secret-for-tests',
  previewSecret: 'a-preview-secret-for-tests',
  readToken: 'a-read-token-for-tests',
  anonKey: 'sb_publishable_tests',
};

/** A copy of the project for `vercel build`, and stubs of the hosted services with the sample articles. */
export async function prepareDeployment() {
  // Vercel's command, in the version of the lock file beside this one. Some of its packages for other systems do not exist.
  installPackages('tests/deploy/vercel', ['install', '--no-save', '--omit=optional']);
  const folder = temporaryFolder('vercel-services');
  const services = new FaultyServices(path.join(folder, 'dataset'));
  const project = copyProject('vercel-site');
  linkPackages(project);
  copyCompilerCache(project);
  cpSync(path.resolve(import.meta.dirname, '../../../embedded/dataset'), path.join(folder, 'dataset'), {
    recursive: true,
  });
  await services.start(['content', 'store'], {
    port: 0,
    readToken: keys.readToken,
    anonKey: keys.anonKey,
    dataDir: path.join(folder, 'data'),
  });
  return {
    project,
    services,
    /** Variables that the owner sets for Production (docs/deploy.md, "Vercel"). */
    env: {
      SANITY_PROJECT_ID: 'proj1234',
      SANITY_API_HOST: services.url,
      SANITY_IMAGE_HOST: services.url,
      SANITY_WEBHOOK_SECRET: keys.webhookSecret,
      SANITY_PREVIEW_SECRET: keys.previewSecret,
      SANITY_READ_TOKEN: keys.readToken,
      SUPABASE_URL: services.url,
      SUPABASE_ANON_KEY: keys.anonKey,
    },
  };
}
