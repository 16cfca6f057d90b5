import * as z from 'zod/mini';
import type { FormName } from '../routes';
import { cleanEmail } from '../text/email.ts';
import { hasVisible } from '../text/visible.ts';
import { type FormRow, formFields, type LeadField } from './fields.ts';

// Zod would test whether eval is allowed, which the content security policy blocks and reports.
z.config({ jitless: true });

/*
 * The schemas of the two forms, from their fields. The browser and the server use them, and the CHECK constraints of
 * supabase/migrations accept exactly the same values (tests/unit/leads/schema-equals-migration.test.ts).
 */

/** Shortest email address that the tables accept. */
const shortestEmail = 3;

/** Why a field was refused; message files have a sentence for each under `forms.errors`. */
export type FieldProblem = 'required' | 'tooLong' | 'email' | 'characters';

// Control characters (C0, DEL, C1) are refused; a message may have tabs and line breaks.
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what these look for
const controlCharacters = /[\u0000-\u001f\u007f-\u009f]/;
// biome-ignore lint/suspicious/noControlCharactersInRegex: as above, with tab, line feed and carriage return allowed
const controlCharactersInMessage = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/;
/** One @, something before it, a domain of at least two parts, no white space. */
const emailShape = /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/;

const problem = (code: FieldProblem) => ({ error: code });
/** Length in code points, as Postgres counts: an emoji is one character, not two. */
const atMost = (max: number) => (value: string) => value.length <= max || [...value].length <= max;

function text(max: number, forbidden: RegExp) {
  return z.string(problem('required')).check(
    z.trim(),
    z.refine((value: string) => hasVisible(value), problem('required')),
    z.refine(atMost(max), problem('tooLong')),
    z.refine((value: string) => !forbidden.test(value), problem('characters')),
  );
}

/** Changes a string before it is checked. */
const after = (change: (value: string) => string, schema: z.ZodMiniType<string>) =>
  z.pipe(
    z.transform((value) => (typeof value === 'string' ? change(value) : value)),
    schema,
  );

/** Null if the value is blank, as in the table. */
const optional = (schema: z.ZodMiniType<string>) =>
  z.pipe(
    z.transform((value): unknown =>
      typeof value === 'string' && !hasVisible(value) ? null : (value ?? null),
    ),
    z.nullable(schema),
  );

function valueSchema({ type, max }: LeadField): z.ZodMiniType<string> {
  // Browsers send every line break as CR LF. It becomes LF, which counts as one character.
  if (type === 'text')
    return after((value) => value.replace(/\r\n?/g, '\n'), text(max, controlCharactersInMessage));
  const line = text(max, controlCharacters);
  if (type === 'line') return line;
  const email = line.check(
    z.refine((value) => value.length >= shortestEmail && emailShape.test(value), problem('email')),
  );
  return after(cleanEmail, email);
}

function fieldSchema(field: LeadField) {
  const schema = valueSchema(field);
  return field.optional ? optional(schema) : schema;
}

type Shape<Form extends FormName> = {
  [Name in keyof FormRow<Form>]: z.ZodMiniType<FormRow<Form>[Name]>;
};

function formSchema<Form extends FormName>(form: Form) {
  const shape = formFields[form].map((field) => [field.name, fieldSchema(field)]);
  return z.object(Object.fromEntries(shape) as Shape<Form>);
}

export const signupSchema = formSchema('signup');
export const contactSchema = formSchema('contact');

export type SignupRow = FormRow<'signup'>;
export type ContactRow = FormRow<'contact'>;

export const schemas = { contact: contactSchema, signup: signupSchema };

/** First problem of each field. */
export function fieldProblems(error: z.core.$ZodError): Partial<Record<string, FieldProblem>> {
  const problems = error.issues.map(
    ({ path, message }) => [String(path[0]), message as FieldProblem] as const,
  );
  // Of two entries with one key, the later one counts.
  return Object.fromEntries(problems.reverse());
}
