'use client';

import { unstable_isUnrecognizedActionError as isUnrecognizedAction } from 'next/navigation';
import { type FormEvent, useActionState, useRef, useState, useTransition } from 'react';
import { submitContact, submitSignup } from '@/lib/leads/actions';
import { type FieldProblems, honeypotField, type LeadResult } from '@/lib/leads/result';
import type { FormName } from '@/lib/routes';

import { moveToNewDeployment } from './new-deployment';
import { type Interruption, untilAnswered } from './until-answered';

const actions = { contact: submitContact, signup: submitSignup };

/** The shared schema is fetched when a visitor starts to fill the form: most visitors do not. */
const loadSchema = () => import('@/lib/leads/schema');
type Schema = Awaited<ReturnType<typeof loadSchema>>;

/** How long a submission waits for the schema, in ms; without it only the server validates. */
const schemaTimeLimit = 2_000;

/** Only the browser knows an interruption. */
type Result = LeadResult | { status: Interruption };
export type Failure = Exclude<Result, { status: 'stored' }>;

export type Lead = ReturnType<typeof useLeadForm>;

/**
 * Submits a form. Without scripts the browser posts it to its page, and the page is the response. With scripts the
 * shared schema validates it first, and only one submission runs at a time. The action is called directly instead of by
 * React's `action`: React would reset the form afterward, and an unreachable action would replace the whole page with
 * an error. An attempt without an answer ends after a while (until-answered.ts).
 * @param pageHref URL of the form's page.
 * @param onResult called after each attempt; unless it is stored, the form keeps its values.
 */
export function useLeadForm(name: FormName, pageHref: string, onResult?: (result: Result) => void) {
  const [posted, postAction] = useActionState<LeadResult | null, FormData>(actions[name], null);
  const [result, setResult] = useState<Result | null>(posted);
  const [sending, startSending] = useTransition();
  const [email, setEmail] = useState('');
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
  /** Returns the errors of the schema; empty before it is loaded. */
  const problemsOf = (form: HTMLFormElement): FieldProblems => {
    if (!schema.current) return {};
    const { schemas, fieldProblems } = schema.current;
    const { error } = schemas[name].safeParse(Object.fromEntries(new FormData(form)));
    return error ? fieldProblems(error) : {};
  };
  /** Shows a result and focuses the first invalid field. */
  const show = (next: Result, form: HTMLFormElement) => {
    setResult(next);
    const trap = form.elements.namedItem(honeypotField);
    if (next.status === 'autofilled' && trap instanceof HTMLInputElement) trap.value = '';
    if (next.status !== 'invalid') return;
    const first = [...form.elements].find((control) =>
      Object.hasOwn(next.problems, control.getAttribute('name') ?? ''),
    );
    if (first instanceof HTMLElement) first.focus();
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
    const problems = problemsOf(form);
    // Errors that only the browser finds (an unusual email address) keep the native bubble.
    if (!(event.target instanceof HTMLInputElement) || !Object.hasOwn(problems, event.target.name)) return;
    event.preventDefault();
    const first = [...form.querySelectorAll('input')].find(({ validity }) => !validity.valid);
    if (event.target === first) show({ status: 'invalid', problems, values: {} }, form);
  };

  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isSubmitting.current) return;
    const form = event.currentTarget;
    const settle = (next: Result) => {
      show(next, form);
      onResult?.(next);
    };
    /** Shows the errors of the schema; false without one. */
    const refuse = () => {
      const problems = problemsOf(form);
      if (Object.keys(problems).length === 0) return false;
      settle({ status: 'invalid', problems, values: {} });
      return true;
    };
    if (refuse()) return;
    const data = new FormData(form);
    setEmail(String(data.get('email') ?? '').trim());
    setResult(null);
    isSubmitting.current = true;
    startSending(async () => {
      if (!schema.current) {
        const timeout = new Promise((resolve) => setTimeout(resolve, schemaTimeLimit));
        await Promise.race([load(), timeout]).catch(() => undefined);
        if (refuse()) {
          isSubmitting.current = false;
          return;
        }
      }
      const call = () =>
        actions[name](null, data).catch((error: unknown) => {
          if (isUnrecognizedAction(error)) return moveToNewDeployment(pageHref, data);
        });
      const response = await untilAnswered(call).catch(() => undefined);
      isSubmitting.current = false;
      if (typeof response === 'string') settle({ status: response });
      // `navigator.onLine` is reliable only when false: with a network the site may still be unreachable.
      else
        settle(response ?? (navigator.onLine ? { status: 'unexpected', values: {} } : { status: 'offline' }));
    });
  };

  const clear = (field: string) => {
    if (result?.status !== 'invalid' || !result.problems[field]) return;
    const { [field]: _, ...problems } = result.problems;
    setResult({ ...result, problems });
  };

  const problems = result?.status === 'invalid' ? result.problems : {};
  return {
    name,
    posted,
    result,
    problems,
    /** Email address of the last attempt. */
    email,
    sending,
    clear,
    handlers: { action: postAction, onSubmit, onInvalidCapture, onFocusCapture },
  };
}
