import type { PGlite } from '@electric-sql/pglite';

/** Columns of a table in public, by name. */
export type Table = {
  columns: ReadonlyMap<string, { type: string }>;
  primaryKey: readonly string[];
};

/** Tables that the REST interface knows: those of the schema public, by name. */
export type Catalogue = ReadonlyMap<string, Table>;

/** Reads the catalogue. Migrations run before, so it does not change while the process lives. */
export async function readCatalogue(database: PGlite): Promise<Catalogue> {
  const { rows } = await database.query<{ table: string; column: string; type: string; key: boolean }>(`
    select c.relname as "table", a.attname as "column", format_type(a.atttypid, a.atttypmod) as type,
      coalesce(a.attnum = any (i.indkey), false) as key
    from pg_class c
    join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    left join pg_index i on i.indrelid = c.oid and i.indisprimary
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p')
    order by c.relname, a.attnum
  `);
  type Draft = { columns: Map<string, { type: string }>; primaryKey: string[] };
  const tables = new Map<string, Draft>();
  for (const { table, column, type, key } of rows) {
    const entry: Draft = tables.get(table) ?? { columns: new Map(), primaryKey: [] };
    tables.set(table, entry);
    entry.columns.set(column, { type });
    if (key) entry.primaryKey.push(column);
  }
  return tables;
}

/** A name as SQL identifier. */
export const quoted = (name: string) => `"${name.replaceAll('"', '""')}"`;
