'use client';

import { type FormEvent, useState, useTransition } from 'react';
import type { z } from 'zod';
import { type FieldProblem, fieldProblems } from '@/lib/submissions/schema';
import type { SubmissionResult } from '@/lib/submissions/state';

type Problems<Field extends string> = Partial<Record<Field, FieldProblem>>;

type SubmissionOptions<Field extends string> = {
  schema: z.ZodType;
  action: (data: FormData) => Promise<SubmissionResult<Field>>;
  onStored: () => void;
  /** Told once per failed attempt; the form keeps what was typed. */
  onFailed: (reason: 'invalid' | 'failed' | 'unexpected', problems: Problems<Field>) => void;
};

/**
 * One form's way to the server: checks with the shared schema first, sends once at a time, and leaves the
 * fields alone unless the row was stored.
 */
export function useSubmission<Field extends string>(options: SubmissionOptions<Field>) {
  const [problems, setProblems] = useState<Problems<Field>>({});
  const [sending, startSending] = useTransition();

  const refuse = (found: Problems<Field>, form: HTMLFormElement) => {
    setProblems(found);
    options.onFailed('invalid', found);
    const first = Object.keys(found)[0];
    const control = first ? form.elements.namedItem(first) : null;
    if (control instanceof HTMLElement) control.focus();
  };

  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (sending) return;
    const form = event.currentTarget;
    const data = new FormData(form);
    const parsed = options.schema.safeParse(Object.fromEntries(data));
    if (!parsed.success) {
      refuse(fieldProblems<Field>(parsed.error), form);
      return;
    }
    setProblems({});
    startSending(async () => {
      let result: SubmissionResult<Field>;
      try {
        result = await options.action(data);
      } catch {
        // No network, or a new deployment that does not know this page's action any more.
        result = { status: 'unexpected' };
      }
      if (result?.status === 'stored') options.onStored();
      else if (result?.status === 'invalid') refuse(result.problems, form);
      else options.onFailed(result?.status === 'failed' ? 'failed' : 'unexpected', {});
    });
  };

  const clear = (field: Field) => {
    if (problems[field]) setProblems(({ [field]: _, ...rest }) => rest as Problems<Field>);
  };
  return { problems, sending, onSubmit, clear, reset: () => setProblems({}) };
}
