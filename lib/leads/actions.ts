'use server';

import { headers } from 'next/headers';
import { env } from '../env';
import type { FormName } from '../routes';
import { log } from '../server/log';
import { readContext } from './context';
import { isSameOrigin, isTooLarge, senderAddress } from './guard';
import { storeOnce } from './idempotency';
import { isOverLimit, isOverStoreLimit } from './rate-limit';
import { type FieldValues, honeypotField, type LeadResult, movedField } from './result';
import { fieldProblems, schemas } from './schema';
import { insertRow } from './store';

/**
 * Handles one submission: guards, validation, insert. Anyone who knows an action's id can call it with anything, so
 * every guard runs here, even those that the middleware has run already.
 * Logs contain a code, never typed text.
 */
async function submit(form: FormName, data: unknown): Promise<LeadResult> {
  const table = `${form}_submissions` as const;
  let values: FieldValues = {};
  const refuse = (
    level: 'info' | 'warn',
    reason: string,
    status: 'failed' | 'preview' | 'autofilled' | 'unexpected' = 'failed',
  ): LeadResult => {
    log(level, 'submission_refused', { table, reason });
    return { status, values };
  };
  try {
    if (!(data instanceof FormData)) return refuse('warn', 'form', 'unexpected');
    values = readTexts(data, Object.keys(schemas[form].shape));
    const sent = await headers();
    if (!isSameOrigin(sent)) return refuse('warn', 'origin');
    if (isTooLarge(data)) return refuse('warn', 'size');
    if (data.get(movedField)) return { status: 'moved', values };
    // With a sentence, because a browser may have filled it in for a person.
    if (data.get(honeypotField)) return refuse('info', 'honeypot', 'autofilled');
    const sender = senderAddress(sent, env().trustedProxyHops);
    if (await isOverLimit(sender)) return refuse('warn', 'rate');
    const parsed = schemas[form].safeParse(values);
    if (!parsed.success) return { status: 'invalid', problems: fieldProblems(parsed.error), values };
    const { previewDeployment, store } = env();
    if (previewDeployment && !store) return refuse('info', 'preview', 'preview');
    if (await isOverStoreLimit(sender)) return refuse('warn', 'store_rate');
    const context = readContext(data, sent);
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

/** Returns the strings of a form's fields; files and unknown fields are ignored. */
function readTexts(data: FormData, names: readonly string[]): FieldValues {
  return Object.fromEntries(
    names.map((name) => [name, data.get(name)]).filter(([, value]) => typeof value === 'string'),
  );
}

/*
 * The first argument is the previous state of React's useActionState, which forms without scripts need. It comes from
 * the browser and is ignored.
 */

export async function submitSignup(_: unknown, data: FormData): Promise<LeadResult> {
  return submit('signup', data);
}

export async function submitContact(_: unknown, data: FormData): Promise<LeadResult> {
  return submit('contact', data);
}
