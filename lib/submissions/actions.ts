'use server';

import { randomUUID } from 'node:crypto';
import { headers } from 'next/headers';
import type { z } from 'zod';
import { log } from '../log';
import { isLimited, isSameOrigin } from './guard';
import { honeypotField } from './honeypot';
import { storeOnce } from './once';
import {
  type ContactField,
  contactSchema,
  fieldNames,
  fieldProblems,
  type SignupField,
  signupSchema,
} from './schema';
import type { SubmissionResult, Typed } from './state';
import { insertRow, type Rows, type Table } from './store';

/**
 * Takes one submission: guards, validation, insert. The middleware has refused what is no form of this site
 * (gate.ts); what is checked again here is what must hold even without it.
 * Logs carry a code and a request id, never what was typed.
 */
async function submit<Name extends Table, Field extends string>(
  table: Name,
  schema: z.ZodObject & z.ZodType<Rows[Name]>,
  data: unknown,
): Promise<SubmissionResult<Field>> {
  const request = randomUUID();
  let values: Typed<Field> = {};
  try {
    if (!(data instanceof FormData)) return { status: 'unexpected', values };
    values = typed(fieldNames(schema), data);
    const sent = await headers();
    if (!isSameOrigin(sent)) {
      log('warn', 'submission_refused', { table, request, reason: 'origin' });
      return { status: 'failed', values };
    }
    // A bot learns nothing: the answer is that of a stored submission.
    if (data.get(honeypotField)) {
      log('info', 'submission_refused', { table, request, reason: 'honeypot' });
      return { status: 'stored' };
    }
    if (isLimited(sent)) {
      log('warn', 'submission_refused', { table, request, reason: 'rate' });
      return { status: 'failed', values };
    }
    const parsed = schema.safeParse(values);
    if (!parsed.success) return { status: 'invalid', problems: fieldProblems<Field>(parsed.error), values };
    const outcome = await storeOnce(table, parsed.data, (row) => insertRow(table, row));
    if (outcome.stored) return { status: 'stored' };
    log('error', 'submission_failed', { table, request, code: outcome.code });
    return { status: 'failed', values };
  } catch (error) {
    log('error', 'submission_failed', {
      table,
      request,
      code: error instanceof Error ? error.name : 'unknown',
    });
    return { status: 'unexpected', values };
  }
}

/** The texts of a form's own fields; files and fields of other names are not looked at. */
function typed<Field extends string>(names: readonly string[], data: FormData): Typed<Field> {
  const values: Partial<Record<string, string>> = {};
  for (const name of names) {
    const value = data.get(name);
    if (typeof value === 'string') values[name] = value;
  }
  return values as Typed<Field>;
}

/*
 * The first argument is the state of React's useActionState, which the form without scripts needs. It comes from the
 * browser and is not looked at.
 */

export async function submitSignup(_: unknown, data: FormData): Promise<SubmissionResult<SignupField>> {
  return submit('signup_submissions', signupSchema, data);
}

export async function submitContact(_: unknown, data: FormData): Promise<SubmissionResult<ContactField>> {
  return submit('contact_submissions', contactSchema, data);
}
