import assert from 'node:assert/strict';
import { createHmac } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { locales } from '../../lib/i18n/locales.ts';
import { fullName } from '../../lib/leads/delivery/texts.ts';
import contexts from './contexts.json' with { type: 'json' };
import type { Database } from './databases.ts';
import siteResponses from './site-responses.json' with { type: 'json' };
import statements from './statements.json' with { type: 'json' };

/*
 * Tests the migrations on Postgres: the rights of the anonymous role, the values stored with a submission, and the delivery of
 * notifications. The cases run in order on one database, under Jest on PGlite and under `npm run test:deploy` on Debian's
 * PostgreSQL.
 */

/** Cases to run on a database, by name. */
export type DatabaseCases = Record<string, (database: Database) => Promise<void>>;

const folder = 'supabase/migrations';
const files = readdirSync(folder).sort();
const migrations = files.map((file) => readFileSync(join(folder, file), 'utf8'));
export const named = (part: string) => migrations[files.findIndex((file) => file.includes(part))] ?? '';
const read = (file: string) => readFileSync(file, 'utf8');

/** Numbers that migrations had until 2026-11-23, by their names. */
export const formerNumbers = {
  retention: '20261123090000',
  context_and_outbox: '20261124090000',
  staff: '20261125090000',
  delivery_hosted: '20261126090000',
};

export async function ok(database: Database, sql: string): Promise<void> {
  assert.equal(await database.run(sql), 'ok');
}

/** Runs one migration after the other. */
async function runMigrations(database: Database): Promise<void> {
  for (const migration of migrations) await ok(database, `begin; ${migration}; commit;`);
}

/**
 * Migrates an empty project and adds stubs of the hosted extensions, without which the delivery does not exist.
 */
export async function migrate(database: Database, run = runMigrations): Promise<void> {
  await run(database);
  assert.deepEqual(await database.rows("select 1 from pg_proc where proname = 'deliver_leads'"), []);
  assert.equal(await database.runAsSuperuser(read('tests/support/hosted-extensions.sql')), 'ok');
  // A project that got its extensions later runs the file again, and may do so once more.
  for (let time = 0; time < 2; time += 1) await ok(database, `begin; ${named('per_receiver')}; commit;`);
  await ok(database, read('tests/support/rights.sql'));
}

const contact = "insert into contact_submissions (name, email, message) values ('A', 'a@b.co', 'M')";
const signup =
  "insert into signup_submissions (first_name, last_name, email, company, title, location) values ('A', 'B', 'a@b.co', 'C', 'D', 'E')";
const uuid = "'9b1deb4d-3b7d-4bad-9bdd-2b0d7b3dcb6d'";

/** The same insert, some time ago. */
const aged = (insert: string, age: string) =>
  insert.replace(' (', ' (created_at, ').replace('values (', `values (now() - interval '${age}', `);

/** Statements of the anonymous role with `ok` or their SQLSTATE; staff-cases.ts has statements that no role may run. */
const tried = [
  ...statements.anon,
  ...['contact_submissions', 'signup_submissions', 'submission_context', 'lead_outbox'].flatMap((table) => [
    [`select from ${table}`, `select * from ${table}`, '42501'],
    [`count ${table}`, `select count(*) from ${table}`, '42501'],
    [`copy ${table}`, `copy ${table} to stdout`, '42501'],
  ]),
];

const anonMay: DatabaseCases = Object.fromEntries(
  tried.map(([name, sql = '', expected]) => [
    `${expected === 'ok' ? 'lets' : 'does not let'} anon ${name}`,
    async (database) => {
      const statement = sql.replaceAll('{contact}', contact).replaceAll('{signup}', signup);
      assert.equal(await database.run(`begin; set local role anon; ${statement}; rollback;`), expected);
    },
  ]),
);

/** Rights on everything in the project's own schemas, and those on columns (rights.sql). */
export const rightsOf = (role: string) => `select * from tests.rights_of('${role}')`;
export const columnRightsOf = async (database: Database, role: string) =>
  (await database.rows(`select * from tests.column_rights_of('${role}')`))
    .map(({ held }) => String(held))
    .sort();

/** All objects, so that the tests find a later migration that forgets to revoke. */
const grants: DatabaseCases = {
  'lets anon use one schema, insert the fields of the forms and nothing else': async (database) => {
    assert.deepEqual(await database.rows(rightsOf('anon')), [
      { object: 'schema public', privilege: 'usage' },
    ]);
    // The query finds objects at all.
    const kinds = `select distinct split_part(object, ' ', 1) as kind from (${rightsOf('postgres')}) as held order by 1`;
    const found = await database.rows(kinds, "create type public.a_type as enum ('a')");
    await ok(database, 'drop type public.a_type');
    assert.deepEqual(
      found.map(({ kind }) => kind),
      ['function', 'schema', 'sequence', 'table', 'type'],
    );
    const fields = {
      contact_submissions: 'name, email, company, message',
      signup_submissions: 'first_name, last_name, email, company, title, location',
    };
    const inserts = Object.entries(fields).flatMap(([table, names]) =>
      names.split(', ').map((name) => `${table}.${name} insert`),
    );
    assert.deepEqual(await columnRightsOf(database, 'anon'), inserts.sort());
  },
  'grants no rights on objects of a later migration': async (database) => {
    const make = `create table later (id bigint generated always as identity);
      create sequence later_sequence; create type later_type as enum ('a');
      create function later_function() returns int language sql as 'select 1';`;
    const rights = (role: string) => `select object from (${rightsOf(role)}) as later where object ~ 'later'`;
    for (const role of ['anon', 'authenticated']) {
      await ok(
        database,
        `begin; ${make}
         do $check$ begin if exists (${rights(role)}) then raise '${role} may'; end if; end $check$; rollback;`,
      );
    }
  },
  'protects every table with row-level security': async (database) => {
    const open = await database.rows(
      `select relname from pg_class
       where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not relrowsecurity`,
    );
    assert.deepEqual(open, []);
  },
  'runs security definer functions with an empty search path': async (database) => {
    const open = await database.rows(
      `select proname from pg_proc where pronamespace = 'public'::regnamespace
       and prosecdef and not coalesce(proconfig, '{}') @> array['search_path=""']`,
    );
    assert.deepEqual(open, []);
  },
};

const kept: DatabaseCases = {
  'rejects the same submission within half an hour and stores it after an hour': async (database) => {
    const at = (time: string) =>
      `insert into contact_submissions (created_at, name, email, message) values ('2099-01-01 ${time}+00', 'A', 'a@b.co', 'M')`;
    const both = (first: string, second: string) =>
      database.run(`begin; ${at(first)}; ${at(second)}; rollback;`);
    assert.equal(await both('10:00', '10:29:59'), '23505');
    assert.equal(await both('10:15', '10:44'), '23505');
    assert.equal(await both('10:45', '11:14'), '23505');
    assert.equal(await both('10:59:59', '11:00'), '23505');
    assert.equal(await both('10:00', '11:00'), 'ok');
    assert.equal(await both('10:59', '11:59'), 'ok');
  },
  'deletes rows older than twelve months with their context and notification': async (database) => {
    await ok(
      database,
      `begin; ${aged(contact, '12 months 1 minute')}; ${aged(contact, '11 months')};
       ${aged(signup, '13 months')}; ${aged(signup, '1 day')};
       do $check$ begin
         if (select count(*) from submission_context) <> 4 then raise 'contexts before'; end if;
         if delete_expired_submissions() <> 2 then raise 'not two'; end if;
         if (select count(*) from contact_submissions) <> 1 then raise 'messages'; end if;
         if (select count(*) from signup_submissions) <> 1 then raise 'signups'; end if;
         if (select count(*) from submission_context) <> 2 then raise 'contexts'; end if;
         if (select count(*) from lead_outbox) <> 2 then raise 'notifications'; end if;
         if exists (select from submission_context where created_at < now() - interval '12 months')
           then raise 'the wrong contexts'; end if;
       end $check$; rollback;`,
    );
  },
  'applies the migration over existing duplicates': async (database) => {
    const indexes = "select 1 from pg_indexes where indexname = 'contact_submissions_not_twice_a'";
    await ok(
      database,
      `begin; drop table contact_submissions, signup_submissions cascade;
       ${named('_submissions')}; ${contact}; ${contact}; ${named('_not_twice')};
       do $check$ begin if not exists (${indexes}) then raise 'no index'; end if; end $check$; rollback;`,
    );
  },
  'adds no context or notification to submissions from before the migration': async (database) => {
    await ok(
      database,
      `begin; drop schema public cascade; create schema public;
       ${named('_submissions')}; ${contact}; ${named('_context_and_outbox')};
       do $check$ begin
         if (select count(*) from contact_submissions) <> 1 then raise 'message'; end if;
         if exists (select from submission_context) or exists (select from lead_outbox) then raise 'made up'; end if;
       end $check$; rollback;`,
    );
  },
};

const quoted = (text: string) => `'${text.replaceAll("'", "''")}'`;
/** Inserts a message as the anonymous role, as PostgREST does for a request with these headers, and keeps it. */
const post = (headers: string | null, insert: string) =>
  `begin; set local role anon;
   ${headers === null ? '' : `select set_config('request.headers', ${quoted(headers)}, true);`} ${insert}; commit;`;
const withContext = (context: unknown) =>
  JSON.stringify({
    'x-submission-context': typeof context === 'string' ? context : JSON.stringify(context),
  });
const korean = contexts.kept['a Korean page'];
const withoutTool = { language: null, page: null, privacy_version: null };
const unknown = { ...withoutTool, tool: null };
const empty = 'delete from contact_submissions; delete from signup_submissions';

type Context = { language?: string; page?: string; privacy?: string; tool?: string };
const keptContexts: Record<string, Context> = {
  ...contexts.kept,
  ...Object.fromEntries(locales.map((language) => [`language ${language}`, { language }])),
  'the longest page': { page: `/${'a'.repeat(199)}` },
};
const refusedContexts: Record<string, string | object> = {
  ...contexts.refused,
  'a page of 201 characters': { page: `/${'a'.repeat(200)}` },
  'a long header': { more: 'x'.repeat(1000) },
  'a deep header': '['.repeat(900),
};
/** Headers of a request and the values that are stored. A refused value is part of an otherwise valid context. */
const headersAndContexts = [
  ...Object.entries(keptContexts).map(([name, context]) => {
    const { language = null, page = null, privacy = null, tool = null } = context;
    return { name, headers: withContext(context), kept: { language, page, privacy_version: privacy, tool } };
  }),
  ...Object.entries(contexts.headers).map(([name, headers]) => ({ name, headers, kept: unknown })),
  ...Object.entries(refusedContexts).map(([name, wrong]) => {
    const context = typeof wrong === 'string' ? wrong : { ...korean, ...wrong };
    return { name, headers: withContext(context), kept: unknown };
  }),
];

const besideEach: DatabaseCases = Object.fromEntries(
  headersAndContexts.map(({ name, headers, kept }, index) => [
    `stores ${kept === unknown ? 'no context for' : 'the context of'} ${name}`,
    async (database) => {
      const [table, insert] = index % 2 ? ['signup', signup] : ['contact', contact];
      await ok(database, post(headers, insert));
      const query = `select outbox.form, language, page, privacy_version, tool, attempts, delivered_at
        from ${table}_submissions as submission
        join submission_context as context on context.submission_id = submission.id
        join lead_outbox as outbox on outbox.submission_id = submission.id
        where context.created_at = submission.created_at and outbox.created_at = submission.created_at
        and context.form = outbox.form`;
      const row = { form: table, ...kept, attempts: 0, delivered_at: null };
      assert.deepEqual(await database.rows(query), [row]);
      await ok(database, empty);
      const left =
        'select submission_id from submission_context union all select submission_id from lead_outbox';
      assert.deepEqual(await database.rows(left), []);
    },
  ]),
);
const beside: DatabaseCases = {
  'stores nothing of a rejected insert: a duplicate, an invalid value, half a batch': async (database) => {
    assert.equal(await database.run(post(withContext(korean), contact)), 'ok');
    assert.equal(await database.run(post(withContext({ ...korean, language: 'en' }), contact)), '23505');
    assert.equal(await database.run(post(withContext(korean), contact.replace("'A'", "' '"))), '23514');
    const batch = `${contact.replace("'A'", "'B'")}, ('C', 'no address', 'M')`;
    assert.equal(await database.run(post(withContext(korean), batch)), '23514');
    assert.deepEqual(await database.rows('select language from submission_context'), [{ language: 'ko' }]);
    assert.equal((await database.rows('select id from lead_outbox')).length, 1);
    await ok(database, empty);
  },
  'adds a context and a notification to each row of an insert': async (database) => {
    await ok(database, post(withContext(korean), `${contact}, ('B', 'b@b.co', 'M')`));
    assert.equal((await database.rows('select 1 from submission_context')).length, 2);
    assert.equal((await database.rows('select distinct id from lead_outbox')).length, 2);
    await ok(database, empty);
  },
};

const makeDue = 'update lead_outbox set next_attempt_at = now()';
const outbox = 'select attempts, delivered_at is not null as delivered, last_error from lead_outbox';

/** Returns the due notifications after other statements. */
const due = (database: Database, columns = '*', before = '', batch = 10) =>
  database.rows(`select ${columns} from due_leads(${batch})`, before);
const delivers = async (database: Database, count: number, before = '') =>
  assert.deepEqual(await database.rows('select deliver_leads()', before), [{ deliver_leads: count }]);

const notifications: DatabaseCases = {
  'includes the row and its context in a notification': async (database) => {
    await ok(database, post(withContext(korean), signup));
    const [row = {}] = await database.rows(
      `select id, submission_id, to_char(created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS') as created from lead_outbox`,
    );
    const [{ id, body } = {}] = await due(database);
    const { created_at, ...rest } = body as Record<string, unknown>;
    assert.equal(id, row.id);
    assert.match(String(created_at), new RegExp(`^${row.created}\\.\\d{3}Z$`));
    const name = { first_name: 'A', last_name: 'B' };
    assert.deepEqual(rest, {
      id: row.submission_id,
      form: 'signup',
      taken: [],
      fields: { ...name, email: 'a@b.co', company: 'C', title: 'D', location: 'E' },
      context: { language: 'ko', page: '/ko/signup', privacy_version: '2026-11-21' },
    });
    await ok(database, `${empty}; ${contact.replace("'M'", '\'한\n"글"\'')}`);
    const [message] = await due(database, "body -> 'fields' as fields, body -> 'context' as context");
    const fields = { name: 'A', email: 'a@b.co', company: null, message: '한\n"글"' };
    assert.deepEqual(message, { fields, context: withoutTool });
    const question = contexts.kept['a question about a result'];
    await ok(database, `${empty}; ${post(withContext(question), contact)}`);
    const [{ tool } = {}] = await due(database, "body -> 'context' ->> 'tool' as tool");
    assert.equal(tool, 'us-label');
    await ok(database, empty);
  },
  'writes the name of a signup as notifications do': async (database) => {
    for (const [first, last] of [
      ['Ada', 'Lovelace'],
      ['민지', '김'],
      ['민지', '김'].map((name) => name.normalize('NFD')),
      ['Minji', '김'],
      ['민 지', '김'],
      ['明', '王'],
      ['ㅁㅈ', 'ㄱ'],
    ] as [string, string][]) {
      await ok(database, signup.replace("'A', 'B'", `'${first}', '${last}'`));
      assert.deepEqual(await database.rows('select name from leads'), [{ name: fullName(first, last) }]);
      await ok(database, empty);
    }
  },
  'stores each receiver of a notification once and returns them with it': async (database) => {
    await ok(database, contact);
    const take = async () =>
      (await database.rows("select body -> 'taken' as taken from due_leads(10)", makeDue)).map(
        ({ taken }) => taken,
      );
    const noted = (names: string) => ok(database, `select lead_taken(id, '${names}') from lead_outbox`);
    await noted('{mail}');
    assert.deepEqual(await take(), [['mail']]);
    await noted('{confirmation,mail,fax}');
    assert.deepEqual(await take(), [['mail', 'confirmation']]);
    await noted('{}');
    assert.deepEqual(await take(), [['mail', 'confirmation']]);
    assert.equal(await database.run("update lead_outbox set taken = '{fax}'"), '23514');
    await ok(database, empty);
  },
  'shows the error of a notification in the list of leads until it is delivered': async (database) => {
    await ok(database, `${contact}; select lead_failed(id, 'webhook_http_404') from lead_outbox`);
    assert.deepEqual(await database.rows('select last_error from leads'), [
      { last_error: 'webhook_http_404' },
    ]);
    await ok(database, 'select lead_delivered(id) from lead_outbox');
    assert.deepEqual(await database.rows('select last_error from leads'), [{ last_error: null }]);
    await ok(database, empty);
  },
  'retries with growing pauses for a day': async (database) => {
    await ok(database, contact);
    const pauses: unknown[] = [];
    for (let attempt = 1; attempt <= 8; attempt += 1) {
      const taken = `${makeDue}; select * from due_leads(10)`;
      const query = 'select extract(epoch from next_attempt_at - now()) as pause, attempts from lead_outbox';
      const [row] = await database.rows(query, taken);
      assert.equal(row?.attempts, attempt);
      pauses.push(row?.pause);
      assert.deepEqual(await due(database), []);
    }
    for (const [index, longest] of [10, 30, 120, 300, 900, 3600, 3600, 3600].entries()) {
      const pause = Number(pauses[index]);
      assert.ok(pause >= 0.8 * longest && pause <= longest, `pause ${index + 1}: ${pause} s`);
    }
    assert.equal(new Set(pauses.slice(5)).size, 3);
    const madeAt = (age: string) =>
      `${makeDue}; update lead_outbox set created_at = now() - interval '${age}'`;
    assert.equal((await due(database, '*', madeAt('23 hours 59 minutes'))).length, 1);
    assert.deepEqual(await due(database, '*', madeAt('24 hours')), []);
    await ok(database, empty);
  },
  'returns notifications that a clock a day ahead or behind has scheduled': async (database) => {
    await ok(database, contact);
    for (const shift of ["+ interval '1 day'", "- interval '1 day'"]) {
      await ok(
        database,
        `update lead_outbox set attempts = 0, created_at = now() + interval '1 second' ${shift.startsWith('-') ? '' : shift},
           next_attempt_at = now() ${shift}`,
      );
      assert.equal((await due(database)).length, 1, shift);
      assert.deepEqual(await due(database), [], shift);
    }
    await ok(database, empty);
  },
  'returns a batch of undelivered notifications, the longest waiting first': async (database) => {
    for (const [index, name] of ['A', 'B', 'C'].entries()) {
      await ok(database, aged(contact.replace("'A'", `'${name}'`), `${3 - index} seconds`));
    }
    await ok(database, 'update lead_outbox set next_attempt_at = created_at');
    const names = async (batch: number, before = '') =>
      (
        await database.rows(`select body -> 'fields' ->> 'name' as name from due_leads(${batch})`, before)
      ).map(({ name }) => name);
    assert.deepEqual(await names(2), ['A', 'B']);
    assert.deepEqual(await names(2), ['C']);
    const idOf = (name: string) =>
      `(select lead_outbox.id from lead_outbox join contact_submissions as c on c.id = submission_id where name = '${name}')`;
    await ok(
      database,
      `select lead_delivered(${idOf('B')}); select lead_failed(${idOf('A')}, 'http_503');
       select lead_failed(${idOf('B')}, 'late'); select lead_failed(${idOf('C')}, repeat('x', 500));
       select lead_delivered(${uuid}); select lead_failed(${uuid}, 'x')`,
    );
    assert.deepEqual(await names(10, makeDue), ['A', 'C']);
    assert.deepEqual(await database.rows(`${outbox} order by created_at`), [
      { attempts: 2, delivered: false, last_error: 'http_503' },
      { attempts: 1, delivered: true, last_error: null },
      { attempts: 2, delivered: false, last_error: 'x'.repeat(100) },
    ]);
    await ok(database, empty);
  },
};

const outboxNamed = 'from lead_outbox join contact_submissions as c on c.id = submission_id';
/** The site's response to the call about a message, as columns of net._http_response. */
const respond = (name: string, columns: string, values: string) =>
  `insert into net._http_response (id, ${columns}) select request_id, ${values} ${outboxNamed} where name = '${name}'`;

/** `deliver_leads()` with the stubs of tests/support/hosted-extensions.sql. */
const hosted: DatabaseCases = {
  'schedules a nightly job that deletes expired submissions': async (database) => {
    await ok(
      database,
      `begin; drop function delete_expired_submissions(); ${named('_retention')};
       do $check$ begin
         if not exists (
           select from cron.job where jobname = 'delete-expired-submissions' and schedule = '17 3 * * *'
           and command = 'select public.delete_expired_submissions()'
         ) then raise 'no job'; end if;
       end $check$; rollback;`,
    );
  },
  'schedules the delivery and its cleanup': async (database) => {
    const jobs = await database.rows("select jobname, schedule from cron.job where jobname like '%deliver%'");
    assert.deepEqual(jobs, [
      { jobname: 'deliver-leads', schedule: '10 seconds' },
      { jobname: 'forget-runs-of-deliver-leads', schedule: '27 3 * * *' },
    ]);
  },
  'delivers nothing without secret or URL and stores the reason': async (database) => {
    await ok(database, contact);
    await delivers(database, 0);
    await ok(database, "select vault.create_secret('secret', 'leads_delivery_secret')");
    await delivers(database, 0);
    assert.deepEqual(await database.rows(outbox), [
      { attempts: 0, delivered: false, last_error: 'not_configured' },
    ]);
    assert.deepEqual(await database.rows('select * from net.calls'), []);
    await ok(database, empty);
  },
  'signs the body of each call': async (database) => {
    await ok(database, "select vault.create_secret('https://www.example/', 'site_url')");
    await ok(database, post(withContext(korean), contact.replace("'M'", '\'한\n"글" 🧴 \\\'')));
    await delivers(database, 1);
    const [call = {}] = await database.rows('select * from net.calls');
    const [{ id, submission_id } = {}] = await database.rows(
      'select id, submission_id from lead_outbox where request_id = 1',
    );
    const headers = call.headers as Record<string, string>;
    const time = headers['x-attesta-timestamp'];
    assert.equal(call.url, 'https://www.example/api/leads/deliver');
    assert.ok(Math.abs(Date.now() / 1000 - Number(time)) < 60);
    assert.match(String(time), /^\d+$/);
    const signature = createHmac('sha256', 'secret').update(`${time}.${call.body}`).digest('hex');
    assert.deepEqual(headers, {
      'content-type': 'application/json',
      'idempotency-key': id,
      'x-attesta-timestamp': time,
      'x-attesta-signature': `v1=${signature}`,
    });
    const body = JSON.parse(String(call.body));
    assert.equal(body.id, submission_id);
    assert.equal(body.fields.message, '한\n"글" 🧴 \\');
    assert.equal(body.context.page, '/ko/signup');
    // It is in progress.
    await delivers(database, 0);
    await ok(database, empty);
  },
  'marks a notification as delivered after a 2xx response and retries after any other': async (database) => {
    const names = ['ok', 'no content', 'redirect', 'refused', 'broken', 'late', 'away', 'silent', 'old'];
    for (const name of names) await ok(database, contact.replace("'A'", `'${name}'`));
    await delivers(database, names.length);
    const keys = `select headers ->> 'idempotency-key' as key from net.calls`;
    const first = (await database.rows(keys)).map(({ key }) => key);
    const given = {
      ok: '200, false, null, now()',
      'no content': '204, false, null, now()',
      redirect: '308, false, null, now()',
      refused: '401, false, null, now()',
      broken: '503, false, null, now()',
      late: "null, true, 'Timeout of 8000 ms reached', now()",
      away: "null, false, 'Couldn''t connect to server', now()",
      // The response to another call with the same number.
      old: "200, false, null, now() + interval '1 hour'",
    };
    const columns = 'status_code, timed_out, error_msg, created';
    const responses = Object.entries(given).map(([name, values]) => respond(name, columns, values));
    await ok(database, responses.join(';'));
    await delivers(database, 0);
    const states = `select name, coalesce(last_error, delivered_at::text) is null as waits,
        delivered_at is not null as delivered, last_error
      from lead_outbox join contact_submissions as c on c.id = submission_id order by c.name`;
    const state = (name: string, delivered: boolean, last_error: string | null) => ({
      name,
      waits: !delivered && last_error === null,
      delivered,
      last_error,
    });
    assert.deepEqual(await database.rows(states), [
      state('away', false, 'unreachable'),
      state('broken', false, 'http_503'),
      state('late', false, 'timeout'),
      state('no content', true, null),
      state('ok', true, null),
      state('old', false, null),
      state('redirect', false, 'http_308'),
      state('refused', false, 'http_401'),
      state('silent', false, null),
    ]);
    await delivers(database, 7, makeDue);
    const again = (await database.rows(keys)).map(({ key }) => key).slice(first.length);
    assert.deepEqual(new Set(again), new Set(first.slice(-7)));
    await ok(database, `${empty}; delete from vault.decrypted_secrets; delete from net._http_response`);
  },
};

/** Responses of the site that name the receivers of a lead, and the resulting rows. */
const responded = Object.entries({
  ...siteResponses,
  'a long code': { content: `{"code":"${'x'.repeat(101)}"}`, taken: [], error: 'http_503' },
});

const hostedResponses: DatabaseCases = {
  'sends the receivers that a lead has reached with the next call': async (database) => {
    await ok(
      database,
      `select vault.create_secret('secret', 'leads_delivery_secret');
       select vault.create_secret('https://www.example', 'site_url')`,
    );
    for (const [name] of responded) await ok(database, contact.replace("'A'", `'${name}'`));
    await delivers(database, responded.length);
    for (const [name, { content }] of responded) {
      const text = content === null ? 'null' : quoted(content);
      await ok(database, respond(name, 'status_code, content, timed_out', `503, ${text}, false`));
    }
    await delivers(database, 0);
    const found = await database.rows(`select name, taken, last_error, delivered_at ${outboxNamed}`);
    for (const [name, { taken, error }] of responded) {
      const row = found.find((lead) => lead.name === name);
      assert.deepEqual(row, { name, taken, last_error: error, delivered_at: null });
    }
    await ok(database, 'delete from net.calls');
    await delivers(database, responded.length, makeDue);
    const calls = (await database.rows('select body from net.calls')).map(({ body }) =>
      JSON.parse(String(body)),
    );
    for (const [name, { taken }] of responded) {
      assert.deepEqual(calls.find(({ fields }) => fields.name === name)?.taken, taken, name);
    }
    await ok(
      database,
      `${empty}; delete from vault.decrypted_secrets; delete from net._http_response; delete from net.calls`,
    );
  },
};

export const databaseCases: DatabaseCases = {
  ...anonMay,
  ...grants,
  ...kept,
  ...besideEach,
  ...beside,
  ...notifications,
  ...hosted,
  ...hostedResponses,
};
