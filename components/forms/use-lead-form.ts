'use client';

import { unstable_isUnrecognizedActionError as isUnrecognizedAction } from 'next/navigation';
import { type FormEvent, useActionState, useReducer, useRef } from 'react';
import { submitContact, submitSignup } from '@/lib/leads/actions';
import { type FieldProblems, honeypotField, type LeadResult } from '@/lib/leads/result';
import type { FormName } from '@/lib/routes';
import { initialState, type Result, reduce } from './lead-state';
import { moveToNewDeployment } from './new-deployment';
import { untilAnswered } from './until-answered';

const actions = { contact: submitContact, signup: submitSignup };

/** The shared schema is fetched when a visitor starts to fill the form: most visitors do not. */
const loadSchema = () => import('@/lib/leads/schema');
type Schema = Awaited<ReturnType<typeof loadSchema>>;

/** How long a submission waits for the schema, in ms; without it only the server validates. */
const schemaTimeLimit = 2_000;

/** Returns the errors of a form's fields. */
function problemsOf(
  { schemas, fieldProblems }: Schema,
  name: FormName,
  form: HTMLFormElement,
): FieldProblems {
  const { error } = schemas[name].safeParse(Object.fromEntries(new FormData(form)));
  return error ? fieldProblems(error) : {};
}

/**
 * Calls the form's action. It is called directly instead of by React's `action`: React would reset the form afterward,
 * and an unreachable action would replace the whole page with an error. An attempt without an answer ends after a
 * while (until-answered.ts).
 */
async function send(name: FormName, pageHref: string, data: FormData): Promise<Result> {
  const call = () =>
    actions[name](null, data).catch((error: unknown) => {
      if (isUnrecognizedAction(error)) return moveToNewDeployment(pageHref, data);
    });
  const response = await untilAnswered(call).catch(() => undefined);
  if (typeof response === 'string') return { status: response };
  // `navigator.onLine` is reliable only when false: with a network the site may still be unreachable.
  return response ?? (navigator.onLine ? { status: 'unexpected', values: {} } : { status: 'offline' });
}

/** Focuses the first invalid field, and empties a honeypot that had a value. */
function prepareRetry(result: Result, form: HTMLFormElement): void {
  const trap = form.elements.namedItem(honeypotField);
  if (result.status === 'autofilled' && trap instanceof HTMLInputElement) trap.value = '';
  if (result.status !== 'invalid') return;
  const first = [...form.elements].find((control) =>
    Object.hasOwn(result.problems, control.getAttribute('name') ?? ''),
  );
  if (first instanceof HTMLElement) first.focus();
}

export type Lead = ReturnType<typeof useLeadForm>;

/**
 * Submits a form. Without scripts the browser posts it to its page, and the page is the response. With scripts the
 * shared schema validates it first, and only one submission runs at a time.
 * @param pageHref URL of the form's page.
 * @param onResult called after each attempt; unless it is stored, the form keeps its values.
 */
export function useLeadForm(name: FormName, pageHref: string, onResult?: (result: Result) => void) {
  const [posted, postAction] = useActionState<LeadResult | null, FormData>(actions[name], null);
  const [state, dispatch] = useReducer(reduce, posted, initialState);
  // A ref instead of state: a second click or Enter may precede React's next render.
  const isSubmitting = useRef(false);
  const schema = useRef<Schema>(null);

  const load = async () => {
    schema.current ??= await loadSchema();
  };
  const onFocusCapture = () => {
    // Without the schema only the server validates.
    load().catch(() => undefined);
  };
  /** Returns the errors of the schema as a result; null before it is loaded. */
  const refusal = (form: HTMLFormElement) => {
    const problems = schema.current ? problemsOf(schema.current, name, form) : {};
    return Object.keys(problems).length > 0 ? { status: 'invalid' as const, problems, values: {} } : null;
  };
  const refuse = (problems: FieldProblems, form: HTMLFormElement) => {
    dispatch({ type: 'refused', problems });
    prepareRetry({ status: 'invalid', problems, values: {} }, form);
  };

  /**
   * Handles the browser's refusal to submit. The errors appear at the fields in the page's language, instead of in a
   * bubble in the browser's language. Called for every invalid field, starting with the first.
   */
  const onInvalidCapture = (event: FormEvent<HTMLFormElement>) => {
    const form = event.currentTarget;
    if (!schema.current) {
      event.preventDefault();
      const first = form.querySelector('input:invalid');
      const again = () => form.reportValidity();
      const withServer = () => {
        form.noValidate = true;
        form.requestSubmit();
      };
      if (event.target === first) load().then(again, withServer);
      return;
    }
    const problems = problemsOf(schema.current, name, form);
    // Errors that only the browser finds (an unusual email address) keep the native bubble.
    if (!(event.target instanceof HTMLInputElement) || !Object.hasOwn(problems, event.target.name)) return;
    event.preventDefault();
    const first = [...form.querySelectorAll('input')].find(({ validity }) => !validity.valid);
    if (event.target === first) refuse(problems, form);
  };

  /** Waits for the schema, then returns its errors. */
  const lateRefusal = async (form: HTMLFormElement) => {
    const timeout = new Promise((resolve) => setTimeout(resolve, schemaTimeLimit));
    await Promise.race([load(), timeout]).catch(() => undefined);
    return refusal(form);
  };

  const onSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isSubmitting.current) return;
    const form = event.currentTarget;
    const refused = refusal(form);
    if (refused) {
      refuse(refused.problems, form);
      onResult?.(refused);
      return;
    }
    const data = new FormData(form);
    dispatch({ type: 'sent', email: String(data.get('email') ?? '').trim() });
    isSubmitting.current = true;
    const late = schema.current ? null : await lateRefusal(form);
    const result = late ?? (await send(name, pageHref, data));
    isSubmitting.current = false;
    dispatch({ type: 'ended', result });
    prepareRetry(result, form);
    onResult?.(result);
  };

  return {
    name,
    posted,
    state,
    edit: (field: string) => dispatch({ type: 'edited', field }),
    handlers: { action: postAction, onSubmit, onInvalidCapture, onFocusCapture },
  };
}
