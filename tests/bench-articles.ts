/**
 * What many articles cost: `npm run bench:articles` builds the site with 100 and with 10,000 articles and
 * prints time, memory and sizes side by side. Linux only (it reads /proc). The next `npm start` builds again.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { writeArticles } from './support/articles.ts';

const root = path.resolve(import.meta.dirname, '..');
const sizes = [100, 10_000];
/** Highest ratio allowed between the large and the small site. */
const limit = 1.2;

type Process = { parent: number; pages: number; command: string };

function processes(): Map<number, Process> {
  const found = new Map<number, Process>();
  for (const name of readdirSync('/proc')) {
    if (!/^\d+$/.test(name)) continue;
    try {
      // The second field is the program's name in brackets, which may contain spaces.
      const fields = readFileSync(`/proc/${name}/stat`, 'utf8')
        .replace(/^.*\) /s, '')
        .split(' ');
      const command = readFileSync(`/proc/${name}/cmdline`, 'utf8');
      found.set(Number(name), { parent: Number(fields[1]), pages: Number(fields[21]), command });
    } catch {
      // It ended meanwhile.
    }
  }
  return found;
}

/** Bytes of memory of a process and its children, without the embedded services: hosted ones are elsewhere. */
function memoryOf(child: ChildProcess): number {
  const all = processes();
  const isOurs = (id: number): boolean => {
    const one = all.get(id);
    if (!one || one.command.includes('embedded/services.ts')) return false;
    return id === child.pid || isOurs(one.parent);
  };
  return [...all].reduce((sum, [id, { pages }]) => sum + (isOurs(id) ? pages * 4096 : 0), 0);
}

/** CPU seconds of all ended children; unlike wall-clock time, other load hardly changes it. */
function computed(): number {
  const fields = readFileSync('/proc/self/stat', 'utf8')
    .replace(/^.*\) /s, '')
    .split(' ');
  return (Number(fields[13]) + Number(fields[14])) / 100;
}

function remove(file: string) {
  rmSync(path.join(root, '.next', file), { recursive: true, force: true });
}

async function build(articles: number) {
  const folder = mkdtempSync(path.join(tmpdir(), 'articles-'));
  writeArticles(folder, articles);
  // Both begin with a warm compiler cache and no pages.
  remove('server');
  remove('cache/fetch-cache');
  const started = performance.now();
  const computedBefore = computed();
  const child = spawn(process.execPath, ['embedded/run.ts', 'build'], {
    cwd: root,
    stdio: 'ignore',
    env: { ...process.env, EMBEDDED_DATASET_DIR: folder, SANITY_PROJECT_ID: '', SANITY_API_HOST: '' },
  });
  let memory = 0;
  const watch = setInterval(() => {
    memory = Math.max(memory, memoryOf(child));
  }, 200);
  const code = await new Promise((resolve) => child.once('exit', resolve));
  clearInterval(watch);
  rmSync(folder, { recursive: true, force: true });
  if (code !== 0) throw new Error(`the build with ${articles} articles ended with code ${code}`);
  const app = path.join(root, '.next/server/app');
  return {
    seconds: (performance.now() - started) / 1000,
    processor: computed() - computedBefore,
    megabytes: memory / 1024 / 1024,
    list: readFileSync(path.join(app, 'en/resources.html')).length / 1024,
    sitemap: readFileSync(path.join(app, 'sitemap.xml.body'), 'utf8').split('<loc>').length - 1,
  };
}

// One build that does not count, to warm the compiler cache.
await build(sizes[0] as number);
const [small, large] = [await build(sizes[0] as number), await build(sizes[1] as number)];
remove('build-inputs.json');

const row = (name: string, a: number, b: number) =>
  console.log(
    name.padEnd(24),
    a.toFixed(1).padStart(10),
    b.toFixed(1).padStart(10),
    `${(b / a).toFixed(2)}x`.padStart(8),
  );
console.log('articles'.padEnd(24), ...sizes.map((size) => String(size).padStart(10)), '   ratio');
row('build, seconds', small.seconds, large.seconds);
row('build, processor s', small.processor, large.processor);
row('build, peak MB', small.megabytes, large.megabytes);
row('list page, kB', small.list, large.list);
row('sitemap, addresses', small.sitemap, large.sitemap);
const good =
  large.processor <= small.processor * limit &&
  large.megabytes <= small.megabytes * limit &&
  large.sitemap - small.sitemap === (sizes[1] as number) - (sizes[0] as number);
console.log(good ? `within ${limit}x` : `NOT within ${limit}x`);
process.exitCode = good ? 0 : 1;
