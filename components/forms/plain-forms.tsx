'use client';

import { useActionState } from 'react';
import { CloseIcon } from '@/components/layout/icons';
import { Button } from '@/components/ui/button';
import { buttonVariants } from '@/components/ui/button-variants';
import { submitContact, submitSignup } from '@/lib/submissions/actions';
import { honeypotField } from '@/lib/submissions/honeypot';
import type { FieldProblem } from '@/lib/submissions/schema';
import type { SubmissionResult } from '@/lib/submissions/state';
import { cn } from '@/lib/utils';
import { ContactFields } from './contact-fields';
import { DemoLine } from './demo-line';
import type { DialogLabels } from './dialog-labels';
import { plainFormIds } from './dialog-name';
import { failureText } from './failure-text';
import { Honeypot } from './field';
import { PrivacyLine } from './privacy-line';
import { SignupFields, signupOrder } from './signup-fields';

/** The address of this page again, asked for without the post that it is the answer to. */
const samePage = '';

export type PlainFormsProps = { labels: DialogLabels; privacyHref: string; demoHref: string };

/**
 * Both forms as the server writes them into every page: popovers that the dialog buttons open without a script, and
 * forms that post to the page. The page that answers shows the form again, or the thanks, in the same place.
 *
 * This component runs on the server only; plain-forms-slot.tsx requires it there.
 *
 * @public
 */
export function PlainForms(props: PlainFormsProps) {
  return (
    <>
      <PlainContact {...props} />
      <PlainSignup {...props} />
    </>
  );
}

/**
 * An action's result after a post, and the action for the form's next post.
 *
 * React sends the state of an action along as a hidden field, and the state has what was typed. The form of an answer
 * therefore belongs to a second state, which is still null: what travels is always the same few bytes
 * (lib/submissions/wire.ts takes nothing else).
 */
function usePost<Field extends string>(
  action: (previous: unknown, data: FormData) => Promise<SubmissionResult<Field>>,
) {
  const [first, postFirst] = useActionState<SubmissionResult<Field> | null, FormData>(action, null);
  const [second, postSecond] = useActionState<SubmissionResult<Field> | null, FormData>(action, null);
  return { result: first ?? second, post: first ? postSecond : postFirst };
}

function PlainContact({ labels, privacyHref, demoHref }: PlainFormsProps) {
  const { result, post } = usePost(submitContact);
  const text = labels.contact;
  if (result?.status === 'stored') {
    return (
      <Panel form="contact" labels={labels} title={text.successTitle} answered>
        <Thanks text={text.successText} labels={labels} />
      </Panel>
    );
  }
  const problems = result?.status === 'invalid' ? result.problems : {};
  const [problem] = Object.keys(problems) as (keyof typeof problems)[];
  return (
    <Panel
      form="contact"
      labels={labels}
      title={text.title}
      description={text.description}
      answered={result !== null}
    >
      <DemoLine labels={labels} href={demoHref} />
      <form action={post} className="mt-5 grid gap-4.5">
        <Failed form="contact" labels={labels} result={result} />
        <ContactFields
          labels={labels}
          problems={problems}
          values={result?.values}
          autoFocus={result ? problem : 'name'}
        />
        <Honeypot name={honeypotField} />
        <PrivacyLine labels={labels} href={privacyHref} />
        <div className="dialog-foot">
          <Button type="submit">{text.submit}</Button>
        </div>
      </form>
    </Panel>
  );
}

function PlainSignup({ labels, privacyHref }: PlainFormsProps) {
  const { result, post } = usePost(submitSignup);
  const text = labels.signup;
  if (result?.status === 'stored') {
    return (
      <Panel form="signup" labels={labels} title={text.thanksTitle} answered>
        <Thanks text={text.thanksText} labels={labels} />
      </Panel>
    );
  }
  const problems = result?.status === 'invalid' ? result.problems : {};
  const names = signupOrder(labels).map(({ name }) => name);
  return (
    <Panel
      form="signup"
      labels={labels}
      title={text.title}
      description={text.description}
      answered={result !== null}
    >
      <form action={post} className="mt-5 grid gap-4.5 md:grid-cols-2">
        <Failed form="signup" labels={labels} result={result} />
        <SignupFields
          labels={labels}
          problems={problems}
          values={result?.values}
          autoFocus={result ? names.find((name) => problems[name]) : names[0]}
        />
        <Honeypot name={honeypotField} />
        <div className="md:col-span-full">
          <PrivacyLine labels={labels} href={privacyHref} />
        </div>
        <div className="dialog-foot md:col-span-full">
          <Button type="submit">{text.submit}</Button>
        </div>
      </form>
    </Panel>
  );
}

type PanelProps = {
  form: keyof typeof plainFormIds;
  labels: DialogLabels;
  title: string;
  description?: string;
  /** The page is the answer to a post: the panel is open, and closing it is leaving that page. */
  answered: boolean;
  children: React.ReactNode;
};

function Panel({ form, labels, title, description, answered, children }: PanelProps) {
  const id = plainFormIds[form];
  const icon = (
    <>
      <CloseIcon width="18" height="18" />
      <span className="sr-only">{labels.close}</span>
    </>
  );
  return (
    <div
      id={id}
      role="dialog"
      aria-labelledby={`${id}-title`}
      // `auto`, because it alone closes with Escape and gives the focus back. A click beside it hides the form, too;
      // what was typed is there when it is opened again.
      popover={answered ? undefined : 'auto'}
      className={cn('plain-panel', answered && 'plain-answer')}
    >
      <div className="dialog-head">
        <h2 id={`${id}-title`} className="type-h3">
          {title}
        </h2>
        {answered ? (
          <a href={samePage} className="dialog-close">
            {icon}
          </a>
        ) : (
          <button type="button" popoverTarget={id} popoverTargetAction="hide" className="dialog-close">
            {icon}
          </button>
        )}
      </div>
      <div className="dialog-body">
        {description && <p className="text-ink-2">{description}</p>}
        {children}
      </div>
    </div>
  );
}

function Thanks({ text, labels }: { text: string; labels: DialogLabels }) {
  return (
    <>
      <p role="status" className="mb-5 text-ink-2">
        {text}
      </p>
      <div className="dialog-foot">
        {/* biome-ignore lint/a11y/noAutofocus: the page is the answer to this form; the focus belongs to its outcome */}
        <a href={samePage} autoFocus className={buttonVariants()}>
          {labels.close}
        </a>
      </div>
    </>
  );
}

type FailedProps = {
  form: keyof typeof plainFormIds;
  labels: DialogLabels;
  result:
    | { status: 'failed' | 'unexpected' }
    | { status: 'invalid'; problems: Readonly<Record<string, FieldProblem | undefined>> }
    | null;
};

/** What a toast would say. */
function Failed({ form, labels, result }: FailedProps) {
  if (!result) return null;
  const problems = result.status === 'invalid' ? result.problems : {};
  const { title, description } = failureText(labels, form, result.status, problems);
  return (
    <div
      role="alert"
      tabIndex={-1}
      // biome-ignore lint/a11y/noAutofocus: as above
      autoFocus={result.status !== 'invalid'}
      className="rounded-control border-l-4 border-seal-600 bg-seal-50 px-4 py-3 md:col-span-full"
    >
      <p className="font-semibold text-seal-700">{title}</p>
      <p>{description}</p>
    </div>
  );
}
