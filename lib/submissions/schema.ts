import { z } from 'zod';

/**
 * The two forms, checked the same way in the browser and on the server. Limits are characters after trimming
 * and equal the CHECK constraints in supabase/migrations.
 */
export const limits = {
  name: 100,
  email: 254,
  short: 160,
  message: 5000,
} as const;

/** Why a field was refused; message files have a sentence for each under `forms.errors`. */
export type FieldProblem = 'required' | 'tooLong' | 'email' | 'characters';

// Line breaks and tabs belong to a message; nothing else below space, and no DEL, is text.
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what these look for
const controlCharacters = /[\u0000-\u001f\u007f-\u009f]/;
// biome-ignore lint/suspicious/noControlCharactersInRegex: as above, with tab, line feed and carriage return allowed
const controlCharactersInMessage = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/;
/** As the migration's check: one @, something on both sides, a dot in the domain, no white space. */
const emailShape = /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/;

const problem = (code: FieldProblem) => ({ error: code });

function line(max: number) {
  return z
    .string(problem('required'))
    .trim()
    .min(1, problem('required'))
    .max(max, problem('tooLong'))
    .refine((value) => !controlCharacters.test(value), problem('characters'));
}

const email = line(limits.email).refine((value) => emailShape.test(value), problem('email'));

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
  /** Null when nothing was typed, as the table has it. */
  company: z
    .string(problem('characters'))
    .trim()
    .max(limits.short, problem('tooLong'))
    .refine((value) => !controlCharacters.test(value), problem('characters'))
    .transform((value) => value || null)
    .nullish()
    .transform((value) => value ?? null),
  message: z
    .string(problem('required'))
    // Forms send CR LF, whatever was typed.
    .transform((value) => value.replace(/\r\n?/g, '\n'))
    .pipe(
      z
        .string()
        .trim()
        .min(1, problem('required'))
        .max(limits.message, problem('tooLong'))
        .refine((value) => !controlCharactersInMessage.test(value), problem('characters')),
    ),
});

export type SignupRow = z.output<typeof signupSchema>;
export type ContactRow = z.output<typeof contactSchema>;
export type SignupField = keyof SignupRow;
export type ContactField = keyof ContactRow;

/** First problem of each field. */
export function fieldProblems<Field extends string>(error: z.ZodError): Partial<Record<Field, FieldProblem>> {
  const problems: Partial<Record<string, FieldProblem>> = {};
  for (const issue of error.issues) {
    const field = String(issue.path[0]);
    problems[field] ??= issue.message as FieldProblem;
  }
  return problems as Partial<Record<Field, FieldProblem>>;
}
