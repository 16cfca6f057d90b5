'use client';

import { type FormEvent, useEffect, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { useHydrated } from '@/lib/browser/use-hydrated';
import { Field } from './field';

/** Delay before the error appears, in milliseconds. */
const responseDelay = 800;

type LoginFormProps = {
  labels: Record<
    'username' | 'password' | 'missingUsername' | 'missingPassword' | 'submit' | 'submitting' | 'error',
    string
  >;
};

/**
 * The site does not have accounts, so the form always refuses. Nothing leaves the browser; the fields are neither sent
 * nor kept. The button is disabled until hydration: otherwise the browser would send the form, password included.
 * `method="post"` keeps the password out of the URL in any case. Autofill is off, so that no password manager offers the
 * password of the app.
 */
export function LoginForm({ labels }: LoginFormProps) {
  const [state, setState] = useState<'idle' | 'submitting' | 'refused'>('idle');
  const [missing, setMissing] = useState<readonly string[]>([]);
  const live = useHydrated();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  useEffect(() => () => clearTimeout(timer.current), []);

  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (state === 'submitting') return;
    const empty = [...event.currentTarget.querySelectorAll('input')].filter(({ value }) => value === '');
    setMissing(empty.map(({ name }) => name));
    empty[0]?.focus();
    if (empty.length > 0) return;
    setState('submitting');
    timer.current = setTimeout(() => setState('refused'), responseDelay);
  };
  const onInput = ({ currentTarget: { name } }: FormEvent<HTMLInputElement>) => {
    setState((current) => (current === 'refused' ? 'idle' : current));
    setMissing((current) => current.filter((each) => each !== name));
  };
  const errorOf = (name: string, text: string) => (missing.includes(name) ? { error: text } : {});

  return (
    <form method="post" noValidate onSubmit={onSubmit} className="mt-8 grid gap-4.5">
      <Field
        name="username"
        label={labels.username}
        required
        autoComplete="off"
        autoCapitalize="none"
        onInput={onInput}
        {...errorOf('username', labels.missingUsername)}
      />
      <Field
        name="password"
        label={labels.password}
        type="password"
        required
        autoComplete="off"
        onInput={onInput}
        {...errorOf('password', labels.missingPassword)}
      />
      <Button type="submit" disabled={!live || state === 'submitting'} className="mt-1">
        {state === 'submitting' ? labels.submitting : labels.submit}
      </Button>
      {/* Below the button, with its height reserved, so that the error moves nothing. */}
      <div role="alert" className="min-h-19 sm:min-h-13">
        {state === 'refused' && (
          <p className="rounded-control border-l-4 border-seal-600 bg-seal-50 px-4 py-3 font-medium text-seal-700">
            {labels.error}
          </p>
        )}
      </div>
    </form>
  );
}
