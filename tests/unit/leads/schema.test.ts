import { contactSchema, fieldProblems, schemas, signupSchema } from '@/lib/leads/schema';

/* Checks the errors and results of a field. schema-equals-migration.test.ts lists the values that each field accepts. */

const contact = { name: 'Jo', email: 'jo@example.com', company: 'Onsil', message: 'Hello.' };
const signup = {
  first_name: 'Jo',
  last_name: 'Kim',
  email: 'jo@example.com',
  company: 'Onsil',
  title: 'Founder',
  location: 'Seoul',
};

function problems(form: 'contact' | 'signup', values: object) {
  const { error } = schemas[form].safeParse(values);
  return error ? fieldProblems(error) : {};
}

test('returns valid values as table columns and drops unknown fields', () => {
  const more = { remark: 'x', id: '1', created_at: 'now', role: 'admin' };
  expect(contactSchema.parse({ ...contact, ...more })).toEqual(contact);
  expect(signupSchema.parse({ ...signup, ...more })).toEqual(signup);
});

test.each(['', '   ', '\u3000', '\u200b', undefined, null])('turns the company %j into null', (company) => {
  expect(contactSchema.parse({ ...contact, company }).company).toBeNull();
});

test.each([
  ...Object.keys(signup).map((field) => ['signup', field, signup] as const),
  ...['name', 'email', 'message'].map((field) => ['contact', field, contact] as const),
])('requires in %s the field %s', (form, field, good) => {
  for (const empty of ['', '  ', ' \n ', '\u3000', '\u200b', '\u3164', '\u2800 \u00ad', undefined, null, 5]) {
    expect(problems(form, { ...good, [field]: empty })).toEqual({ [field]: 'required' });
  }
});

test('returns all problems at once, one per field', () => {
  const required = 'required';
  expect(problems('contact', {})).toEqual({ name: required, email: required, message: required });
});

const address = (length: number) => `${'x'.repeat(length - '@example.com'.length)}@example.com`;
const controls = ['\u0000', '\u0007', '\u001b', '\u007f', '\u0085', '\u009f'];

test.each([
  ['name', 'x'.repeat(100 + 1), 'tooLong'],
  ['company', 'x'.repeat(160 + 1), 'tooLong'],
  ['message', 'x'.repeat(5000 + 1), 'tooLong'],
  ['email', address(255), 'tooLong'],
  ['email', 'jo', 'email'],
  ['email', 'jo@example', 'email'],
  ['email', 'jo kim@example.com', 'email'],
  ['email', 'jo@.com', 'email'],
  ['email', 'jane@acme.com; joe@acme.com', 'email'],
  ['email', 'jane@acme.com,joe@acme.com', 'email'],
  ['email', 'mailto:jane', 'email'],
  ...[...controls, '\n', '\t'].flatMap((sign) => [
    ['name', `O${sign}n`, 'characters'],
    ['company', `O${sign}n`, 'characters'],
  ]),
  ...controls.map((sign) => ['message', `a${sign}b`, 'characters']),
])('returns for %s %.20j: %s', (field, value, problem) => {
  expect(problems('contact', { ...contact, [field as string]: value })).toEqual({
    [field as string]: problem,
  });
});

test.each([
  ['email', address(254), address(254)],
  ['email', '한글@예시.한국', '한글@예시.한국'],
  ...[
    ...['jane@acme.com\u200b', '\u202cjane@acme.com', 'jane@ac\u00adme.com', 'mailto:jane@acme.com'],
    ...['MAILTO:jane@acme.com?subject=Hi', '<jane@acme.com>', 'Jane Doe <jane@acme.com>', 'jane@acme.com,'],
    ...[
      'jane@acme.com.',
      'jane@acme.com;',
      '(jane@acme.com)',
      '"jane@acme.com"',
      'jane＠acme.com',
      'jane@acme。com',
    ],
    ...['ｊａｎｅ＠ａｃｍｅ．ｃｏｍ', 'jane@acme.com으로', ' <mailto:jane@acme.com>; '],
  ].map((typed) => ['email', typed, 'jane@acme.com'] as const),
  ['name', `  ${'x'.repeat(100)}  `, 'x'.repeat(100)],
  ['name', ' \t\u3000Jo\u00a0 ', 'Jo'],
  ['message', '\n\nOne\n\tTwo\n', 'One\n\tTwo'],
  // Forms send CR LF, which counts as one character.
  ['message', 'One\r\nTwo\rThree', 'One\nTwo\nThree'],
  ['message', `${'x\r\n'.repeat(5000 / 2 - 1)}xx`, `${'x\n'.repeat(5000 / 2 - 1)}xx`],
] as const)('accepts in %s %.20j', (field, value, stored) => {
  expect(contactSchema.parse({ ...contact, [field]: value })[field]).toBe(stored);
});
