import { databaseCases, migrate } from '../../support/database-cases.ts';
import { type Database, findPostgres, startPglite, startPostgres } from '../../support/databases.ts';
import { staffCases } from '../../support/staff-cases.ts';

/*
 * What visitors, strangers and staff may do with leads, and what the migrations do beside an insert: on PGlite, and on a
 * real server where one is installed (`npm run test:deploy` installs one).
 */

jest.setTimeout(120_000);

const installed = findPostgres();
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

  beforeAll(async () => {
    database = await start();
    await migrate(database);
  });
  afterAll(() => database.stop());

  test.each(Object.entries({ ...databaseCases, ...staffCases }))('%s', (_name, run) => run(database));
});
