/** @jest-environment node */
import { migrate } from '../../support/database-cases.ts';
import { type Database, startPglite } from '../../support/databases.ts';
import { staffCases } from '../../support/staff-cases.ts';

/*
 * What staff and strangers may do with leads, on PGlite. `npm run test:deploy` puts the same cases to a real PostgreSQL.
 */

jest.setTimeout(120_000);

let database: Database;
beforeAll(async () => {
  database = await startPglite();
  await migrate(database);
});
afterAll(() => database.stop());

test.each(staffCases)('$name', ({ run }) => run(database));
