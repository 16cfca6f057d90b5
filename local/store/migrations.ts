import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { PGlite } from '@electric-sql/pglite';
import { log } from '../../lib/log.ts';

class MigrationError extends Error {
  override name = 'MigrationError';
}

/**
 * Runs the migration files that have not run yet, in the order of their names, each in a transaction together with
 * its entry in the ledger: after a crash a file has run completely or not at all.
 * @param folder absolute folder of files named `<digits>_<name>.sql`, as `supabase migration new` makes them.
 * @throws MigrationError that names the file and what Postgres said.
 */
export async function runMigrations(database: PGlite, folder: string): Promise<void> {
  const ledger = await database.query<{ version: string; statements: string[] | null }>(
    'select version, statements from supabase_migrations.schema_migrations',
  );
  const done = new Map(ledger.rows.map((row) => [row.version, row.statements]));
  for (const file of (await readdir(folder)).sort()) {
    const [, version, name] = /^(\d+)_(.+)\.sql$/.exec(file) ?? [];
    if (version === undefined || name === undefined) continue;
    const sql = await readFile(join(folder, file), 'utf8');
    if (done.has(version)) {
      if (done.get(version)?.[0] !== sql) log('warn', 'migration_changed_after_it_ran', { file });
      continue;
    }
    try {
      await database.transaction(async (transaction) => {
        await transaction.exec(sql);
        await transaction.query(
          'insert into supabase_migrations.schema_migrations (version, statements, name) values ($1, $2, $3)',
          [version, [sql], name],
        );
      });
    } catch (error) {
      throw new MigrationError(
        `The migration ${file} failed: ${error instanceof Error ? error.message : String(error)}.`,
      );
    }
    log('info', 'migration_ran', { file });
  }
}
