import * as z from 'zod/mini';
import type { FormName } from '../routes';
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
/** A visible character: no space, and no invisible one such as U+200B, U+2800 or U+3164. */
const visible =
  // biome-ignore lint/suspicious/noMisleadingCharacterClass: combining characters are listed one by one
  /[^\s\u0085\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b-\u200f\u2028-\u202f\u205f-\u206f\u2800\u3164\ufe00-\ufe0f\ufeff\uffa0]/;
/** One @, something before it, a domain of at least two parts, no white space. */
const emailShape = /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/;

const problem = (code: FieldProblem) => ({ error: code });
/** Length in code points, as Postgres counts: an emoji is one character, not two. */
const atMost = (max: number) => (value: string) => value.length <= max || [...value].length <= max;

function text(max: number, forbidden: RegExp) {
  return z.string(problem('required')).check(
    z.trim(),
    z.refine((value: string) => visible.test(value), problem('required')),
    z.refine(atMost(max), problem('tooLong')),
    z.refine((value: string) => !forbidden.test(value), problem('characters')),
  );
}

/** Null if the value is blank, as in the table. */
const optional = (schema: z.ZodMiniString<string>) =>
  z.pipe(
    z.transform((value) => (typeof value === 'string' && !visible.test(value) ? null : (value ?? null))),
    z.nullable(schema),
  );

function fieldSchema({ type, max, ...field }: LeadField) {
  if (type === 'text') {
    // Browsers send every line break as CR LF. It becomes LF, which counts as one character.
    return z.pipe(
      z.transform((value) => (typeof value === 'string' ? value.replace(/\r\n?/g, '\n') : value)),
      text(max, controlCharactersInMessage),
    );
  }
  const line = text(max, controlCharacters);
  if (type === 'email') {
    return line.check(
      z.refine((value) => value.length >= shortestEmail && emailShape.test(value), problem('email')),
    );
  }
  return field.optional ? optional(line) : line;
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
  const problems: Partial<Record<string, FieldProblem>> = {};
  for (const issue of error.issues) problems[String(issue.path[0])] ??= issue.message as FieldProblem;
  return problems;
}
