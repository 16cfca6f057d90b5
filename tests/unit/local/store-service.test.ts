/** @jest-environment node */
import { cpSync, existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { join } from 'node:path';
import { createClient } from '@supabase/supabase-js';
import {
  type EmbeddedProcess,
  killLeftovers,
  projectDir,
  removeFolders,
  runSubmissions,
  startEmbedded,
  temporaryFolder,
} from './embedded-process.ts';

// Processes start here, and a busy machine takes its time.
jest.setTimeout(60_000);

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

type Row = Record<string, string | null>;
type Stored = { signup_submissions: Row[]; contact_submissions: Row[] };

const storeOf = (url: string, key = anonKey) =>
  createClient(url, key, { auth: { persistSession: false, autoRefreshToken: false } });
const startStore = (dataDir: string, more: Record<string, string> = {}) =>
  startEmbedded(['store'], { DATA_DIR: dataDir, EMBEDDED_ANON_KEY: anonKey, ...more });
/** What the command line shows, which works whether the services run or not. */
const storedIn = async (dataDir: string) =>
  JSON.parse((await runSubmissions(dataDir, '--json')).out) as Stored;
/** The same without starting a process. */
async function storedInRunning(dataDir: string): Promise<Stored> {
  const lock = JSON.parse(readFileSync(join(dataDir, 'store.lock'), 'utf8')) as {
    url: string;
    token: string;
  };
  const response = await fetch(`${lock.url}/-/submissions`, {
    headers: { authorization: `Bearer ${lock.token}` },
  });
  return (await response.json()) as Stored;
}

const headers = { apikey: anonKey, authorization: `Bearer ${anonKey}`, 'content-type': 'application/json' };
/** A request as supabase-js would not make it. */
async function send(url: string, path: string, init: RequestInit = {}) {
  const response = await fetch(url + path, { method: 'POST', headers, ...init });
  const text = await response.text();
  return { status: response.status, body: text === '' ? null : JSON.parse(text), headers: response.headers };
}

let dataDir: string;
let services: EmbeddedProcess;
let url: string;

beforeAll(async () => {
  dataDir = join(temporaryFolder(), 'data');
  services = startStore(dataDir);
  url = await services.url();
  // The database is being created: the first request has to wait for it.
  const { error, status } = await storeOf(url).from('signup_submissions').insert(signup);
  expect({ error, status }).toEqual({ error: null, status: 201 });
});

afterAll(async () => {
  await services.stop();
  await killLeftovers();
  removeFolders();
});

describe('inserting as the site does, with supabase-js', () => {
  test('a row, an optional company, several rows', async () => {
    const store = storeOf(url);
    expect((await store.from('contact_submissions').insert(contact)).error).toBeNull();
    const several = [
      { ...contact, company: 'Hanbang Lab', email: 'one@example.kr' },
      { name: 'No Company', email: 'two@example.kr', message: 'The key company is missing here.' },
    ];
    expect((await store.from('contact_submissions').insert(several)).error).toBeNull();

    const stored = await storedIn(dataDir);
    expect(stored.signup_submissions).toEqual([expect.objectContaining(signup)]);
    expect(stored.contact_submissions).toHaveLength(3);
    expect(stored.contact_submissions).toContainEqual(expect.objectContaining(contact));
    expect(stored.contact_submissions).toContainEqual(
      expect.objectContaining({ name: 'No Company', company: null }),
    );
    for (const row of [...stored.signup_submissions, ...stored.contact_submissions]) {
      expect(row.id).toMatch(/^[0-9a-f-]{36}$/);
      expect(Math.abs(Date.now() - Date.parse(row.created_at ?? ''))).toBeLessThan(120_000);
    }
  });

  test('several rows are stored all or none', async () => {
    const before = (await storedInRunning(dataDir)).contact_submissions.length;
    const { error } = await storeOf(url)
      .from('contact_submissions')
      .insert([
        { ...contact, email: 'three@example.kr' },
        { ...contact, email: 'no address' },
      ]);
    expect(error?.code).toBe('23514');
    expect((await storedInRunning(dataDir)).contact_submissions).toHaveLength(before);
  });

  test('the answer has no body', async () => {
    const { status, body } = await send(url, '/rest/v1/contact_submissions', {
      body: JSON.stringify({ ...contact, email: 'four@example.kr' }),
    });
    expect({ status, body }).toEqual({ status: 201, body: null });
  });
});

describe('what the anonymous role may not do', () => {
  const store = () => storeOf(url);
  const forged = { id: '9b1deb4d-3b7d-4bad-9bdd-2b0d7b3dcb6d' };

  test.each([
    ['read a table', () => store().from('contact_submissions').select()],
    ['read a column', () => store().from('signup_submissions').select('email').limit(1)],
    ['count', () => store().from('signup_submissions').select('*', { count: 'exact', head: true })],
    ['get its own row back', () => store().from('contact_submissions').insert(contact).select()],
    ['change', () => store().from('contact_submissions').update({ name: 'x' }).eq('name', 'y')],
    ['delete', () => store().from('contact_submissions').delete().eq('name', 'y')],
    ['upsert', () => store().from('contact_submissions').upsert(contact)],
    [
      'upsert by id',
      () =>
        store()
          .from('contact_submissions')
          .upsert({ ...contact, ...forged }, { onConflict: 'id' }),
    ],
    [
      'upsert, ignoring',
      () => store().from('contact_submissions').upsert(contact, { ignoreDuplicates: true }),
    ],
    [
      'choose an id',
      () =>
        store()
          .from('contact_submissions')
          .insert({ ...contact, ...forged }),
    ],
    [
      'send no id',
      () =>
        store()
          .from('contact_submissions')
          .insert({ ...contact, id: null }),
    ],
    [
      'choose a time',
      () =>
        store()
          .from('signup_submissions')
          .insert({ ...signup, created_at: '2020-01-01' }),
    ],
  ])('%s: 42501', async (_, attempt) => {
    const before = await storedInRunning(dataDir);
    const { error, status, data } = await attempt();
    expect(status).toBe(401);
    expect(data).toBeNull();
    // A HEAD request has no body to read the code from.
    if (_ !== 'count')
      expect(error).toMatchObject({ code: '42501', message: expect.stringContaining('permission denied') });
    expect(await storedInRunning(dataDir)).toEqual(before);
  });

  test('upsert by a column that is not unique is refused as well', async () => {
    const { error } = await store().from('contact_submissions').upsert(contact, { onConflict: 'email' });
    expect(error?.code).toBe('42P10');
    const { status } = await send(url, '/rest/v1/contact_submissions?on_conflict=id', {
      body: JSON.stringify(contact),
    });
    expect(status).toBe(401);
  });

  test('replace with PUT', async () => {
    const { status, body } = await send(url, '/rest/v1/contact_submissions?id=eq.1', {
      method: 'PUT',
      body: '{}',
    });
    expect(status).toBe(401);
    expect(body.code).toBe('42501');
  });

  test.each([
    'schema_migrations',
    'pg_class',
    'pg_authid',
    'information_schema.tables',
    '"; drop table x; --',
  ])('reach %s', async (table) => {
    const { error, status } = await store().from(table).insert({ a: 1 });
    expect(status).toBe(404);
    expect(error?.code).toBe('PGRST205');
  });

  test('call a function, or use another schema', async () => {
    expect((await store().rpc('version')).error?.code).toBe('PGRST202');
    expect(
      (await store().schema('supabase_migrations').from('schema_migrations').insert({})).error?.code,
    ).toBe('PGRST106');
  });
});

describe('constraints', () => {
  const long = (length: number) => 'x'.repeat(length);
  const signupErrors: [string, object, string][] = [
    ['no first name', { first_name: null }, '23502'],
    ['a missing field', { location: undefined }, '23502'],
    ['an empty name', { last_name: '' }, '23514'],
    ['a blank name', { first_name: '   ' }, '23514'],
    ['space before', { first_name: ' Ada' }, '23514'],
    ['space behind', { last_name: 'Lovelace ' }, '23514'],
    ['a no-break space behind', { title: 'Founder\u00a0' }, '23514'],
    ['an ideographic space before', { company: '\u3000한방' }, '23514'],
    ['a byte-order mark', { location: '\ufeffSeoul' }, '23514'],
    ['a line break', { title: 'Founder\nCEO' }, '23514'],
    ['a tab', { company: 'A\tB' }, '23514'],
    ['an escape', { location: 'A\u001b[31m' }, '23514'],
    ['a C1 control', { location: 'A\u0085B' }, '23514'],
    ['a name of 101', { first_name: long(101) }, '23514'],
    ['a company of 161', { company: long(161) }, '23514'],
    ['a title of 161', { title: long(161) }, '23514'],
    ['a location of 161', { location: long(161) }, '23514'],
    ['no @', { email: 'ada.example.com' }, '23514'],
    ['two @', { email: 'a@b@example.com' }, '23514'],
    ['no dot in the domain', { email: 'ada@localhost' }, '23514'],
    ['a space in the address', { email: 'a da@example.com' }, '23514'],
    ['an address of 255', { email: `${long(243)}@example.com` }, '23514'],
    ['a null character', { first_name: 'A\u0000' }, '22P05'],
    ['half a surrogate pair', { first_name: 'A\ud800' }, '22P02'],
  ];
  test.each(signupErrors)('signup: %s', async (_, change, code) => {
    const { error, status } = await storeOf(url)
      .from('signup_submissions')
      .insert({ ...signup, ...change });
    expect({ status, code: error?.code }).toEqual({ status: 400, code });
  });

  test.each([
    ['no message', { message: null }, '23502'],
    ['an empty message', { message: '' }, '23514'],
    ['a message of line breaks', { message: '\n\n' }, '23514'],
    ['a line break behind', { message: 'Hello\n' }, '23514'],
    ['a bell', { message: 'Hello\u0007there' }, '23514'],
    ['a form feed', { message: 'Hello\u000cthere' }, '23514'],
    ['a message of 5001', { message: long(5001) }, '23514'],
    ['an empty company', { company: '' }, '23514'],
    ['a blank company', { company: ' ' }, '23514'],
    ['a name of 101', { name: long(101) }, '23514'],
  ])('contact: %s', async (_, change, code) => {
    const { error, status } = await storeOf(url)
      .from('contact_submissions')
      .insert({ ...contact, ...change });
    expect({ status, code: error?.code }).toEqual({ status: 400, code });
  });

  test('the longest that is allowed, counted in characters', async () => {
    const widest = {
      first_name: '👩'.repeat(100),
      last_name: 'x',
      email: `${long(242)}@example.com`,
      company: '한'.repeat(160),
      title: long(160),
      location: long(160),
    };
    expect((await storeOf(url).from('signup_submissions').insert(widest)).error).toBeNull();
    expect(
      (
        await storeOf(url)
          .from('contact_submissions')
          .insert({ ...contact, message: '글'.repeat(5000) })
      ).error,
    ).toBeNull();
  });

  test('an error does not repeat what was sent', async () => {
    const { body } = await send(url, '/rest/v1/contact_submissions', {
      body: JSON.stringify({ ...contact, name: 'Very Private ' }),
    });
    expect(JSON.stringify(body)).not.toContain('Very Private');
  });
});

describe('requests that are no insert', () => {
  const path = '/rest/v1/contact_submissions';
  const body = JSON.stringify(contact);

  test.each<[string, string, RequestInit, number, string | undefined]>([
    ['an unknown column', path, { body: '{"nickname":"x"}' }, 400, 'PGRST204'],
    ['an unknown column in columns', `${path}?columns="name","nickname"`, { body }, 400, 'PGRST204'],
    ['an unknown table', '/rest/v1/visitors', { body }, 404, 'PGRST205'],
    ['malformed JSON', path, { body: '{"name":' }, 400, 'PGRST102'],
    ['no body', path, {}, 400, 'PGRST102'],
    ['a text', path, { body: '"name"' }, 400, 'PGRST102'],
    [
      'rows of different fields without columns',
      path,
      { body: '[{"name":"a"},{"email":"b"}]' },
      400,
      'PGRST102',
    ],
    [
      'bytes that are no UTF-8',
      path,
      { body: new Uint8Array([0x7b, 0x22, 0xff, 0x22, 0x7d]) },
      400,
      'PGRST102',
    ],
    [
      'another content type',
      path,
      { body, headers: { ...headers, 'content-type': 'text/csv' } },
      415,
      'PGRST107',
    ],
    ['no content type', path, { body: Buffer.from(body), headers: { apikey: anonKey } }, 415, 'PGRST107'],
    ['another method', path, { method: 'OPTIONS' }, 405, 'PGRST117'],
    [
      'another token',
      path,
      { body, headers: { ...headers, authorization: 'Bearer other' } },
      401,
      'PGRST301',
    ],
    ['no path', '/rest/v1/', { body }, 404, 'PGRST125'],
    ['no key', path, { body, headers: { 'content-type': 'application/json' } }, 401, undefined],
    [
      'another key',
      path,
      { body, headers: { ...headers, apikey: 'other', authorization: '' } },
      401,
      undefined,
    ],
    [
      '64 KiB and more',
      path,
      { body: JSON.stringify({ ...contact, message: 'x'.repeat(65536) }) },
      413,
      undefined,
    ],
  ])('%s', async (_, address, init, status, code) => {
    const answer = await send(url, address, init);
    expect(answer.status).toBe(status);
    expect(answer.body.message).toEqual(expect.any(String));
    if (code) expect(answer.body).toEqual({ code, details: null, hint: null, message: expect.any(String) });
  });

  test('without key the answer is that of the gateway', async () => {
    const { body: answer } = await send(url, path, { body, headers: { 'content-type': 'application/json' } });
    expect(answer).toEqual({
      message: 'No API key found in request',
      hint: 'No `apikey` request header or url param was found.',
    });
  });

  test('a body without length is cut off at 64 KiB while it streams', async () => {
    const status = await new Promise((resolve, reject) => {
      const sending = request(`${url}${path}`, { method: 'POST', headers }, (response) => {
        resolve(response.statusCode);
        response.resume();
      });
      sending.on('error', () => reject(new Error('hung up before it answered')));
      for (let sent = 0; sent < 20; sent += 1) sending.write('x'.repeat(16 * 1024));
    });
    expect(status).toBe(413);
  });

  test('an insert under another host name is refused', async () => {
    const status = await new Promise((resolve, reject) => {
      const sending = request(
        `${url}${path}`,
        { method: 'POST', headers: { ...headers, host: 'rebound.example' }, setHost: false },
        (response) => {
          resolve(response.statusCode);
          response.resume();
        },
      );
      sending.on('error', reject);
      sending.end(body);
    });
    expect(status).toBe(421);
  });
});

describe('reading what was stored', () => {
  test('needs the token of the lock file, which only its owner can read', async () => {
    const lock = JSON.parse(readFileSync(join(dataDir, 'store.lock'), 'utf8')) as { token: string };
    expect(statSync(join(dataDir, 'store.lock')).mode & 0o777).toBe(0o600);
    expect(statSync(join(dataDir, 'store')).mode & 0o777).toBe(0o700);
    const ask = (token: string) =>
      fetch(`${url}/-/submissions`, { headers: { authorization: `Bearer ${token}` } });
    expect((await ask('')).status).toBe(401);
    expect((await ask(anonKey)).status).toBe(401);
    expect((await ask(lock.token)).status).toBe(200);
  });

  test('npm run submissions prints aligned columns while the site runs', async () => {
    const { code, out } = await runSubmissions(dataDir);
    expect(code).toBe(0);
    expect(out).toMatch(/^signup_submissions \(\d+ rows\)\ncreated_at +first_name/);
    expect(out).toContain('First line ⏎ second line ⏎ 끝');
  });

  test('an option that does not exist is named', async () => {
    expect(await runSubmissions(dataDir, '--jsno')).toMatchObject({
      code: 1,
      err: expect.stringContaining('--jsno'),
    });
  });

  test('a folder that does not exist is not created', async () => {
    const nowhere = join(temporaryFolder(), 'nothing');
    expect((await runSubmissions(nowhere)).out).toBe(
      'signup_submissions (no rows)\n\ncontact_submissions (no rows)\n',
    );
    expect(existsSync(nowhere)).toBe(false);
  });

  test('the log has nothing of what visitors sent', () => {
    expect(services.log()).not.toMatch(/Ada|Lovelace|minji|김민지|Hanbang|First line|Very Private/);
  });
});

describe('one owner, existing data, and sudden death', () => {
  let existing: string;
  /** A stopped copy of the database of this suite. */
  const copyOfData = () => {
    const copy = join(temporaryFolder(), 'data');
    cpSync(existing, copy, { recursive: true });
    return copy;
  };

  beforeAll(async () => {
    await services.stop();
    existing = dataDir;
  });

  test('stopping removes the lock and keeps the rows', async () => {
    expect(await services.ended).toBe(0);
    expect(existsSync(join(existing, 'store.lock'))).toBe(false);
    expect((await storedIn(copyOfData())).contact_submissions.length).toBeGreaterThan(3);
  });

  test('a second owner is refused with one sentence; the first one goes on', async () => {
    const folder = copyOfData();
    const first = startStore(folder);
    const origin = await first.url();
    const second = startStore(folder);
    expect(await second.failed).toBe(`The data folder ${folder} is in use by process ${first.child.pid}.`);
    expect(await second.ended).toBe(1);
    const another = { ...contact, name: 'first owner' };
    expect((await storeOf(origin).from('contact_submissions').insert(another)).error).toBeNull();
    expect(await first.stop()).toBe(0);
  });

  test('losing the parent stops the services', async () => {
    const folder = copyOfData();
    const orphan = startStore(folder);
    await orphan.url();
    orphan.child.disconnect();
    expect(await orphan.ended).toBe(0);
    expect(existsSync(join(folder, 'store.lock'))).toBe(false);
  });

  test('a port that is taken is named', async () => {
    const first = startStore(copyOfData());
    const port = new URL(await first.url()).port;
    const folder = copyOfData();
    const second = startStore(folder, { EMBEDDED_PORT: port });
    expect(await second.failed).toContain('EMBEDDED_PORT');
    expect(existsSync(join(folder, 'store.lock'))).toBe(false);
    await first.stop();
  });

  test('later migrations run once on existing data, and a broken one is named', async () => {
    const folder = copyOfData();
    const migrations = temporaryFolder();
    cpSync(join(projectDir, 'supabase/migrations'), migrations, { recursive: true });
    writeFileSync(
      join(migrations, '20991231000000_source.sql'),
      "alter table public.contact_submissions add column source text not null default 'before';\n" +
        'grant insert (source) on public.contact_submissions to anon;\n',
    );
    for (const source of ['first start', 'second start']) {
      const migrated = startStore(folder, { EMBEDDED_MIGRATIONS_DIR: migrations });
      const origin = await migrated.url();
      expect(
        (
          await storeOf(origin)
            .from('contact_submissions')
            .insert({ ...contact, name: source, source })
        ).error,
      ).toBeNull();
      expect(await migrated.stop()).toBe(0);
    }
    const rows = (await storedIn(folder)).contact_submissions.length;

    writeFileSync(
      join(migrations, '20991231000001_broken.sql'),
      'drop table public.signup_submissions; nonsense;',
    );
    const broken = startStore(folder, { EMBEDDED_MIGRATIONS_DIR: migrations });
    expect(await broken.failed).toMatch(/^The migration 20991231000001_broken\.sql failed: .*nonsense/);
    expect(await broken.ended).toBe(1);
    // It ran in a transaction: the table is still there.
    const stored = await storedIn(folder);
    expect(stored.signup_submissions.length).toBeGreaterThan(0);
    expect(stored.contact_submissions).toHaveLength(rows);
  });

  test('killed in the middle of inserts: every acknowledged row is there exactly once', async () => {
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
          const { error } = await storeOf(origin)
            .from('contact_submissions')
            .insert({ ...contact, name });
          if (!error) acknowledged.push(name);
          // Not after a quiet moment: the other writers are between request and answer.
          if (acknowledged.length >= goal && alive) {
            alive = false;
            victim.child.kill('SIGKILL');
          }
        }
      };
      await Promise.all([writer(), writer(), writer(), writer()]);
      expect(await victim.ended).toBe('SIGKILL');
    }
    const reopened = startStore(folder);
    const origin = await reopened.url();
    expect(
      (
        await storeOf(origin)
          .from('contact_submissions')
          .insert({ ...contact, name: 'afterwards' })
      ).error,
    ).toBeNull();
    const counts = new Map<string | null | undefined, number>();
    for (const { name } of (await storedIn(folder)).contact_submissions)
      counts.set(name, (counts.get(name) ?? 0) + 1);
    expect(acknowledged.length).toBeGreaterThanOrEqual(200);
    expect(acknowledged.filter((name) => counts.get(name) !== 1)).toEqual([]);
    expect(counts.get('afterwards')).toBe(1);
    await reopened.stop();
  });
});
