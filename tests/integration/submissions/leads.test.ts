import assert from 'node:assert/strict';
import { join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import { createClient } from '@supabase/supabase-js';
import type { LeadRow } from '../../../tools/leads/lead.ts';
import { cleanUp, runScript, startEmbedded } from '../../support/embedded-process.ts';
import { code, member, password, startHostedProject, stranger } from '../../support/hosted-leads.ts';
import { temporaryFolder } from '../../support/temporary-folder.ts';

/** `npm run leads`, with the embedded store and with a hosted project. */

const leads = (environment: Record<string, string>, args: string[], ...typed: string[]) =>
  runScript(['tools/leads/index.ts', ...args], environment, typed);

after(cleanUp);

describe('embedded', () => {
  const dataDir = join(temporaryFolder('leads'), 'data');
  const run = (args: string[], ...typed: string[]) => leads({ DATA_DIR: dataDir }, args, ...typed);
  const list = async (...args: string[]) => JSON.parse((await run(['--json', ...args])).out) as LeadRow[];
  const services = startEmbedded(['store'], { DATA_DIR: dataDir, EMBEDDED_ANON_KEY: 'key' });

  /** The same, in the process that runs and in the folder that it left. */
  const reads = async () => {
    const [message, signup, ...others] = await list();
    assert.deepEqual(others, []);
    assert.equal(message?.name, '김민지');
    assert.equal(message?.status, 'answered');
    assert.equal(message?.language, 'ko');
    assert.equal(message?.privacy_version, '2026-11-21');
    assert.equal(signup?.name, 'Ada Lovelace');
    assert.deepEqual(
      (await list('--status', 'new')).map(({ id }) => id),
      [signup?.id],
    );
    assert.deepEqual(await list('--since', '2099-01-01'), []);
    assert.equal((await list('--since', '2020-01-01')).length, 2);
    const table = await run([]);
    assert.match(table.out, /김민지.*Minji@example\.kr/);
    assert.ok(table.out.includes(String(message?.id.slice(0, 8))));
    const { out } = await run(['--csv']);
    assert.equal(out.split('\r\n').length, 4);
    assert.ok(out.includes(`"'=1+1"`));
    assert.match((await run(['show', String(message?.id)])).out, /^note {12}전화함$/m);
  };

  test('while the site runs, the process that owns the folder is asked', async () => {
    const global = {
      headers: { 'x-submission-context': '{"language":"ko","page":"/ko/contact","privacy":"2026-11-21"}' },
    };
    const store = createClient(await services.url(), 'key', { auth: { persistSession: false }, global });
    const ada = { first_name: 'Ada', last_name: 'Lovelace', company: 'C', title: '=1+1', location: 'L' };
    const minji = { name: '김민지', company: null, message: '안녕\n하세요' };
    for (const [table, row] of [
      ['signup_submissions', { ...ada, email: 'ada@example.com' }],
      ['contact_submissions', { ...minji, email: 'Minji@example.kr' }],
      ['contact_submissions', { ...minji, email: 'other@example.kr' }],
    ] as const) {
      assert.equal((await store.from(table).insert(row)).error, null);
    }
    const [newest] = await list();
    assert.equal((await run(['forget', 'OTHER@example.kr', '--yes'])).status, 0);
    const [message] = await list();
    assert.notEqual(message?.id, newest?.id);
    const start = String(message?.id.slice(0, 8));
    const answered = await run(['answer', start, '--status', 'answered', '--note', '전화함']);
    assert.equal(answered.status, 0, answered.err);
    const exported = JSON.parse((await run(['export', ' ADA@example.com'])).out);
    assert.equal(exported.submissions[0].fields.title, '=1+1');
    const data = await store.from('leads').select();
    assert.equal(data.error?.code, '42501');
    await reads();
  });

  test('afterwards the folder is opened', async () => {
    assert.equal(await services.stop(), 0);
    assert.doesNotMatch(services.log(), /Ada|Lovelace|minji|김민지|전화함|example\.(kr|com)/i);
    const all = await list();
    assert.equal(all.length, 2);
    await run(['forget', 'Minji@example.kr'], 'no');
    assert.equal((await list()).length, 2);
    await reads();
  });

  test('what was left out of an answer stays, and "" empties', async () => {
    const [message] = await list();
    const { id } = message as LeadRow;
    await run(['answer', id, '--assignee', 'Jo']);
    await run(['answer', id, '--note', '', '--status', 'closed']);
    const [changed] = await list();
    assert.deepEqual([changed?.status, changed?.assignee, changed?.note], ['closed', 'Jo', null]);
  });

  test('forget asks, and deletes after a yes', async () => {
    const asked = await run(['forget', ' minji@EXAMPLE.kr'], 'yes');
    assert.equal(JSON.parse(asked.out).lead_work, 1);
    assert.match(asked.err, /cannot be restored/);
    assert.equal((await list()).length, 1);
  });

  test('mistakes are named', async () => {
    for (const [args, words] of [
      [['--status', 'done'], /--status is one of new, answered, qualified, closed/],
      [['--since', 'yesterday'], /--since is a date/],
      [['show', 'ffffffff'], /No lead has an id that begins with ffffffff/],
      [['--jsno'], /--jsno/],
      [['frget', 'a@b.co'], /npm run leads -- forget/],
      [['forget'], /npm run leads -- forget/],
      [['answer', 'ffffffff'], /No lead/],
    ] as const) {
      const { status, out, err } = await run([...args]);
      assert.deepEqual([status, out], [1, '']);
      assert.match(err, words);
    }
  });
});

describe('hosted', () => {
  let project: Awaited<ReturnType<typeof startHostedProject>>;
  const environment = () => ({ SUPABASE_URL: project.url, SUPABASE_ANON_KEY: 'sb_publishable_x' });
  const run = (args: string[], email: string, ...typed: string[]) => {
    const account = { LEADS_STAFF_EMAIL: email, LEADS_STAFF_PASSWORD: password };
    return leads({ ...environment(), ...account }, args, ...typed);
  };
  before(async () => {
    project = await startHostedProject();
    await project.database.exec(
      `insert into contact_submissions (name, email, message)
       select 'Visitor ' || n, 'v' || n || '@example.com', 'M' from generate_series(1, 5) as n`,
    );
  });
  after(() => project.stop());

  test('the first sign-in gives the key for an authenticator app, and asks what is not set', async () => {
    const wrong = await leads(environment(), ['--json'], member.email, password, '000000');
    assert.deepEqual([wrong.status, wrong.out], [1, '']);
    assert.match(wrong.err, /once: JBSWY3DPEHPK3PXP[\s\S]*Invalid TOTP code/);
    const { status, out, err } = await leads(environment(), ['--json'], member.email, password, code);
    assert.equal(status, 0, err);
    assert.equal(JSON.parse(out).length, 5);
    assert.doesNotMatch(out + err, new RegExp(password));
    assert.equal(project.requests.at(-1), 'POST /auth/v1/logout');
    const again = await run(['--json'], member.email, code);
    assert.doesNotMatch(again.err, /JBSWY/);
  });

  test('answers, exports and deletes as the member of staff', async () => {
    const all = JSON.parse((await run(['--json'], member.email, code)).out) as LeadRow[];
    const answered = await run(['answer', String(all[0]?.id), '--status', 'qualified'], member.email, code);
    assert.match(answered.out, /^status {10}qualified$/m);
    assert.match(answered.out, /^updated_by {6}staff@attesta\.example$/m);
    const exported = await run(['export', 'V1@example.com'], member.email, code);
    assert.equal(JSON.parse(exported.out).submissions[0].fields.name, 'Visitor 1');
    const forgotten = await run(['forget', 'v1@example.com'], member.email, code, 'yes');
    assert.equal(JSON.parse(forgotten.out).contact_submissions, 1);
    const { rows } = await project.database.query('select actor, action from audit_log order by id');
    const actor = member.email;
    assert.deepEqual(rows, [
      { actor, action: 'export' },
      { actor, action: 'forget' },
    ]);
  });

  test('a wrong password and an account that is no staff get nothing', async () => {
    const wrong = await leads({ ...environment(), LEADS_STAFF_PASSWORD: 'wrong' }, [], member.email);
    assert.deepEqual([wrong.status, wrong.out], [1, '']);
    assert.match(wrong.err, /Invalid login credentials/);
    assert.deepEqual(JSON.parse((await run(['--json'], stranger.email, code)).out), []);
    const refused = await run(['forget', 'v2@example.com', '--yes'], stranger.email, code);
    assert.match(refused.err, /only staff may do this/);
    const { rows } = await project.database.query('select count(*)::int as left from contact_submissions');
    assert.deepEqual(rows, [{ left: 4 }]);
  });
});
