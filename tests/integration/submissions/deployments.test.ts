import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { after, before, test } from 'node:test';
import { type Browser, chromium, type Page } from 'playwright';
import { forms, href } from '../../../lib/routes.ts';
import { chromiumArgs, findChromium } from '../../support/chromium.ts';
import { freePort } from '../../support/free-port.ts';
import { LeadForm, newLead } from '../../support/lead-form.ts';
import { texts } from '../../support/messages.ts';
import { killStarted, NpmStart } from '../../support/npm-start.ts';
import { copyProject, linkPackages } from '../../support/project-copy.ts';
import { cleanEnv } from '../../support/sites.ts';
import { temporaryFolder } from '../../support/temporary-folder.ts';

/*
 * Deployments of the same code: the build of this project, a clean build in a copy with the same key, and one with another
 * key, which takes over the port under open tabs.
 */

const dataDir = temporaryFolder('deployments-data');
const copy = copyProject('deployments');
const anotherKey = Buffer.from('another key of 32 bytes, for now').toString('base64');

/** The ids of a build's actions and the key that they are derived from. */
function actionsOf(folder: string): { ids: string[]; key: string } {
  const manifest = readFileSync(path.join(folder, '.next/server/server-reference-manifest.json'), 'utf8');
  const { node, encryptionKey } = JSON.parse(manifest) as { node: object; encryptionKey: string };
  return { ids: Object.keys(node).sort(), key: encryptionKey };
}

/** Builds the copy and returns the ids of its actions. */
function build(actionsKey: string): string[] {
  const env = { ...process.env, ...cleanEnv, DATA_DIR: dataDir, BUILD_SKIP_TYPE_CHECK: '1' };
  execFileSync('npm', ['run', 'build'], {
    cwd: copy,
    env: { ...env, NEXT_SERVER_ACTIONS_ENCRYPTION_KEY: actionsKey },
    stdio: 'ignore',
  });
  return actionsOf(copy).ids;
}

let browser: Browser;
before(async () => {
  linkPackages(copy);
  browser = await chromium.launch({ executablePath: findChromium(), args: chromiumArgs });
});
after(async () => {
  await browser?.close();
  killStarted();
});

const start = async (port: number) => {
  const environment = { ...process.env, ...cleanEnv, PORT: String(port), DATA_DIR: dataDir };
  const site = new NpmStart(copy, port, environment);
  await site.ready();
  return site;
};

/** The rows of a form with this address. */
function rowsOf(form: string, email: string): object[] {
  const output = execFileSync(process.execPath, ['tools/submissions.ts', '--json'], {
    env: { ...process.env, DATA_DIR: dataDir },
    encoding: 'utf8',
  });
  const all = JSON.parse(output) as Record<string, { email: string }[]>;
  return (all[`${form}_submissions`] ?? []).filter((row) => row.email === email);
}

test('it gives equal ids to clean builds with the same key, and a tab of a build with another key sends its form', async () => {
  const { ids: first, key } = actionsOf('.');
  assert.ok(first.length >= forms.length);
  assert.deepEqual(build(key), first);

  const port = await freePort();
  const old = await start(port);
  const tabs: {
    page: Page;
    lead: LeadForm;
    form: (typeof forms)[number];
    values: ReturnType<typeof newLead>;
  }[] = [];
  for (const form of forms) {
    for (const where of ['page', 'dialog'] as const) {
      const page = await browser.newPage({ baseURL: old.url });
      await page.goto(where === 'page' ? href('en', `/${form}`) : '/', { waitUntil: 'networkidle' });
      const lead = where === 'page' ? LeadForm.onPage(page, form) : await LeadForm.open(page, form);
      const values = newLead(form);
      await lead.fill(values);
      tabs.push({ page, lead, form, values });
    }
  }
  old.npm.kill('SIGTERM');
  await old.ended;

  const second = build(anotherKey);
  assert.ok(
    second.every((id) => !first.includes(id)),
    'another key gives other ids',
  );
  const site = await start(port);
  for (const { page, lead, form, values } of tabs) {
    await lead.submit.click();
    const moved = LeadForm.onPage(page, form);
    await moved.expectFailure(texts('en').forms.movedText);
    await moved.expectKept(values);
    assert.equal(rowsOf(form, values.email).length, 0);
    await page.waitForLoadState('networkidle');
    await moved.submit.click();
    await page.getByRole('main').getByRole('status').waitFor();
    assert.equal(rowsOf(form, values.email).length, 1);
    await page.close();
  }
  site.npm.kill('SIGTERM');
  await site.ended;
});
