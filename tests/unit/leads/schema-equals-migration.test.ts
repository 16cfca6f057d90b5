/** @jest-environment node */
import { join } from 'node:path';
import { createClient } from '@supabase/supabase-js';
import { contactSchema, limits, signupSchema } from '@/lib/leads/schema';
import {
  type EmbeddedProcess,
  killLeftovers,
  removeFolders,
  startEmbedded,
  temporaryFolder,
} from '../../support/embedded-process.ts';

/*
 * The schema and the CHECK constraints are two texts of one rule. Every value below is put to both, field by field: the
 * table takes it if and only if the schema takes it and leaves it as it is.
 */

jest.setTimeout(120_000);

const anonKey = 'sb_publishable_test';
let services: EmbeddedProcess;
let store: ReturnType<typeof createClient>;

beforeAll(async () => {
  services = startEmbedded(['store'], {
    DATA_DIR: join(temporaryFolder(), 'data'),
    EMBEDDED_ANON_KEY: anonKey,
  });
  store = createClient(await services.url(), anonKey, { auth: { persistSession: false } });
});

afterAll(async () => {
  await services.stop();
  await killLeftovers();
  removeFolders();
});

const around = (length: number) => [length - 1, length, length + 1];
const lengths = [...new Set([limits.name, limits.short, limits.email, limits.message].flatMap(around))];
/** Every character that is white space or a control character to anyone, and neighbours that are neither. */
const edges = [
  ...Array.from({ length: 0x21 }, (_, code) => code),
  ...Array.from({ length: 0x23 }, (_, index) => 0x7e + index),
  0xad,
  0x1680,
  0x180e,
  0x1fff,
  ...Array.from({ length: 0x11 }, (_, index) => 0x2000 + index),
  0x2028,
  0x2029,
  0x202e,
  0x202f,
  0x205f,
  0x2060,
  0x2800,
  0x3000,
  0x3164,
  0xfeff,
  0xfffd,
  0x1f9f4,
].map((code) => String.fromCodePoint(code)); // prettier-ignore
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
]; // prettier-ignore
const addresses = [
  'a@b.c',
  'a@b',
  '@b.co',
  'a@',
  'a@.co',
  'a@b.',
  'a@b..co',
  'a@b.co.',
  'a.b@c.d.e',
  'a@b@c.co',
  'ü@ü.한국',
  'a+b@c.co',
  ...around(limits.email).map((length) => `${'x'.repeat(length - 5)}@b.co`),
  `${'🧴'.repeat(limits.email - 5)}@b.co`,
  ...edges.flatMap((edge) => [`a${edge}b@c.co`, `${edge}a@c.co`, `a@c.co${edge}`, `a@b${edge}c.co`]),
]; // prettier-ignore

const forms = {
  signup_submissions: {
    schema: signupSchema,
    row: { first_name: 'A', last_name: 'B', email: 'a@b.co', company: 'C', title: 'D', location: 'E' },
  },
  contact_submissions: {
    schema: contactSchema,
    row: { name: 'A', email: 'a@b.co', company: 'C', message: 'M' },
  },
} as const;

const cases = Object.entries(forms).flatMap(([table, { schema, row }]) =>
  Object.keys(row).map((field) => ({ table, field, schema, row })),
);

test.each(cases)('$table.$field', async ({ table, field, schema, row }) => {
  const differences: string[] = [];
  let taken = 0;
  for (const value of field === 'email' ? [...addresses, ...texts] : texts) {
    // The table keeps a carriage return; the schema turns the line breaks of a form into one kind first.
    if (field === 'message' && value.includes('\r')) continue;
    const parsed = schema.safeParse({ ...row, [field]: value });
    const bySchema = parsed.success && (parsed.data as Record<string, unknown>)[field] === value;
    const { error } = await store.from(table).insert({ ...row, [field]: value } as never);
    const byTable = error === null || error.code === '23505';
    if (byTable) taken += 1;
    if (bySchema !== byTable) {
      differences.push(
        `${JSON.stringify(value.slice(0, 20))} of ${value.length}: schema ${bySchema}, table ${byTable}`,
      );
    }
  }
  expect(differences).toEqual([]);
  expect(taken).toBeGreaterThan(20);
});

test('what the schema changes, the table takes', async () => {
  const parsed = contactSchema.parse({
    name: ' \u3000Jo ',
    email: ' jo@example.com\n',
    company: ' \t ',
    message: '\r\nOne\r\ntwo\rthree\n',
  });
  expect(parsed).toEqual({ name: 'Jo', email: 'jo@example.com', company: null, message: 'One\ntwo\nthree' });
  expect((await store.from('contact_submissions').insert(parsed as never)).error).toBeNull();
});

test('the same row within the half hour is refused as a duplicate, another one is not', async () => {
  const row = { name: 'Twice', email: 'twice@example.com', company: null, message: 'Same.' };
  const insert = async (sent: object) =>
    (await store.from('contact_submissions').insert(sent as never)).error;
  expect(await insert(row)).toBeNull();
  const duplicate = await insert(row);
  expect(duplicate).toMatchObject({ code: '23505', details: null });
  expect(duplicate?.message).toContain('contact_submissions_not_twice_');
  expect(await insert({ ...row, message: 'Same!' })).toBeNull();
  expect(await insert({ ...row, company: 'Co' })).toBeNull();
});
