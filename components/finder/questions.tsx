import { Fragment, type ReactNode, useId } from 'react';
import { type Control, useControl } from '@/components/tools/control';
import { Options } from '@/components/tools/options';
import { Input } from '@/components/ui/input';
import type { ToolText } from '@/lib/i18n/tool-text';
import {
  countries,
  type DateQuestion,
  dateQuestions,
  drugs,
  type Facts,
  isTooEarly,
  kinds,
  type Question as QuestionName,
  roles,
  yesNo,
} from '@/lib/rules/finder';
import { productLength } from '@/lib/rules/fragment';
import { unbroken } from '@/lib/typography';

type QuestionsProps = {
  text: ToolText;
  /** What is answered when the form is drawn. */
  facts: Facts;
  /** What is answered now. */
  now: Facts;
  /** The questions that matter for these answers. */
  asked: ReadonlySet<QuestionName | DateQuestion>;
  /** Whether the questions can be answered yet: not without scripts. */
  live: boolean;
  /** Whether something stands in the field of sales that is no amount. */
  salesProblem: boolean;
};

type Choice = Extract<QuestionName, 'country' | 'outgrown' | 'drug' | 'other_cosmetics' | 'professional'>;

/** The controls, numbered: those that decide most come first, then days and what only some visitors need to say. */
export function Questions({ text, facts, now, asked, live, salesProblem }: QuestionsProps) {
  const options = (name: Choice | 'role' | 'kinds', type: 'radio' | 'checkbox', values: readonly string[]) =>
    asked.has(name) && (
      <Question name={name} label={text(`questions.${name}.label`)} hint={text(`questions.${name}.hint`)}>
        <Options
          name={name}
          type={type}
          options={values.map((value) => ({
            value,
            label: text(value ? `questions.${name}.options.${value}` : 'ui.unsure'),
          }))}
          chosen={[facts[name] ?? ''].flat()}
        />
      </Question>
    );
  const several = (name: 'role' | 'kinds', values: readonly string[]) => options(name, 'checkbox', values);
  const one = (name: Choice, values: readonly string[]) => options(name, 'radio', [...values, '']);
  const day = (name: DateQuestion) =>
    asked.has(name) && (
      <Asked
        name={name}
        text={text}
        problem={isTooEarly(name, now[name]) ? text(`ui.early.${name}`) : undefined}
      >
        {(control) => <Input {...control} type="date" defaultValue={facts[name]} className="max-w-56" />}
      </Asked>
    );
  return (
    <fieldset disabled={!live} className="contents">
      <legend className="sr-only">{text('ui.answers')}</legend>
      <div className="divide-y divide-rule border-y border-rule [counter-reset:question]">
        {several('role', roles)}
        {one('drug', drugs)}
        {one('other_cosmetics', yesNo)}
        {several('kinds', kinds)}
        <Asked name="sales" text={text} problem={salesProblem ? text('ui.salesProblem') : undefined}>
          {(control) => (
            <div className="relative max-w-56">
              <span aria-hidden="true" className="absolute top-0 left-3.5 leading-11.5 text-ink-3">
                $
              </span>
              <Input
                {...control}
                type="text"
                inputMode="decimal"
                defaultValue={facts.sales}
                className="pl-7.5"
              />
            </div>
          )}
        </Asked>
        {one('country', countries)}
        {dateQuestions.map((name) => (
          <Fragment key={name}>{day(name)}</Fragment>
        ))}
        {one('outgrown', yesNo)}
        {one('professional', yesNo)}
        {Object.keys(now).length > 0 && (
          <Asked name="product" text={text}>
            {(control) => (
              <Input {...control} type="text" maxLength={productLength} defaultValue={facts.product} />
            )}
          </Asked>
        )}
      </div>
    </fieldset>
  );
}

const row =
  'py-5 before:float-left before:w-8 before:pt-1 before:font-mono before:text-sm before:text-ink-3 before:content-[counter(question)] before:[counter-increment:question]';

type QuestionProps = { name: string; label: string; hint: string; children: ReactNode };

/** A question with options. */
function Question({ name, label, hint, children }: QuestionProps) {
  const id = useId();
  return (
    // biome-ignore lint/a11y/useSemanticElements: a legend cannot stand beside its number
    <div
      id={`question-${name}`}
      role="group"
      aria-labelledby={`${id}-label`}
      aria-describedby={`${id}-hint`}
      className={row}
    >
      <div className="ml-8">
        <p id={`${id}-label`} className="font-semibold">
          {unbroken(label)}
        </p>
        <p id={`${id}-hint`} className="type-caption mt-1 mb-2.5 text-ink-3">
          {unbroken(hint)}
        </p>
        {children}
      </div>
    </div>
  );
}

type AskedProps = {
  name: string;
  text: ToolText;
  /** What is wrong with the field, if anything. */
  problem?: string | undefined;
  children: (control: Control) => ReactNode;
};

/** A question with one field. */
function Asked({ name, text, problem, children }: AskedProps) {
  const { control, ids } = useControl(name, { hint: true, problem: Boolean(problem) });
  return (
    <div id={`question-${name}`} className={row}>
      <div className="ml-8">
        <label htmlFor={control.id} className="block font-semibold">
          {unbroken(text(`questions.${name}.label`))}
        </label>
        <p id={ids.hint} className="type-caption mt-1 mb-2.5 text-ink-3">
          {unbroken(text(`questions.${name}.hint`))}
        </p>
        {children(control)}
        {problem && (
          <p id={ids.problem} className="mt-1.5 text-md font-medium text-seal-700">
            {problem}
          </p>
        )}
      </div>
    </div>
  );
}
