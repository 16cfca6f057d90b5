/**
 * Starts the site: `node embedded/run.ts start|build|dev`. `build --if-outdated` keeps a build of the same sources and
 * environment, as `start` does.
 *
 * Checks the environment, starts the embedded services for whatever is not configured, then runs Next with
 * their URL. All processes start and end together:
 * - A signal stops Next, which finishes its requests, then the services. That takes 10 s at most and exits with 0.
 * - When Next ends, everything ends. When the services end, they are restarted (keep-services.ts).
 * - When a parent ends, its children end too (end-with-parent.mjs). npm counts as the parent of this process.
 *
 * `npm start` begins with `exec`, so that npm's signals reach this process: a shell in between would die without passing
 * them on. Windows has no `exec` and runs the second half of that line.
 */
import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import process from 'node:process';
import { pathToFileURL } from 'node:url';
import { type Env, readEnv } from '../lib/env.ts';
import { launchQuestions } from '../lib/privacy/processors.ts';
import { addPolicyToFixedPages } from '../lib/security/fixed-pages.ts';
import { writeFonts } from '../tools/fonts/subset.ts';
import { readActionsKey } from './actions-key.ts';
import { lockForBuild, lockForSite } from './build-lock.ts';
import {
  hashSources,
  readBuildRecord,
  removeBuildRecord,
  whyOutdated,
  writeBuildRecord,
} from './build-record.ts';
import { databaseFolder, makeSnapshot, prepare } from './database.ts';
import { writeStaticImages } from './dataset.ts';
import { endChild, keepServices } from './keep-services.ts';
import { loadEnvFiles, projectDir, readSettings } from './settings.ts';

/** How long Next may take to finish its requests, in ms. */
const nextStopMs = 6_000;
const modes = ['start', 'build', 'dev'] as const;
type Mode = (typeof modes)[number];

/** Makes Node resolve `localhost` to 127.0.0.1, where a local proxy connects, even if the machine lists ::1 first. */
const ipv4First = ['--dns-result-order=ipv4first'];

/** Next's command, from its package.json. */
function nextBin(): string {
  const file = createRequire(import.meta.url).resolve('next/package.json');
  return path.join(path.dirname(file), JSON.parse(readFileSync(file, 'utf8')).bin.next);
}

/** One run of this command. */
type Run = {
  mode: Mode;
  env: Env;
  /** Aborted when this process receives a stop signal. */
  stop: AbortSignal;
  settings: ReturnType<typeof readSettings>;
  /** Variables of the embedded services for Next; empty when all services are hosted. */
  embedded: Record<string, string>;
  /** Runs Next and returns its exit code; 1 when a signal ended it. */
  next: (args: string[], variables: Record<string, string>) => Promise<number>;
};

/** Returns a function that runs Next with these variables and some more. */
function nextRunner(variables: NodeJS.ProcessEnv, stop: AbortSignal): Run['next'] {
  const endWithParent = pathToFileURL(path.join(import.meta.dirname, 'end-with-parent.mjs')).href;
  return async (args, more) => {
    if (stop.aborted) return 1;
    const child = spawn(process.execPath, ['--import', endWithParent, ...ipv4First, nextBin(), ...args], {
      cwd: projectDir,
      stdio: 'inherit',
      env: { ...variables, NEXT_TELEMETRY_DISABLED: '1', ...more },
    });
    stop.addEventListener('abort', () => endChild(child, nextStopMs));
    const [code] = await once(child, 'exit');
    return code ?? 1;
  };
}

/** Starts the embedded services that the environment does not replace; undefined if it replaces all. */
async function startServices(mode: Mode, env: Env, { dataDir, migrationsDir }: Run['settings']) {
  // A build needs content only, because it stores nothing.
  const needsStore = !env.store && mode !== 'build';
  const databaseDir = databaseFolder(dataDir);
  // An existing database: runs new migrations and deletes expired rows.
  if (needsStore && existsSync(databaseDir)) await prepare(databaseDir, migrationsDir);
  const names = [...(env.content ? [] : ['content']), ...(needsStore ? ['store'] : [])];
  return names.length > 0 ? keepServices(names) : undefined;
}

/** A failure is harmless: without the snapshot the first submission only takes seconds longer. */
async function prepareSnapshot({ env, settings, stop }: Run): Promise<void> {
  if (env.store || !env.hosting.ownServer || existsSync(databaseFolder(settings.dataDir))) return;
  await makeSnapshot(settings.migrationsDir, stop).catch((error) => console.warn(error.message));
}

/** Where the embedded service runs, the files would hide the sizes that it makes. */
async function writeImages({ mode, env, settings }: Run): Promise<void> {
  const publicDir = path.join(projectDir, 'public');
  rmSync(path.join(publicDir, 'images/embedded'), { recursive: true, force: true });
  if (mode === 'build' && !env.hosting.ownServer && !env.content)
    await writeStaticImages(settings.datasetDir, publicDir);
}

/** Returns the exit code, like the two functions below. */
async function build(run: Run): Promise<number> {
  const { env, settings, embedded, next } = run;
  const unlock = lockForBuild();
  const sources = hashSources();
  removeBuildRecord();
  // `npm run dev` leaves the types of deleted pages there, which fail the type check (docs/upstream.md).
  rmSync(path.join(projectDir, '.next/dev/types'), { recursive: true, force: true });
  await writeFonts();
  await writeImages(run);
  const actionsKey = env.actionsKey ?? (env.hosting.ownServer ? readActionsKey(settings.dataDir) : undefined);
  const code = await next(['build'], {
    ...embedded,
    ...(actionsKey && { NEXT_SERVER_ACTIONS_ENCRYPTION_KEY: actionsKey }),
  });
  if (code !== 0) return code;
  if (!env.hosting.ownPageCache) addPolicyToFixedPages(path.join(projectDir, '.next'));
  await prepareSnapshot(run);
  writeBuildRecord(env, sources);
  unlock();
  const questions = launchQuestions(env).map((question) => `- ${question}`);
  if (questions.length > 0) console.log(['\nTo confirm before the launch:', ...questions, ''].join('\n'));
  return 0;
}

/** Builds unless the build has the same sources and environment; says why it builds. */
async function buildIfOutdated(run: Run): Promise<number> {
  const reason = whyOutdated(run.env);
  if (!reason) return 0;
  console.log(`${reason}: building.`);
  return build(run);
}

async function start(run: Run): Promise<number> {
  const code = await buildIfOutdated(run);
  if (code !== 0) return code;
  const { env, embedded, next } = run;
  lockForSite();
  prepareSnapshot(run);
  const siteUrl = readBuildRecord()?.siteUrl ?? env.siteUrl;
  const host = env.host ? ['-H', env.host] : [];
  return next(['start', '-p', String(env.port), ...host], { ...embedded, BUILT_SITE_URL: siteUrl });
}

async function develop(run: Run): Promise<number> {
  prepareSnapshot(run);
  await writeFonts();
  await writeImages(run);
  // With it, a new page shows message keys until an older page is requested (docs/upstream.md).
  const options = ['--no-server-fast-refresh'];
  return run.next(['dev', ...options, '-p', String(run.env.port)], run.embedded);
}

const commands: Readonly<Record<Mode, (run: Run) => Promise<number>>> = {
  start,
  build: process.argv.includes('--if-outdated') ? buildIfOutdated : build,
  dev: develop,
};

async function main(): Promise<number> {
  const mode = modes.find((name) => name === process.argv[2]);
  if (!mode) throw new Error(`Usage: node embedded/run.ts ${modes.join('|')}`);
  const stop = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => stop.abort());
  if (process.env.npm_lifecycle_event) await import('./end-with-parent.mjs');

  // Next gets the unchanged environment: it reads .env files itself, and in development again when they change.
  const next = nextRunner({ ...process.env }, stop.signal);
  loadEnvFiles(mode === 'dev');
  const env = readEnv(process.env);
  const settings = readSettings();
  // Only this site may read the drafts of the embedded content.
  const readToken = randomBytes(32).toString('base64url');
  process.env.EMBEDDED_READ_TOKEN = readToken;
  const services = await startServices(mode, env, settings);
  const embedded = services
    ? { EMBEDDED_URL: services.url, EMBEDDED_READ_TOKEN: readToken }
    : ({} as Record<string, string>);
  const code = await commands[mode]({ mode, env, stop: stop.signal, settings, embedded, next });
  await services?.stop();
  // A build that was stopped is incomplete.
  return stop.signal.aborted && mode !== 'build' ? 0 : code;
}

try {
  process.exit(await main());
} catch (error) {
  // A sentence for the operator, without a stack trace.
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
