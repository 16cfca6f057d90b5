'use client';

import { type FormEvent, useActionState, useRef, useState, useTransition } from 'react';
import { submitContact, submitSignup } from '@/lib/leads/actions';
import type { FieldProblems, LeadResult } from '@/lib/leads/result';
import type { FormName } from '@/lib/routes';

const actions = { contact: submitContact, signup: submitSignup };

/** The shared schema is fetched when a visitor begins to fill the form in: most who open the page do not. */
const loadSchema = () => import('@/lib/leads/schema');
type Schema = Awaited<ReturnType<typeof loadSchema>>;

/** Why a submission was not stored. Only the browser knows `offline`. */
export type Failure = Exclude<LeadResult['status'], 'stored'> | 'offline';

type Result = LeadResult | { status: 'offline' };

export type Lead = ReturnType<typeof useLeadForm>;

type Handlers = {
  onStored?: () => void;
  /** Called after each failed attempt; the form keeps what was typed. */
  onFailed?: (failure: Failure, problems: FieldProblems) => void;
};

/**
 * Submits a form. Without scripts the browser posts it to its page, and the page is the answer. With scripts the shared
 * schema checks it first, and only one submission runs at a time. The action is called by hand instead of by React's
 * `action`: React would empty the form afterward, and an unreachable action would replace the whole page by an error.
 */
export function useLeadForm(name: FormName, { onStored, onFailed }: Handlers = {}) {
  const [posted, postAction] = useActionState<LeadResult | null, FormData>(actions[name], null);
  const [result, setResult] = useState<Result | null>(posted);
  const [sending, startSending] = useTransition();
  // A ref instead of state: a second click or Enter may come before React has rendered.
  const underWay = useRef(false);
  const schema = useRef<Schema>(null);

  const loaded = async (): Promise<Schema> => {
    schema.current ??= await loadSchema();
    return schema.current;
  };
  const onFocusCapture = () => {
    // Without it the server checks alone.
    loaded().catch(() => undefined);
  };
  const problemsOf = ({ schemas, fieldProblems }: Schema, form: HTMLFormElement): FieldProblems => {
    const parsed = schemas[name].safeParse(Object.fromEntries(new FormData(form)));
    return parsed.success ? {} : fieldProblems(parsed.error);
  };
  const mark = (problems: FieldProblems, form: HTMLFormElement) => {
    setResult({ status: 'invalid', problems, values: {} });
    const first = [...form.elements].find((control) => (control.getAttribute('name') ?? '') in problems);
    if (first instanceof HTMLElement) first.focus();
  };
  const refuse = (problems: FieldProblems, form: HTMLFormElement) => {
    mark(problems, form);
    onFailed?.('invalid', problems);
  };

  /**
   * The browser refused to submit. The errors appear at the fields in the page's language, instead of in a bubble in the
   * browser's language. Called for every invalid field, the first one first.
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
      if (event.target === first) loaded().then(again, withServer);
      return;
    }
    const problems = problemsOf(schema.current, form);
    // Errors that only the browser finds (an unusual form of e-mail address) keep its own bubble.
    if (!(event.target instanceof HTMLInputElement) || !(event.target.name in problems)) return;
    event.preventDefault();
    const first = [...form.querySelectorAll('input')].find(({ validity }) => !validity.valid);
    if (event.target === first) mark(problems, form);
  };

  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (underWay.current) return;
    const form = event.currentTarget;
    const problems = schema.current ? problemsOf(schema.current, form) : {};
    if (Object.keys(problems).length > 0) {
      refuse(problems, form);
      return;
    }
    const data = new FormData(form);
    setResult(null);
    underWay.current = true;
    startSending(async () => {
      // No network, or a new deployment without this page's action. `navigator.onLine` is reliable only when it is
      // false: with a network the site may still be unreachable.
      const next: Result = (await actions[name](null, data).catch(() => undefined)) ?? {
        status: navigator.onLine ? 'unexpected' : 'offline',
        values: {},
      };
      underWay.current = false;
      if (next.status === 'invalid') refuse(next.problems, form);
      else {
        setResult(next);
        if (next.status === 'stored') onStored?.();
        else onFailed?.(next.status, {});
      }
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
    sending,
    clear,
    /** What a `<form>` needs. */
    handlers: { action: postAction, onSubmit, onInvalidCapture, onFocusCapture },
  };
}
