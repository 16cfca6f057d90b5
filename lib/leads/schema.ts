import * as z from 'zod/mini';

// Zod would test whether eval is allowed, which the content security policy blocks and reports.
z.config({ jitless: true });

/**
 * The two forms. The browser and the server use this schema, and the CHECK constraints of supabase/migrations accept
 * exactly the same values (tests/unit/leads/schema-equals-migration.test.ts). Limits are characters (code points) after
 * trimming.
 */
export const limits = {
  name: 100,
  email: 254,
  short: 160,
  message: 5000,
} as const;

/** Shortest address that the tables accept. */
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
    z.minLength(1, problem('required')),
    z.refine(atMost(max), problem('tooLong')),
    z.refine((value: string) => !forbidden.test(value), problem('characters')),
  );
}

const line = (max: number) => text(max, controlCharacters);

const email = line(limits.email).check(
  z.refine((value) => value.length >= shortestEmail && emailShape.test(value), problem('email')),
);

export const signupSchema = z.object({
  first_name: line(limits.name),
  last_name: line(limits.name),
  email,
  company: line(limits.short),
  title: line(limits.short),
  location: line(limits.short),
});

export const contactSchema = z.object({
  name: line(limits.name),
  email,
  /** Null when empty, as in the table. */
  company: z.pipe(
    z.transform((value) => (typeof value === 'string' && value.trim() === '' ? null : (value ?? null))),
    z.nullable(line(limits.short)),
  ),
  // Browsers send every line break as CR LF. It becomes LF, which counts as one character.
  message: z.pipe(
    z.transform((value) => (typeof value === 'string' ? value.replace(/\r\n?/g, '\n') : value)),
    text(limits.message, controlCharactersInMessage),
  ),
});

export type SignupRow = z.output<typeof signupSchema>;
export type ContactRow = z.output<typeof contactSchema>;

export const schemas = { contact: contactSchema, signup: signupSchema };

/** First problem of each field. */
export function fieldProblems(error: z.core.$ZodError): Partial<Record<string, FieldProblem>> {
  const problems: Partial<Record<string, FieldProblem>> = {};
  for (const issue of error.issues) problems[String(issue.path[0])] ??= issue.message as FieldProblem;
  return problems;
}
