import fs from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { findLicense, isAllowed, lockedPackages, packageName } from '../../tools/licenses';

/** Checks third-party packages: lock files, install scripts and licenses. */

/** The site and the other packages of this repository. */
const written = ['.', 'studio', 'tools/lighthouse', 'tools/article', 'tools/prose', 'tests/engines'];
/** Includes the packages that single tests install. */
const projects = [
  ...written,
  ...fs.globSync('tests/deploy/*/package.json').map((file) => path.dirname(file)),
];

// .npmrc keeps npm from recording the URL of each package.
test.each(projects)('names no registry host in the lock file of %s', (project) => {
  const named = lockedPackages(project).filter(([, { resolved, link }]) => resolved || link);
  expect(named).toEqual([]);
});

test.each(projects)('pins the content of every package in the lock file of %s', (project) => {
  // The archive of the parent contains a bundled package.
  const unpinned = lockedPackages(project).filter(
    ([, { integrity, inBundle }]) => !inBundle && !integrity?.startsWith('sha512-'),
  );
  expect(unpinned.map(([folder]) => folder)).toEqual([]);
});

test.each(projects)('ignores install scripts in %s', (project) => {
  expect(fs.readFileSync(`${project}/.npmrc`, 'utf8')).toMatch(/^ignore-scripts=true$/m);
});

test.each(projects)('pins exact versions in %s', (project) => {
  const { dependencies, devDependencies, optionalDependencies } = readPackage(project);
  const versions = Object.entries({ ...dependencies, ...devDependencies, ...optionalDependencies });
  expect(versions).not.toEqual([]);
  expect(versions.filter(([, version]) => !/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(version))).toEqual([]);
});

test.each(written)('lists every package with an install script in %s', (project) => {
  const names = lockedPackages(project)
    .filter(([, { hasInstallScript }]) => hasInstallScript)
    .map(([folder]) => packageName(folder));
  expect(Object.keys(readPackage(project).allowScripts ?? {}).sort()).toEqual([...new Set(names)].sort());
});

test('installs at most 900 packages, without the Studio', () => {
  const locked = lockedPackages();
  expect(locked.length).toBeLessThanOrEqual(900);
  // next-sanity has it as a peer dependency, but the site imports nothing that needs it.
  const sanity = locked.filter(([folder]) => packageName(folder) === 'sanity');
  expect(sanity.map(([, { name }]) => name)).toEqual(['empty-npm-package']);
  expect(fs.readFileSync('pnpm-workspace.yaml', 'utf8')).toContain('next-sanity>sanity: "-"');
});

test('has one version of the packages that the site shares with the Studio', () => {
  const versionsOf = (project: string) => {
    const { dependencies, devDependencies } = readPackage(project);
    return { ...dependencies, ...devDependencies };
  };
  const [site, studio] = [versionsOf('.'), versionsOf('studio')];
  const shared = Object.keys(studio).filter((name) => site[name]);
  expect(shared).toContain('react');
  for (const name of shared) expect({ [name]: studio[name] }).toEqual({ [name]: site[name] });
});

describe('workflows', () => {
  const workflows = fs
    .globSync('.github/workflows/*.yml')
    .map((file) => [file, parse(fs.readFileSync(file, 'utf8'))] as const);
  /** Events that run with secrets although a pull request may have chosen the commit. */
  const withForeignCommit = ['deployment_status', 'workflow_run', 'pull_request_target'];

  test.each(workflows)('gives secrets to single steps in %s', (_, workflow) => {
    expect(JSON.stringify(workflow.env ?? {})).not.toContain('secrets.');
    for (const job of Object.values<{ env?: object; steps: object[] }>(workflow.jobs)) {
      expect(JSON.stringify(job.env ?? {})).not.toContain('secrets.');
    }
  });

  test.each(workflows)('runs no foreign code with secrets in %s', (_, workflow) => {
    const events = typeof workflow.on === 'string' ? [workflow.on] : Object.keys(workflow.on);
    if (!events.some((event) => withForeignCommit.includes(event))) return;
    for (const { steps } of Object.values<{ steps: { uses?: string; with?: { ref?: string } }[] }>(
      workflow.jobs,
    )) {
      for (const step of steps.filter(({ uses }) => uses?.startsWith('actions/checkout@'))) {
        expect(step.with?.ref).toMatch(/^\$\{\{ github\.event\.repository\.default_branch \}\}$/);
      }
    }
  });
});

test('looks for advisories about packages of the site every night', () => {
  const { on, jobs } = parse(fs.readFileSync('.github/workflows/release.yml', 'utf8'));
  const commands = jobs.full.steps.map(({ run }: { run?: string }) => run);
  expect(on.schedule).toHaveLength(1);
  expect(commands).toContain('npm audit --omit=dev --audit-level=high');
});

describe('licenses', () => {
  test.each(written)('allows the license of every package in %s', (project) => {
    const refused = lockedPackages(project)
      .map(([folder, entry]) => [packageName(folder), entry] as const)
      .map(([name, entry]) => ({ name, license: findLicense(name, entry) }))
      .filter(({ name, license }) => !isAllowed(name, license));
    expect(refused).toEqual([]);
  });

  test('finds no license for a package without one in its lock file, nor for a version that is not listed', () => {
    expect(findLicense('format', { version: '0.2.2' })).toBe('MIT');
    expect(findLicense('format', { version: '0.2.3' })).toBe('unknown');
    expect(findLicense('a', { version: '1.0.0' })).toBe('unknown');
  });

  test.each([
    ['a', 'MIT', true],
    ['a', '(GPL-3.0-only OR MIT)', true],
    ['a', 'MIT AND GPL-3.0-only', false],
    ['a', 'LGPL-3.0-or-later', false],
    ['@img/sharp-libvips-linux-x64', 'LGPL-3.0-or-later', true],
    ['a', 'AGPL-3.0-only', false],
    ['a', 'unknown', false],
    ['a', 'SEE LICENSE IN LICENSE.md', false],
  ])('returns for %s under %s: %s', (name, license, allowed) => {
    expect(isAllowed(name, license)).toBe(allowed);
  });
});

function readPackage(project = '.'): Record<
  'dependencies' | 'devDependencies' | 'optionalDependencies',
  Record<string, string>
> & {
  allowScripts?: Record<string, boolean>;
} {
  return JSON.parse(fs.readFileSync(`${project}/package.json`, 'utf8'));
}
