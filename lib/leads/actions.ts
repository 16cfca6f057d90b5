'use server';

import { headers } from 'next/headers';
import type * as z from 'zod/mini';
import { env } from '../env';
import { log } from '../log';
import { contextOf } from './context';
import { isSameOrigin, isTooLarge, senderAddress } from './guard';
import { storeOnce } from './idempotency';
import { isOverLimit } from './rate-limit';
import { type FieldValues, honeypotField, type LeadResult } from './result';
import { contactSchema, fieldNames, fieldProblems, signupSchema } from './schema';
import { insertRow, type Rows, type Table } from './store';

/**
 * Handles one submission: guards, validation, insert. Anyone who knows an action's id can call it with anything, so
 * every guard runs here, even those that the middleware has run already.
 * Logs contain a code, never what was typed.
 */
async function submit<Name extends Table>(
  table: Name,
  schema: z.ZodMiniObject & z.ZodMiniType<Rows[Name]>,
  data: unknown,
): Promise<LeadResult> {
  const refuse = (level: 'info' | 'warn', reason: string) =>
    log(level, 'submission_refused', { table, reason });
  let values: FieldValues = {};
  try {
    if (!(data instanceof FormData)) {
      refuse('warn', 'form');
      return { status: 'unexpected', values };
    }
    values = textsOf(data, fieldNames(schema));
    const sent = await headers();
    if (!isSameOrigin(sent)) {
      refuse('warn', 'origin');
      return { status: 'failed', values };
    }
    if (isTooLarge(data)) {
      refuse('warn', 'size');
      return { status: 'failed', values };
    }
    // The answer is the same as for a stored submission, so that a bot learns nothing.
    if (data.get(honeypotField)) {
      refuse('info', 'honeypot');
      return { status: 'stored' };
    }
    if (await isOverLimit(senderAddress(sent, env().trustedProxyHops))) {
      refuse('warn', 'rate');
      return { status: 'failed', values };
    }
    const parsed = schema.safeParse(values);
    if (!parsed.success) return { status: 'invalid', problems: fieldProblems(parsed.error), values };
    const { previewDeployment, store } = env();
    if (previewDeployment && !store) {
      refuse('info', 'preview');
      return { status: 'preview', values };
    }
    const context = contextOf(data, sent);
    const outcome = await storeOnce(table, parsed.data, (row) => insertRow(table, row, context));
    if (outcome.stored) return { status: 'stored' };
    log('error', 'submission_failed', { table, code: outcome.code });
    return { status: 'failed', values };
  } catch (error) {
    const code = error instanceof Error ? error.name : 'unknown';
    log('error', 'submission_failed', { table, code });
    return { status: 'unexpected', values };
  }
}

/** The texts of a form's own fields; files and other fields are ignored. */
function textsOf(data: FormData, names: readonly string[]): FieldValues {
  return Object.fromEntries(
    names.map((name) => [name, data.get(name)]).filter(([, value]) => typeof value === 'string'),
  );
}

/*
 * The first argument is the previous state of React's useActionState, which forms without scripts need. It comes from
 * the browser and is ignored.
 */

export async function submitSignup(_: unknown, data: FormData): Promise<LeadResult> {
  return submit('signup_submissions', signupSchema, data);
}

export async function submitContact(_: unknown, data: FormData): Promise<LeadResult> {
  return submit('contact_submissions', contactSchema, data);
}
