/** @jest-environment node */
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

/*
 * What the anonymous role may do with the two tables, put to Postgres itself: to PGlite (PostgreSQL 18 in this project)
 * and to a real server where one is installed. Tried as the role, in a transaction that is rolled back.
 */

jest.setTimeout(120_000);

type Database = {
  /** Runs statements; gives `ok` or the SQLSTATE of what went wrong. */
  run: (sql: string) => Promise<string>;
  stop: () => Promise<void>;
};

const hostedRoles = readFileSync('supabase/hosted-roles.sql', 'utf8');
const migrations = readdirSync('supabase/migrations')
  .sort()
  .map((file) => readFileSync(join('supabase/migrations', file), 'utf8'));

/** PGlite is a process of its own: Jest's module system does not load it. */
async function startPglite(): Promise<Database> {
  const script = `
    import { PGlite } from '@electric-sql/pglite';
    import { createInterface } from 'node:readline';
    const database = await PGlite.create();
    for await (const line of createInterface({ input: process.stdin })) {
      let answer = 'ok';
      try { await database.exec(JSON.parse(line)); } catch (error) { answer = error.code ?? String(error); }
      await database.exec('rollback');
      console.log(answer);
    }`;
  const child = spawn('node_modules/.bin/node', ['--input-type=module', '-e', script], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const answers = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  return {
    async run(sql) {
      child.stdin.write(`${JSON.stringify(sql)}\n`);
      return String((await answers.next()).value);
    },
    async stop() {
      child.stdin.end();
      await new Promise((resolve) => child.once('exit', resolve));
    },
  };
}

const installed = [18, 17, 16, 15, 14]
  .flatMap((version) => [`/usr/lib/postgresql/${version}/bin`, `/opt/homebrew/opt/postgresql@${version}/bin`])
  .find((folder) => existsSync(join(folder, 'initdb')));

/** A server in a temporary folder that listens on a socket there; not as root, which Postgres refuses to be. */
async function startPostgres(bin: string): Promise<Database> {
  const folder = mkdtempSync(join(tmpdir(), 'postgres-'));
  const user =
    process.getuid?.() === 0
      ? { uid: idOf('-u'), gid: idOf('-g') }
      : { uid: process.getuid?.(), gid: process.getgid?.() };
  if (process.getuid?.() === 0) chownSync(folder, user.uid ?? 0, user.gid ?? 0);
  const data = join(folder, 'data');
  const options = { ...user, cwd: folder, env: { PATH: process.env.PATH, LC_ALL: 'C.UTF-8' } as never };
  execFileSync(
    join(bin, 'initdb'),
    ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--no-sync'],
    {
      ...options,
      stdio: 'ignore',
    },
  );
  const server: ChildProcess = spawn(
    join(bin, 'postgres'),
    ['-D', data, '-k', folder, '-c', 'listen_addresses=', '-c', 'fsync=off'],
    { ...options, stdio: 'ignore' },
  );
  const ended = new Promise((resolve) => server.once('exit', resolve));
  const run = (sql: string) =>
    new Promise<string>((resolve) => {
      const client = spawn(
        join(bin, 'psql'),
        [
          '-h',
          folder,
          '-U',
          'postgres',
          '-X',
          '-q',
          '-v',
          'ON_ERROR_STOP=1',
          '-v',
          'VERBOSITY=sqlstate',
          '-f',
          '-',
        ],
        { ...options, stdio: ['pipe', 'ignore', 'pipe'] },
      );
      let errors = '';
      client.stderr?.on('data', (chunk: Buffer) => {
        errors += chunk.toString();
      });
      client.once('exit', (code) =>
        resolve(code === 0 ? 'ok' : (/ERROR:\s+(\w{5})/.exec(errors)?.[1] ?? errors)),
      );
      client.stdin?.end(sql);
    });
  for (let attempt = 0; attempt < 100 && (await run('select 1')) !== 'ok'; attempt += 1) {
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  return {
    run,
    async stop() {
      server.kill('SIGINT');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** An unprivileged user for the server: Debian's own, else nobody. */
function idOf(flag: '-u' | '-g'): number {
  for (const name of ['postgres', 'nobody']) {
    try {
      return Number(
        execFileSync('id', [flag, name], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }),
      );
    } catch {
      // The next one.
    }
  }
  throw new Error('no user to run Postgres as');
}

const contact = "insert into contact_submissions (name, email, message) values ('A', 'a@b.co', 'M')";
const signup =
  "insert into signup_submissions (first_name, last_name, email, company, title, location) values ('A', 'B', 'a@b.co', 'C', 'D', 'E')";
const uuid = "'9b1deb4d-3b7d-4bad-9bdd-2b0d7b3dcb6d'";

const statements: [string, string, string][] = [
  ['insert a message', contact, 'ok'],
  ['insert a signup', signup, 'ok'],
  ...['contact_submissions', 'signup_submissions'].flatMap((table): [string, string, string][] => [
    [`select from ${table}`, `select * from ${table}`, '42501'],
    [`select a column of ${table}`, `select email from ${table} limit 1`, '42501'],
    [`count ${table}`, `select count(*) from ${table}`, '42501'],
    [`update ${table}`, `update ${table} set email = 'x@y.zz'`, '42501'],
    [`delete from ${table}`, `delete from ${table}`, '42501'],
    [`truncate ${table}`, `truncate ${table}`, '42501'],
    [`lock ${table}`, `lock table ${table} in access exclusive mode`, '42501'],
    [`copy ${table}`, `copy ${table} to stdout`, '42501'],
    [`alter ${table}`, `alter table ${table} disable row level security`, '42501'],
    [`drop ${table}`, `drop table ${table}`, '42501'],
    [`add a policy to ${table}`, `create policy p on ${table} for select using (true)`, '42501'],
  ]),
  ['insert and return', `${contact} returning id`, '42501'],
  ['upsert', `${contact} on conflict (id) do update set name = 'x'`, '42501'],
  ['upsert that does nothing', `${contact} on conflict (id) do nothing`, '42501'],
  [
    'forge an id',
    `insert into contact_submissions (id, name, email, message) values (${uuid}, 'A', 'a@b.co', 'M')`,
    '42501',
  ],
  [
    'forge a time',
    "insert into contact_submissions (created_at, name, email, message) values (now(), 'A', 'a@b.co', 'M')",
    '42501',
  ],
  [
    'forge a time of a signup',
    signup.replace('(first_name', '(created_at, first_name').replace("values ('A'", "values (now(), 'A'"),
    '42501',
  ],
  [
    'insert without a message',
    "insert into contact_submissions (name, email) values ('A', 'a@b.co')",
    '23502',
  ],
  ['insert a blank name', contact.replace("'A'", "' '"), '23514'],
  ['insert the same twice', `${contact}; ${contact}`, '23505'],
  ['insert what another visitor wrote', `${contact}; ${contact.replace("'A'", "'B'")}`, 'ok'],
  ['read the ledger of migrations', 'select * from supabase_migrations.schema_migrations', '42501'],
  ['make a table', 'create table t (a int)', '42501'],
  ['delete what is old', 'select delete_expired_submissions()', '42501'],
]; // prettier-ignore

const databases: [string, (() => Promise<Database>) | null][] = [
  ['PGlite', startPglite],
  [
    installed ? `PostgreSQL in ${installed}` : 'PostgreSQL (none is installed)',
    installed ? () => startPostgres(installed) : null,
  ],
];

describe.each(databases)('%s', (_, start) => {
  if (!start) {
    test.skip('is not here', () => undefined);
    return;
  }
  let database: Database;
  const asAnon = (sql: string) => database.run(`begin; set local role anon; ${sql}; rollback;`);

  beforeAll(async () => {
    database = await start();
    expect(await database.run(hostedRoles)).toBe('ok');
    for (const migration of migrations) expect(await database.run(`begin; ${migration}; commit;`)).toBe('ok');
  });
  afterAll(() => database.stop());

  test.each(statements)('%s', async (_name, sql, expected) => {
    expect(await asAnon(sql)).toBe(expected);
  });

  test('half an hour apart is the same, an hour apart is not', async () => {
    const at = (time: string) =>
      `insert into contact_submissions (created_at, name, email, message) values ('2099-01-01 ${time}+00', 'A', 'a@b.co', 'M')`;
    const both = (first: string, second: string) =>
      database.run(`begin; ${at(first)}; ${at(second)}; rollback;`);
    expect(await both('10:00', '10:29:59')).toBe('23505');
    expect(await both('10:15', '10:44')).toBe('23505');
    expect(await both('10:45', '11:14')).toBe('23505');
    expect(await both('10:59:59', '11:00')).toBe('23505');
    expect(await both('10:00', '11:00')).toBe('ok');
    expect(await both('10:59', '11:59')).toBe('ok');
  });

  test('rows of more than twelve months are deleted, younger ones stay', async () => {
    const aged = (insert: string, age: string) =>
      insert.replace(' (', ' (created_at, ').replace('values (', `values (now() - interval '${age}', `);
    expect(
      await database.run(
        `begin; ${aged(contact, '12 months 1 minute')}; ${aged(contact, '11 months')};
         ${aged(signup, '13 months')}; ${aged(signup, '1 day')};
         do $check$ begin
           if delete_expired_submissions() <> 2 then raise 'not two'; end if;
           if (select count(*) from contact_submissions) <> 1 then raise 'messages'; end if;
           if (select count(*) from signup_submissions) <> 1 then raise 'signups'; end if;
         end $check$; rollback;`,
      ),
    ).toBe('ok');
  });

  test('duplicates from before the migration do not stand in its way', async () => {
    const [tables = '', notTwice = ''] = migrations;
    const indexes = "select 1 from pg_indexes where indexname = 'contact_submissions_not_twice_a'";
    expect(
      await database.run(
        `begin; drop table contact_submissions, signup_submissions; ${tables}; ${contact}; ${contact}; ${notTwice};
         do $check$ begin if not exists (${indexes}) then raise 'no index'; end if; end $check$; rollback;`,
      ),
    ).toBe('ok');
  });
});
