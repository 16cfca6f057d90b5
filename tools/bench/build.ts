import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { writeArticles } from '../../tests/support/articles.ts';
import type { Values } from './results.ts';
import { environment, groups, memoryOf, projectDir, temporaryFolder } from './sites.ts';

/** Builds a folder without anything of an earlier build. */
export async function buildAnew(folder: string): Promise<Values> {
  rmSync(path.join(folder, '.next'), { recursive: true, force: true });
  return await build(folder);
}

/** Seconds, processor seconds (Linux only) and highest memory in MB of one build, without the embedded services. */
export async function build(folder: string, extra: Record<string, string> = {}): Promise<Values> {
  const begun = performance.now();
  const processorBefore = processorSeconds();
  const child = spawn('npm', ['run', 'build'], {
    cwd: folder,
    // A group of its own, whose memory is added up.
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...environment, ...extra },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text;
    });
  }
  const group = child.pid ?? 0;
  groups.add(group);
  let memory = 0;
  const watch = setInterval(() => {
    const now = memoryOf(group, (command) => !command.includes('services.ts'));
    memory = Math.max(memory, now);
  }, 300);
  const [code] = await once(child, 'exit');
  clearInterval(watch);
  groups.delete(group);
  if (code !== 0) throw new Error(`A build ended with code ${code}:\n${output}`);
  const seconds = (performance.now() - begun) / 1000;
  const processor = processorSeconds() - processorBefore;
  return { seconds, memory, ...(processor > 0 ? { processor } : {}) };
}

/** Processor time of all ended children; unlike wall-clock time, other load hardly changes it. */
function processorSeconds(): number {
  try {
    // The second field is the program's name in brackets, which may contain spaces.
    const fields = readFileSync('/proc/self/stat', 'utf8')
      .replace(/^.*\) /s, '')
      .split(' ');
    return (Number(fields[13]) + Number(fields[14])) / 100;
  } catch {
    return 0;
  }
}

/** Builds this checkout with a number of articles; only the compiler's cache is kept from before. */
export async function buildWithArticles(count: number): Promise<Values> {
  const articles = temporaryFolder();
  writeArticles(articles, count);
  const output = path.join(projectDir, '.next');
  for (const file of ['server', 'cache/fetch-cache']) {
    rmSync(path.join(output, file), { recursive: true, force: true });
  }
  const values = await build(projectDir, { EMBEDDED_DATASET_DIR: articles });
  const app = path.join(output, 'server/app');
  const sitemap = readFileSync(path.join(app, 'sitemap.xml.body'), 'utf8');
  return {
    ...values,
    listHtml: readFileSync(path.join(app, 'en/resources.html')).length,
    addresses: sitemap.split('<loc>').length - 1,
    pages: readdirSync(app, { recursive: true }).filter((file) => String(file).endsWith('.html')).length,
  };
}

/** Forgets the build, so that the next start makes one with this checkout's own articles. */
export function forgetBuild(): void {
  rmSync(path.join(projectDir, '.next/build-inputs.json'), { force: true });
}
