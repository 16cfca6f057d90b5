/**
 * Everything that has to hold before a change lands: `npm test`. What has to hold before it is deployed:
 * `npm run test:deploy`. Journeys in Firefox and WebKit: `npm run test:engines`. What happens when something breaks:
 * `npm run test:faults`. Each runs every step even when an earlier one failed, and ends with a line `N passed, N failed`
 * that counts the steps without tests of their own as one.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { installPackages } from '../embedded/install.ts';
import { steps } from './check.ts';
import { ensureChromium } from './support/chromium.ts';
import { embeddedEnv, hostedEnv, hostedServicesPort } from './support/sites.ts';

const root = path.resolve(import.meta.dirname, '..');
const node = process.execPath;
const bin = (name: string) => path.join(root, 'node_modules/.bin', name);

let passed = 0;
let failed = 0;
const failures: string[] = [];

function count(name: string, good: number, bad: number) {
  passed += good;
  failed += bad;
  if (bad > 0) failures.push(`${name}: ${bad} failed`);
}

/** A step that takes longer than this, in ms, is ended and counts as failed. */
const longest = 30 * 60_000;

async function run(command: string, args: string[], env: Record<string, string> = {}): Promise<boolean> {
  const child = spawn(command, args, {
    cwd: root,
    stdio: 'inherit',
    timeout: longest,
    env: { ...process.env, NEXT_TELEMETRY_DISABLED: '1', ...env },
  });
  return new Promise((resolve) => {
    child.once('error', (error) => {
      console.error(error.message);
      resolve(false);
    });
    child.once('exit', (code) => resolve(code === 0));
  });
}

/** A step that passes or fails as a whole. */
async function step(
  name: string,
  command: string,
  args: string[],
  env: Record<string, string> = {},
): Promise<boolean> {
  console.log(`\n== ${name}`);
  const good = await run(command, args, env);
  count(name, good ? 1 : 0, good ? 0 : 1);
  return good;
}

/** A step with a test runner that writes its counts to a JSON file. */
async function tests(
  name: string,
  command: string,
  args: string[],
  report: string,
  read: (report: never) => { good: number; bad: number },
  env: Record<string, string> = {},
) {
  console.log(`\n== ${name}`);
  const file = path.join(root, report);
  // Jest does not create the folder of its report.
  mkdirSync(path.dirname(file), { recursive: true });
  rmSync(file, { force: true });
  const ended = await run(command, args, env);
  if (!existsSync(file)) {
    count(name, 0, 1);
    return;
  }
  const { good, bad } = read(JSON.parse(readFileSync(file, 'utf8')) as never);
  // A runner that fails without a failing test (a crash, a missing server) is a failure too.
  count(name, good, bad === 0 && (!ended || good === 0) ? 1 : bad);
}

const jestCounts = (report: {
  numPassedTests: number;
  numFailedTests: number;
  numFailedTestSuites: number;
}) => ({
  good: report.numPassedTests,
  bad: Math.max(report.numFailedTests, report.numFailedTestSuites),
});

const playwrightCounts = (report: { stats: { expected: number; unexpected: number; flaky: number } }) => ({
  good: report.stats.expected + report.stats.flaky,
  bad: report.stats.unexpected,
});

/** Starts the stand-ins of the hosted services for the build that reads from them. */
async function startHostedServices(): Promise<ChildProcess> {
  const child = spawn(node, ['tests/support/faulty-services.ts'], { cwd: root, stdio: 'inherit' });
  for (let attempt = 0; attempt < 100; attempt += 1) {
    try {
      await fetch(`http://127.0.0.1:${hostedServicesPort}/health`);
      return child;
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }
  child.kill();
  throw new Error('the stand-ins of the hosted services did not start');
}

/** Tests that start processes, with a limit for tests that hang. */
const nodeTest = ['--test', '--test-timeout=600000', '--test-force-exit'];

/** The steps that need neither a build nor a browser, one after the other. */
async function checks(): Promise<void> {
  for (const { name, run: check } of steps) {
    const { good, output } = await check();
    console.log(`\n== ${name}\n${output}`);
    count(name, good ? 1 : 0, good ? 0 : 1);
  }
}

async function beforeLanding(): Promise<void> {
  // Unit tests import the list of the fonts, and run beside the checks.
  await run(node, ['lib/fonts/subset.ts']);
  const checked = checks();
  await tests(
    'Unit tests',
    node,
    ['node_modules/jest/bin/jest.js', '--json', '--outputFile=test-results/unit.json'],
    'test-results/unit.json',
    jestCounts,
  );
  await checked;

  ensureChromium();

  const services = await startHostedServices();
  const hostedBuilt = await step('Build with hosted services', node, ['embedded/run.ts', 'build'], hostedEnv);
  services.kill();
  if (hostedBuilt) {
    await tests(
      'Browser tests with hosted services',
      bin('playwright'),
      ['test'],
      'test-results/hosted.json',
      playwrightCounts,
      { E2E_PROJECT: 'hosted' },
    );
  }

  // Last, so that what stays in .next is the build that `npm start` uses.
  const embeddedBuilt = await step(
    'Build with embedded services',
    node,
    ['embedded/run.ts', 'build'],
    embeddedEnv,
  );
  if (embeddedBuilt) {
    // These files have ports and folders of their own.
    await step('Embedded services and articles', node, [
      ...nodeTest,
      '--test-concurrency=2',
      'tests/integration/{embedded,articles,studio}/*.test.ts',
    ]);
    rmSync(path.join(root, embeddedEnv.DATA_DIR), { recursive: true, force: true });
    await tests(
      'Browser tests with embedded services',
      bin('playwright'),
      ['test'],
      'test-results/embedded.json',
      playwrightCounts,
      { E2E_PROJECT: 'embedded' },
    );
    // Each file stops processes and needs the machine for itself.
    await step('Processes', node, [
      ...nodeTest,
      '--test-concurrency=1',
      'tests/integration/processes/*.test.ts',
    ]);
  }
}

/** The launcher under other Nodes, an installation as on a server, the container's folder, nginx, several instances, a real PostgreSQL, and faults that a new Next.js may mend. */
async function beforeDeploying(): Promise<void> {
  // `npm run check` has the types of everything else.
  for (const folder of ['tests/bench', 'tests/engines']) {
    installPackages(folder);
    await step(`Types of ${folder}`, bin('tsc'), ['--noEmit', '-p', folder]);
  }
  await step('Any Node', node, [...nodeTest, 'tests/deploy/any-node.test.ts']);
  await step('Installation without development packages', node, [
    ...nodeTest,
    'tests/deploy/installed.test.ts',
  ]);
  const services = await startHostedServices();
  const standalone = { ...hostedEnv, BUILD_STANDALONE: '1' };
  const built = await step('Standalone build', node, ['embedded/run.ts', 'build'], standalone);
  services.kill();
  // It starts the services anew.
  await once(services, 'exit');
  if (built) await step('Containers', node, [...nodeTest, 'tests/deploy/standalone.test.ts']);
  if (await step('Build with embedded services', node, ['embedded/run.ts', 'build'], embeddedEnv)) {
    await step('Behind nginx', node, [...nodeTest, 'tests/deploy/nginx.test.ts']);
    await step('Several instances', node, [...nodeTest, 'tests/deploy/shared-cache.test.ts']);
    await step('Rules of the HTTP Observatory', node, [...nodeTest, 'tests/deploy/observatory.test.ts']);
  }
  await step('Migrations on PostgreSQL', node, [...nodeTest, 'tests/deploy/postgres.test.ts']);
  await step('Studio', node, [...nodeTest, 'tests/deploy/studio.test.ts']);
  await step('Faults of Next.js', node, [...nodeTest, 'tests/deploy/upstream.test.ts']);
}

/** The journeys of visitors in Firefox and WebKit, which have to be installed. */
async function inOtherEngines(): Promise<void> {
  if (await step('Build with embedded services', node, ['embedded/run.ts', 'build'], embeddedEnv)) {
    await step('Firefox and WebKit', node, [...nodeTest, 'tests/engines/journeys.test.ts']);
  }
}

/** Breaks one thing after the other, and writes docs/reliability.md. One file at a time: each measures. */
async function underFaults(): Promise<void> {
  if (!(await step('Build with embedded services', node, ['embedded/run.ts', 'build'], embeddedEnv))) return;
  const results = path.join(root, 'test-results/faults');
  rmSync(results, { recursive: true, force: true });
  mkdirSync(results, { recursive: true });
  for (const name of ['services', 'machine', 'hostile', 'soak']) {
    console.log(`\n== ${name}`);
    const summary = path.join(results, `${name}.tap`);
    const ended = await run(node, [
      ...nodeTest,
      '--test-reporter=spec',
      '--test-reporter-destination=stdout',
      '--test-reporter=tap',
      `--test-reporter-destination=${summary}`,
      `tests/faults/${name}.test.ts`,
    ]);
    const text = existsSync(summary) ? readFileSync(summary, 'utf8') : '';
    const of = (word: string) => Number(new RegExp(`^# ${word} (\\d+)$`, 'm').exec(text)?.[1] ?? 0);
    const bad = of('fail') + of('cancelled');
    count(name, of('pass'), bad === 0 && !ended ? 1 : bad);
  }
  await step('Report', node, ['tests/faults/report.ts']);
}

if (process.argv[2] === 'deploy') await beforeDeploying();
else if (process.argv[2] === 'engines') await inOtherEngines();
else if (process.argv[2] === 'faults') await underFaults();
else await beforeLanding();

if (failures.length > 0) console.log(`\n${failures.join('\n')}`);
console.log(`\n${passed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);
