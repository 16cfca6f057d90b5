'use client';

import { type FormEvent, useEffect, useRef, useState, useTransition } from 'react';
import type { z } from 'zod';
import { type FieldProblem, fieldProblems } from '@/lib/submissions/schema';
import type { SubmissionResult } from '@/lib/submissions/state';
import type { Failure } from './failure-text';

type Problems<Field extends string> = Partial<Record<Field, FieldProblem>>;

type SubmissionOptions<Field extends string> = {
  schema: z.ZodType;
  action: (previous: null, data: FormData) => Promise<SubmissionResult<Field>>;
  onStored: () => void;
  /** Told once per failed attempt; the form keeps what was typed. */
  onFailed: (reason: Failure, problems: Problems<Field>) => void;
};

/**
 * One form's way to the server: checks with the shared schema first, sends once at a time, and leaves the
 * fields alone unless the row was stored.
 */
export function useSubmission<Field extends string>(options: SubmissionOptions<Field>) {
  const [problems, setProblems] = useState<Problems<Field>>({});
  const [sending, startSending] = useTransition();
  // Not the state: a second click or Enter may come before React has rendered it.
  const underWay = useRef(false);
  const focused = useRef<Element>(null);

  // A button that is disabled while it has the focus loses it; whoever uses the keyboard wants it back for a retry.
  useEffect(() => {
    if (sending) return;
    const control = focused.current;
    focused.current = null;
    const lost = document.activeElement === document.body || document.activeElement?.role === 'dialog';
    if (control instanceof HTMLElement && control.isConnected && lost) control.focus();
  }, [sending]);

  const show = (found: Problems<Field>, form: HTMLFormElement) => {
    setProblems(found);
    const first = [...form.elements].find((control) => (control.getAttribute('name') ?? '') in found);
    if (first instanceof HTMLElement) first.focus();
  };
  const refuse = (found: Problems<Field>, form: HTMLFormElement) => {
    show(found, form);
    options.onFailed('invalid', found);
  };

  /**
   * The browser has refused to submit: its finding is said at the fields, in the page's language, instead of in a
   * bubble in the browser's. Comes once for every field, the first one first.
   */
  const onInvalid = (event: FormEvent<HTMLFormElement>) => {
    const form = event.currentTarget;
    const parsed = options.schema.safeParse(Object.fromEntries(new FormData(form)));
    const found = parsed.success ? {} : fieldProblems<Field>(parsed.error);
    // What only the browser minds (a form of address that it does not know) is for it to say.
    if (!(event.target instanceof HTMLInputElement) || !(event.target.name in found)) return;
    event.preventDefault();
    const first = [...form.querySelectorAll('input')].find(({ validity }) => !validity.valid);
    if (event.target === first) show(found, form);
  };

  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (underWay.current) return;
    const form = event.currentTarget;
    const data = new FormData(form);
    const parsed = options.schema.safeParse(Object.fromEntries(data));
    if (!parsed.success) {
      refuse(fieldProblems<Field>(parsed.error), form);
      return;
    }
    setProblems({});
    underWay.current = true;
    focused.current = document.activeElement;
    startSending(async () => {
      let result: SubmissionResult<Field> | undefined;
      let failure: Failure = 'unexpected';
      try {
        result = await options.action(null, data);
      } catch {
        // No network, or a new deployment that does not know this page's action any more. The browser is sure when it
        // says that there is no network; when it says that there is one, the site may still be out of reach.
        if (!navigator.onLine) failure = 'offline';
      }
      underWay.current = false;
      if (result?.status === 'stored') options.onStored();
      else if (result?.status === 'invalid') refuse(result.problems, form);
      else options.onFailed(result?.status === 'failed' ? 'failed' : failure, {});
    });
  };

  const clear = (field: Field) => {
    if (problems[field]) setProblems(({ [field]: _, ...rest }) => rest as Problems<Field>);
  };
  return { problems, sending, onSubmit, onInvalid, clear, reset: () => setProblems({}) };
}
