import clsx from 'clsx';
import type { KeyboardEvent, ReactNode, SyntheticEvent } from 'react';
import { Button } from '@/components/ui/button';
import { fieldsFor } from '@/lib/leads/fields';
import type { Prefill } from '@/lib/leads/prefill';
import { type FieldValues, languageField, toolField } from '@/lib/leads/result';
import { cleanEmail } from '@/lib/text/email';
import { keepTogether } from '@/lib/text/typography';
import { Field, Honeypot } from './field';
import type { FormLabels } from './form-labels';
import type { Lead } from './use-lead-form';

/** Smallest and largest height of a message, in lines, and about how many characters a line has. */
const box = { smallest: 4, largest: 18, line: 48 } as const;

/** Returns the height for a text, in lines: for browsers that cannot size a box by its content. */
function linesOf(text: string): number {
  const lines = text
    .split('\n')
    .reduce((sum, each) => sum + Math.max(1, Math.ceil(each.length / box.line)), 0);
  return Math.min(box.largest, Math.max(box.smallest, lines));
}

type LeadFormProps = {
  lead: Lead;
  labels: FormLabels;
  /** Contents that a link to the form gave. */
  prefill?: Prefill | null;
  /** Values of an attempt that the visitor left while it was being sent. */
  draft?: FieldValues | undefined;
  privacyHref: string;
  /** Failure of the last attempt, shown above the buttons. */
  failure?: ReactNode;
  cancel?: ReactNode;
};

function clean({ currentTarget: input }: SyntheticEvent<HTMLInputElement>): void {
  const address = cleanEmail(input.value);
  if (address !== input.value) input.value = address;
}

/** Before the browser's own check of an address, which would refuse one that was copied with brackets. */
const cleaning = {
  onBlur: clean,
  onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === 'Enter') clean(event);
  },
};

/** A form with its fields, used by the dialog and by the page. */
export function LeadForm({ lead, labels, prefill, draft, privacyHref, failure, cancel }: LeadFormProps) {
  const { name, posted, state } = lead;
  const problems = state.status === 'invalid' ? state.problems : {};
  const sending = state.status === 'sending';
  const text = labels[name];
  const fieldLabels: Record<string, string> = text.fields;
  const missing: Record<string, string> = text.missing;
  const fields = fieldsFor(name, labels.familyNameFirst);
  const wrong = posted?.status === 'invalid' && fields.find((field) => posted.problems[field.name])?.name;
  const given: FieldValues = posted && 'values' in posted ? posted.values : { ...prefill, ...draft };
  return (
    <form
      {...lead.handlers}
      noValidate={name === 'contact'}
      className={clsx('grid gap-4.5', name === 'signup' && 'md:grid-cols-2')}
    >
      {fields.map(({ optional, ...field }) => {
        const problem = problems[field.name];
        return (
          <Field
            key={field.name}
            {...field}
            label={fieldLabels[field.name]}
            required={!optional}
            optional={optional ? labels.optional : undefined}
            error={problem === 'required' ? missing[field.name] : problem && labels.errors[problem]}
            defaultValue={given[field.name]}
            rows={field.multiline ? linesOf(given[field.name] ?? '') : undefined}
            autoFocus={field.name === wrong}
            onInput={() => lead.edit(field.name)}
            {...(field.type === 'email' && cleaning)}
          />
        );
      })}
      <Honeypot />
      <input type="hidden" name={languageField} value={labels.locale} />
      {prefill && <input type="hidden" name={toolField} value={prefill.tool} />}
      {/* PIPA requires the notice about data, purpose and retention beside the form. */}
      <div className="col-span-full">
        <p className="type-caption text-ink-3">
          {keepTogether(labels.notice[name])}{' '}
          <a href={privacyHref} target="_blank" rel="noopener" className="text-link">
            {labels.privacyLink}
            <span className="sr-only"> {labels.opensInNewTab}</span>
          </a>
        </p>
        {failure}
      </div>
      <div className="form-foot col-span-full flex items-center gap-3">
        {cancel}
        <Button type="submit" className="flex-1 px-4!" disabled={sending}>
          {sending ? text.sending : text.submit}
        </Button>
      </div>
    </form>
  );
}
