import assert from 'node:assert/strict';
import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { after, describe, test } from 'node:test';
import { createClient } from '@supabase/supabase-js';
import type { LeadRow } from '../../../tools/leads/lead.ts';
import { cleanUp, runScript, startEmbedded } from '../../support/embedded-process.ts';
import { temporaryFolder } from '../../support/temporary-folder.ts';

/** `npm run leads` on the embedded store. */

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
    const file = join(temporaryFolder('leads-csv'), 'leads.csv');
    const saved = await run(['--csv', file]);
    assert.equal(saved.out, `Wrote 2 leads to ${file}\n`, saved.err);
    const text = readFileSync(file, 'utf8');
    assert.ok(text.startsWith('\uFEFF"id",'), text);
    assert.equal(text.split('\r\n').length, 4);
    assert.ok(text.includes(`"'=1+1"`));
    assert.equal(statSync(file).mode & 0o777, 0o600);
    const again = await run(['--csv', file]);
    assert.equal(again.status, 1);
    assert.match(again.err, /exists already/);
    assert.equal(readFileSync(file, 'utf8'), text);
    assert.match((await run(['show', String(message?.id)])).out, /^note {12}전화함$/m);
  };

  test('asks the process that owns the data folder while the site runs', async () => {
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

  test('opens the data folder itself when the site has stopped', async () => {
    assert.equal(await services.stop(), 0);
    assert.doesNotMatch(services.log(), /Ada|Lovelace|minji|김민지|전화함|example\.(kr|com)/i);
    const all = await list();
    assert.equal(all.length, 2);
    await run(['forget', 'Minji@example.kr'], 'no');
    assert.equal((await list()).length, 2);
    await reads();
  });

  test('keeps omitted fields, and clears one that is ""', async () => {
    const [message] = await list();
    const { id } = message as LeadRow;
    await run(['answer', id, '--assignee', 'Jo']);
    await run(['answer', id, '--note', '', '--status', 'closed']);
    const [changed] = await list();
    assert.deepEqual([changed?.status, changed?.assignee, changed?.note], ['closed', 'Jo', null]);
  });

  test('asks before it deletes a person', async () => {
    const asked = await run(['forget', ' minji@EXAMPLE.kr'], 'yes');
    assert.equal(JSON.parse(asked.out).lead_work, 1);
    assert.match(asked.err, /cannot be restored/);
    assert.equal((await list()).length, 1);
  });

  test('names mistakes in its arguments', async () => {
    for (const [args, words] of [
      [['--status', 'done'], /--status is one of new, answered, qualified, closed/],
      [['--since', 'yesterday'], /--since is a date/],
      [['show', 'ffffffff'], /No lead has an id that begins with ffffffff/],
      [['--jsno'], /--jsno/],
      [['--csv'], /--csv/],
      [['--csv', ''], /--csv needs the name of a file/],
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

test('refuses a Supabase project and names the dashboard', async () => {
  const hosted = { SUPABASE_URL: 'http://127.0.0.1:9', SUPABASE_ANON_KEY: 'sb_publishable_x' };
  const { status, out, err } = await leads(hosted, ['--json']);
  assert.deepEqual([status, out], [1, '']);
  assert.match(err, /dashboard of the project \(docs\/leads\.md\)/);
});
