/**
 * `npm run bench` measures the site against a bare page of the same Next version, and writes docs/performance.md and
 * docs/performance.json. `npm run bench -- --help` names the switches.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import process from 'node:process';
import type { Browser } from 'playwright';
import { writeBarePage } from './bare-page.ts';
import { openBrowser } from './browser.ts';
import { build, buildAnew, buildWithArticles, forgetBuild } from './build.ts';
import { runLighthouse } from './lighthouse.ts';
import { loadPage, startAndFill } from './load.ts';
import { describeMachine } from './machine.ts';
import { against, chosen, chromium, firstPort, options, runs } from './options.ts';
import { startPlainProxy } from './plain-proxy.ts';
import { startPlatform } from './platform.ts';
import { report } from './report.ts';
import { Collector, type Machine, type Part, parts, type Results } from './results.ts';
import { commitOf, isBuilt, projectDir, RunningSite, type Site, type Variant } from './sites.ts';
import { firstLoad, htmlSizes } from './sizes.ts';
import { traceLoad } from './trace.ts';

const site: Site = { variant: 'site', folder: projectDir, port: firstPort };
const bare: Site = { variant: 'bare', folder: writeBarePage(), port: firstPort + 1 };
const other: Site | undefined = against
  ? { variant: 'against', folder: against, port: firstPort + 2 }
  : undefined;

/** Articles come and go: their page is known by its place. */
const firstArticle = 'the newest article';
const allPages = [
  '/',
  '/ko',
  '/features/label-vision',
  '/ko/features/label-vision',
  '/resources',
  firstArticle,
  '/contact',
];
const pages = options.quick ? ['/', '/ko', '/features/label-vision', '/resources'] : allPages;

async function pathOf(page: string, origin: string): Promise<string> {
  if (page !== firstArticle) return page;
  const list = await (await fetch(`${origin}/resources`)).text();
  const [, link] = /href="(\/resources\/[^"#?/]+)"/.exec(list) ?? [];
  return link ?? '/resources';
}

/** A page to measure. */
type Target = { variant: Variant; page: string; address: string };

/** Calls `measure` for each page of each site in turns, so that what else the machine does meets all of them. */
async function inTurns(targets: Target[], measure: (target: Target) => Promise<void>, times = runs) {
  for (let run = 1; run <= times; run += 1) {
    for (const target of targets) {
      say(`run ${run} of ${times}: ${target.variant} ${target.page}`);
      await measure(target);
    }
  }
}

const began = performance.now();
function say(text: string) {
  const seconds = Math.round((performance.now() - began) / 1000);
  console.log(`${String(seconds).padStart(5)} s  ${text}`);
}

/** Starts the sites and hands over the pages of the wanted variants. */
async function withServers(
  variants: readonly Variant[],
  only: string[],
  use: (targets: Target[]) => Promise<void>,
): Promise<void> {
  const sites = [site, bare, ...(other ? [other] : [])].filter(({ variant }) => variants.includes(variant));
  const stops: (() => Promise<void>)[] = [];
  const origins: [Variant, string][] = [];
  try {
    for (const one of sites) {
      const server = await RunningSite.start(one);
      stops.unshift(() => server.stop());
      origins.push([one.variant, server.url]);
      if (one === site && variants.includes('plain')) {
        const proxy = await startPlainProxy(server.url);
        stops.unshift(proxy.stop);
        origins.push(['plain', proxy.url]);
      }
    }
    if (variants.includes('platform')) {
      say('building by Vercel’s command');
      const platform = await startPlatform();
      stops.unshift(platform.stop);
      origins.push(['platform', platform.url]);
    }
    const targets: Target[] = [];
    for (const page of only) {
      for (const [variant, origin] of origins) {
        // The bare page is one page: measured with each first page of a run.
        if (variant === 'bare' && page !== only[0]) continue;
        const name = variant === 'bare' ? '/' : page;
        const address = origin + (await pathOf(name, origin));
        // An older commit may not have the page yet.
        if (variant !== 'against' || (await fetch(address)).ok)
          targets.push({ variant, page: name, address });
      }
    }
    await use(targets);
  } finally {
    for (const stop of stops) await stop();
  }
}

async function withBrowser(use: (browser: Browser) => Promise<void>) {
  const browser = await openBrowser(chromium);
  try {
    await use(browser);
  } finally {
    await browser.close();
  }
}

const everyone: Variant[] = ['site', 'plain', 'bare', 'against'];
const servers: Variant[] = ['site', 'bare', 'against'];

const measurements: Record<Part, (found: Collector) => Promise<void>> = {
  async build(found) {
    for (let run = 1; run <= Math.min(runs, 3); run += 1) {
      for (const { variant, folder } of [site, bare]) {
        say(`build ${run}: ${variant}`);
        found.add(variant, '/', await buildAnew(folder));
      }
    }
  },

  sizes: (found) =>
    withServers(servers, pages, (targets) =>
      withBrowser((browser) =>
        // Sizes hardly differ from run to run.
        inTurns(
          targets,
          async ({ variant, page, address }) =>
            found.add(variant, page, {
              ...(await htmlSizes(address)),
              ...(await firstLoad(browser, address)),
            }),
          1,
        ),
      ),
    ),

  lighthouse: (found) =>
    withServers(everyone, pages, (targets) =>
      inTurns(targets, async ({ variant, page, address }) =>
        found.add(variant, page, await runLighthouse(chromium, address)),
      ),
    ),

  platform: (found) =>
    withServers(['site', 'bare', 'platform'], pages, (targets) =>
      withBrowser((browser) =>
        inTurns(targets, async ({ variant, page, address }) =>
          found.add(variant, page, {
            ...(await firstLoad(browser, address)),
            ...(await runLighthouse(chromium, address)),
          }),
        ),
      ),
    ),

  trace: (found) =>
    withServers(everyone, pages, (targets) =>
      withBrowser((browser) =>
        inTurns(targets, async ({ variant, page, address }) =>
          found.add(variant, page, await traceLoad(browser, address)),
        ),
      ),
    ),

  async server(found) {
    for (let run = 1; run <= runs; run += 1) {
      for (const one of [site, bare, ...(other ? [other] : [])]) {
        say(`start and memory ${run} of ${runs}: ${one.variant}`);
        const paths = one === bare ? ['/'] : ['/', '/ko', '/features/label-vision', '/resources'];
        found.add(one.variant, '/', await startAndFill(one, paths, options.quick ? 1000 : 10_000));
      }
    }
  },

  load: (found) =>
    withServers(servers, ['/', '/features/label-vision', '/resources', firstArticle], (targets) =>
      inTurns(targets, async ({ variant, page, address }) =>
        found.add(variant, page, await loadPage(address, options.quick ? 3 : 6)),
      ),
    ),

  async articles(found) {
    say('a first build that warms the compiler cache');
    await buildWithArticles(100);
    for (const [variant, count] of [
      ['few', 100],
      ['many', 10_000],
    ] as const) {
      say(`build with ${count} articles`);
      found.add(variant, 'all', { articles: count, ...(await buildWithArticles(count)) });
    }
    forgetBuild();
  },
};

const jsonFile = path.join(options.out, 'performance.json');

/** The results so far, if they come from this machine. */
function earlierResults(machine: Machine): Results {
  if (!existsSync(jsonFile)) return { machine, parts: {} };
  const earlier: Results = JSON.parse(readFileSync(jsonFile, 'utf8'));
  const isSame = JSON.stringify(earlier.machine) === JSON.stringify(machine);
  return { machine, parts: isSame ? earlier.parts : {} };
}

/** JSON as the linter wants it. */
function formatted(json: string): string {
  const biome = path.join(projectDir, 'node_modules/.bin/biome');
  const args = ['format', '--stdin-file-path', 'docs/performance.json'];
  return execFileSync(biome, args, { input: json, cwd: projectDir, encoding: 'utf8' });
}

const results = earlierResults(describeMachine(chromium));
/** As they are when the run begins. */
const otherLoad = Math.round((os.loadavg()[0] ?? 0) * 10) / 10;
const commit = commitOf(projectDir);
const againstCommit = against ? commitOf(against) : '';

if (!chosen.includes('build')) {
  say('building the bare page');
  await build(bare.folder);
  if (!isBuilt(projectDir)) {
    say('building this checkout');
    await build(projectDir);
  }
}

for (const part of parts.filter((name) => chosen.includes(name))) {
  say(`--- ${part}`);
  const found = new Collector();
  const started = performance.now();
  await measurements[part](found);
  results.parts[part] = {
    date: new Date().toISOString().slice(0, 10),
    commit,
    against: againstCommit,
    runs,
    minutes: Math.round((performance.now() - started) / 6000) / 10,
    otherLoad,
    rows: found.rows,
  };
  // After each part: a run that is interrupted keeps what it has.
  writeFileSync(jsonFile, formatted(JSON.stringify(results)));
  writeFileSync(path.join(options.out, 'performance.md'), report(results));
}
console.log(`\n${report(results).split('## Targets')[1]?.trim()}`);
say('done: performance.md and performance.json are written');
process.exit(0);
