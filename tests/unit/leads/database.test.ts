import { databaseCases, migrate } from '../../support/database-cases.ts';
import { type Database, startPglite } from '../../support/databases.ts';
import { staffCases } from '../../support/staff-cases.ts';

/*
 * What visitors, strangers and staff may do with leads, and what the migrations do beside an insert, on PGlite;
 * tests/deploy/postgres.test.ts asks a real server.
 */

jest.setTimeout(120_000);

let database: Database;
beforeAll(async () => {
  database = await startPglite();
  await migrate(database);
});
afterAll(() => database.stop());

test.each(Object.entries({ ...databaseCases, ...staffCases }))('%s', (_name, run) => run(database));
