import { databaseCases, migrate } from '../../support/database-cases.ts';
import { type Database, startPglite } from '../../support/databases.ts';
import { staffCases } from '../../support/staff-cases.ts';

/*
 * Checks the permissions of visitors, strangers and staff, and the side effects of an insert, on PGlite.
 * tests/deploy/postgres.test.ts runs the same cases on a real server.
 */

jest.setTimeout(120_000);

let database: Database;
beforeAll(async () => {
  database = await startPglite();
  await migrate(database);
});
afterAll(() => database.stop());

test.each(Object.entries({ ...databaseCases, ...staffCases }))('%s', (_name, run) => run(database));
