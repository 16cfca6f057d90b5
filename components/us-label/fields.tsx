import clsx from 'clsx';
import { type Choices, type Control, Field } from '@/components/tools/field';
import { Input, inputStyle } from '@/components/ui/input';
import { Textarea } from '@/components/ui/textarea';
import type { ToolText } from '@/lib/i18n/tool-text';
import {
  companyFields,
  type LabelFacts,
  type Field as Name,
  options,
  type Problem,
  texts,
} from '@/lib/labels/facts';
import { unbroken } from '@/lib/typography';

type FieldsProps = {
  text: ToolText;
  /** Fields that say more than their label. */
  hints: object;
  /** What the form is filled with when it is drawn. */
  facts: LabelFacts;
  /** What is answered now: it decides which sizes are asked for. */
  now: LabelFacts;
  problems: { readonly [field in Name]?: Problem };
  /** Whether the fields can be filled yet: not without scripts. */
  live: boolean;
};

/** The sizes that a shape needs. */
const sizesOf: Record<(typeof options.shape)[number], readonly Name[]> = {
  box: ['width', 'height'],
  cylinder: ['height', 'circumference'],
  other: ['surface'],
};

/** Fields that stand two in a row. */
const halves: readonly Name[] = [
  ...(['width', 'height', 'circumference', 'amount', 'amount_unit'] as const),
  ...(['city', 'state', 'zip', 'country'] as const),
];

type Choice = keyof typeof options;
type Select = 'unit' | 'amount_unit' | 'firm_role';
const isSelect = (name: Name): name is Select => ['unit', 'amount_unit', 'firm_role'].includes(name);
const isChoice = (name: Name): name is Choice => name in options && !isSelect(name);
const isText = (name: Name): name is keyof typeof texts => name in texts;
const isYesNo = (name: Name) => name === 'professional' || name === 'fragrance' || name === 'shades';

/** The form: the package, the product, its ingredients, and the company. */
export function Fields({ text, hints, facts, now, problems, live }: FieldsProps) {
  const shape = now.shape ?? 'box';
  const groups: Record<string, readonly Name[]> = {
    package: ['shape', 'unit', ...sizesOf[shape], 'label_area'],
    product: ['identity', 'amount', 'amount_unit', 'kind', 'professional'],
    ingredients: ['ingredients', 'fragrance', 'shades'],
    company: companyFields,
  };

  const optionsOf = (name: Choice) =>
    options[name].map((value) => ({
      value,
      label: name === 'amount_unit' ? value : text(`options.${isYesNo(name) ? 'yesNo' : name}.${value}`),
    }));

  const choicesOf = (name: Choice): Choices => ({
    type: name === 'kind' ? 'checkbox' : 'radio',
    options: optionsOf(name),
    chosen: [facts[name] ?? (name === 'shape' ? 'box' : '')].flat(),
    className: clsx('mt-1', isYesNo(name) && 'flex flex-wrap gap-x-4'),
  });

  function controlOf(name: Name, control: Control) {
    if (isSelect(name)) {
      return (
        <select {...control} defaultValue={facts[name] ?? ''} className={inputStyle}>
          {name !== 'unit' && <option value="">{text('ui.choose')}</option>}
          {optionsOf(name).map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
      );
    }
    if (name === 'ingredients') {
      return <Textarea {...control} rows={7} maxLength={texts[name]} defaultValue={facts[name]} />;
    }
    const typed = isText(name) ? { maxLength: texts[name] } : { inputMode: 'decimal' as const };
    return <Input {...control} type="text" {...typed} defaultValue={facts[name]} />;
  }

  return (
    <div className="space-y-9">
      {Object.entries(groups).map(([group, names]) => (
        <fieldset key={group} disabled={!live} className="min-w-0">
          <legend className="w-full font-semibold border-b border-rule pb-2">
            {text(`ui.groups.${group}`)}
          </legend>
          <div className="mt-4 grid grid-cols-1 gap-x-4 gap-y-5 sm:grid-cols-2">
            {names.map((name) => {
              const choices = isChoice(name) ? choicesOf(name) : undefined;
              const problem = problems[name];
              return (
                <Field
                  // A size is asked for again when the shape has changed.
                  key={sizesOf[shape].includes(name) ? `${shape}-${name}` : name}
                  name={name}
                  label={
                    <>
                      {unbroken(text(`fields.${name}`))}
                      {name === 'street' && (
                        <span className="font-normal text-ink-3"> ({text('ui.optional')})</span>
                      )}
                    </>
                  }
                  hint={name in hints ? text(`hints.${name}`) : ''}
                  problem={problem && text(`problems.${problem}`)}
                  looks={{
                    whole: clsx(!choices && 'flex flex-col', !halves.includes(name) && 'sm:col-span-2'),
                    label: 'text-small font-semibold',
                    hint: 'mt-0.5',
                    control: 'mt-auto pt-1.5',
                  }}
                  choices={choices}
                >
                  {(control) => controlOf(name, control)}
                </Field>
              );
            })}
          </div>
        </fieldset>
      ))}
    </div>
  );
}
