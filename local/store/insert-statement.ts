import { type Catalogue, quoted, type Table } from './catalogue.ts';
import { restError } from './rest-errors.ts';

/** What a POST asks for, as far as it decides the statement. */
export type InsertRequest = {
  table: string;
  /** The body as it came: one object or an array of objects. */
  body: string;
  /** The `columns` parameter: supabase-js sends it with arrays, as `"a","b"`. */
  columns: string | null;
  /** Prefer: resolution=…, or an on_conflict parameter. */
  upsert: { resolution: 'merge' | 'ignore'; onConflict: string | null } | null;
  /** Prefer: return=representation or headers-only. */
  returning: boolean;
};

export type Statement = { sql: string; values: string[] };

/**
 * Finds a table.
 * @throws RestError 404 PGRST205 when public has none of this name.
 */
export function findTable(catalogue: Catalogue, name: string): Table {
  const table = catalogue.get(name);
  if (table) return table;
  throw restError(404, 'PGRST205', `Could not find the table 'public.${name}' in the schema cache`);
}

/**
 * The INSERT that PostgREST would make of a request: names are looked up in the catalogue and quoted, the rows travel
 * as one JSON parameter that Postgres takes apart itself.
 * @throws RestError 400 PGRST102 for a body that is no object or array of objects, 400 PGRST204 for an unknown column.
 */
export function insertStatement(catalogue: Catalogue, request: InsertRequest): Statement {
  const table = findTable(catalogue, request.table);
  const rows = rowsOf(request.body);
  const columns = request.columns === null ? sharedKeys(rows) : namesOf(request.columns);
  requireColumns(request.table, table, columns);

  const target = `public.${quoted(request.table)}`;
  const tail = `${conflictClause(request, table, columns)}${request.returning ? ' returning *' : ''}`;
  if (columns.length === 0) {
    // An empty object is a row of defaults; an empty array is no row.
    if (rows.length === 0) return { sql: `insert into ${target} select where false${tail}`, values: [] };
    return { sql: `insert into ${target} default values${tail}`, values: [] };
  }
  const names = columns.map(quoted).join(', ');
  const shape = columns.map((name) => `${quoted(name)} ${table.columns.get(name)?.type}`).join(', ');
  return {
    sql: `insert into ${target} (${names}) select ${names} from json_to_recordset($1::json) as sent (${shape})${tail}`,
    values: [request.body.trimStart().startsWith('[') ? request.body : `[${request.body}]`],
  };
}

function rowsOf(body: string): Record<string, unknown>[] {
  let parsed: unknown;
  try {
    parsed = JSON.parse(body);
  } catch {
    throw restError(400, 'PGRST102', 'Empty or invalid json');
  }
  const rows: unknown[] = Array.isArray(parsed) ? parsed : [parsed];
  if (rows.every((row) => typeof row === 'object' && row !== null && !Array.isArray(row))) {
    return rows as Record<string, unknown>[];
  }
  throw restError(400, 'PGRST102', 'Empty or invalid json');
}

function sharedKeys(rows: readonly Record<string, unknown>[]): string[] {
  const keys = Object.keys(rows[0] ?? {});
  const same = rows.every(
    (row) => Object.keys(row).length === keys.length && keys.every((key) => Object.hasOwn(row, key)),
  );
  if (!same) throw restError(400, 'PGRST102', 'All object keys must match');
  return keys;
}

/** `"a","b"` or `a,b`; a name in quotes may contain a comma. */
function namesOf(list: string): string[] {
  const names = [...list.matchAll(/"((?:[^"\\]|\\.)*)"|([^,"]+)/g)].map(
    ([, inQuotes, bare]) => inQuotes?.replace(/\\(.)/g, '$1') ?? bare?.trim() ?? '',
  );
  return [...new Set(names)];
}

function requireColumns(tableName: string, table: Table, columns: readonly string[]): void {
  const unknown = columns.find((name) => !table.columns.has(name));
  if (unknown === undefined) return;
  throw restError(
    400,
    'PGRST204',
    `Could not find the '${unknown}' column of '${tableName}' in the schema cache`,
  );
}

/** The roles of this project may not upsert; the clause is built all the same so that Postgres is who refuses. */
function conflictClause(request: InsertRequest, table: Table, columns: readonly string[]): string {
  if (!request.upsert) return '';
  const arbiters = request.upsert.onConflict === null ? table.primaryKey : namesOf(request.upsert.onConflict);
  requireColumns(request.table, table, arbiters);
  const target = ` on conflict (${arbiters.map(quoted).join(', ')})`;
  if (request.upsert.resolution === 'ignore' || columns.length === 0) return `${target} do nothing`;
  return `${target} do update set ${columns.map((name) => `${quoted(name)} = excluded.${quoted(name)}`).join(', ')}`;
}
