import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import process from 'node:process';
import type { Machine } from './results.ts';
import { projectDir } from './sites.ts';

/** What the figures depend on, without anything that names this machine. */
export function describeMachine(chromium: string): Machine {
  const version = (file: string) =>
    String(
      JSON.parse(readFileSync(path.join(projectDir, 'node_modules', file, 'package.json'), 'utf8')).version,
    );
  return {
    processor: os.cpus()[0]?.model.trim() ?? 'unknown',
    cores: os.cpus().length,
    memoryGb: Math.round(os.totalmem() / 1e9),
    system: `${os.type()} ${os.arch()}`,
    node: process.versions.node,
    chromium: execFileSync(chromium, ['--version'], { encoding: 'utf8', stdio: 'pipe' }).trim(),
    next: version('next'),
  };
}
