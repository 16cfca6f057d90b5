import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { appendFileSync } from 'node:fs';
import process from 'node:process';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { launch } from 'chrome-launcher';
import lighthouse, { type Flags, type Result } from 'lighthouse';
import { chromiumArgs, ensureChromium, findBrowser } from '../../tests/support/chromium.ts';
import { highestValues, leastScores, measuredPages } from './budgets.ts';

/*
 * `npm run lighthouse` measures three pages as Lighthouse does for a phone, and fails when one exceeds a budget
 * (budgets.ts). With a URL it measures that site, otherwise a local build, which it starts with `npm start`.
 */

const usage = `Usage: npm run lighthouse [-- [<url>] [--runs <number>]]

  --runs  measurements of each page, of which the median by performance counts (3)

VERCEL_AUTOMATION_BYPASS_SECRET in the environment opens a protected preview on Vercel.
Exits with 1 when a budget is exceeded.`;

const port = 3210;
const bypassSecret = process.env.VERCEL_AUTOMATION_BYPASS_SECRET;
const categories = Object.keys(leastScores) as (keyof typeof leastScores)[];

type Cookie = { name: string; value: string; url: string };

/**
 * Returns the cookies with which Vercel opens a protected preview. Lighthouse would send a header to every host that a page
 * loads from, and the secret is for the site only.
 */
async function bypassCookies(origin: string): Promise<Cookie[]> {
  if (!bypassSecret) return [];
  const headers = { 'x-vercel-protection-bypass': bypassSecret, 'x-vercel-set-bypass-cookie': 'true' };
  const response = await fetch(origin, { headers, redirect: 'manual' });
  return response.headers.getSetCookie().flatMap((line) => {
    const [, name = '', value = ''] = /^([^=;]+)=([^;]*)/.exec(line) ?? [];
    return name ? [{ name, value, url: origin }] : [];
  });
}

/** Sets cookies in a browser through its debugging port. Lighthouse keeps them. */
async function setCookies(debuggingPort: number, cookies: readonly Cookie[]): Promise<void> {
  if (cookies.length === 0) return;
  const version = await fetch(`http://127.0.0.1:${debuggingPort}/json/version`);
  const { webSocketDebuggerUrl } = (await version.json()) as { webSocketDebuggerUrl: string };
  const socket = new WebSocket(webSocketDebuggerUrl);
  await once(socket, 'open');
  const answered = once(socket, 'message');
  socket.send(JSON.stringify({ id: 1, method: 'Storage.setCookies', params: { cookies } }));
  await answered;
  socket.close();
}

async function measure(
  chromePath: string,
  url: string,
  isIndexed: boolean,
  cookies: readonly Cookie[],
  tries = 3,
): Promise<Result> {
  const browser = await launch({ chromePath, chromeFlags: ['--headless=new', ...chromiumArgs] });
  const flags: Flags = {
    port: browser.port,
    logLevel: 'error',
    onlyCategories: categories,
    // Previews are closed to search engines on purpose.
    skipAudits: isIndexed ? [] : ['is-crawlable'],
  };
  try {
    await setCookies(browser.port, cookies);
    const run = await lighthouse(url, flags);
    // Sometimes Chromium records no trace.
    if (tries > 1 && run?.lhr.runtimeError?.code === 'NO_NAVSTART') {
      return await measure(chromePath, url, isIndexed, cookies, tries - 1);
    }
    if (!run || run.lhr.runtimeError)
      throw new Error(`${url}: ${run?.lhr.runtimeError?.message ?? 'no result'}`);
    return run.lhr;
  } finally {
    browser.kill();
  }
}

const readScore = (result: Result, name: string) => Math.round((result.categories[name]?.score ?? 0) * 100);

const getMetric = ({ audits }: Result, name: string) => audits[name]?.numericValue ?? Number.NaN;

function findMedian(results: Result[]): Result {
  const ordered = results.toSorted((a, b) => readScore(a, 'performance') - readScore(b, 'performance'));
  const median = ordered[Math.floor(ordered.length / 2)];
  if (!median) throw new Error('Lighthouse has not run.');
  return median;
}

/** Sentences about each budget that a result exceeds. */
function exceeded(result: Result, mostBytes: number): string[] {
  return [
    ...Object.entries(leastScores)
      .filter(([name, least]) => readScore(result, name) < least)
      .map(([name, least]) => `${name} ${readScore(result, name)} < ${least}`),
    ...Object.entries({ ...highestValues, 'total-byte-weight': mostBytes })
      // A missing value also exceeds its budget.
      .filter(([name, highest]) => !(getMetric(result, name) <= highest))
      .map(([name, highest]) => `${name} ${Math.round(getMetric(result, name) * 1000) / 1000} > ${highest}`),
  ];
}

const columns = [
  'performance',
  'accessibility',
  'best practices',
  'SEO',
  'FCP ms',
  'LCP ms',
  'TBT ms',
  'CLS',
  'kB',
];

function formatRow(page: string, result: Result): string {
  const [fcp = 0, lcp = 0, tbt = 0, cls = 0] = Object.keys(highestValues).map((name) =>
    getMetric(result, name),
  );
  const bytes = getMetric(result, 'total-byte-weight');
  const scores = categories.map((name) => readScore(result, name));
  const cells = [page, ...scores, Math.round(fcp), Math.round(lcp), Math.round(tbt), cls.toFixed(3)];
  return `| ${[...cells, Math.round(bytes / 1000)].join(' | ')} |`;
}

/** Starts the local build, and returns how to stop it. */
async function startLocal(url: string): Promise<() => void> {
  const site = spawn(process.execPath, ['embedded/run.ts', 'start'], {
    env: { ...process.env, PORT: String(port) },
    // It says when it builds first, because the sources have changed since the build.
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  for (let second = 0; second < 900; second += 1) {
    if (site.exitCode !== null) {
      const remedy = `stop the site that runs from this folder, or measure it: npm run lighthouse -- <its URL>`;
      throw new Error(`The site did not start, for the reason above. If the folder is in use, ${remedy}`);
    }
    const response = await fetch(`${url}/api/health`).catch(() => null);
    if (response?.ok) return () => site.kill();
    await sleep(1_000);
  }
  throw new Error('The site did not start within 15 minutes.');
}

async function main(): Promise<number> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { runs: { type: 'string', default: '3' }, help: { type: 'boolean' } },
  });
  const runs = Number(values.runs);
  if (values.help || !Number.isInteger(runs) || runs < 1) {
    console.log(usage);
    return values.help ? 0 : 2;
  }
  const [given] = positionals;
  if (given && !/^https?:$/.test(URL.parse(given)?.protocol ?? '')) {
    console.log(`${given} is not a URL: write https:// in front of it, or http:// for this machine.`);
    return 2;
  }
  const origin = given ? new URL(given).origin : `http://localhost:${port}`;
  const stop = given ? () => undefined : await startLocal(origin);
  ensureChromium();
  const chromePath = findBrowser() ?? '';
  const lines = [`| page | ${columns.join(' | ')} |`, `| --- |${' ---: |'.repeat(columns.length)}`];
  const problems: string[] = [];
  try {
    const cookies = await bypassCookies(origin);
    const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
    const landing = await fetch(origin, { headers: { cookie } }).catch((error: Error) => {
      const cause = error.cause instanceof Error ? error.cause.message : error.message;
      throw new Error(`${origin} does not respond: ${cause}`);
    });
    const isIndexed = !landing.headers.get('x-robots-tag')?.includes('noindex');
    for (const [page, mostBytes] of Object.entries(measuredPages)) {
      const results: Result[] = [];
      for (let run = 0; run < runs; run += 1) {
        results.push(await measure(chromePath, origin + page, isIndexed, cookies));
      }
      const median = findMedian(results);
      lines.push(formatRow(page, median));
      problems.push(...exceeded(median, mostBytes).map((sentence) => `${page}: ${sentence}`));
    }
  } finally {
    stop();
  }
  console.log(lines.join('\n'));
  for (const problem of problems) console.log(`FAILED  ${problem}`);
  // GitHub shows this file on the page of the run.
  const summary = process.env.GITHUB_STEP_SUMMARY;
  if (summary) appendFileSync(summary, `${[...lines, '', ...problems].join('\n')}\n`);
  return problems.length === 0 ? 0 : 1;
}

try {
  process.exitCode = await main();
} catch (error) {
  // A sentence without a stack trace.
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
