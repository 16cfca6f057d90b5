import type * as z from 'zod/mini';
import { contactSchema, fieldProblems, limits, signupSchema } from '@/lib/leads/schema';

const contact = { name: 'Jo', email: 'jo@example.com', company: 'Onsil', message: 'Hello.' };
const signup = {
  first_name: 'Jo',
  last_name: 'Kim',
  email: 'jo@example.com',
  company: 'Onsil',
  title: 'Founder',
  location: 'Seoul',
};

function problems(schema: z.ZodMiniType, value: unknown) {
  const parsed = schema.safeParse(value);
  return parsed.success ? {} : fieldProblems(parsed.error);
}

test('good values come out as the columns of the tables', () => {
  expect(contactSchema.parse(contact)).toEqual(contact);
  expect(signupSchema.parse(signup)).toEqual(signup);
});

test('fields nobody asked for are left out', () => {
  expect(contactSchema.parse({ ...contact, website: 'x', id: '1', created_at: 'now' })).toEqual(contact);
  expect(signupSchema.parse({ ...signup, role: 'admin' })).toEqual(signup);
});

test('white space around a value goes, that of Korean keyboards included', () => {
  expect(contactSchema.parse({ ...contact, name: ' \t\u3000Jo\u00a0 ', message: '\n\nHello.\n' })).toEqual(
    contact,
  );
});

test.each(['', '   ', '\u3000', undefined, null])('company %j is null', (company) => {
  expect(contactSchema.parse({ ...contact, company }).company).toBeNull();
});

test.each([
  ...Object.keys(signup).map((field) => ['signup', field, signupSchema, signup] as const),
  ...['name', 'email', 'message'].map((field) => ['contact', field, contactSchema, contact] as const),
])('%s needs %s', (_, field, schema, good) => {
  for (const empty of ['', '  ', ' \n ', '\u3000', undefined, null, 5]) {
    expect(problems(schema, { ...good, [field]: empty })).toEqual({ [field]: 'required' });
  }
});

test('several problems are told at once, one a field', () => {
  expect(problems(contactSchema, {})).toEqual({ name: 'required', email: 'required', message: 'required' });
});

const lengths: [z.ZodMiniType, Record<string, string>, string, number][] = [
  [contactSchema, contact, 'name', limits.name],
  [contactSchema, contact, 'company', limits.short],
  [contactSchema, contact, 'message', limits.message],
  [signupSchema, signup, 'first_name', limits.name],
  [signupSchema, signup, 'last_name', limits.name],
  [signupSchema, signup, 'company', limits.short],
  [signupSchema, signup, 'title', limits.short],
  [signupSchema, signup, 'location', limits.short],
];
test.each(lengths)('%# has its longest value', (schema, good, field, limit) => {
  expect(problems(schema, { ...good, [field]: 'x'.repeat(limit) })).toEqual({});
  expect(problems(schema, { ...good, [field]: `  ${'x'.repeat(limit)}  ` })).toEqual({});
  expect(problems(schema, { ...good, [field]: 'x'.repeat(limit + 1) })).toEqual({ [field]: 'tooLong' });
});

const address = (length: number) => `${'x'.repeat(length - '@example.com'.length)}@example.com`;
const controls = ['\u0000', '\u0007', '\u001b', '\u007f', '\u0085', '\u009f'];

test.each([
  'jo@example.com',
  'jo+tag@sub.example.co.kr',
  "o'neil@example.com",
  '한글@예시.한국',
  address(254),
])('%.30s is an address', (email) => expect(problems(contactSchema, { ...contact, email })).toEqual({}));

test.each([
  [address(255), 'tooLong'],
  ...[
    'jo',
    'jo@',
    '@example.com',
    'jo@example',
    'jo@@example.com',
    'jo kim@example.com',
    'jo@exa mple.com',
  ].map((email) => [email]),
  // The database would refuse them.
  ...['jo@.com', 'jo@example.', 'jo@example..com'].map((email) => [email]),
])('%.30s is none', (email, problem = 'email') => {
  expect(problems(contactSchema, { ...contact, email })).toEqual({ email: problem });
});

test.each([...controls, '\n', '\t'])('%j is refused in a line', (character) => {
  const odd = `O${character}n`;
  expect(problems(contactSchema, { ...contact, name: odd })).toEqual({ name: 'characters' });
  expect(problems(contactSchema, { ...contact, company: odd })).toEqual({ company: 'characters' });
  expect(problems(signupSchema, { ...signup, title: odd })).toEqual({ title: 'characters' });
});

test.each(controls)('%j is refused in a message', (character) => {
  expect(problems(contactSchema, { ...contact, message: `a${character}b` })).toEqual({
    message: 'characters',
  });
});

test('line breaks and tabs belong to a message', () => {
  expect(contactSchema.parse({ ...contact, message: 'One\n\tTwo' }).message).toBe('One\n\tTwo');
});

test('line breaks of a message are what was typed, though forms send CR LF', () => {
  expect(contactSchema.parse({ ...contact, message: 'One\r\nTwo\rThree' }).message).toBe('One\nTwo\nThree');
  // As long as the field allows: a break counts once.
  const lines = 'x\r\n'.repeat(limits.message / 2 - 1);
  expect(problems(contactSchema, { ...contact, message: `${lines}xx` })).toEqual({});
});
