import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import { join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import { createClient } from '@supabase/supabase-js';
import { openDatabase } from '../../../embedded/database.ts';
import { formerNumbers } from '../../support/database-cases.ts';
import {
  cleanUp,
  type EmbeddedProcess,
  projectDir,
  runScript,
  startEmbedded,
} from '../../support/embedded-process.ts';
import { send as sendRaw } from '../../support/http.ts';
import type { Submissions } from '../../support/print-submissions.ts';
import { readSubmissions } from '../../support/submissions.ts';
import { temporaryFolder } from '../../support/temporary-folder.ts';

/*
 * The real client of Supabase must get the same results from the embedded store as from a hosted project. The refusals of Postgres
 * itself are in tests/support/database-cases.ts and tests/unit/leads/schema-equals-migration.test.ts.
 */

const anonKey = 'sb_publishable_test';
const signup = {
  first_name: 'Ada',
  last_name: 'Lovelace',
  email: 'ada@example.com',
  company: 'Analytical Engines',
  title: 'Founder',
  location: 'London',
};
const contact = {
  name: '김민지',
  email: 'minji@example.kr',
  company: null,
  message: 'First line\nsecond\tline\r\n끝',
};

type Row = Submissions['contact_submissions'][number];

const storeOf = (url: string, key = anonKey) =>
  createClient(url, key, { auth: { persistSession: false, autoRefreshToken: false } });
const insert = (url: string, row: object) => storeOf(url).from('contact_submissions').insert(row);
const startStore = (dataDir: string, more: Record<string, string> = {}) =>
  startEmbedded(['store'], { DATA_DIR: dataDir, EMBEDDED_ANON_KEY: anonKey, ...more });
const listLeads = (dataDir: string) => runScript(['tools/leads/index.ts'], { DATA_DIR: dataDir });

const headers = { apikey: anonKey, authorization: `Bearer ${anonKey}`, 'content-type': 'application/json' };
/** A request as supabase-js would not make it. */
async function send(path: string, init: RequestInit = {}) {
  const response = await fetch(url + path, { method: 'POST', headers, ...init });
  const text = await response.text();
  return { status: response.status, body: text === '' ? null : JSON.parse(text) };
}

let dataDir: string;
let services: EmbeddedProcess;
let url: string;

before(async () => {
  dataDir = join(temporaryFolder('store'), 'data');
  services = startStore(dataDir);
  url = await services.url();
  // Nothing is created before the first submission, which waits for it.
  assert.ok(!fs.existsSync(join(dataDir, 'store')));
  const { error, status } = await storeOf(url).from('signup_submissions').insert(signup);
  assert.deepEqual({ error, status }, { error: null, status: 201 });
});

after(async () => {
  await services.stop();
  await cleanUp();
});

describe('inserting as the site does', () => {
  test('inserts one row, a row without a company, and several rows', async () => {
    assert.equal((await insert(url, contact)).error, null);
    const several = [
      { ...contact, company: 'Hanbang Lab', email: 'one@example.kr' },
      { name: 'No Company', email: 'two@example.kr', message: 'The key company is missing here.' },
    ];
    assert.equal((await insert(url, several)).error, null);

    const stored = await readSubmissions(dataDir);
    const [{ id, created_at, ...first } = {} as Row] = stored.signup_submissions;
    assert.deepEqual(first, signup);
    assert.match(String(id), /^[0-9a-f-]{36}$/);
    assert.ok(Math.abs(Date.now() - Date.parse(created_at ?? '')) < 120_000);
    const rows = stored.contact_submissions.map(({ id, created_at, ...row }) => row);
    assert.equal(rows.length, 3);
    assert.deepEqual(
      rows.find(({ email }) => email === contact.email),
      contact,
    );
    assert.equal(rows.find(({ name }) => name === 'No Company')?.company, null);
  });

  test('returns no body, and refuses a duplicate by its unique index', async () => {
    const body = JSON.stringify({ ...contact, email: 'four@example.kr' });
    assert.deepEqual(await send('/rest/v1/contact_submissions', { body }), { status: 201, body: null });
    const again = await send('/rest/v1/contact_submissions', { body });
    assert.equal(again.status, 409);
    assert.equal(again.body.code, '23505');
    assert.match(again.body.message, /contact_submissions_not_twice_/);
  });
});

describe('restrictions of the anonymous role', () => {
  const contacts = () => storeOf(url).from('contact_submissions');
  let stored: Submissions;
  before(async () => {
    stored = await readSubmissions(dataDir);
  });
  after(async () => assert.deepEqual(await readSubmissions(dataDir), stored));

  for (const [what, attempt] of Object.entries({
    read: () => contacts().select(),
    count: () => contacts().select('*', { count: 'exact', head: true }),
    'get its own row back': () => contacts().insert(contact).select(),
    change: () => contacts().update({ name: 'x' }).eq('name', 'y'),
    delete: () => contacts().delete().eq('name', 'y'),
    upsert: () => contacts().upsert(contact),
    'upsert by id': () => contacts().upsert(contact, { onConflict: 'id' }),
    'choose an id': () => contacts().insert({ ...contact, id: '9b1deb4d-3b7d-4bad-9bdd-2b0d7b3dcb6d' }),
  })) {
    test(`refuses ${what} with 42501`, async () => {
      const { error, status, data } = await attempt();
      assert.equal(status, 401);
      assert.equal(data, null);
      // A HEAD request has no body to read the code from.
      if (what !== 'count') {
        assert.equal(error?.code, '42501');
        assert.match(String(error?.message), /permission denied/);
      }
    });
  }

  for (const table of ['schema_migrations', 'pg_class', 'information_schema.tables', '"; drop table x; --']) {
    test(`cannot reach ${table}`, async () => {
      const { error, status } = await storeOf(url).from(table).insert({ a: 1 });
      assert.deepEqual([status, error?.code], [404, 'PGRST205']);
    });
  }

  test('cannot call a function or use another schema', async () => {
    assert.equal((await storeOf(url).rpc('version')).status, 404);
    const { error } = await storeOf(url).schema('supabase_migrations').from('schema_migrations').insert({});
    assert.equal(error?.code, 'PGRST106');
  });
});

describe('constraints', () => {
  for (const [what, change, code] of [
    ['a missing field', { message: undefined }, '23502'],
    ['a blank name', { name: '   ' }, '23514'],
    ['a null character', { name: 'A\u0000' }, '22P05'],
    ['half a surrogate pair', { name: 'A\ud800' }, '22P02'],
  ] as const) {
    test(`rejects ${what}`, async () => {
      const { error, status } = await insert(url, { ...contact, ...change });
      assert.deepEqual({ status, code: error?.code }, { status: 400, code });
    });
  }

  test('leaves the sent values out of error messages', async () => {
    const body = JSON.stringify({ ...contact, name: 'Very Private ' });
    const response = await send('/rest/v1/contact_submissions', { body });
    assert.ok(!JSON.stringify(response.body).includes('Very Private'));
  });
});

describe('requests that the store rejects', () => {
  const path = '/rest/v1/contact_submissions';
  const body = JSON.stringify(contact);
  const csv = { ...headers, 'content-type': 'text/csv' };
  const otherKey = { ...headers, apikey: 'other', authorization: '' };
  const mixed = '[{"name":"a"},{"email":"b"}]';

  for (const [what, pathname, init, status, code] of [
    ['an unknown column', path, { body: '{"nickname":"x"}' }, 400, 'PGRST204'],
    ['an unknown column in columns', `${path}?columns="name","nickname"`, { body }, 400, 'PGRST204'],
    ['an unknown table', '/rest/v1/visitors', { body }, 404, 'PGRST205'],
    ['replace with PUT', `${path}?id=eq.1`, { method: 'PUT', body: '{}' }, 401, '42501'],
    ['malformed JSON', path, { body: '{"name":' }, 400, 'PGRST102'],
    ['no body', path, {}, 400, 'PGRST102'],
    ['a string', path, { body: '"name"' }, 400, 'PGRST102'],
    ['rows of different fields without columns', path, { body: mixed }, 400, 'PGRST102'],
    ['bytes that are not UTF-8', path, { body: Buffer.from('{"ÿ"}', 'latin1') }, 400, 'PGRST102'],
    ['another content type', path, { body, headers: csv }, 415, 'PGRST107'],
    ['no content type', path, { body: Buffer.from(body), headers: { apikey: anonKey } }, 415, 'PGRST107'],
    [
      'another token',
      path,
      { body, headers: { ...headers, authorization: 'Bearer other' } },
      401,
      'PGRST301',
    ],
    ['no table', '/rest/v1/', { body }, 404, undefined],
    ['no key', path, { body, headers: { 'content-type': 'application/json' } }, 401, undefined],
    ['another key', path, { body, headers: otherKey }, 401, undefined],
    ['64 KiB and more', path, { body: JSON.stringify('x'.repeat(65536)) }, 413, undefined],
  ] as [string, string, RequestInit, number, string | undefined][]) {
    test(`rejects ${what}`, async () => {
      const response = await send(pathname, init);
      assert.equal(response.status, status);
      assert.equal(typeof response.body.message, 'string');
      if (code)
        assert.deepEqual(response.body, { code, details: null, hint: null, message: response.body.message });
    });
  }

  test("returns the gateway's response without a key", async () => {
    const { body: response } = await send(path, { body, headers: { 'content-type': 'application/json' } });
    assert.deepEqual(response, {
      message: 'No API key found in request',
      hint: 'No `apikey` request header or url param was found.',
    });
  });

  test('stops reading a body without a length at 64 KiB', async () => {
    const pieces = Array.from({ length: 20 }, () => 'x'.repeat(16 * 1024));
    assert.equal((await sendRaw(url, path, { method: 'POST', headers, body: pieces })).status, 413);
  });

  test('refuses an insert under another host name', async () => {
    const rebound = { ...headers, host: 'rebound.example' };
    const sent = { method: 'POST', headers: rebound, setHost: false, body };
    assert.equal((await sendRaw(url, path, sent)).status, 421);
  });
});

describe('reading stored rows', () => {
  test("needs the owner's token, which only the owner can read", async () => {
    assert.equal(fs.statSync(join(dataDir, 'owner.json')).mode & 0o777, 0o600);
    assert.equal(fs.statSync(join(dataDir, 'store')).mode & 0o777, 0o700);
    const { token } = JSON.parse(fs.readFileSync(join(dataDir, 'owner.json'), 'utf8'));
    for (const [given, status] of [
      ['', 401],
      [anonKey, 401],
      [token, 200],
    ]) {
      const body = JSON.stringify({ sql: 'select 1', values: [] });
      const sent = { body, headers: { authorization: `Bearer ${given}` } };
      assert.equal((await send('/-/query', sent)).status, status);
    }
  });

  test('prints a table while the site runs, with control characters of rows escaped', async () => {
    const message = { ...contact, email: 'steering@example.kr', message: 'First line\nsecond\tline\u202eb' };
    assert.equal((await insert(url, message)).error, null);
    const { status, out } = await listLeads(dataDir);
    assert.equal(status, 0);
    assert.match(out, /First line\\nsecond line b/);
    assert.doesNotMatch(out, /\u202e/);
    const edges = out.split('\n').filter((line) => /^[┌├└]/.test(line));
    assert.equal(edges.length, 3);
  });

  test('creates nothing when it only reads', async () => {
    const nowhere = join(temporaryFolder('store'), 'nothing');
    const noRows = { signup_submissions: [], contact_submissions: [] };
    assert.deepEqual(await readSubmissions(nowhere), noRows);
    assert.equal((await listLeads(nowhere)).out, 'No leads.\n');
    assert.ok(!fs.existsSync(nowhere));
    const idle = startStore(nowhere);
    await idle.url();
    assert.deepEqual(await readSubmissions(nowhere), noRows);
    assert.equal((await listLeads(nowhere)).out, 'No leads.\n');
    assert.ok(!fs.existsSync(join(nowhere, 'store')));
    await idle.stop();
  });

  test('logs nothing that visitors sent', () => {
    assert.doesNotMatch(services.log(), /Ada|Lovelace|minji|김민지|Hanbang|First line|Very Private/);
  });
});

describe('one owner, existing data, and sudden death', () => {
  let existing: string;
  /** A stopped copy of the database of this suite. */
  const copyOfData = () => {
    const copy = join(temporaryFolder('store'), 'data');
    fs.cpSync(existing, copy, { recursive: true });
    return copy;
  };

  before(async () => {
    assert.equal(await services.stop(), 0);
    existing = dataDir;
  });

  test('releases the folder and keeps the rows when it stops', async () => {
    assert.ok(!fs.existsSync(join(existing, 'owner.json')));
    assert.ok((await readSubmissions(copyOfData())).contact_submissions.length > 3);
  });

  test('refuses a second owner with one sentence, and the first one continues', async () => {
    const folder = copyOfData();
    const first = startStore(folder);
    const origin = await first.url();
    const second = startStore(folder);
    const sentence = `The data folder ${folder} is in use by process ${first.child.pid}: stop it, or set DATA_DIR to another folder.`;
    await assert.rejects(second.url(), new Error(sentence));
    assert.equal(await second.ended, 1);
    const another = { ...contact, name: 'first owner' };
    assert.equal((await insert(origin, another)).error, null);
    assert.equal(await first.stop(), 0);
  });

  test('gives a folder whose owner has died to exactly one of many waiting processes', async () => {
    const folder = copyOfData();
    const dead = startStore(folder);
    await dead.url();
    dead.child.kill('SIGKILL');
    await dead.ended;
    const all = Array.from({ length: 4 }, () => startStore(folder));
    const responses = await Promise.allSettled(all.map((one) => one.url()));
    assert.equal(responses.filter(({ status }) => status === 'fulfilled').length, 1);
    await Promise.all(all.map((one) => one.stop()));
  });

  test('names a port that is in use', async () => {
    const first = startStore(copyOfData());
    const second = startStore(copyOfData(), { EMBEDDED_PORT: new URL(await first.url()).port });
    await assert.rejects(second.url(), /EMBEDDED_PORT/);
    await first.stop();
  });

  test('logs a full disk and keeps running', async (context) => {
    const disk = temporaryFolder('disk');
    try {
      execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=4m', 'tmpfs', disk], { stdio: 'ignore' });
    } catch {
      context.skip('a disk of 4 MB can be mounted by root on Linux only');
      return;
    }
    const full = startStore(join(disk, 'data'));
    try {
      for (const _ of [1, 2]) assert.equal((await insert(await full.url(), contact)).status, 500);
      assert.match(full.log(), /"store_failed","reason":"[^"[]*no space left on/i);
      assert.equal(await full.stop(), 0);
    } finally {
      execFileSync('umount', ['--lazy', disk]);
    }
  });

  test('runs new migrations once on existing data, and names a broken one', async () => {
    const folder = copyOfData();
    const migrations = join(temporaryFolder('store'), 'migrations');
    fs.mkdirSync(migrations);
    fs.cpSync(join(projectDir, 'supabase/migrations'), migrations, { recursive: true });
    fs.writeFileSync(
      join(migrations, '20991231000000_source.sql'),
      "alter table public.contact_submissions add column source text not null default 'before';\n" +
        'grant insert (source) on public.contact_submissions to anon;\n',
    );
    for (const source of ['first start', 'second start']) {
      const migrated = startStore(folder, { EMBEDDED_MIGRATIONS_DIR: migrations });
      const row = { ...contact, name: source, source };
      assert.equal((await insert(await migrated.url(), row)).error, null);
      assert.equal(await migrated.stop(), 0);
    }
    const rows = (await readSubmissions(folder)).contact_submissions.length;

    const sql = 'drop table public.signup_submissions; nonsense;';
    fs.writeFileSync(join(migrations, '20991231000001_broken.sql'), sql);
    const broken = startStore(folder, { EMBEDDED_MIGRATIONS_DIR: migrations });
    assert.equal((await insert(await broken.url(), contact)).status, 500);
    assert.match(
      broken.log(),
      /"store_failed","reason":"The migration 20991231000001_broken\.sql failed: .*nonsense/,
    );
    assert.equal(await broken.stop(), 0);
    // It ran in a transaction: the table is still there.
    const stored = await readSubmissions(folder);
    assert.ok(stored.signup_submissions.length > 0);
    assert.equal(stored.contact_submissions.length, rows);
  });

  test('opens a database whose migrations had other numbers without running one twice', async () => {
    const folder = join(temporaryFolder('store'), 'store');
    const current = join(projectDir, 'supabase/migrations');
    const former = join(temporaryFolder('store'), 'migrations');
    // The migrations and numbers of 2026-11-22, some of them days ahead.
    fs.cpSync(current, former, { recursive: true, filter: (file) => !/\/202611(?:2[3-9]|3)\d+_/.test(file) });
    for (const [name, number] of Object.entries(formerNumbers)) {
      const file = fs.readdirSync(former).find((existing) => existing.endsWith(`_${name}.sql`)) ?? '';
      fs.renameSync(join(former, file), join(former, `${number}_${name}.sql`));
    }
    const before = await openDatabase(folder, former);
    await before.query(
      "insert into contact_submissions (name, email, message) values ('Old', 'a@b.co', 'M')",
    );
    // It is older than what hosted projects have of accounts.
    await before.exec('drop schema auth cascade');
    await before.close();

    // A migration that comes later has a number below some of the former ones, and runs.
    const later = join(temporaryFolder('store'), 'migrations');
    fs.cpSync(current, later, { recursive: true });
    fs.writeFileSync(join(later, '20261123100000_later.sql'), 'create table public.later ()');
    const after = await openDatabase(folder, later);
    const ledger = 'select name from supabase_migrations.schema_migrations order by name';
    const names = (await after.query<{ name: string }>(ledger)).rows.map(({ name }) => name);
    const leads = await after.query('select name, (select count(*)::int from later) as later from leads');
    const members = await after.query('select email from auth.users');
    await after.close();
    const expected = fs.readdirSync(later).map((file) => file.replace(/^\d+_(.*)\.sql$/, '$1'));
    assert.deepEqual(names, expected.sort());
    assert.deepEqual([leads.rows, members.rows], [[{ name: 'Old', later: 0 }], []]);
  });

  test('has every acknowledged row exactly once after it is killed during inserts', async () => {
    const folder = copyOfData();
    const acknowledged: string[] = [];
    let number = 0;
    for (const kills of [120, 80]) {
      const victim = startStore(folder);
      const origin = await victim.url();
      const goal = acknowledged.length + kills;
      let alive = true;
      const writer = async () => {
        while (alive) {
          number += 1;
          const name = `row ${number}`;
          const { error } = await insert(origin, { ...contact, name });
          if (!error) acknowledged.push(name);
          // Not after a quiet moment: the other writers are between request and response.
          if (acknowledged.length >= goal && alive) {
            alive = false;
            victim.child.kill('SIGKILL');
          }
        }
      };
      await Promise.all([writer(), writer(), writer(), writer()]);
      assert.equal(await victim.ended, 'SIGKILL');
    }
    const reopened = startStore(folder);
    const row = { ...contact, name: 'afterwards' };
    assert.equal((await insert(await reopened.url(), row)).error, null);
    const counts = new Map<string | null | undefined, number>();
    for (const { name } of (await readSubmissions(folder)).contact_submissions) {
      counts.set(name, (counts.get(name) ?? 0) + 1);
    }
    assert.ok(acknowledged.length >= 200);
    assert.deepEqual(
      acknowledged.filter((name) => counts.get(name) !== 1),
      [],
    );
    assert.equal(counts.get('afterwards'), 1);
    await reopened.stop();
  });
});
