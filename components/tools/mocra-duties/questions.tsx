import { type Choices, type Control, Field } from '@/components/tools/shared/field';
import { Input } from '@/components/ui/input';
import { lastDay } from '@/lib/rules/dates';
import { keepTogether } from '@/lib/text/typography';
import {
  type DateQuestion,
  dateQuestions,
  type FinderAnswers,
  options,
  type Question,
} from '@/lib/tools/mocra-duties/answers';
import { isTooEarly } from '@/lib/tools/mocra-duties/finder';
import type { ToolText } from '@/lib/tools/text';

type QuestionsProps = {
  text: ToolText;
  /** Initial answers of the form. */
  facts: FinderAnswers;
  /** Current answers. */
  now: FinderAnswers;
  /** The questions that are relevant for these answers. */
  asked: ReadonlySet<Question | DateQuestion>;
  /** True if scripts run, so that the form is enabled. */
  live: boolean;
  /** True for a field whose text is no answer. */
  problems: { readonly sales?: true; readonly product?: true };
};

const fieldClassNames = {
  whole:
    'py-5 pl-8 before:float-left before:-ml-8 before:w-8 before:pt-1 before:font-mono before:text-sm before:text-ink-3 before:content-[counter(question)] before:[counter-increment:question]',
  label: 'font-semibold',
  hint: 'mt-1 mb-2.5',
};

/** The most decisive questions come first, then dates and questions for only some visitors. */
const order = [
  ...(['role', 'drug', 'other_cosmetics', 'kinds', 'sales', 'country'] as const),
  ...dateQuestions,
  ...(['changed', 'outgrown', 'professional', 'product'] as const),
];

type Asked = (typeof order)[number];
const isDate = (name: Asked): name is DateQuestion => dateQuestions.some((each) => each === name);
const isChoice = (name: Asked): name is keyof typeof options => Object.hasOwn(options, name);

export function Questions({ text, facts, now, asked, live, problems }: QuestionsProps) {
  function getChoices(name: keyof typeof options): Choices {
    const isList = name === 'role' || name === 'kinds';
    const values: readonly string[] = isList ? options[name] : [...options[name], ''];
    return {
      type: isList ? 'checkbox' : 'radio',
      options: values.map((value) => ({
        value,
        label: text(value ? `questions.${name}.options.${value}` : 'ui.unsure'),
      })),
      chosen: [facts[name] ?? ''].flat(),
    };
  }

  function findProblem(name: Asked) {
    if (name === 'sales' || name === 'product') return problems[name] && text(`ui.${name}Problem`);
    return isDate(name) && isTooEarly(name, now) && text(`ui.early.${name}`);
  }

  function input(name: Asked, control: Control) {
    if (isDate(name))
      return <Input {...control} type="date" max={lastDay} defaultValue={facts[name]} className="max-w-56" />;
    if (name === 'product') {
      return <Input {...control} type="text" defaultValue={facts.product} />;
    }
    return (
      <div className="relative max-w-56">
        <span aria-hidden="true" className="absolute top-0 left-3.5 leading-11.5 text-ink-3">
          $
        </span>
        <Input {...control} type="text" inputMode="decimal" defaultValue={facts.sales} className="pl-7.5" />
      </div>
    );
  }

  const isAsked = (name: Asked) => (name === 'product' ? Object.keys(now).length > 0 : asked.has(name));
  return (
    <fieldset disabled={!live} className="contents">
      <legend className="sr-only">{text('ui.answers')}</legend>
      <div className="divide-y divide-rule border-y border-rule [counter-reset:question]">
        {order.filter(isAsked).map((name) => (
          <Field
            key={name}
            id={`question-${name}`}
            name={name}
            label={keepTogether(text(`questions.${name}.label`))}
            hint={text(`questions.${name}.hint`)}
            problem={findProblem(name)}
            classNames={fieldClassNames}
            choices={isChoice(name) ? getChoices(name) : undefined}
          >
            {(control) => input(name, control)}
          </Field>
        ))}
      </div>
    </fieldset>
  );
}
