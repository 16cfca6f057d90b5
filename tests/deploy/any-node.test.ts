import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { after, before, describe, test } from 'node:test';
import { killStarted, NpmStart, signals } from '../support/npm-start.ts';
import { installNode, runNpm } from '../support/other-node.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

/*
 * The launcher under Nodes that people have, installed by the npm that came with them. installed.test.ts tries the whole
 * project on one of them.
 */

const temporary = temporaryFolder('any-node');
const readJson = (file: string) => JSON.parse(readFileSync(file, 'utf8'));
const { optionalDependencies, scripts } = readJson('package.json');
const ownNode = `v${optionalDependencies[`node-${process.platform}-${process.arch}`]}`;

/** Prints the version of Node; then waits for a signal, or exits with the code in its argument. */
const script = `
const [code]: string[] = process.argv.slice(2);
console.log(process.version, 'main:', import.meta.main);
if (code) process.exit(Number(code));
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => process.exit(0));
setInterval(() => undefined, 1000);
`;

/** A project with the launcher, one script, and no package but those with Node. */
function writeProject(folder: string): void {
  for (const file of [
    '.npmrc',
    'embedded/node.mjs',
    'embedded/choose-node.mjs',
    'embedded/end-with-parent.mjs',
  ]) {
    cpSync(file, path.join(folder, file));
  }
  const manifest = {
    name: 'any-node',
    version: '1.0.0',
    type: 'module',
    optionalDependencies,
    scripts: { start: scripts.start.replaceAll('embedded/run.ts start', 'script.ts') },
  };
  const locked: Record<string, object> = readJson('package-lock.json').packages;
  const names = Object.keys(optionalDependencies).map((name) => `node_modules/${name}`);
  const lock = {
    name: manifest.name,
    version: manifest.version,
    lockfileVersion: 3,
    packages: { '': manifest, ...Object.fromEntries(names.map((name) => [name, locked[name]])) },
  };
  writeFileSync(path.join(folder, 'package.json'), JSON.stringify(manifest));
  writeFileSync(path.join(folder, 'package-lock.json'), JSON.stringify(lock));
  writeFileSync(path.join(folder, 'script.ts'), script);
}

after(killStarted);

for (const { node, npm, alone } of [
  { node: '20.20.2', npm: '10.8.2', alone: false },
  { node: '22.13.1', npm: '10.9.2', alone: false },
  { node: '24.20.0', npm: '11.6.2', alone: true },
]) {
  describe(`Node ${node} with npm ${npm}`, () => {
    const project = path.join(temporary, `project-${node}`);
    let env: NodeJS.ProcessEnv;

    before(() => {
      env = installNode(path.join(temporary, node), { node, npm });
      writeProject(project);
      runNpm(['ci'], project, env);
    });

    const launch = (...args: string[]) => {
      const { status, stdout, stderr } = spawnSync('node', ['embedded/node.mjs', 'script.ts', ...args], {
        cwd: project,
        env,
        encoding: 'utf8',
      });
      return { status, stdout, stderr };
    };

    test("runs TypeScript with the project's own Node and returns its exit code", () => {
      const stdout = `${ownNode} main: true\n`;
      for (const status of [0, 3]) assert.deepEqual(launch(String(status)), { status, stdout, stderr: '' });
    });

    for (const signal of signals) {
      test(`ends all processes of npm start after ${signal[0]} to ${signal[1]}`, async () => {
        const site = new NpmStart(project, 0, env);
        await site.until('the script runs', () => site.output.includes('main: true'));
        const ids = site.descendants().map(({ id }) => id);
        assert.match(site.output, new RegExp(`^${ownNode} `, 'm'));
        await site.endBy(signal, ids[0] as number, ids);
      });
    }

    test(`${alone ? 'runs on this Node' : 'names the missing Node in one line'} without its own Node`, () => {
      rmSync(path.join(project, 'node_modules'), { recursive: true });
      const { status, stdout, stderr } = launch('0');
      if (alone) assert.deepEqual({ status, stdout }, { status: 0, stdout: `v${node} main: true\n` });
      else {
        assert.deepEqual({ status, stdout }, { status: 1, stdout: '' });
        assert.match(
          stderr,
          /^Node [\d.]+ cannot run this project, and the package .* install Node 24 .*\n$/,
        );
      }
    });
  });
}
