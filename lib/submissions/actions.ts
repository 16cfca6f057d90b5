'use server';

import { randomUUID } from 'node:crypto';
import type { z } from 'zod';
import { log } from '../log';
import { allowSubmission, isSameOrigin, senderAddress } from './guard';
import { honeypotField } from './honeypot';
import { type ContactField, contactSchema, fieldProblems, type SignupField, signupSchema } from './schema';
import type { SubmissionResult } from './state';
import { insertRow } from './store';

/**
 * Takes one submission: guards, validation, insert. Logs carry a code and a request id, never what was typed.
 */
async function submit<Field extends string, Row>(
  table: 'signup_submissions' | 'contact_submissions',
  schema: z.ZodType<Row>,
  data: unknown,
): Promise<SubmissionResult<Field>> {
  const request = randomUUID();
  try {
    if (!(data instanceof FormData)) return { status: 'unexpected' };
    if (!(await isSameOrigin())) {
      log('warn', 'submission_refused', { table, request, reason: 'origin' });
      return { status: 'failed' };
    }
    // A bot learns nothing: the answer is that of a stored submission.
    if (data.get(honeypotField)) {
      log('info', 'submission_refused', { table, request, reason: 'honeypot' });
      return { status: 'stored' };
    }
    if (!allowSubmission(await senderAddress())) {
      log('warn', 'submission_refused', { table, request, reason: 'rate' });
      return { status: 'failed' };
    }
    const parsed = schema.safeParse(Object.fromEntries(data));
    if (!parsed.success) return { status: 'invalid', problems: fieldProblems<Field>(parsed.error) };
    const code = await insertRow(table, parsed.data as never);
    if (code === null) return { status: 'stored' };
    log('error', 'submission_failed', { table, request, code });
    return { status: 'failed' };
  } catch (error) {
    log('error', 'submission_failed', {
      table,
      request,
      code: error instanceof Error ? error.name : 'unknown',
    });
    return { status: 'unexpected' };
  }
}

export async function submitSignup(data: FormData): Promise<SubmissionResult<SignupField>> {
  return submit('signup_submissions', signupSchema, data);
}

export async function submitContact(data: FormData): Promise<SubmissionResult<ContactField>> {
  return submit('contact_submissions', contactSchema, data);
}
