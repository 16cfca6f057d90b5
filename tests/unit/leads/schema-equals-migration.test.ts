import { readFileSync } from 'node:fs';
import { locales } from '@/lib/i18n/locales';
import { messagesFor } from '@/lib/i18n/messages';
import { formFields, type LeadField } from '@/lib/leads/fields';
import { processedColumns } from '@/lib/leads/processing';
import { schemas } from '@/lib/leads/schema';
import { forms } from '@/lib/routes';
import { figures } from '@/lib/site';
import { cleanEmail } from '@/lib/text/email';
import { migrate } from '../../support/database-cases.ts';
import { type Database, startPglite } from '../../support/databases.ts';

/*
 * The schema and the CHECK constraints state the same rules twice. This test passes every value below to both, field by
 * field: the table must accept a value if and only if the schema accepts it without changing it.
 */

jest.setTimeout(120_000);

let database: Database;
beforeAll(async () => {
  database = await startPglite();
  await migrate(database);
});
afterAll(() => database.stop());

/** Returns for each row if the table accepts it; a row that exists counts as accepted. */
async function takes(table: string, rows: object[]): Promise<boolean[]> {
  const insert = `create or replace function pg_temp.takes(given jsonb) returns boolean language plpgsql as $$
    declare columns text := (select string_agg(key, ', ') from jsonb_object_keys(given) as key);
    begin
      execute format('insert into ${table} (%1$s) select %1$s from jsonb_populate_record(null::${table}, $1)', columns)
        using given;
      return true;
    exception
      when unique_violation then return true;
      when check_violation or not_null_violation then return false;
    end $$`;
  // The database process treats some separators as line ends, so this is ASCII.
  const list = JSON.stringify(rows)
    .replaceAll("'", "''")
    .replace(/[\u007f-\uffff]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`);
  const query = `select pg_temp.takes(value) as taken
    from jsonb_array_elements('${list}') with ordinality as given(value, place) order by place`;
  return (await database.rows(query, insert)).map(({ taken }) => taken === true);
}

const around = (length: number) => [length - 1, length, length + 1];
const allFields: readonly LeadField[] = forms.flatMap((form) => [...formFields[form]]);
const longestEmail = allFields.find(({ type }) => type === 'email')?.max ?? 0;
const lengths = [...new Set(allFields.flatMap(({ max }) => around(max)))];
const range = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, index) => from + index);
/** Every character that any engine treats as white space or control character, and neighbors that are neither. */
const edges = [
  ...[...range(0, 0x20), ...range(0x7e, 0xa0), 0xad, 0x1680, 0x180e, ...range(0x1fff, 0x2010)],
  ...[0x2028, 0x2029, 0x202e, 0x202f, 0x205f, 0x2060, 0x2800, 0x3000, 0x3164, 0xfeff, 0xfffd, 0x1f9f4],
].map((code) => String.fromCodePoint(code));
const texts = [
  '',
  'x',
  '김',
  'Zo\u0065\u0308',
  'a\r\nb',
  "O'Neil; --",
  '<b>',
  ...lengths.flatMap((length) => [...['x', '글', '🧴'].map((one) => one.repeat(length))]),
  ...edges.flatMap((edge) => [`a${edge}b`, `${edge}a`, `a${edge}`, edge]),
];
const addresses = [
  ...['a@b.c', 'a@b', '@b.co', 'a@', 'a@.co', 'a@b.', 'a@b..co', 'a@b.co.'],
  ...['a.b@c.d.e', 'a@b@c.co', 'ü@ü.한국', 'a+b@c.co'],
  ...around(longestEmail).map((length) => `${'x'.repeat(length - 5)}@b.co`),
  `${'🧴'.repeat(longestEmail - 5)}@b.co`,
  ...edges.flatMap((edge) => [`a${edge}b@c.co`, `${edge}a@c.co`, `a@c.co${edge}`, `a@b${edge}c.co`]),
];

const cases = forms.flatMap((form) => {
  const row = Object.fromEntries(
    formFields[form].map(({ name, type }) => [name, type === 'email' ? 'a@b.co' : 'A']),
  );
  return formFields[form].map((field: LeadField) => ({ form, field: field.name, type: field.type, row }));
});

test.each(cases)('$form.$field', async ({ form, field, type, row }) => {
  // The table keeps a carriage return; the schema first normalizes line breaks. Postgres strings cannot contain a null
  // character (tests/integration/submissions/store.test.ts).
  // Addresses are compared as the schema cleans them.
  const values = (type === 'email' ? [...addresses, ...texts].map(cleanEmail) : texts).filter(
    (value) => !value.includes('\0') && !(type === 'text' && value.includes('\r')),
  );
  const taken = await takes(
    `${form}_submissions`,
    values.map((value) => ({ ...row, [field]: value })),
  );
  const differences = values.filter((value, index) => {
    const { success, data } = schemas[form].safeParse({ ...row, [field]: value });
    return taken[index] !== (success && (data as Record<string, unknown>)[field] === value);
  });
  expect(differences).toEqual([]);
  expect(taken.filter(Boolean).length).toBeGreaterThan(20);
});

/** Returns the database definitions that mention each column of a table, by kind. */
async function definitionsOf(table: string): Promise<Record<string, string[]>> {
  const texts = async (query: string) => (await database.rows(query)).map(({ text }) => String(text));
  const own = `'public.${table}'::regclass`;
  return {
    'column of its table': await texts(`select attname as text from pg_attribute where attrelid = ${own}`),
    'check of its table': [
      (
        await texts(
          `select pg_get_constraintdef(oid) as text from pg_constraint where conrelid = ${own} and contype = 'c'`,
        )
      ).join(),
    ],
    'grant to insert': await texts(
      `select column_name as text from information_schema.column_privileges
       where table_name = '${table}' and grantee = 'anon' and privilege_type = 'INSERT'`,
    ),
    'index against duplicates': await texts(
      `select pg_get_indexdef(indexrelid) as text from pg_index
       where indrelid = ${own} and indexrelid::regclass::text like '%_not_twice_%'`,
    ),
    'view leads': await texts("select pg_get_viewdef('public.leads'::regclass) as text"),
  };
}

test('lists each form field wherever it is needed', async () => {
  const docs = readFileSync('docs/forms-and-leads.md', 'utf8');
  const viewColumns = (
    await database.rows("select column_name from information_schema.columns where table_name = 'leads'")
  ).map((row) => String(row.column_name));
  const lagging: string[] = [];
  for (const form of forms) {
    const definitions = await definitionsOf(`${form}_submissions`);
    expect(definitions['index against duplicates']).toHaveLength(2);
    for (const { name, leadColumn } of formFields[form] as readonly LeadField[]) {
      const word = new RegExp(`\\b${name}\\b`);
      const names = (where: string) => lagging.push(`${form}.${name} is missing in: ${where}`);
      for (const [where, texts] of Object.entries(definitions)) {
        // Both indexes must name it; for columns and grants, one is enough.
        const found = where.startsWith('index')
          ? texts.every((text) => word.test(text))
          : texts.some((text) => word.test(text));
        if (!found) names(where);
      }
      if (!viewColumns.includes(leadColumn ?? name)) names('columns of the view leads');
      for (const locale of locales) {
        const { data, [form]: own } = messagesFor(locale).forms;
        if (!(name in own.fields)) names(`messages/${locale}/forms.json, ${form}.fields`);
        if (!(name in data)) names(`messages/${locale}/forms.json, data`);
      }
      if (!new RegExp(`[\`"]${name}[\`"]`).test(docs)) names('docs/forms-and-leads.md');
    }
  }
  expect(lagging).toEqual([]);
});

test('documents every column in the table of processed data', async () => {
  const rows = await database.rows(`select table_name, column_name from information_schema.columns
    join information_schema.tables using (table_schema, table_name)
    where table_schema = 'public' and table_type = 'BASE TABLE'`);
  const stored = rows.map((row) => `${row.table_name}.${row.column_name}`);
  const named = Object.entries(processedColumns).flatMap(([table, own]) =>
    Object.values(own).flatMap((names) => (names ?? []).map((name) => `${table}.${name}`)),
  );
  expect(named.sort()).toEqual(stored.sort());
});

test('deletes rows when the privacy copy says', async () => {
  const [job] = await database.rows(
    "select prosrc from pg_proc where proname = 'delete_expired_submissions'",
  );
  const intervals = String(job?.prosrc).match(/interval '[^']+'/g);
  const { keptMonths, requestRecordYears } = figures;
  expect(new Set(intervals)).toEqual(
    new Set([`interval '${keptMonths} months'`, `interval '${requestRecordYears} years'`]),
  );
});
