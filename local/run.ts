/**
 * Starts the site: `node local/run.ts start|build|dev`.
 *
 * Checks the environment, starts the embedded services for whatever is not configured, then runs Next with
 * their address. All processes live and die together:
 * - A signal stops Next, which finishes its requests, then the services. That takes 10 s at most and exits with 0.
 * - Next's end is the end. Services that end are started again (keep-services.ts).
 * - Whoever loses the parent ends too: this process when npm started it, Next and the services (end-with-parent.ts).
 *
 * `npm start` begins with `exec`, so that npm's signals reach this process: the shell between them would die of one
 * and pass nothing on. Windows has no `exec`, and takes the second half of the line.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import process from 'node:process';
import { pathToFileURL } from 'node:url';
import { buildInputs, type Env, EnvError, readEnv } from '../lib/env.ts';
import { writeOgFonts } from '../lib/fonts/og-fonts.ts';
import { writeFontSubsets } from '../lib/fonts/subset.ts';
import { endChild } from './end-child.ts';
import { loadEnvFiles } from './env-files.ts';
import { type KeptServices, keepServices } from './keep-services.ts';

const root = path.resolve(import.meta.dirname, '..');
const nextBin = createRequire(import.meta.url).resolve('next/dist/bin/next');
const endWithParent = pathToFileURL(path.join(root, 'local/end-with-parent.ts')).href;
const modes = ['start', 'build', 'dev'] as const;
type Mode = (typeof modes)[number];

/** How long Next may take to finish its requests, in ms. */
const patience = 6_000;

/** Prints a sentence for the person at the terminal and ends. */
function fail(sentence: string): never {
  console.error(sentence);
  process.exit(1);
}

function checkedEnv(): Env {
  try {
    return readEnv(process.env);
  } catch (error) {
    if (error instanceof EnvError) fail(`The environment is not right:\n${error.message}`);
    throw error;
  }
}

/** Aborted once this process has been told to stop. */
const stop = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => stop.abort());
if (process.env.npm_lifecycle_event) await import('./end-with-parent.ts');

/** The exit code of a run of Next; 1 when a signal ended it. */
async function runNext(args: string[], extra: Record<string, string>): Promise<number> {
  if (stop.signal.aborted) return 1;
  const child = spawn(process.execPath, ['--import', endWithParent, nextBin, ...args], {
    cwd: root,
    stdio: 'inherit',
    env: { ...shellEnv, NEXT_TELEMETRY_DISABLED: '1', ...extra },
  });
  stop.signal.addEventListener('abort', () => endChild(child, patience));
  const [code] = await once(child, 'exit');
  return code ?? 1;
}

const mode = process.argv[2] as Mode;
if (!modes.includes(mode)) fail(`Usage: node local/run.ts ${modes.join('|')}`);

/** Next gets the environment as it was: it reads the files itself, and in development again when they change. */
const shellEnv = { ...process.env };
loadEnvFiles(root, { development: mode === 'dev' });
const env = checkedEnv();
const needed = [...(env.content ? [] : ['content']), ...(env.store || mode === 'build' ? [] : ['store'])];

let services: KeptServices | undefined;
try {
  if (needed.length > 0) services = await keepServices(needed);
} catch (error) {
  fail(error instanceof Error ? error.message : String(error));
}
const embedded: Record<string, string> = services ? { EMBEDDED_URL: services.url } : {};

/** Remembers what the pages of a build were made from. */
const buildRecord = path.join(root, '.next/build-inputs.json');

function readBuildRecord(): { inputs?: string; siteUrl?: string } {
  try {
    return JSON.parse(readFileSync(buildRecord, 'utf8'));
  } catch {
    return {};
  }
}

function isBuilt(): boolean {
  if (!existsSync(path.join(root, '.next/BUILD_ID'))) return false;
  if (readBuildRecord().inputs === buildInputs(env)) return true;
  console.log('The environment is not that of the build: building again.');
  return false;
}

async function build(): Promise<number> {
  // Until the build is complete, what lies there is of two.
  rmSync(buildRecord, { force: true });
  await writeFontSubsets();
  await writeOgFonts();
  const code = await runNext(['build'], embedded);
  if (code === 0) {
    writeFileSync(buildRecord, JSON.stringify({ inputs: buildInputs(env), siteUrl: env.siteUrl }));
  }
  return code;
}

let code = 0;
if (mode === 'build' || (mode === 'start' && !isBuilt())) code = await build();
if (mode === 'start' && code === 0) {
  const { siteUrl = env.siteUrl } = readBuildRecord();
  code = await runNext(['start', '-p', String(env.port)], { ...embedded, BUILT_SITE_URL: siteUrl });
}
if (mode === 'dev') {
  await writeFontSubsets();
  await writeOgFonts();
  code = await runNext(['dev', '-p', String(env.port)], embedded);
}

await services?.stop();
// A build that was stopped is not a build.
process.exit(stop.signal.aborted && mode !== 'build' ? 0 : code);
