import { execFileSync } from 'node:child_process';
import path from 'node:path';
import process from 'node:process';
import { parseArgs } from 'node:util';
import { findBrowser } from '../../tests/support/chromium.ts';
import { type Part, parts } from './results.ts';
import { isBuilt, projectDir } from './sites.ts';

/** The command line's switches, and a sentence for whatever is wrong or missing. */

const help = `Usage: npm run bench [-- switches]

Builds and serves this checkout and a bare page of the same Next version, measures them in turns, and writes
docs/performance.md and docs/performance.json. Parts that are not measured keep their last values.

  --only PART,PART   measure these parts only: ${parts.join(', ')}
                       build       a build from nothing (this checkout and the bare page)
                       sizes       HTML, and bytes of a first visit by kind
                       lighthouse  Lighthouse for phones, also of the pages without scripts
                       platform    sizes and Lighthouse of the site as Vercel builds and serves it
                       trace       time in layout, style and script on a processor slowed four times
                       server      start, and memory after 10,000 requests
                       load        requests a second and 99th percentile
                       articles    a build with 100 and with 10,000 articles
  --against FOLDER   measure another checkout too: its packages installed, and built
  --runs N           runs of each measurement (5)
  --quick            one run, fewer pages and fewer requests
  --port N           first of the ports for the servers (3290)
  --out FOLDER       where the two files go (docs)
`;

export const { values: options } = parseArgs({
  options: {
    only: { type: 'string', default: parts.join() },
    against: { type: 'string' },
    runs: { type: 'string', default: '5' },
    quick: { type: 'boolean', default: false },
    port: { type: 'string', default: '3290' },
    out: { type: 'string', default: path.join(projectDir, 'docs') },
    help: { type: 'boolean', default: false },
  },
});

/** Ends with a sentence. */
function fail(sentence: string): never {
  console.error(sentence);
  process.exit(1);
}

if (options.help) {
  console.log(help);
  process.exit(0);
}
export const chosen = options.only.split(',') as Part[];
for (const part of chosen) if (!parts.includes(part)) fail(`"${part}" is not a part.\n\n${help}`);
export const runs = options.quick ? 1 : Number(options.runs);
export const firstPort = Number(options.port);
if (!(runs >= 1)) fail('--runs must be a number from 1.');
if (!(firstPort >= 1024 && firstPort <= 65_000)) fail('--port must be a number from 1024 to 65000.');

const found = findBrowser();
if (!found)
  fail('No Chromium was found. Install it: apt-get install chromium, or npx playwright install chromium');
export const chromium: string = found;
for (const [tool, hint] of [
  ['ps', 'apt-get install procps'],
  ['git', 'apt-get install git'],
] as const) {
  try {
    execFileSync(tool, ['--version'], { stdio: 'ignore' });
  } catch {
    fail(`${tool} was not found. Install it: ${hint}`);
  }
}

/** Folder of the other checkout. */
export const against = options.against && path.resolve(options.against);
if (against && !isBuilt(against))
  fail('--against needs a built checkout: run npm ci && npm run build in it.');
