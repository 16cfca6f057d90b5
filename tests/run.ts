/**
 * The project's tests. `npm run check`: what needs neither a build nor a browser. `npm test`: everything that has to hold
 * before a change lands. `npm run test:full`: what guards releases. `npm run test:deploy`: what has to hold before a
 * deployment. `npm run test:engines`: journeys in Firefox and WebKit. `npm run test:faults`: what happens when something
 * breaks. Each runs every step even when an earlier one failed, and ends with a line `N passed, N failed` that counts test
 * cases. `-- --verbose` prints everything.
 */
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { installPackages } from '../tools/install.ts';
import { resultsFolder } from './faults/visitors.ts';
import { embeddedEnv, hostedEnv } from './support/sites.ts';
import { Steps } from './support/steps.ts';

const root = path.resolve(import.meta.dirname, '..');
const node = process.execPath;
const args = process.argv.slice(2);
const verbose = args.includes('--verbose');
const suite = args.find((arg) => !arg.startsWith('-')) ?? 'test';
const steps = new Steps(suite, verbose);
const program = (name: string) => path.join(root, 'node_modules/.bin', name);

/** A build. The step Types has checked types; the standalone build checks them as a build of production does. */
const build = (name: string, env: Record<string, string>, ...before: string[]) =>
  steps.command(name, {
    run: [node, ...before, 'embedded/run.ts', 'build'],
    env: { BUILD_SKIP_TYPE_CHECK: '1', ...env },
  });
/** Where there is none. */
const installChromium = () => steps.command('Chromium', { run: [node, 'tests/support/chromium.ts'] });
const buildEmbedded = () => build('Build with embedded services', embeddedEnv);
/** Reads from the stand-ins of the hosted services, which run as long as it does; the next step starts them anew. */
const buildHosted = (name: string, more: Record<string, string> = {}) =>
  build(name, { ...hostedEnv, ...more }, 'tests/support/faulty-services.ts', node);

const playwright = (project: 'embedded' | 'hosted', ...more: string[]) => ({
  run: [program('playwright'), 'test', ...more],
  env: { E2E_PROJECT: project },
});

/** Tests that start processes, with a limit for tests that hang. */
const nodeTest = (concurrency: number, ...files: string[]) => ({
  run: [
    node,
    '--import=./tests/support/mark-failures.ts',
    '--test',
    '--test-timeout=600000',
    '--test-force-exit',
    `--test-concurrency=${concurrency}`,
    '--test-reporter=spec',
    '--test-reporter-destination=stdout',
    '--test-reporter=./tests/support/reporters/node.ts',
    '--test-reporter-destination=stdout',
    ...files,
  ],
});

/** Fails when the generated types of the content schema and the queries are stale, or the Studio has wrong types. */
async function checkContentTypes(): Promise<void> {
  const file = path.join(root, 'lib/articles/sanity.types.ts');
  const before = readFileSync(file, 'utf8');
  await steps.command('Types of the content', { run: ['npm', 'run', 'typegen'] });
  const stale = readFileSync(file, 'utf8') !== before;
  writeFileSync(file, before);
  const output = 'lib/articles/sanity.types.ts is stale: run `npm run typegen` and commit it.\n';
  await steps.check('Generated types', { good: !stale, output });
  await steps.command('Types of the Studio', { run: [program('tsc'), '--noEmit', '-p', 'studio'] });
}

/** Unit tests, and beside them what else needs neither a build nor a browser. */
async function runChecks(): Promise<void> {
  // Unit tests and types read the list of the fonts.
  await steps.command('Fonts', { run: [node, 'tools/fonts/subset.ts'] });
  const jest = [
    'node_modules/jest/bin/jest.js',
    '--maxWorkers=100%',
    '--reporters=default',
    '--reporters=./tests/support/reporters/jest.ts',
  ];
  const unit = steps.tests('Unit tests', 'unit cases', { run: [node, ...jest] });
  await steps.command('Types', { run: ['npm', 'run', 'typecheck'] });
  await steps.command('Format and lint', { run: [program('biome'), 'ci', '.'] });
  await steps.command('Dead code', { run: [program('knip')] });
  if (suite === 'check') await checkContentTypes();
  await unit;
}

async function beforeLanding(): Promise<void> {
  await runChecks();
  await installChromium();
  if (!(await buildEmbedded())) return;
  // These files have ports and folders of their own.
  await steps.tests(
    'Embedded services and articles',
    'integration tests',
    nodeTest(2, 'tests/integration/{embedded,articles}/*.test.ts'),
  );
  rmSync(path.join(root, embeddedEnv.DATA_DIR), { recursive: true, force: true });
  await steps.tests(
    'Browser tests with embedded services',
    'browser journeys',
    playwright('embedded', '--grep-invert=@full'),
  );
}

/**
 * What guards releases and is too slow for every change: the Studio, the site on hosted services, and of the embedded
 * one what becomes of submissions, processes that are stopped or killed, and the slow browser tests.
 */
async function beforeReleasing(): Promise<void> {
  await checkContentTypes();
  await steps.tests('Studio', 'integration tests', nodeTest(1, 'tests/integration/studio/*.test.ts'));
  await installChromium();
  if (await buildHosted('Build with hosted services')) {
    await steps.tests('Browser tests with hosted services', 'browser journeys', playwright('hosted'));
  }
  // Last, so that what stays in .next is the build that `npm start` uses.
  if (!(await buildEmbedded())) return;
  for (const [name, folder, concurrency] of [
    // These files have ports and folders of their own.
    ['Submissions', 'submissions', 2],
    // Each file stops processes and needs the machine for itself.
    ['Processes', 'processes', 1],
    ['Memory', 'memory', 1],
    ['What a change touches', 'changes', 1],
    ['Guards', 'mutations', 1],
  ] as const) {
    const files = `tests/integration/${folder}/*.test.ts`;
    await steps.tests(name, 'integration tests', nodeTest(concurrency, files));
  }
  rmSync(path.join(root, embeddedEnv.DATA_DIR), { recursive: true, force: true });
  await steps.tests(
    'Slow browser tests with embedded services',
    'browser journeys',
    playwright('embedded', '--grep=@full'),
  );
}

/** The launcher under other Nodes, an installation as on a server, the container's folder, nginx, several instances, Vercel, a real PostgreSQL, and faults that a new Next.js may mend. */
async function beforeDeploying(): Promise<void> {
  const test = (name: string, file: string) =>
    steps.tests(name, 'deployment tests', nodeTest(1, `tests/deploy/${file}.test.ts`));
  // `npm run check` has the types of everything else.
  for (const folder of ['tools/bench', 'tests/engines']) {
    installPackages(folder);
    await steps.command(`Types of ${folder}`, { run: [program('tsc'), '--noEmit', '-p', folder] });
  }
  await test('Any Node', 'any-node');
  await test('Installation without development packages', 'installed');
  const checksTypes = { BUILD_SKIP_TYPE_CHECK: '' };
  if (await buildHosted('Standalone build', { BUILD_STANDALONE: '1', ...checksTypes })) {
    await test('Containers', 'standalone');
  }
  if (await buildEmbedded()) {
    await test('Vercel', 'vercel');
    await test('Behind nginx', 'nginx');
    await test('Several instances', 'shared-cache');
    await test('Rules of the HTTP Observatory', 'observatory');
  }
  await test('Migrations on PostgreSQL', 'postgres');
  await test('Studio', 'studio');
  await test('Faults of Next.js', 'upstream');
}

/** The journeys of visitors in Firefox and WebKit, which have to be installed. */
async function inOtherEngines(): Promise<void> {
  if (!(await buildEmbedded())) return;
  await steps.tests('Firefox and WebKit', 'browser journeys', nodeTest(1, 'tests/engines/journeys.test.ts'));
}

/** Breaks one thing after the other, and writes docs/reliability.md. One file at a time: each measures. */
async function underFaults(): Promise<void> {
  if (!(await buildEmbedded())) return;
  rmSync(resultsFolder, { recursive: true, force: true });
  for (const name of ['services', 'machine', 'hostile', 'soak']) {
    await steps.tests(name, 'fault tests', nodeTest(1, `tests/faults/${name}.test.ts`));
  }
  await steps.command('Report', { run: [node, 'tests/faults/report.ts'] });
}

const suites: Record<string, () => Promise<void>> = {
  check: runChecks,
  test: beforeLanding,
  full: beforeReleasing,
  deploy: beforeDeploying,
  engines: inOtherEngines,
  faults: underFaults,
};
const run = suites[suite];
if (!run) throw new Error(`There are no tests called ${suite}, only ${Object.keys(suites).join(', ')}.`);
await run();
process.exit(steps.finish());
