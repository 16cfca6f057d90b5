import { cpSync } from 'node:fs';
import path from 'node:path';
import { FaultyServices } from '../../support/faulty-services.ts';
import { copyProject, linkPackages } from '../../support/project-copy.ts';
import { temporaryFolder } from '../../support/temporary-folder.ts';
import { installVercel } from './build.ts';

const root = path.resolve(import.meta.dirname, '../../..');

/** What the services of a deployment accept. */
export const keys = {
  webhookSecret: 'a-webhook-secret-for-tests',
  previewSecret: 'a-preview-secret-for-tests',
  readToken: 'a-read-token-for-tests',
  anonKey: 'sb_publishable_tests',
};

/** A copy of the project for `vercel build`, and stand-ins of the hosted services with the sample articles. */
export async function prepareDeployment() {
  installVercel();
  const folder = temporaryFolder('vercel-services');
  const services = new FaultyServices(path.join(folder, 'dataset'));
  const project = copyProject('vercel-site');
  linkPackages(project);
  cpSync(path.join(root, 'embedded/dataset'), path.join(folder, 'dataset'), { recursive: true });
  await services.start(['content', 'store'], {
    port: 0,
    readToken: keys.readToken,
    anonKey: keys.anonKey,
    dataDir: path.join(folder, 'data'),
  });
  return {
    project,
    services,
    /** What the owner sets for Production (docs/operations.md, "Vercel, step by step"). */
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
