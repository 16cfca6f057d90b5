import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';

/**
 * Installs a version of Node and of npm into a folder, both as packages.
 * @returns an environment with these versions of `node` and `npm`
 */
export function installNode(
  folder: string,
  versions: { node: string; npm: string },
  environment: NodeJS.ProcessEnv = process.env,
): NodeJS.ProcessEnv {
  mkdirSync(folder, { recursive: true });
  const dependencies = {
    [`node-${process.platform}-${process.arch}`]: versions.node,
    npm: versions.npm,
  };
  writeFileSync(path.join(folder, 'package.json'), JSON.stringify({ private: true, dependencies }));
  runNpm(['install', '--no-package-lock'], folder, environment);
  const bin = path.join(folder, 'node_modules/.bin');
  const env = { ...environment, PATH: `${bin}${path.delimiter}${environment.PATH}` };
  const run = (command: string) => execFileSync(command, ['--version'], { env, encoding: 'utf8' }).trim();
  if (run('node') !== `v${versions.node}` || run('npm') !== versions.npm) {
    throw new Error(`${bin} has node ${run('node')} and npm ${run('npm')}`);
  }
  return env;
}

/** Runs npm in a folder without its warnings. */
export function runNpm(args: string[], cwd: string, env: NodeJS.ProcessEnv): void {
  const quietly = ['--prefer-offline', '--no-audit', '--no-fund', '--loglevel=error'];
  execFileSync('npm', [...args, ...quietly], { cwd, env, stdio: ['ignore', 'ignore', 'inherit'] });
}
