import { createRequire } from 'node:module';
import path from 'node:path';
import { type Env, readEnv } from '../lib/env.ts';

/*
 * The settings of the embedded services, from their environment. lib/env.ts is the only reader of process.env for the
 * site; these are separate processes, whose settings the site must not depend on.
 */

export type Settings = {
  /** Which services run in this process: `content`, `store`. */
  services: readonly string[];
  /** TCP port on 127.0.0.1; 0 lets the system choose a free one. */
  port: number;
  /** Absolute folder of a Sanity export: data.ndjson, assets.json, images/. */
  datasetDir: string;
  /** Absolute folder of the database and its lock. */
  dataDir: string;
  /** Absolute folder of the migrations, the ones that the hosted project runs too. */
  migrationsDir: string;
  /** Key that callers of the store must send; null accepts any. */
  anonKey: string | null;
  /** How leads are delivered. */
  delivery: Pick<Env, 'receivers' | 'siteUrl'> & {
    /** Pause after which leads that were not delivered are looked for, in ms; tests shorten it. */
    interval: number;
  };
  /** Token that reads drafts; without it no one can. */
  readToken: string | null;
};

export const projectDir = path.resolve(import.meta.dirname, '..');

/** Reads the settings from the environment; relative folders count from the working directory. */
export function readSettings(services: readonly string[] = []): Settings {
  const value = (name: string) => process.env[name]?.trim() || undefined;
  const { receivers, siteUrl } = readEnv(process.env);
  return {
    services,
    port: Number(value('EMBEDDED_PORT') ?? 0),
    datasetDir: path.resolve(value('EMBEDDED_DATASET_DIR') ?? path.join(projectDir, 'embedded/dataset')),
    dataDir: path.resolve(value('DATA_DIR') ?? path.join(projectDir, '.data')),
    migrationsDir: path.resolve(
      value('EMBEDDED_MIGRATIONS_DIR') ?? path.join(projectDir, 'supabase/migrations'),
    ),
    anonKey: value('EMBEDDED_ANON_KEY') ?? null,
    delivery: { receivers, siteUrl, interval: Number(value('EMBEDDED_LEADS_INTERVAL') ?? 5_000) },
    readToken: value('EMBEDDED_READ_TOKEN') ?? null,
  };
}

/** Loads the .env files into process.env by Next's own rules. */
export function loadEnvFiles(development = false): void {
  // A CommonJS package without named exports that Node could detect.
  const nextEnv = createRequire(import.meta.url)('@next/env') as typeof import('@next/env');
  nextEnv.loadEnvConfig(projectDir, development);
}
