import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/* What the test commands print, which people and CI read. */

const folder = fs.mkdtempSync(path.join(tmpdir(), 'test-commands-'));
const results = 'test-results/of-the-unit-test';
afterAll(() => {
  for (const made of [folder, results]) fs.rmSync(made, { recursive: true, force: true });
});

describe('.ci/run', () => {
  /** Runs it with an npm that answers each script with a line and a status. */
  function runWith(answers: Record<string, string>) {
    const cases = Object.entries(answers).map(([script, answer]) => `${script}) ${answer};;`);
    fs.writeFileSync(
      path.join(folder, 'npm'),
      `#!/usr/bin/env bash\necho "$*" >> "${folder}/calls"\ncase "\${2:-ci}" in ${cases.join(' ')} esac\n`,
      { mode: 0o755 },
    );
    fs.rmSync(path.join(folder, 'calls'), { force: true });
    const env = { ...process.env, PATH: `${folder}:${process.env.PATH}` };
    const { status, stdout } = spawnSync('bash', ['.ci/run'], { env, encoding: 'utf8' });
    const calls = fs.readFileSync(path.join(folder, 'calls'), 'utf8').trim().split('\n');
    return { status, last: stdout.trimEnd().split('\n').at(-1), calls };
  }
  const line = (passed: number, failed: number) => `echo "${passed} passed, ${failed} failed"`;
  const calls = ['ci', 'run test', 'run test:full', 'run test:deploy'];

  test.each([
    ['everything passes', [line(3000, 0), line(100, 0), line(20, 0)], 0, '3120 passed, 0 failed'],
    ['one fails', [`${line(2999, 1)}; exit 1`, line(100, 0), line(20, 0)], 1, '3119 passed, 1 failed'],
    ['one ends early', ['exit 1', line(100, 0), line(20, 0)], 1, '120 passed, 1 failed'],
    ['a status says more', [`${line(5, 0)}; exit 1`, line(1, 0), line(1, 0)], 1, '7 passed, 1 failed'],
  ] as const)('when %s', (_, [test, full, deploy], status, last) => {
    const answers = { ci: 'true', test, 'test:full': full, 'test:deploy': deploy };
    expect(runWith(answers)).toEqual({ status, last, calls });
  });

  test('an installation that fails ends it', () => {
    expect(runWith({ ci: 'exit 7' })).toMatchObject({ status: 7, calls: ['ci'] });
  });
});

describe('steps', () => {
  /** Runs steps, each a script of Node's; what a script says of its cases is the runner's report. */
  function runSteps(...scripts: { kind?: string; code: string }[]) {
    const script = `
      import { Steps } from './tests/support/steps.ts';
      const steps = new Steps('${path.basename(results)}', false);
      for (const [index, { kind, code }] of ${JSON.stringify(scripts)}.entries()) {
        const command = { run: [process.execPath, '--input-type=module', '-e', code] };
        await (kind ? steps.tests('Step ' + index, kind, command) : steps.command('Step ' + index, command));
      }
      process.exit(steps.finish());`;
    const { status, stdout } = spawnSync(process.execPath, ['--input-type=module', '-e', script], {
      encoding: 'utf8',
    });
    return { status, stdout: stdout.replace(/\d+ s\b/g, '0 s'), last: stdout.trimEnd().split('\n').at(-1) };
  }
  const report = (...cases: object[]) => `
    import { record } from './tests/support/results.ts';
    import { writeFileSync } from 'node:fs';
    import path from 'node:path';
    console.log('noise of a server');
    writeFileSync(path.join(process.env.TEST_LOGS, 'server.log'), 'a line of the server');
    for (const one of ${JSON.stringify(cases)}) record({ file: path.resolve('tests/a.test.ts'), name: 'works', ...one });`;

  test('a passing run says what was counted, and keeps what was printed', () => {
    const { status, stdout, last } = runSteps(
      { code: 'console.log("a table of routes")' },
      {
        kind: 'unit cases',
        code: report({ status: 'passed' }, { status: 'passed' }, { status: 'skipped' }),
      },
      { kind: 'browser journeys', code: report({ status: 'flaky', failure: 'once' }) },
    );
    expect({ status, last }).toEqual({ status: 0, last: '3 passed, 0 failed' });
    expect(stdout).toContain('passed  Step 0  (0 s)\n');
    expect(stdout).toContain('passed  Step 1  2 unit cases in 1 file, 1 skipped  (0 s)\n');
    expect(stdout).toContain('flaky   tests/a.test.ts: works\n');
    expect(stdout).toContain('2 unit cases, 1 browser journey. ');
    expect(stdout).not.toMatch(/noise|routes|a line of the server/);
    expect(fs.readFileSync(`${results}/step-0/output.log`, 'utf8')).toBe('a table of routes\n');
    expect(fs.readFileSync(`${results}/step-2/server.log`, 'utf8')).toBe('a line of the server');
  });

  test('a failing run says why, and goes on', () => {
    const { status, stdout, last } = runSteps(
      { code: 'console.log("cannot build"); process.exit(1)' },
      {
        kind: 'unit cases',
        code: `${report({ status: 'passed' }, { status: 'failed', failure: '1 is not 2' })} process.exit(1)`,
      },
      { kind: 'unit cases', code: `${report({ status: 'passed' })} process.exit(1)` },
      { kind: 'unit cases', code: '' },
      { kind: 'unit cases', code: report({ status: 'passed' }) },
    );
    expect({ status, last }).toEqual({ status: 1, last: '3 passed, 4 failed' });
    expect(stdout).toContain('FAILED  Step 0  (0 s)\n\ncannot build\n');
    expect(stdout).toContain('FAILED  Step 1  1 unit case in 1 file, 1 failed  (0 s)\n');
    expect(stdout).toContain('-- tests/a.test.ts: works\n1 is not 2\n');
    expect(stdout).toMatch(/FAILED {2}Step 2 .*[\s\S]*FAILED {2}Step 3 .*[\s\S]*passed {2}Step 4/);
  });
});
