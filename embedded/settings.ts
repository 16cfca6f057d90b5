import { createRequire } from 'node:module';
import path from 'node:path';
import { readEnv } from '../lib/env.ts';

/*
 * The settings of the embedded services, from their environment. lib/env.ts is the only reader of process.env for the
 * site; these are separate processes, whose settings the site must not depend on.
 */

export type Settings = ReturnType<typeof readSettings>;

export const projectDir = path.resolve(import.meta.dirname, '..');

/** Reads the settings from the environment; relative folders count from the working directory. */
export function readSettings(services: readonly string[] = []) {
  const value = (name: string) => process.env[name]?.trim() || undefined;
  const folder = (name: string, usual: string) => path.resolve(value(name) ?? path.join(projectDir, usual));
  const { receivers, siteUrl } = readEnv(process.env);
  return {
    /** Which services run in this process: `content`, `store`. */
    services,
    /** TCP port on 127.0.0.1; 0 lets the system choose a free one. */
    port: Number(value('EMBEDDED_PORT') ?? 0),
    /** A Sanity export: data.ndjson, assets.json, images/. */
    datasetDir: folder('EMBEDDED_DATASET_DIR', 'embedded/dataset'),
    /** The database and its lock. */
    dataDir: folder('DATA_DIR', '.data'),
    /** The migrations, the ones that the hosted project runs too. */
    migrationsDir: folder('EMBEDDED_MIGRATIONS_DIR', 'supabase/migrations'),
    /** Key that callers of the store must send; null accepts any. */
    anonKey: value('EMBEDDED_ANON_KEY') ?? null,
    /** How leads are delivered. After `interval` ms those that were not delivered are looked for; tests shorten it. */
    delivery: { receivers, siteUrl, interval: Number(value('EMBEDDED_LEADS_INTERVAL') ?? 5_000) },
    /** Token that reads drafts; without it no one can. */
    readToken: value('EMBEDDED_READ_TOKEN') ?? null,
  };
}

/** Loads the .env files into process.env by Next's own rules. */
export function loadEnvFiles(development = false): void {
  // A CommonJS package without named exports that Node could detect.
  const nextEnv = createRequire(import.meta.url)('@next/env') as typeof import('@next/env');
  nextEnv.loadEnvConfig(projectDir, development);
}
