import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { columnRightsOf, type DatabaseCases, named, ok, rightsOf } from './database-cases.ts';
import type { Database } from './databases.ts';
import statements from './statements.json' with { type: 'json' };

/*
 * The rights of staff, of a signed-in stranger and of a visitor on leads, and the deletion of a person's data. Like
 * database-cases.ts, the cases run in order on one database of any kind, after its migrations.
 */

const member = '11111111-1111-4111-8111-111111111111';
const stranger = '22222222-2222-4222-8222-222222222222';
const kim = '33333333-3333-4333-8333-333333333333';
const lee = '44444444-4444-4444-8444-444444444444';

const claims = (sub: string | undefined, more: object) =>
  `set local role authenticated;
   select set_config('request.jwt.claims', '${JSON.stringify({ role: 'authenticated', sub, ...more })}', true);`;
const roles = {
  anon: 'set local role anon;',
  /** A token as Supabase Auth issues it after password and code. */
  staff: claims(member, { email: 'staff@attesta.example', aal: 'aal2' }),
  'staff without a second factor': claims(member, { email: 'staff@attesta.example', aal: 'aal1' }),
  'a signed-in stranger': claims(stranger, { email: 'x@y.zz', aal: 'aal2' }),
  'a stranger who claims to be staff': claims(stranger, {
    email: 'staff@attesta.example',
    aal: 'aal2',
    user_metadata: { role: 'staff' },
    staff: true,
  }),
  'a token without user': claims(undefined, { aal: 'aal2' }),
} as const;
type Role = keyof typeof roles;
const strangers = (Object.keys(roles) as Role[]).filter((role) => role !== 'staff' && role !== 'anon');

/** Runs statements as a role and rolls them back. */
const tryAs = (database: Database, role: Role, sql: string) =>
  database.run(`begin; ${roles[role]} ${sql}; rollback;`);
const rowsAs = (database: Database, role: Role, query: string, before = '') =>
  database.rows(query, `${roles[role]} ${before}`);
const tables = [
  ['contact_submissions', 'email'],
  ['signup_submissions', 'email'],
  ['submission_context', 'page'],
  ['lead_outbox', 'last_error'],
  ['lead_work', 'submission_id'],
  ['staff_members', 'email'],
  ['audit_log', 'action'],
] as const;
const readable = ['contact_submissions', 'signup_submissions', 'submission_context', 'lead_work', 'leads'];

/** Statements that only the owner may run, and their errors: 55000 means that the view takes no changes. */
const refusedToAll = [
  ...tables.flatMap(([table, column]) =>
    [
      [`update ${table}`, `update ${table} set ${table === 'lead_work' ? 'updated_by' : column} = null`],
      [`delete from ${table}`, `delete from ${table}`],
      [`truncate ${table}`, `truncate ${table}`],
      [`lock ${table}`, `lock table ${table} in access exclusive mode`],
      [`disable row-level security of ${table}`, `alter table ${table} disable row level security`],
      [`disable the triggers of ${table}`, `alter table ${table} disable trigger all`],
      [`drop ${table}`, `drop table ${table}`],
      [`add a policy to ${table}`, `create policy p on ${table} using (true)`],
    ].map((statement) => [...statement, '42501']),
  ),
  ...statements.everybody,
];

/** Rows that staff see in every table, in a fresh database with one signup and one message. */
const seed = `
  insert into auth.users (id, email) values ('${member}', 'staff@attesta.example'), ('${stranger}', 'x@y.zz');
  insert into staff_members (user_id, email) values ('${member}', 'staff@attesta.example');
  insert into contact_submissions (id, created_at, name, email, message)
    values ('${kim}', now() - interval '2 days', '김민지', 'Minji@Brand.example', '안녕하세요');
  insert into signup_submissions (id, created_at, first_name, last_name, email, company, title, location)
    values ('${lee}', now() - interval '1 day', 'Ana', 'Lee', 'ana@brand.example', 'Brand', 'CEO', 'Seoul');
  update submission_context set language = 'ko', page = '/ko/contact', privacy_version = '2026-11-21', tool = 'rules'
    where submission_id = '${kim}';
  update lead_outbox set delivered_at = now() where submission_id = '${kim}'`;

const prepare: DatabaseCases = {
  'inserts a member, a stranger and two leads': (database) =>
    ok(database, `delete from contact_submissions; delete from signup_submissions; ${seed}`),
};

const refused: DatabaseCases = Object.fromEntries(
  (Object.keys(roles) as Role[]).flatMap((role) =>
    refusedToAll.map(([name, sql = '', expected]) => [
      `does not let ${role} ${name}`,
      async (database) => assert.equal(await tryAs(database, role, sql), expected),
    ]),
  ),
);

const reads: DatabaseCases = Object.fromEntries(
  [...readable, 'lead_outbox'].map((table) => [
    `shows ${table} to staff, no row to strangers, and an error to anon`,
    async (database) => {
      const query = `select ${/submissions$|^leads$/.test(table) ? 'id' : 'submission_id'} as id from ${table}`;
      const expected = { contact_submissions: [kim], signup_submissions: [lee] }[table] ?? [kim, lee];
      const found = await rowsAs(database, 'staff', query);
      assert.deepEqual(found.map(({ id }) => id).sort(), expected);
      for (const role of strangers) assert.deepEqual(await rowsAs(database, role, query), [], role);
      assert.equal(await tryAs(database, 'anon', query), '42501');
    },
  ]),
);

const work: DatabaseCases = {
  'does not let a signed-in user submit a form': async (database) => {
    const insert = "insert into contact_submissions (name, email, message) values ('A', 'a@b.co', 'M')";
    assert.equal(await tryAs(database, 'staff', insert), '42501');
    assert.equal(await tryAs(database, 'a signed-in stranger', insert), '42501');
    assert.equal(await tryAs(database, 'anon', insert), 'ok');
  },
  'lists the leads of both forms with the same columns, newest first': async (database) => {
    const list = await rowsAs(
      database,
      'staff',
      `select id, form, name, email, company, title, location, message, language, page, privacy_version, tool, status,
         assignee, note, updated_by, delivered_at is not null as delivered from leads`,
    );
    const context = { language: null, page: null, privacy_version: null, tool: null };
    const fresh = { ...context, status: 'new', assignee: null, note: null, updated_by: null };
    const signup = { company: 'Brand', title: 'CEO', location: 'Seoul', message: null };
    const contact = { company: null, title: null, location: null, message: '안녕하세요' };
    const own = { language: 'ko', page: '/ko/contact', privacy_version: '2026-11-21', tool: 'rules' };
    const korean = { ...own, delivered: true };
    const ana = { form: 'signup', name: 'Ana Lee', email: 'ana@brand.example', delivered: false };
    const minji = { form: 'contact', name: '김민지', email: 'Minji@Brand.example' };
    assert.deepEqual(list, [
      { id: lee, ...ana, ...signup, ...fresh },
      { id: kim, ...minji, ...contact, ...fresh, ...korean },
    ]);
    // The owner sees the same.
    assert.deepEqual(await database.rows('select id from leads'), [{ id: lee }, { id: kim }]);
  },
  'lets staff set status, assignee and note, and stamps the change': async (database) => {
    const change = `update lead_work set status = 'answered', assignee = 'Jo', note = '전화함' where submission_id = '${kim}'`;
    const work = `select status, assignee, note, updated_by, updated_at = now() as just_now from lead_work where submission_id = '${kim}'`;
    const done = { status: 'answered', assignee: 'Jo', note: '전화함', just_now: true };
    const asStaff = await rowsAs(database, 'staff', work, change);
    assert.deepEqual(asStaff, [{ ...done, updated_by: 'staff@attesta.example' }]);
    const asOwner = await database.rows(work, change);
    assert.deepEqual(asOwner, [{ ...done, updated_by: 'postgres' }]);
    assert.equal(await tryAs(database, 'anon', change), '42501');
    for (const role of strangers) {
      const left = await database.rows(
        `select status, updated_by from lead_work where submission_id = '${kim}'`,
        `${roles[role]} update lead_work set status = 'closed'; reset role`,
      );
      assert.deepEqual(left, [{ status: 'answered', updated_by: 'postgres' }], role);
    }
  },
  'rejects unknown statuses and empty or long texts': async (database) => {
    for (const [value, expected] of [
      ["status = 'done'", '23514'],
      ['status = null', '23502'],
      ["note = ''", '23514'],
      ["note = repeat('x', 5001)", '23514'],
      ["assignee = ''", '23514'],
    ]) {
      assert.equal(await tryAs(database, 'staff', `update lead_work set ${value}`), expected, value);
    }
  },
  'shows nothing to a removed member with a valid token': async (database) => {
    const before = `delete from staff_members; ${roles.staff}`;
    assert.deepEqual(await database.rows('select id from leads', before), []);
    await ok(
      database,
      `insert into staff_members (user_id, email) values ('${member}', 'staff@attesta.example')`,
    );
  },
  'removes the membership of a deleted account': async (database) => {
    await ok(
      database,
      `begin; delete from auth.users where id = '${member}';
       do $check$ begin if exists (select from staff_members) then raise 'member'; end if; end $check$; rollback;`,
    );
  },
};

const callForget = (email: string) => `select forget('${email}')`;
const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');

const rights: DatabaseCases = {
  'lets only staff and the owner call forget and export': async (database) => {
    for (const call of [callForget('nobody@example.com'), "select export('nobody@example.com')"]) {
      assert.equal(await tryAs(database, 'anon', call), '42501');
      for (const role of strangers) assert.equal(await tryAs(database, role, call), '42501', role);
      assert.equal(await database.run(`begin; set local role service_role; ${call}; rollback`), '42501');
      assert.equal(await tryAs(database, 'staff', call), 'ok');
      assert.equal(await database.run(`begin; ${call}; rollback`), 'ok');
    }
  },
  'rejects forget and export without an email address': async (database) => {
    for (const value of ["''", "'  '", 'null']) {
      assert.equal(await tryAs(database, 'staff', `select forget(${value})`), '22023');
      assert.equal(await tryAs(database, 'staff', `select export(${value})`), '22023');
    }
  },
  'exports all data of an email address in any spelling': async (database) => {
    const [{ export: data } = {}] = await rowsAs(
      database,
      'staff',
      "select export(e'\\u3000MINJI@brand.EXAMPLE \\n')",
    );
    const { submissions, ...about } = data as {
      email: string;
      submissions: Record<string, Record<string, unknown>>[];
    };
    assert.equal(about.email, 'minji@brand.example');
    assert.equal(submissions.length, 1);
    const [{ form, fields, context, notice, work } = {}] = submissions;
    const { email, message, id } = fields ?? {};
    assert.deepEqual([form, id, email, message], ['contact', kim, 'Minji@Brand.example', '안녕하세요']);
    assert.deepEqual(context, {
      language: 'ko',
      page: '/ko/contact',
      privacy_version: '2026-11-21',
      tool: 'rules',
    });
    assert.ok(notice?.delivered_at);
    assert.deepEqual([work?.status, work?.note], ['answered', '전화함']);
    const [{ export: nothing } = {}] = await rowsAs(database, 'staff', "select export('%')");
    assert.deepEqual((nothing as { submissions: unknown[] }).submissions, []);
  },
  'deletes all data of an email address and no other': async (database) => {
    const result = await rowsAs(database, 'staff', callForget(' minji@BRAND.example'));
    const beside = { submission_context: 1, lead_outbox: 1, lead_work: 1 };
    const counts = { contact_submissions: 1, signup_submissions: 0, ...beside };
    assert.deepEqual(result, [{ forget: counts }]);
    for (const table of Object.keys(beside)) {
      const left = await database.rows(`select submission_id from ${table}`);
      assert.deepEqual(left, [{ submission_id: lee }], table);
    }
    assert.deepEqual(await database.rows('select id from leads'), [{ id: lee }]);
    assert.deepEqual(await rowsAs(database, 'staff', callForget('minji@brand.example')), [
      { forget: Object.fromEntries(Object.keys(counts).map((table) => [table, 0])) },
    ]);
  },
  'audits the actor, the action, the counts and the hash of the address': async (database) => {
    const log = await database.rows(
      'select actor, actor_id, action, email_sha256, counts from audit_log order by id',
    );
    const staff = { actor: 'staff@attesta.example', actor_id: member };
    const hash = sha256('minji@brand.example');
    assert.equal(log.length, 4);
    const [exported, , forgotten, again] = log;
    assert.deepEqual(exported, {
      ...staff,
      action: 'export',
      email_sha256: hash,
      counts: { contact_submissions: 1, signup_submissions: 0 },
    });
    assert.equal((forgotten?.counts as Record<string, number> | undefined)?.lead_work, 1);
    assert.deepEqual(
      [forgotten?.action, forgotten?.email_sha256, again?.email_sha256],
      ['forget', hash, hash],
    );
    assert.doesNotMatch(JSON.stringify(log), /minji|민지|brand/i);
  },
  'does not let the owner change the audit log': async (database) => {
    for (const sql of ["update audit_log set actor = 'x'", 'delete from audit_log', 'truncate audit_log']) {
      assert.equal(await database.run(sql), '42501', sql);
      assert.equal(await database.run(`begin; set local role service_role; ${sql}; rollback`), '42501', sql);
    }
    assert.equal((await database.rows('select id from audit_log')).length, 4);
  },
  'deletes and audits nothing for an unauthorized request': async (database) => {
    assert.equal(await tryAs(database, 'a signed-in stranger', callForget('ana@brand.example')), '42501');
    assert.equal((await database.rows('select id from leads')).length, 1);
    assert.equal((await database.rows('select id from audit_log')).length, 4);
  },
  'deletes submissions with all their rows after twelve months and audits after three years': async (
    database,
  ) => {
    const audit = (age: string) =>
      `insert into audit_log (at, actor, action, email_sha256, counts)
       values (now() - interval '${age}', '${age}', 'forget', '', '{}')`;
    await ok(
      database,
      `begin; update signup_submissions set created_at = now() - interval '12 months 1 minute';
       insert into contact_submissions (created_at, name, email, message)
         values (now() - interval '11 months', 'young', 'a@b.co', 'M');
       ${audit('3 years 1 day')}; ${audit('35 months')};
       do $check$ begin
         if delete_expired_submissions() <> 1 then raise 'not one'; end if;
         if (select count(*) from leads) <> 1 then raise 'leads'; end if;
         if (select count(*) from submission_context) <> 1 then raise 'context'; end if;
         if (select count(*) from lead_outbox) <> 1 then raise 'outbox'; end if;
         if (select count(*) from lead_work) <> 1 then raise 'work'; end if;
         if exists (select from audit_log where actor = '3 years 1 day') then raise 'old audit'; end if;
         if not exists (select from audit_log where actor = '35 months') then raise 'young audit'; end if;
       end $check$; rollback;`,
    );
  },
};

const later: DatabaseCases = {
  'lists and forgets submissions from before these migrations': async (database) => {
    await ok(
      database,
      `begin; drop schema public cascade; create schema public; drop schema private cascade;
       ${['_submissions', '_not_twice', '_retention'].map(named).join(';')};
       insert into contact_submissions (name, email, message) values ('Old', 'old@b.co', 'M');
       ${named('_context_and_outbox')}; ${named('_staff')};
       do $check$ begin
         if (select status from leads) <> 'new' then raise 'no lead'; end if;
         update lead_work set status = 'closed';
         if (select status from leads) <> 'closed' then raise 'not marked'; end if;
         if (forget('old@b.co') ->> 'contact_submissions')::int <> 1 then raise 'not forgotten'; end if;
         if exists (select from lead_work) then raise 'work'; end if;
       end $check$; rollback;`,
    );
  },
  'lets users call one private function and gives all of them an empty search path': async (database) => {
    const inPrivate = "from pg_proc where pronamespace = 'private'::regnamespace";
    const callable = (role: string) =>
      database.rows(`select proname ${inPrivate} and has_function_privilege('${role}', oid, 'execute')`);
    assert.deepEqual(await callable('anon'), []);
    assert.deepEqual(await callable('authenticated'), [{ proname: 'is_staff' }]);
    assert.deepEqual(
      await database.rows(
        `select proname ${inPrivate} and not coalesce(proconfig, '{}') @> array['search_path=""']`,
      ),
      [],
    );
  },
  'grants signed-in users exactly the rights that staff need': async (database) => {
    const held = (await columnRightsOf(database, 'authenticated')).map((one) => one.replace(/\.\w+/, ''));
    const expected = [...readable, 'lead_outbox']
      .map((table) => `${table} select`)
      .concat('lead_work update');
    assert.deepEqual([...new Set(held)].sort(), expected.sort());
    const functions = await database.rows(
      `select proname from pg_proc where pronamespace = 'public'::regnamespace
       and has_function_privilege('authenticated', oid, 'execute') order by 1`,
    );
    assert.deepEqual(functions, [{ proname: 'export' }, { proname: 'forget' }]);
    const others = `select object from (${rightsOf('authenticated')}) as held
      where object !~ '^(table|function) ' order by 1`;
    assert.deepEqual(
      (await database.rows(others)).map(({ object }) => object),
      ['schema private', 'schema public'],
    );
  },
};

export const staffCases: DatabaseCases = { ...prepare, ...refused, ...reads, ...work, ...rights, ...later };
