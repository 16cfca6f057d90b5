/**
 * Runs the test suites behind `npm run check`, `npm test`, `npm run test:full`, `npm run test:deploy`,
 * `npm run test:engines` and `npm run test:faults`.
 *
 * Each step is a command that also works by hand. Its output goes to `test-results/<suite>/<step>.log`, whose first line is the
 * command; when a step fails, or a test passes only on retry, the end of its log is printed. All steps run, even after a
 * failure, and the last line is `N passed, N failed`. Jest, Playwright and Node's runner write the number of test cases to
 * `<step>.json` beside the log; a step without test cases (a build, a linter) adds 1 to `failed` when it fails. `-- --verbose`
 * prints everything.
 */
import { spawn } from 'node:child_process';
import { createWriteStream, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { resultsFolder } from './faults/visitors.ts';
import { embeddedEnv, hostedEnv } from './support/sites.ts';

const root = path.resolve(import.meta.dirname, '..');
const node = process.execPath;
const args = process.argv.slice(2);
const isVerbose = args.includes('--verbose');
const suite = args.find((arg) => !arg.startsWith('-')) ?? 'test';
const logFolder = path.join(root, 'test-results', suite);

/** A step that takes longer than this, in milliseconds, is killed and counts as failed. */
const stepTimeoutMs = 30 * 60_000;
/** Lines of a failed step's log that are printed. */
const shownLines = 150;

const tally = { passed: 0, failed: 0 };

type Runner = 'jest' | 'playwright' | 'node';

/** Numbers of test cases. `passed` includes `retried`: those that failed at first, which only Playwright runs again. */
type Counts = { passed: number; failed: number; retried?: number };

/** Reads the number of test cases from a JSON report; none if the runner crashed before it wrote one. */
function countCases(runner: Runner, file: string): Counts {
  const text = existsSync(file) ? readFileSync(file, 'utf8') : '';
  // Node's runner opens the file when it starts.
  if (text === '') return { passed: 0, failed: 0 };
  const report = JSON.parse(text);
  switch (runner) {
    case 'jest':
      // A file that cannot be loaded counts as one failed case.
      return {
        passed: report.numPassedTests,
        failed: report.numFailedTests + report.numRuntimeErrorTestSuites,
      };
    case 'playwright': {
      const { expected, unexpected, flaky } = report.stats;
      return { passed: expected + flaky, failed: unexpected, retried: flaky };
    }
    case 'node':
      return { passed: report.passed, failed: report.failed + report.cancelled };
  }
}

type Command = {
  /** The command and its arguments, which may depend on the path of the runner's JSON report. */
  run: string[] | ((report: string) => string[]);
  env?: Record<string, string>;
  /** The runner of test cases that the command starts. The step fails if it runs none. */
  runner?: Runner;
};

/** Runs a command, prints one line with the result and returns true if it passed. */
async function step(name: string, { run, env, runner }: Command): Promise<boolean> {
  const started = performance.now();
  const fileName = path.join(logFolder, name.toLowerCase().replaceAll(/\W+/g, '-'));
  const logFile = `${fileName}.log`;
  const reportFile = `${fileName}.json`;
  mkdirSync(logFolder, { recursive: true });
  const output = createWriteStream(logFile);
  const [command = '', ...rest] = typeof run === 'function' ? run(reportFile) : run;
  output.write(`$ ${[command, ...rest].join(' ')}\n`);
  if (isVerbose) console.log(`\n== ${name}`);
  const child = spawn(command, rest, {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    timeout: stepTimeoutMs,
    env: {
      ...process.env,
      NEXT_TELEMETRY_DISABLED: '1',
      NO_COLOR: '1',
      FORCE_COLOR: '0',
      // The JSON reporter of Playwright has no option for its file.
      PLAYWRIGHT_JSON_OUTPUT_FILE: reportFile,
      ...env,
    },
  });
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      output.write(chunk);
      if (isVerbose) process.stdout.write(chunk);
    });
  }
  const exitCode = await new Promise<number | null>((resolve) => {
    child.once('error', (error) => {
      output.write(error.message);
      resolve(1);
    });
    child.once('close', resolve);
  });
  await new Promise<void>((resolve) => output.end(resolve));

  const log = readFileSync(logFile, 'utf8');
  const counts: Counts = runner ? countCases(runner, reportFile) : { passed: 0, failed: 0 };
  const { passed, failed, retried = 0 } = counts;
  // A runner that crashes, or finds no test, has failed too.
  const isGood = exitCode === 0 && failed === 0 && (!runner || passed > 0);
  tally.passed += passed;
  tally.failed += isGood ? 0 : Math.max(failed, 1);
  const onRetry = retried > 0 ? ` (${retried} on retry)` : '';
  const cases = runner ? `  ${passed} passed${onRetry}${failed > 0 ? `, ${failed} failed` : ''}` : '';
  const seconds = Math.round((performance.now() - started) / 1000);
  console.log(`${isGood ? 'passed' : 'FAILED'}  ${name}${cases}  (${seconds} s)`);
  if ((!isGood || retried > 0) && !isVerbose) {
    console.log(
      `\n${log.trimEnd().split('\n').slice(-shownLines).join('\n')}\n\nFull log: ${path.relative(root, logFile)}\n`,
    );
  }
  return isGood;
}

const bin = (name: string) => path.join(root, 'node_modules/.bin', name);

/**
 * A build, unless the one in .next has the same sources and environment: `.ci/run` runs three suites, which share builds.
 * The step Types checks types, and tests/deploy/installed.test.ts builds with its own type check.
 */
const build = (name: string, env: Record<string, string>, ...before: string[]) =>
  step(name, {
    run: [node, ...before, 'embedded/run.ts', 'build', '--if-outdated'],
    env: { ...env, BUILD_SKIP_TYPE_CHECK: '1' },
  });
const buildEmbedded = () => build('Build with embedded services', embeddedEnv);
/**
 * Reads from stubs of the hosted services, which run for as long as the build does. `next start` serves this build as
 * well, and the containers' folder is beside it.
 */
const buildHosted = () =>
  build(
    'Build with hosted services',
    { ...hostedEnv, BUILD_STANDALONE: '1' },
    'tests/support/faulty-services.ts',
    node,
  );
/** Installs Chromium where there is none. */
const installChromium = () => step('Chromium', { run: [node, 'tests/support/chromium.ts'] });

const playwright = (name: string, project: 'embedded' | 'hosted', ...more: string[]) =>
  step(name, {
    run: [bin('playwright'), 'test', '--reporter=list,json', ...more],
    env: { E2E_PROJECT: project },
    runner: 'playwright',
  });

/** Matches the browser tests that are too slow for every push: those with the tag, and those in the folder. */
const slowTests = '@full|full/';

/** Tests that start processes; a test that hangs fails after ten minutes. */
const nodeTest = (
  name: string,
  concurrency: number,
  files: readonly string[],
  env: Record<string, string> = {},
) =>
  step(name, {
    run: (report) => [
      node,
      '--test',
      '--test-timeout=600000',
      '--test-force-exit',
      `--test-concurrency=${concurrency}`,
      '--test-reporter=spec',
      '--test-reporter-destination=stdout',
      '--test-reporter=./tests/support/count-reporter.ts',
      `--test-reporter-destination=${report}`,
      ...files,
    ],
    env,
    runner: 'node',
  });

const resetStore = () => rmSync(path.join(root, embeddedEnv.DATA_DIR), { recursive: true, force: true });

/** The Studio's generated types and its own, which need its 1,200 packages. */
async function checkStudio(): Promise<void> {
  const file = path.join(root, 'lib/articles/sanity.types.ts');
  const before = readFileSync(file, 'utf8');
  await step('Generate content types', { run: ['npm', 'run', 'typegen'] });
  const isStale = readFileSync(file, 'utf8') !== before;
  writeFileSync(file, before);
  if (isStale) {
    tally.failed += 1;
    console.log('FAILED  lib/articles/sanity.types.ts is stale: run `npm run typegen` and commit it.');
  }
  await step('Studio types', { run: [bin('tsc'), '--noEmit', '-p', 'studio'] });
}

/**
 * Unit tests, and everything else that needs neither a build nor a browser. Returns when only unit tests are left, with the
 * promise of their result: a browser suite builds beside them.
 */
async function startCheck(): Promise<{ unitTests: Promise<boolean> }> {
  // Unit tests and types import the generated list of fonts.
  await step('Fonts', { run: [node, 'tools/fonts/subset.ts'] });
  const unitTests = step('Unit tests', {
    run: (report) => [
      node,
      'node_modules/jest/bin/jest.js',
      '--maxWorkers=100%',
      // Without a line for each file that passes: only the end of a failed step's log is printed.
      '--reporters=summary',
      '--json',
      `--outputFile=${report}`,
    ],
    runner: 'jest',
  });
  await step('Types', { run: ['npm', 'run', 'typecheck'] });
  await step('Format and lint', { run: [bin('biome'), 'ci', '.'] });
  await step('Dead code', { run: [bin('knip')] });
  await step('Prose', { run: ['npm', 'run', 'prose'] });
  return { unitTests };
}

async function check(): Promise<void> {
  const { unitTests } = await startCheck();
  await unitTests;
}

/** Runs before every push: what fails most often after a change. Pull requests run the other suites as well. */
async function test(): Promise<void> {
  const { unitTests } = await startCheck();
  await installChromium();
  const isBuilt = await buildEmbedded();
  await unitTests;
  if (!isBuilt) return;
  resetStore();
  await playwright('Browser tests with embedded services', 'embedded', `--grep-invert=${slowTests}`);
}

/** The release suite: services, restarts, memory, the Studio, and the browser tests that are too slow for every push. */
async function full(): Promise<void> {
  await installChromium();
  if (!(await buildEmbedded())) return;
  // Most of their time is waiting: for packages, and for processes that start and end.
  const waiting = (async () => {
    await checkStudio();
    await nodeTest('Studio', 1, ['tests/integration/studio/*.test.ts']);
    await nodeTest('Processes', 1, ['tests/integration/processes/*.test.ts']);
  })();
  await nodeTest('Submissions', 3, ['tests/integration/submissions/*.test.ts']);
  await nodeTest('Memory', 1, ['tests/integration/memory/*.test.ts']);
  await waiting;
  // They expect an article's update within seconds, so nothing runs beside them.
  await nodeTest('Embedded services and articles', 4, ['tests/integration/{embedded,articles}/*.test.ts']);
  resetStore();
  await playwright('Slow browser tests with embedded services', 'embedded', `--grep=${slowTests}`);
}

/** Tests of the deployed forms of the site. */
async function deploy(): Promise<void> {
  await installChromium();
  const file = (name: string, title: string, env?: Record<string, string>) =>
    nodeTest(title, 1, [`tests/deploy/${name}.test.ts`], env);
  // These use no build, or build in copies of the project, so they run beside the other tests, on other ports.
  const withoutBuild = (async () => {
    const env = { E2E_PORT: String(Number(process.env.E2E_PORT ?? 3210) + 30) };
    await file('any-node', 'Any Node', env);
    await file('installed', 'Installation without development packages', env);
    for (const folder of ['tools/lighthouse', 'tools/article', 'tests/engines']) {
      await step(`Packages of ${folder}`, { run: [node, 'tools/install.ts', folder] });
      await step(`Types of ${folder}`, { run: [bin('tsc'), '--noEmit', '-p', folder] });
    }
    await file('studio', 'Studio', env);
  })();
  // First, because the other suites leave this build in .next.
  const isBuilt = await buildEmbedded();
  // Behind nginx most of the time is waiting: for copies that expire, and for limits that end.
  const proxy = (async () => {
    if (!isBuilt) return;
    await file('nginx', 'Behind nginx');
    await file('observatory', 'HTTP Observatory');
  })();
  // After nginx, because both install a server with the system's package manager.
  const databaseAndBugs = proxy.then(async () => {
    await file('postgres', 'Migrations on PostgreSQL');
    await file('upstream', 'Next.js bugs');
  });
  if (isBuilt) await file('vercel', 'Vercel');
  await proxy;
  if (await buildHosted()) {
    await file('standalone', 'Containers');
    await playwright('Browser tests with hosted services', 'hosted');
  }
  await Promise.all([withoutBuild, databaseAndBugs]);
}

/** Visitor journeys in Firefox and WebKit, which must be installed. */
async function engines(): Promise<void> {
  if (await buildEmbedded()) await nodeTest('Firefox and WebKit', 1, ['tests/engines/journeys.test.ts']);
}

/** Breaks one thing after another and writes test-results/faults/report.md. One file at a time, because each measures. */
async function faults(): Promise<void> {
  if (!(await buildEmbedded())) return;
  rmSync(resultsFolder, { recursive: true, force: true });
  for (const name of ['services', 'machine', 'hostile', 'soak']) {
    await nodeTest(name, 1, [`tests/faults/${name}.test.ts`]);
  }
  await step('Report', { run: [node, 'tests/faults/report.ts'] });
}

const suites: Record<string, () => Promise<void>> = { check, test, full, deploy, engines, faults };
const run = suites[suite];
if (!run) throw new Error(`Unknown suite ${suite}. Suites: ${Object.keys(suites).join(', ')}.`);
rmSync(logFolder, { recursive: true, force: true });
await run();
console.log(`\n${tally.passed} passed, ${tally.failed} failed`);
process.exit(tally.failed === 0 ? 0 : 1);
