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
import { readEnv } from '../lib/env.ts';
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

/** Prints a sentence and exits with an error. */
function fail(error: unknown): never {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}

/** Next's command, from its package.json. */
function nextBin(): string {
  const file = createRequire(import.meta.url).resolve('next/package.json');
  return path.join(path.dirname(file), JSON.parse(readFileSync(file, 'utf8')).bin.next);
}

/** Aborted when this process receives a stop signal. */
const stop = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => stop.abort());
if (process.env.npm_lifecycle_event) await import('./end-with-parent.mjs');

/** Makes Node resolve `localhost` to 127.0.0.1, where a local proxy connects, even if the machine lists ::1 first. */
const ipv4First = ['--dns-result-order=ipv4first'];

/** The exit code of a run of Next; 1 when a signal ended it. */
async function runNext(args: string[], extra: Record<string, string>): Promise<number> {
  if (stop.signal.aborted) return 1;
  const endWithParent = pathToFileURL(path.join(import.meta.dirname, 'end-with-parent.mjs')).href;
  const child = spawn(process.execPath, ['--import', endWithParent, ...ipv4First, nextBin(), ...args], {
    cwd: projectDir,
    stdio: 'inherit',
    env: { ...shellEnv, NEXT_TELEMETRY_DISABLED: '1', ...extra },
  });
  stop.signal.addEventListener('abort', () => endChild(child, nextStopMs));
  const [code] = await once(child, 'exit');
  return code ?? 1;
}

const mode = process.argv[2] ?? '';
if (!['start', 'build', 'dev'].includes(mode)) fail('Usage: node embedded/run.ts start|build|dev');

/** Next gets the unchanged environment: it reads .env files itself, and in development again when they change. */
const shellEnv = { ...process.env };
loadEnvFiles(mode === 'dev');
const env = await (async () => readEnv(process.env))().catch(fail);

const { dataDir, datasetDir, migrationsDir } = readSettings();
const databaseDir = databaseFolder(dataDir);
/** A build needs content only, because it stores nothing. */
const needsStore = !env.store && mode !== 'build';

async function startServices() {
  // An existing database: runs new migrations and deletes expired rows.
  if (needsStore && existsSync(databaseDir)) await prepare(databaseDir, migrationsDir);
  const names = [...(env.content ? [] : ['content']), ...(needsStore ? ['store'] : [])];
  return names.length > 0 ? keepServices(names) : undefined;
}
/** Only this site may read the drafts of the embedded content. */
const readToken = randomBytes(32).toString('base64url');
process.env.EMBEDDED_READ_TOKEN = readToken;
const services = await startServices().catch(fail);
const embedded: Record<string, string> = services
  ? { EMBEDDED_URL: services.url, EMBEDDED_READ_TOKEN: readToken }
  : {};

/** A failure is harmless: without the snapshot the first submission only takes seconds longer. */
async function prepareSnapshot(): Promise<void> {
  if (env.store || !env.hosting.ownServer || existsSync(databaseDir)) return;
  await makeSnapshot(migrationsDir, stop.signal).catch((error) => console.warn(error.message));
}

/** Where the embedded service runs, the files would hide the sizes that it makes. */
async function writeImages(): Promise<void> {
  const publicDir = path.join(projectDir, 'public');
  rmSync(path.join(publicDir, 'images/embedded'), { recursive: true, force: true });
  if (mode === 'build' && !env.hosting.ownServer && !env.content)
    await writeStaticImages(datasetDir, publicDir).catch(fail);
}

async function build(): Promise<number> {
  const unlock = lockForBuild();
  const sources = hashSources();
  removeBuildRecord();
  await writeFonts();
  await writeImages();
  const actionsKey = env.actionsKey ?? (env.hosting.ownServer ? readActionsKey(dataDir) : undefined);
  const code = await runNext(['build'], {
    ...embedded,
    ...(actionsKey && { NEXT_SERVER_ACTIONS_ENCRYPTION_KEY: actionsKey }),
  });
  if (code !== 0) return code;
  if (!env.hosting.ownPageCache) addPolicyToFixedPages(path.join(projectDir, '.next'));
  await prepareSnapshot();
  writeBuildRecord(env, sources);
  unlock();
  const questions = launchQuestions(env).map((question) => `- ${question}`);
  if (questions.length > 0) console.log(['\nTo confirm before the launch:', ...questions, ''].join('\n'));
  return 0;
}

/** Returns true if a build is needed, and says why. `build` without the option always builds. */
function needsBuild(): boolean {
  if (mode === 'dev') return false;
  if (mode === 'build' && !process.argv.includes('--if-outdated')) return true;
  const reason = whyOutdated(env);
  if (reason) console.log(`${reason}: building.`);
  return reason !== null;
}

let code = 0;
if (needsBuild()) code = await build().catch(fail);
if (mode === 'start' && code === 0) {
  try {
    lockForSite();
  } catch (error) {
    fail(error);
  }
  prepareSnapshot();
  const siteUrl = readBuildRecord()?.siteUrl ?? env.siteUrl;
  const host = env.host ? ['-H', env.host] : [];
  code = await runNext(['start', '-p', String(env.port), ...host], { ...embedded, BUILT_SITE_URL: siteUrl });
}
if (mode === 'dev') {
  prepareSnapshot();
  await writeFonts();
  await writeImages();
  code = await runNext(['dev', '-p', String(env.port)], embedded);
}

await services?.stop();
// A build that was stopped is incomplete.
process.exit(stop.signal.aborted && mode !== 'build' ? 0 : code);
