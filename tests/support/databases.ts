import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { createInterface } from 'node:readline';
import { text } from 'node:stream/consumers';
import { aptInstall } from './apt.ts';
import { freePort } from './free-port.ts';
import { temporaryFolder } from './temporary-folder.ts';
import { until } from './wait.ts';

/**
 * The two kinds of Postgres that the migrations are tested on, behind one interface: each begins as a hosted project
 * before its first migration.
 */

type QueryResult = {
  /** `ok`, or an SQLSTATE. */
  code: string;
  /** The last value of the last row that the statements returned. */
  value: string | null;
};

type Row = Record<string, unknown>;

/** Name in hosted projects. */
const superuser = 'supabase_admin';

export type Database = {
  /**
   * Runs statements as the role `postgres`; returns `ok` or the SQLSTATE. An open transaction is rolled back.
   */
  run: (sql: string) => Promise<string>;
  /** Runs statements as a superuser, with rights that Supabase has and its customers do not. */
  runAsSuperuser: (sql: string) => Promise<string>;
  /** The rows of a query, which runs after other statements in the same transaction. */
  rows: (query: string, before?: string) => Promise<Row[]>;
  stop: () => Promise<void>;
};

const rolesSql = readFileSync('supabase/hosted-roles.sql', 'utf8');
const ownerSql = readFileSync('tests/support/hosted-owner.sql', 'utf8');

function withRows(
  send: (sql: string, user?: string) => Promise<QueryResult>,
  stop: () => Promise<void>,
): Database {
  return {
    run: async (sql) => (await send(sql)).code,
    runAsSuperuser: async (sql) => (await send(sql, superuser)).code,
    async rows(query, before = '') {
      const asJson = `select coalesce(jsonb_agg(to_jsonb(rows)), '[]')::text from (${query}) as rows`;
      const { code, value } = await send(`begin; ${before}; ${asJson}; commit`);
      if (code !== 'ok' || value === null) throw new Error(`${code}: ${query}`);
      return JSON.parse(value) as Row[];
    },
    stop,
  };
}

/**
 * PGlite, PostgreSQL 18 in this project, whose `postgres` is a superuser. It is a separate process: Jest's module system
 * does not load it.
 */
export async function startPglite(): Promise<Database> {
  const script = `
    import { PGlite } from '@electric-sql/pglite';
    import { pgcrypto } from '@electric-sql/pglite/contrib/pgcrypto';
    import { createInterface } from 'node:readline';
    const database = await PGlite.create({ extensions: { pgcrypto } });
    for await (const line of createInterface({ input: process.stdin })) {
      const result = { code: 'ok', value: null };
      try {
        const results = await database.exec(JSON.parse(line), { rowMode: 'array' });
        result.value = String(results.findLast(({ rows }) => rows.length > 0)?.rows.at(-1).at(-1) ?? '');
      } catch (error) { result.code = error.code ?? String(error); }
      await database.exec('rollback');
      console.log(JSON.stringify(result));
    }`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', script], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const results = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  const send = async (sql: string) => {
    child.stdin.write(`${JSON.stringify(sql)}\n`);
    return JSON.parse(String((await results.next()).value)) as QueryResult;
  };
  await send(rolesSql);
  return withRows(send, async () => {
    const ended = new Promise((resolve) => child.once('exit', resolve));
    // Otherwise it takes many seconds to exit. Its database is in memory.
    child.kill();
    await ended;
  });
}

/** Folder of the programs of an installed PostgreSQL server. */
function findPostgres(): string | undefined {
  return [18, 17, 16, 15, 14]
    .flatMap((version) => [
      `/usr/lib/postgresql/${version}/bin`,
      `/opt/homebrew/opt/postgresql@${version}/bin`,
    ])
    .find((folder) => existsSync(join(folder, 'initdb')));
}

/** Returns the same folder; installs the server if this user may. */
export function ensurePostgres(): string | undefined {
  if (!findPostgres()) aptInstall('postgresql');
  return findPostgres();
}

/**
 * A server in a temporary folder that listens on this machine only. It does not run as root, which Postgres refuses. Its role
 * `postgres` has the rights of a hosted project's.
 */
export async function startPostgres(bin: string): Promise<Database & { url: string }> {
  const folder = temporaryFolder('postgres');
  const isRoot = process.getuid?.() === 0;
  const user = isRoot ? { uid: idOf('-u'), gid: idOf('-g') } : {};
  if (isRoot) chownSync(folder, idOf('-u'), idOf('-g'));
  const data = join(folder, 'data');
  const options = { ...user, cwd: folder, env: { PATH: process.env.PATH, LC_ALL: 'C.UTF-8' } as never };
  const initdb = ['-D', data, '-U', superuser, '-A', 'trust', '-E', 'UTF8', '--no-sync'];
  execFileSync(join(bin, 'initdb'), initdb, { ...options, stdio: 'ignore' });
  const port = String(await freePort());
  const server = spawn(
    join(bin, 'postgres'),
    ['-D', data, '-k', folder, '-p', port, '-c', 'listen_addresses=127.0.0.1', '-c', 'fsync=off'],
    { ...options, stdio: 'ignore' },
  );
  const ended = new Promise((resolve) => server.once('exit', resolve));
  // Also when a hook fails before a test could stop it.
  process.once('exit', () => server.kill('SIGINT'));
  const psql = ['-h', folder, '-p', port, '-d', 'postgres', '-X', '-q', '-t', '-A'];
  const settings = ['-v', 'ON_ERROR_STOP=1', '-v', 'VERBOSITY=sqlstate', '-f', '-'];
  const send = async (sql: string, user = 'postgres'): Promise<QueryResult> => {
    const client = spawn(join(bin, 'psql'), [...psql, '-U', user, ...settings], {
      ...options,
      stdio: ['pipe', 'pipe', 'pipe'],
    });
    client.stdin.end(sql);
    const texts = [text(client.stdout), text(client.stderr)] as const;
    const [output, errors, [code]] = await Promise.all([...texts, once(client, 'close')]);
    return {
      code: code === 0 ? 'ok' : (/ERROR:\s+(\w{5})/.exec(errors)?.[1] ?? errors),
      value: output.trimEnd().split('\n').at(-1) ?? null,
    };
  };
  await until('Postgres responds', async () => (await send('select 1', superuser)).code === 'ok');
  const database = withRows(send, async () => {
    server.kill('SIGINT');
    await ended;
  });
  const prepared = await database.runAsSuperuser(`${rolesSql}; ${ownerSql}`);
  if (prepared !== 'ok') throw new Error(`The roles of a hosted project could not be made: ${prepared}`);
  return { ...database, url: `postgresql://postgres@127.0.0.1:${port}/postgres` };
}

/** An unprivileged user for the server: Debian's `postgres`, else `nobody`. */
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
