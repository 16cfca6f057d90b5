/**
 * `npm run check` runs what needs neither a build nor a browser: format, lint, types, dead code and unit tests (messages
 * included). It prints the output of failed steps, and ends with one line per step.
 */
import { execFile } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import process from 'node:process';

const root = path.resolve(import.meta.dirname, '..');
const contentTypes = path.join(root, 'lib/articles/sanity.types.ts');

type Outcome = { good: boolean; output: string };
type Step = { name: string; run: () => Promise<Outcome> };

/** Runs commands one after the other; the first that fails ends it. */
async function inTurn(...commands: string[]): Promise<Outcome> {
  let output = '';
  for (const command of commands) {
    const [name = '', ...args] = command.split(' ');
    const programs: Record<string, string> = { node: process.execPath, npm: 'npm' };
    const file = programs[name] ?? path.join(root, 'node_modules/.bin', name);
    const good = await new Promise<boolean>((resolve) => {
      execFile(file, args, { cwd: root, maxBuffer: Infinity }, (error, stdout, stderr) => {
        output += stdout + stderr;
        resolve(!error);
      });
    });
    if (!good) return { good, output };
  }
  return { good: true, output };
}

/** Fails when the generated types of the content schema and the queries are stale, or the Studio has wrong types. */
async function checkContentTypes(): Promise<Outcome> {
  const before = readFileSync(contentTypes, 'utf8');
  const made = await inTurn('npm run typegen', 'tsc --noEmit -p studio');
  const stale = readFileSync(contentTypes, 'utf8') !== before;
  writeFileSync(contentTypes, before);
  if (!made.good || !stale) return made;
  const output = 'lib/articles/sanity.types.ts is stale: run `npm run typegen` and commit it.\n';
  return { good: false, output };
}

/** What `npm test` begins with, beside the unit tests, which it counts one by one. Types need the list of the fonts. */
export const steps: Step[] = [
  {
    name: 'Types',
    run: () =>
      inTurn('node messages/write-index.ts --check', 'next typegen', 'tsc --noEmit', 'tsc --noEmit -p tests'),
  },
  { name: 'Format and lint', run: () => inTurn('biome ci .') },
  { name: 'Dead code', run: () => inTurn('knip') },
];

/** Installs the Studio's packages where they are missing. */
export const contentTypesStep: Step = { name: 'Types of the content and the Studio', run: checkContentTypes };

if (import.meta.main) {
  const all = [{ name: 'Unit tests', run: () => inTurn('jest') }, ...steps, contentTypesStep];
  const lines: string[] = [];
  // Unit tests and types import the list of the fonts.
  const fonts = await inTurn('node tools/fonts/subset.ts');
  if (!fonts.good) throw new Error(fonts.output);
  const next = async (): Promise<void> => {
    const step = all.shift();
    if (!step) return;
    const started = performance.now();
    const { good, output } = await step.run();
    if (!good) {
      console.log(`== ${step.name}\n${output}`);
      process.exitCode = 1;
    }
    const seconds = Math.round((performance.now() - started) / 1000);
    lines.push(`${good ? 'passed' : 'FAILED'}  ${step.name} (${seconds} s)`);
    return next();
  };
  await Promise.all(Array.from({ length: availableParallelism() }, next));
  console.log(lines.join('\n'));
}
