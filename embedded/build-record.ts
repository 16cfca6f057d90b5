import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Env } from '../lib/env.ts';
import { buildInputs } from './build-inputs.ts';
import { projectDir } from './settings.ts';

/*
 * What the build in .next was built from. `npm start`, the browser tests and `npm run lighthouse` build again when the
 * sources or the environment have changed since, so that they never show an old site. The sources are compared by their
 * content: a copy of the project without git works too.
 */

export type BuildRecord = {
  /** The environment (build-inputs.ts). */
  inputs: string;
  /** Hash of the source files. */
  sources: string;
  siteUrl: string;
  /** True if .next/standalone exists as well. */
  standalone: boolean;
};

const recordFile = path.join(projectDir, '.next/build-inputs.json');

/** Folders with files that a build reads. A unit test compares them with the folders of the project. */
export const sourceFolders = [
  'app',
  'components',
  'embedded',
  'lib',
  'messages',
  'pages',
  'public',
  'supabase',
  'tools/fonts',
];

/** Next rewrites tsconfig.json, so that file is not part of the hash. */
const sourceFiles = [
  'instrumentation-client.ts',
  'instrumentation.ts',
  'middleware.ts',
  'next.config.ts',
  'package-lock.json',
  'package.json',
  'postcss.config.mjs',
];

/** Files that a build writes into these folders, and generated types, which it does not need. */
const generated =
  /^(?:app\/fonts|lib\/fonts\/og|public\/fonts|public\/images\/embedded)\/|\.d\.json\.ts$|\/sanity\.types\.ts$/;

/** Returns a hash of the source files of a project; null where the sources were not installed. */
export function hashSources(folder = projectDir): string | null {
  if (!existsSync(path.join(folder, 'app'))) return null;
  const inFolders = sourceFolders.flatMap((name) =>
    readdirSync(path.join(folder, name), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && !entry.name.startsWith('.'))
      .map((entry) =>
        path.relative(folder, path.join(entry.parentPath, entry.name)).replaceAll(path.sep, '/'),
      ),
  );
  const files = [...inFolders, ...sourceFiles].filter((file) => !generated.test(file)).sort();
  const hash = createHash('sha256');
  for (const file of files) {
    const content = readFileSync(path.join(folder, file));
    hash.update(`${file}\0${content.length}\0`).update(content);
  }
  return hash.digest('hex');
}

/** Returns the record of the build in .next; null when there is no complete build. */
export function readBuildRecord(): BuildRecord | null {
  try {
    return existsSync(path.join(projectDir, '.next/BUILD_ID'))
      ? JSON.parse(readFileSync(recordFile, 'utf8'))
      : null;
  } catch {
    return null;
  }
}

/** Until a build is complete, the folder is a mix of two builds. */
export const removeBuildRecord = () => rmSync(recordFile, { force: true });

/** @param sources the hash from before the build, so that a file that changed meanwhile counts as changed */
export function writeBuildRecord(env: Env, sources: string | null): void {
  const { siteUrl, buildStandalone } = env;
  const record = { inputs: buildInputs(env), sources, siteUrl, standalone: buildStandalone };
  writeFileSync(recordFile, JSON.stringify(record));
}

/** Returns why a site with this environment needs a new build; null if the build in .next is right. */
export function whyOutdated(env: Env): string | null {
  const record = readBuildRecord();
  if (!record) return 'There is no complete build';
  if (record.inputs !== buildInputs(env)) return 'The environment is not that of the build';
  if (env.buildStandalone && !record.standalone) return 'The build has no standalone folder';
  const sources = hashSources();
  if (sources && record.sources !== sources) return 'The sources have changed since the build';
  return null;
}
