/**
 * Runs a script with the project's own Node: `node embedded/node.mjs <script> [arguments]`.
 *
 * Every npm script that needs TypeScript starts with it. This file is plain JavaScript, so that older versions of Node can
 * run it. It does not use `node_modules/.bin/node`, which npm 10 deletes when it skips the packages of other platforms.
 */
import { spawn } from 'node:child_process';
import { readFileSync, realpathSync } from 'node:fs';
import Module, { createRequire } from 'node:module';
import path from 'node:path';
import process from 'node:process';
import { chooseNode } from './choose-node.mjs';

const require = createRequire(import.meta.url);

/** @param {string | URL} file */
const readJson = (file) => JSON.parse(readFileSync(file, 'utf8'));

/**
 * Returns the binary of a package with Node.
 * @param {string} name
 */
function findBinary(name) {
  try {
    const file = require.resolve(`${name}/package.json`);
    return realpathSync(path.join(path.dirname(file), readJson(file).bin.node));
  } catch {
    return undefined;
  }
}

/**
 * Prints a sentence and exits with an error.
 * @param {string} sentence
 * @returns {never}
 */
function fail(sentence) {
  console.error(sentence);
  process.exit(1);
}

/**
 * Runs the script in a child process, forwards signals to it and exits with its exit code.
 * @param {string} node
 */
function runElsewhere(node) {
  const endWithParent = new URL('./end-with-parent.mjs', import.meta.url).href;
  const child = spawn(node, ['--import', endWithParent, ...process.argv.slice(2)], { stdio: 'inherit' });
  child.once('error', (error) => fail(`${node} cannot be run: ${error.message}`));
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
    // Windows sends the signal to the child itself, and `kill` would end it immediately.
    process.on(signal, () => process.platform !== 'win32' && child.kill(signal));
  }
  child.once('exit', (code, signal) => {
    if (signal === null) process.exit(code ?? 1);
    process.removeAllListeners(signal);
    process.kill(process.pid, signal);
  });
}

const [, , script] = process.argv;
if (!script) fail('Usage: node embedded/node.mjs <script> [arguments]');

const { optionalDependencies } = readJson(new URL('../package.json', import.meta.url));
const { platform, arch, execPath } = process;
const running = { platform, arch, version: process.versions.node, execPath };
const chosen = chooseNode(running, Object.keys(optionalDependencies), findBinary);
if ('missing' in chosen) fail(chosen.missing);

// For tools that the script starts with `#!/usr/bin/env node`.
process.env.PATH = `${path.dirname(chosen.node)}${path.delimiter}${process.env.PATH ?? ''}`;
if (process.env.npm_lifecycle_event) await import('./end-with-parent.mjs');
if (realpathSync(chosen.node) === realpathSync(execPath)) {
  process.argv.splice(1, 2, path.resolve(script));
  Module.runMain();
} else runElsewhere(chosen.node);
