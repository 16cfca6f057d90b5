/**
 * Everything that has to hold before a change lands: `npm test`. Runs every step even when an earlier one
 * failed, and ends with a line `N passed, N failed` that counts the steps without tests of their own as one.
 */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { ensureChromium } from './support/chromium.ts';
import { embeddedEnv, hostedEnv, hostedServicesPort } from './support/sites.ts';

const root = path.resolve(import.meta.dirname, '..');
const node = process.execPath;
const bin = (name: string) => path.join(root, 'node_modules/.bin', name);

let passed = 0;
let failed = 0;
const failures: string[] = [];
/** Passed on their second try: a machine with two cores is now and then late, but each is worth a look. */
const flaky: string[] = [];

function count(name: string, good: number, bad: number) {
  passed += good;
  failed += bad;
  if (bad > 0) failures.push(`${name}: ${bad} failed`);
}

/** A step that takes longer, in ms, hangs: it has failed, and the next one begins. */
const longest = 30 * 60_000;

function run(command: string, args: string[], env: Record<string, string> = {}): boolean {
  const { status, error } = spawnSync(command, args, {
    cwd: root,
    stdio: 'inherit',
    timeout: longest,
    env: { ...process.env, NEXT_TELEMETRY_DISABLED: '1', ...env },
  });
  if (error) console.error(error.message);
  return status === 0;
}

/** A step that passes or fails as a whole. */
function step(name: string, command: string, args: string[], env: Record<string, string> = {}): boolean {
  console.log(`\n== ${name}`);
  const good = run(command, args, env);
  count(name, good ? 1 : 0, good ? 0 : 1);
  return good;
}

/** A step with a test runner that writes its counts to a JSON file. */
function tests(
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
  const ended = run(command, args, env);
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

type Suite = { suites?: Suite[]; specs?: { file: string; title: string; tests: { status: string }[] }[] };

/** Tests that failed first and passed when tried again, by file and name. */
const flakyTests = ({ suites = [], specs = [] }: Suite): string[] => [
  ...specs
    .filter(({ tests }) => tests.some(({ status }) => status === 'flaky'))
    .map(({ file, title }) => `${file} › ${title}`),
  ...suites.flatMap(flakyTests),
];

const playwrightCounts = (
  report: Suite & { stats: { expected: number; unexpected: number; flaky: number } },
) => {
  flaky.push(...flakyTests(report));
  return { good: report.stats.expected + report.stats.flaky, bad: report.stats.unexpected };
};

/** Starts the stand-ins of the hosted services for the build that reads from them. */
async function startHostedServices(): Promise<ChildProcess> {
  const child = spawn(node, ['tests/support/hosted-services.ts'], { cwd: root, stdio: 'inherit' });
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

/** Tests that start processes: one file at a time, and one that waits for what never comes fails. */
const nodeTest = ['--test', '--test-concurrency=1', '--test-timeout=600000', '--test-force-exit'];

step('Format and lint', bin('biome'), ['ci', '.']);
step('Fonts', node, ['lib/fonts/subset.ts']);
step('Types', 'npm', ['run', '--silent', 'typecheck']);
step('Dead code', bin('knip'), []);
step('Types of the content', node, ['local/typegen.ts', '--check']);
step('Faults of Next.js', node, [...nodeTest, 'tests/upstream/*.test.ts']);
tests(
  'Unit tests',
  node,
  ['node_modules/jest/bin/jest.js', '--json', '--outputFile=test-results/unit.json'],
  'test-results/unit.json',
  jestCounts,
);

ensureChromium();

const services = await startHostedServices();
const hostedBuilt = step('Build with hosted services', node, ['local/run.ts', 'build'], hostedEnv);
services.kill();
if (hostedBuilt) {
  tests(
    'Browser tests with hosted services',
    bin('playwright'),
    ['test'],
    'test-results/hosted.json',
    playwrightCounts,
    { E2E_PROJECT: 'hosted' },
  );
}

// Last, so that what stays in .next is the build that `npm start` uses.
const embeddedBuilt = step('Build with embedded services', node, ['local/run.ts', 'build'], embeddedEnv);
if (embeddedBuilt) {
  // These tests publish and break, and Next writes the pages that follow into the build: it is put back afterwards.
  const pages = path.join(root, '.next/server');
  const kept = path.join(root, 'test-results/server');
  rmSync(kept, { recursive: true, force: true });
  cpSync(pages, kept, { recursive: true });
  step('Publishing and outages', node, [...nodeTest, 'tests/articles/*.test.ts']);
  step('Processes', node, [...nodeTest, 'tests/processes/*.test.ts']);
  rmSync(pages, { recursive: true, force: true });
  renameSync(kept, pages);
  rmSync(path.join(root, embeddedEnv.DATA_DIR), { recursive: true, force: true });
  tests(
    'Browser tests with embedded services',
    bin('playwright'),
    ['test'],
    'test-results/embedded.json',
    playwrightCounts,
    { E2E_PROJECT: 'embedded' },
  );
}

if (flaky.length > 0) console.log(`\nPassed on the second try:\n${flaky.join('\n')}`);
if (failures.length > 0) console.log(`\n${failures.join('\n')}`);
console.log(`\n${passed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);
