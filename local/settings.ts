import { resolve } from 'node:path';

/**
 * What the stand-ins read from their environment, in one place. lib/env.ts is the site's only reader of process.env;
 * these processes are not the site (they never run inside Next), and the site must not see their settings.
 */

const serviceNames = ['content', 'store'] as const;
export type ServiceName = (typeof serviceNames)[number];

export type Settings = {
  /** Which stand-ins run in this process; both when none is named. */
  services: readonly ServiceName[];
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
};

export class SettingsError extends Error {
  override name = 'SettingsError';
}

/**
 * Reads the command line (`[content] [store]`) and the environment. Relative folders count from `cwd`, except the
 * migrations: they belong to the code, so their default counts from `projectDir`.
 * @throws SettingsError with one sentence that names the mistake.
 */
export function readSettings(
  args: readonly string[],
  environment: Readonly<Record<string, string | undefined>>,
  cwd: string,
  projectDir: string,
): Settings {
  const value = (name: string) => environment[name]?.trim() || undefined;

  const unknown = args.find((arg) => !(serviceNames as readonly string[]).includes(arg));
  if (unknown !== undefined) {
    throw new SettingsError(`"${unknown}" is not an embedded service; the services are content and store.`);
  }
  const port = value('EMBEDDED_PORT') ?? '0';
  if (!/^\d{1,5}$/.test(port) || Number(port) > 65535) {
    throw new SettingsError('EMBEDDED_PORT must be a port number from 0 to 65535.');
  }
  return {
    services: args.length === 0 ? serviceNames : serviceNames.filter((name) => args.includes(name)),
    port: Number(port),
    datasetDir: resolve(cwd, value('EMBEDDED_DATASET_DIR') ?? 'local/dataset'),
    dataDir: resolve(cwd, value('DATA_DIR') ?? '.data'),
    migrationsDir: resolve(projectDir, value('EMBEDDED_MIGRATIONS_DIR') ?? 'supabase/migrations'),
    anonKey: value('EMBEDDED_ANON_KEY') ?? null,
  };
}
