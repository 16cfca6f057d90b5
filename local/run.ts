/**
 * Starts the site: `node local/run.ts start|build|dev`.
 *
 * Checks the environment, starts the embedded services for whatever is not configured, then runs Next with
 * their address. The services stop with this process.
 */
import { type ChildProcess, fork, spawn } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import process from 'node:process';
import { buildInputs, type Env, EnvError, embeddedAnonKey, readEnv } from '../lib/env.ts';
import { writeCardFonts } from '../lib/fonts/card-fonts.ts';
import { writeFontSubsets } from '../lib/fonts/subset.ts';
import type { ServicesMessage } from './services.ts';

const root = path.resolve(import.meta.dirname, '..');
const nextBin = createRequire(import.meta.url).resolve('next/dist/bin/next');
const modes = ['start', 'build', 'dev'] as const;
type Mode = (typeof modes)[number];

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

/** Starts the owner process of the embedded services and waits for its address. */
function startServices(services: string[]): Promise<{ url: string; child: ChildProcess }> {
  return new Promise((resolve, reject) => {
    const child = fork(path.join(root, 'local/services.ts'), services, {
      cwd: root,
      stdio: 'inherit',
      env: { ...process.env, EMBEDDED_ANON_KEY: embeddedAnonKey },
    });
    child.once('message', (message: ServicesMessage) => {
      if (message.type === 'ready') resolve({ url: message.url, child });
      else reject(new Error(message.reason));
    });
    child.once('exit', (code) => reject(new Error(`The embedded services ended with code ${code}.`)));
  });
}

/** Set once this process has been told to stop. */
let stopping = false;

function runNext(args: string[], extra: Record<string, string>): Promise<number> {
  const child = spawn(process.execPath, [nextBin, ...args], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, NEXT_TELEMETRY_DISABLED: '1', ...extra },
  });
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => {
      stopping = true;
      child.kill(signal);
    });
  }
  // Ended by a signal: well when it was passed on from here, ill when somebody else sent it.
  return new Promise((resolve) => child.once('exit', (code) => resolve(code ?? (stopping ? 0 : 1))));
}

const mode = process.argv[2] as Mode;
if (!modes.includes(mode)) fail(`Usage: node local/run.ts ${modes.join('|')}`);

const env = checkedEnv();
const needed = [...(env.content ? [] : ['content']), ...(env.store || mode === 'build' ? [] : ['store'])];

let embedded: Record<string, string> = {};
let owner: ChildProcess | undefined;
if (needed.length > 0) {
  try {
    const { url, child } = await startServices(needed);
    owner = child;
    embedded = { EMBEDDED_URL: url };
  } catch (error) {
    fail(error instanceof Error ? error.message : String(error));
  }
  owner.once('exit', (code) => {
    if (code) console.error(`The embedded services ended with code ${code}; pages stay, forms will fail.`);
  });
}

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
  await writeFontSubsets();
  await writeCardFonts();
  const code = await runNext(['build'], embedded);
  if (code === 0 && !stopping) {
    writeFileSync(buildRecord, JSON.stringify({ inputs: buildInputs(env), siteUrl: env.siteUrl }));
  }
  return code;
}

let code = 0;
if (mode === 'build' || (mode === 'start' && !isBuilt())) code = await build();
if (mode === 'start' && code === 0 && !stopping) {
  const { siteUrl = env.siteUrl } = readBuildRecord();
  code = await runNext(['start', '-p', String(env.port)], { ...embedded, BUILT_SITE_URL: siteUrl });
}
if (mode === 'dev') {
  await writeFontSubsets();
  await writeCardFonts();
  code = await runNext(['dev', '-p', String(env.port)], embedded);
}

owner?.removeAllListeners('exit');
owner?.kill('SIGTERM');
process.exit(code);
