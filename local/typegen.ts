/**
 * Types of the content schema and of the queries' answers, by Sanity's own tool and without network:
 * `npm run typegen` writes lib/articles/sanity.types.ts, `npm run typegen:check` fails when it is stale.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';

const root = path.resolve(import.meta.dirname, '..');
const sanity = path.join(root, 'node_modules/@sanity/cli/bin/run.js');
const types = path.join(root, 'lib/articles/sanity.types.ts');
const read = () => (existsSync(types) ? readFileSync(types, 'utf8') : '');

function run(...args: string[]): void {
  const { status, stdout, stderr } = spawnSync(process.execPath, [sanity, ...args], {
    cwd: root,
    encoding: 'utf8',
    env: { ...process.env, DO_NOT_TRACK: '1', SANITY_TELEMETRY_DISABLED: '1', CI: '1' },
  });
  if (status === 0) return;
  console.error(`sanity ${args.join(' ')} failed:\n${stdout}${stderr}`);
  process.exit(1);
}

const before = read();
run('schema', 'extract', '--path', '.sanity/schema.json');
run('typegen', 'generate');
if (process.argv.includes('--check') && read() !== before) {
  writeFileSync(types, before);
  console.error('lib/articles/sanity.types.ts is stale: run `npm run typegen` and commit it.');
  process.exit(1);
}
