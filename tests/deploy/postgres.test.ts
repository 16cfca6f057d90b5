import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { cpSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { after, before, describe, test } from 'node:test';
import { installPackages } from '../../tools/install.ts';
import { databaseCases, formerNumbers, migrate, named } from '../support/database-cases.ts';
import { type Database, ensurePostgres, startPostgres } from '../support/databases.ts';
import { staffCases } from '../support/staff-cases.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

/*
 * The migrations on a real PostgreSQL, from Debian's packages where it is not installed yet, run by the Supabase CLI as
 * the role that hosted projects have. Run by `npm run test:deploy`, or alone by
 * `node --test tests/deploy/postgres.test.ts`.
 */

const bin = ensurePostgres();
const skip = bin ? false : 'No PostgreSQL server is installed: sudo apt-get install postgresql';

const cliFolder = 'tests/deploy/supabase';

/** The Supabase CLI with a copy of the project's folder `supabase`; it keeps to its own folder and asks no service. */
class SupabaseCli {
  readonly #folder = temporaryFolder('supabase');
  readonly migrations = path.join(this.#folder, 'supabase/migrations');

  constructor() {
    // The lock file lacks the binaries of other systems.
    installPackages(cliFolder, ['install', '--no-save']);
    cpSync('supabase', path.join(this.#folder, 'supabase'), { recursive: true });
  }

  /** Runs a command, such as `db push`, on a database and returns its output. Throws if the command fails. */
  run(command: string, url: string): string {
    const program = path.resolve(cliFolder, 'node_modules/.bin/supabase');
    const { status, stdout, stderr } = spawnSync(
      program,
      [...command.split(' '), `--remote=${url}`, '--yes'],
      {
        cwd: this.#folder,
        encoding: 'utf8',
        timeout: 60_000,
        env: {
          ...process.env,
          HOME: this.#folder,
          SUPABASE_HOME: this.#folder,
          DO_NOT_TRACK: '1',
          SUPABASE_NO_UPDATE_NOTIFIER: '1',
        },
      },
    );
    if (status !== 0) throw new Error(stdout + stderr);
    return stdout + stderr;
  }
}

const files = readdirSync('supabase/migrations').sort();
const applied = (output: string) =>
  [...output.matchAll(/^Applying migration (\S+)\.\.\.$/gm)].map(([, file]) => file);
const ledger = 'select version, name from supabase_migrations.schema_migrations order by version';
const complete = files.map((file) => {
  const [version, ...name] = file.replace('.sql', '').split('_');
  return { version, name: name.join('_') };
});
const deployGuide = readFileSync('docs/deploy.md', 'utf8');
/** Its statement for a project that had no pg_cron when the migrations ran. */
const scheduleJob =
  /^```sql\n(select cron\.schedule\('delete-expired-submissions'.*)\n```$/m.exec(deployGuide)?.[1] ?? '';
/** Its commands for a project that has the former numbers, without the project. */
function repairCommands(): string[] {
  return [...deployGuide.matchAll(/^npx supabase@\d+ (migration repair) --remote (.*)$/gm)].map(
    ([, command, options]) => `${command} ${options}`,
  );
}

describe(`PostgreSQL in ${bin}`, { skip }, () => {
  let cli: SupabaseCli;

  before(() => {
    cli = new SupabaseCli();
  });

  for (const roles of ['', 'pg_monitor, pg_read_all_data, pg_signal_backend']) {
    describe(`as a role that is ${roles ? `a member of ${roles}` : 'no member of pg_monitor'}`, () => {
      let database: Database & { url: string };
      /** Output of the two files that need extensions, without extensions. */
      const again = { retention: '', delivery: '' };
      /** Output in the SQL editor. */
      const notices = (sql: string) =>
        spawnSync(path.join(bin ?? '', 'psql'), ['-X', '-q', '-d', database.url], {
          encoding: 'utf8',
          input: `begin; ${sql}; rollback;`,
        }).stderr;

      before(async () => {
        database = await startPostgres(bin ?? '');
        if (roles) assert.equal(await database.runAsSuperuser(`grant ${roles} to postgres`), 'ok');
        await migrate(database, async () => {
          assert.deepEqual(applied(cli.run('db push', database.url)), files);
          again.retention = notices(
            `drop function public.delete_expired_submissions(); ${named('_retention')}`,
          );
          again.delivery = notices(named('_per_receiver'));
        });
      });
      after(() => database?.stop());

      test('has the role of a hosted project', async () => {
        const reads = await database.run("select current_setting('shared_preload_libraries')");
        assert.equal(reads, roles ? 'ok' : '42501');
        assert.equal(await database.run('create extension file_fdw'), '42501');
        assert.equal(await database.run('alter table auth.users add column x text'), '42501');
      });

      test('applies nothing on a second push, and runs no migration in part', async () => {
        assert.deepEqual(applied(cli.run('db push', database.url)), []);
        assert.deepEqual(await database.rows(ledger), complete);
      });

      test('names missing extensions and the fix in notices', async () => {
        assert.match(again.retention, /NOTICE: {2}No job deletes old submissions here: .*pg_cron/);
        assert.ok(scheduleJob && again.retention.includes(scheduleJob));
        assert.equal(await database.run(`begin; ${scheduleJob} rollback;`), 'ok');
        assert.match(
          again.delivery,
          /NOTICE: {2}The database does not notify the site of new leads: .*pg_cron/,
        );
        assert.match(again.delivery, /HINT: {2}Turn on .* then run this file again\./);
        assert.doesNotMatch(again.retention + again.delivery, /ERROR/);
      });

      for (const [name, run] of Object.entries({ ...databaseCases, ...staffCases })) {
        test(name, () => run(database));
      }

      const insert = (from: number, to: number) =>
        `insert into contact_submissions (name, email, message)
         select 'visitor ' || number, 'a@b.co', 'M' from generate_series(${from}, ${to}) as number`;

      test('never gives simultaneous callers the same notification', async () => {
        const empty = 'delete from contact_submissions; delete from signup_submissions';
        assert.equal(await database.run(empty), 'ok');
        assert.equal(await database.run(insert(1, 200)), 'ok');
        const callers = Array.from({ length: 8 }, () =>
          database.rows('select id from due_leads(25), pg_sleep(0.3)'),
        );
        const taken = (await Promise.all(callers)).flat().map(({ id }) => id);
        assert.equal(taken.length, 200);
        assert.equal(new Set(taken).size, 200);
      });

      test('leaves the notifications of a caller that ends before its commit to the next one', async () => {
        assert.equal(await database.run('delete from contact_submissions'), 'ok');
        assert.equal(await database.run(insert(1, 5)), 'ok');
        assert.equal(await database.run('begin; select id from due_leads(5)'), 'ok');
        assert.equal((await database.rows('select id from due_leads(10)')).length, 5);
      });
    });
  }

  test('migrates a project with the former numbers as docs/deploy.md says and keeps its rows', async () => {
    const database = await startPostgres(bin ?? '');
    const rename = (from: string, to: string) =>
      renameSync(path.join(cli.migrations, from), path.join(cli.migrations, to));
    const renamed = Object.entries(formerNumbers).map(([name, number]) => ({
      file: files.find((file) => file.endsWith(`_${name}.sql`)) ?? '',
      former: `${number}_${name}.sql`,
    }));
    // Migrations that did not exist then.
    const newer = files.filter((file) => file > '20261123');
    const aside = temporaryFolder('newer');
    const putBack = () => {
      for (const file of newer) cpSync(path.join(aside, file), path.join(cli.migrations, file));
    };
    try {
      for (const file of newer) {
        cpSync(path.join(cli.migrations, file), path.join(aside, file));
        rmSync(path.join(cli.migrations, file));
      }
      for (const { file, former } of renamed) rename(file, former);
      assert.equal(applied(cli.run('db push', database.url)).length, files.length - newer.length);
      const message = "insert into contact_submissions (name, email, message) values ('Old', 'a@b.co', 'M')";
      assert.equal(await database.run(message), 'ok');

      for (const { file, former } of renamed) rename(former, file);
      assert.throws(() => cli.run('db push', database.url), /20261123090000/);
      const commands = repairCommands();
      assert.equal(commands.length, 2);
      cli.run(commands[0] ?? '', database.url);
      // Between the two commands, `db push` runs no migration twice.
      assert.throws(() => cli.run('db push', database.url), /already exists/);
      cli.run(commands[1] ?? '', database.url);
      assert.deepEqual(applied(cli.run('db push', database.url)), []);
      putBack();
      assert.deepEqual(applied(cli.run('db push', database.url)), newer);
      assert.deepEqual(await database.rows(ledger), complete);
      assert.deepEqual(await database.rows('select name from leads'), [{ name: 'Old' }]);
    } finally {
      await database.stop();
    }
  });
});
