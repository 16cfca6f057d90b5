import process from 'node:process';
import { parseArgs } from 'node:util';
import { browserChecks } from './browser.ts';
import { launchChecks } from './launch.ts';
import { type Check, httpChecks } from './pages.ts';
import { Site } from './site.ts';

/*
 * `npm run smoke -- <url>` checks a deployed site from outside in about a minute, without changing anything: every
 * public page, the feeds and files, security headers, the state of its services, and three walks in a browser.
 */

const usage = `Usage: npm run smoke -- <url> [--production] [--no-browser]

  --production  the URL must be the canonical one, search engines must be allowed, and no page may show a sample: links
                and addresses under .example, quotations, authors and figures that the owner has not confirmed
  --no-browser  skips the checks that need Chromium

VERCEL_AUTOMATION_BYPASS_SECRET in the environment opens a protected preview on Vercel.
Exits with 1 when a check fails.`;

/** Requests at the same time: a small server must not be overloaded by its own check. */
const concurrency = 4;

/** Runs the checks, prints each failed one with its problems, and returns how many failed. */
async function runChecks(checks: Check[]): Promise<number> {
  const waiting = [...checks];
  let failed = 0;
  const worker = async () => {
    for (let check = waiting.shift(); check; check = waiting.shift()) {
      const problems = await check.run().catch((error: Error) => [`${error.name}: ${error.message}`]);
      if (problems.length === 0) continue;
      failed += 1;
      console.log(`FAILED  ${check.name}`);
      for (const problem of problems) console.log(`        ${problem}`);
    }
  };
  await Promise.all(Array.from({ length: concurrency }, worker));
  return failed;
}

async function main(): Promise<number> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      production: { type: 'boolean' },
      'no-browser': { type: 'boolean' },
      help: { type: 'boolean' },
    },
  });
  const [url] = positionals;
  if (values.help || !url) {
    console.log(usage);
    return values.help ? 0 : 2;
  }
  if (!/^https?:$/.test(URL.parse(url)?.protocol ?? '')) {
    console.log(`${url} is not a URL: write https:// in front of it, or http:// for this machine.`);
    return 2;
  }
  const started = performance.now();
  const site = new Site(url, process.env.VERCEL_AUTOMATION_BYPASS_SECRET);
  console.log(`Checking ${site.origin}`);
  const checks = await httpChecks(site, values.production === true);
  if (values.production) checks.push(...launchChecks(site));
  let failed = await runChecks(checks);
  let count = checks.length;
  if (!values['no-browser']) {
    const browser = await browserChecks(site);
    failed += await runChecks(browser.checks);
    count += browser.checks.length;
    await browser.close();
  }
  const seconds = Math.round((performance.now() - started) / 1000);
  console.log(`${count - failed} passed, ${failed} failed (${seconds} s)`);
  return failed === 0 ? 0 : 1;
}

process.exitCode = await main();
