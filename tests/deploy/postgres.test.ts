import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { databaseCases, migrate } from '../support/database-cases.ts';
import { type Database, ensurePostgres, startPostgres } from '../support/databases.ts';
import { staffCases } from '../support/staff-cases.ts';

/*
 * The migrations on a real PostgreSQL, from Debian's packages where it is not installed yet. Run by
 * `npm run test:deploy`, or alone by `node --test tests/deploy/postgres.test.ts`.
 */

const bin = ensurePostgres();
const skip = bin ? false : 'No PostgreSQL server is installed: sudo apt-get install postgresql';

describe(`PostgreSQL in ${bin}`, { skip }, () => {
  let database: Database;

  before(async () => {
    database = await startPostgres(bin ?? '');
    await migrate(database);
  });
  after(() => database?.stop());

  for (const { name, run } of databaseCases) test(name, () => run(database));

  const insert = (from: number, to: number) =>
    `insert into contact_submissions (name, email, message)
     select 'visitor ' || number, 'a@b.co', 'M' from generate_series(${from}, ${to}) as number`;

  for (const { name, run } of staffCases) test(name, () => run(database));

  test('callers at the same time never take the same notice', async () => {
    assert.equal(await database.run('delete from contact_submissions; delete from signup_submissions'), 'ok');
    assert.equal(await database.run(insert(1, 200)), 'ok');
    const callers = Array.from({ length: 8 }, () =>
      database.rows('select id from due_leads(25), pg_sleep(0.3)'),
    );
    const taken = (await Promise.all(callers)).flat().map(({ id }) => id);
    assert.equal(taken.length, 200);
    assert.equal(new Set(taken).size, 200);
  });

  test('a caller that ends before its commit leaves its notices to the next one', async () => {
    assert.equal(await database.run('delete from contact_submissions'), 'ok');
    assert.equal(await database.run(insert(1, 5)), 'ok');
    assert.equal(await database.run('begin; select id from due_leads(5)'), 'ok');
    assert.equal((await database.rows('select id from due_leads(10)')).length, 5);
  });
});
