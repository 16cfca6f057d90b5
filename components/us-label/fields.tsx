import clsx from 'clsx';
import { Fragment, type ReactNode, useId } from 'react';
import { type Control, useControl } from '@/components/tools/control';
import { Options } from '@/components/tools/options';
import { Input, inputStyle } from '@/components/ui/input';
import { Textarea } from '@/components/ui/textarea';
import type { ToolText } from '@/lib/i18n/tool-text';
import { amountUnits } from '@/lib/labels/amount';
import {
  type Field,
  firmRoles,
  kinds,
  type LabelFacts,
  lengthUnits,
  type Problem,
  type Size,
  shapes,
  type TextField,
  texts,
  yesNo,
} from '@/lib/labels/facts';
import { unbroken } from '@/lib/typography';

type FieldsProps = {
  text: ToolText;
  /** What the form is filled with when it is drawn. */
  facts: LabelFacts;
  /** What is answered now: it decides which sizes are asked for. */
  now: LabelFacts;
  problems: { readonly [field in Field]?: Problem };
  /** Whether the fields can be filled yet: not without scripts. */
  live: boolean;
};

/** The sizes that a shape needs. */
const sizesOf: Record<(typeof shapes)[number], readonly Size[]> = {
  box: ['width', 'height'],
  cylinder: ['height', 'circumference'],
  other: ['surface'],
};

/** Fields that say more than their label. */
const hinted: ReadonlySet<Field> = new Set<Field>([
  'height',
  'circumference',
  'surface',
  'label_area',
  'identity',
  'kind',
  'amount_unit',
  'ingredients',
  'shades',
  'firm',
  'street',
  'country',
  'contact',
  'origin',
]);
const hintOf = (name: Field, text: ToolText) => (hinted.has(name) ? text(`hints.${name}`) : '');

/** The form: the package, the product, its ingredients, and the company. */
export function Fields({ text, facts, now, problems, live }: FieldsProps) {
  const asked = { text, problems };
  const options = (of: string, values: readonly string[]) =>
    values.map((value) => ({ value, label: text(`options.${of}.${value}`) }));
  const answers = options('yesNo', yesNo);
  const number = (name: Size | 'amount', className?: string) => (
    <Asked {...asked} name={name} className={className}>
      {(control) => <Input {...control} type="text" inputMode="decimal" defaultValue={facts[name]} />}
    </Asked>
  );
  const written = (name: TextField, className?: string, optional = false) => (
    <Asked {...asked} name={name} optional={optional} className={className}>
      {(control) => <Input {...control} type="text" maxLength={texts[name]} defaultValue={facts[name]} />}
    </Asked>
  );
  const select = (
    name: 'unit' | 'amount_unit' | 'firm_role',
    values: readonly { value: string; label: string }[],
    empty: boolean,
    className?: string,
  ) => (
    <Asked {...asked} name={name} className={className}>
      {(control) => (
        <select {...control} defaultValue={facts[name] ?? ''} className={inputStyle}>
          {empty && <option value="">{text('ui.choose')}</option>}
          {values.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
      )}
    </Asked>
  );
  const shape = now.shape ?? 'box';
  return (
    <div className="space-y-9">
      <Group title={text('ui.groups.package')} live={live}>
        <Choices
          name="shape"
          text={text}
          type="radio"
          options={options('shape', shapes)}
          chosen={[facts.shape ?? 'box']}
        />
        {select('unit', options('unit', lengthUnits), false, 'sm:col-span-2')}
        {sizesOf[shape].map((size) => (
          <Fragment key={`${shape}-${size}`}>
            {number(size, sizesOf[shape].length === 1 ? 'sm:col-span-2' : undefined)}
          </Fragment>
        ))}
        {number('label_area', 'sm:col-span-2')}
      </Group>
      <Group title={text('ui.groups.product')} live={live}>
        {written('identity', 'sm:col-span-2')}
        {number('amount')}
        {select(
          'amount_unit',
          amountUnits.map((unit) => ({ value: unit, label: unit })),
          true,
        )}
        <Choices
          name="kind"
          text={text}
          type="checkbox"
          options={options('kind', kinds)}
          chosen={facts.kind ?? []}
        />
        <Choices
          name="professional"
          text={text}
          type="radio"
          options={answers}
          chosen={[facts.professional ?? '']}
          inline
        />
      </Group>
      <Group title={text('ui.groups.ingredients')} live={live}>
        <Asked {...asked} name="ingredients" className="sm:col-span-2">
          {(control) => (
            <Textarea {...control} rows={7} maxLength={texts.ingredients} defaultValue={facts.ingredients} />
          )}
        </Asked>
        <Choices
          name="fragrance"
          text={text}
          type="radio"
          options={answers}
          chosen={[facts.fragrance ?? '']}
          inline
        />
        <Choices
          name="shades"
          text={text}
          type="radio"
          options={answers}
          chosen={[facts.shades ?? '']}
          inline
        />
      </Group>
      <Group title={text('ui.groups.company')} live={live}>
        {select('firm_role', options('firm_role', firmRoles), true, 'sm:col-span-2')}
        {written('firm', 'sm:col-span-2')}
        {written('street', 'sm:col-span-2', true)}
        {written('city')}
        {written('state')}
        {written('zip')}
        {written('country')}
        {written('contact', 'sm:col-span-2')}
        {written('origin', 'sm:col-span-2')}
      </Group>
    </div>
  );
}

type GroupProps = { title: string; live: boolean; children: ReactNode };

function Group({ title, live, children }: GroupProps) {
  return (
    <fieldset disabled={!live} className="min-w-0">
      <legend className="w-full font-semibold border-b border-rule pb-2">{title}</legend>
      <div className="mt-4 grid grid-cols-1 gap-x-4 gap-y-5 sm:grid-cols-2">{children}</div>
    </fieldset>
  );
}

type AskedProps = Pick<FieldsProps, 'text' | 'problems'> & {
  name: Field;
  optional?: boolean;
  className?: string | undefined;
  children: (control: Control) => ReactNode;
};

/** A field with its label, what it means, and what is wrong with it. */
function Asked({ name, text, problems, optional = false, className, children }: AskedProps) {
  const hint = hintOf(name, text);
  const problem = problems[name];
  const { control, ids } = useControl(name, { hint: hint !== '', problem: problem !== undefined });
  return (
    <div className={clsx('flex flex-col', className)}>
      <label htmlFor={control.id} className="block text-small font-semibold">
        {unbroken(text(`fields.${name}`))}
        {optional && <span className="font-normal text-ink-3"> ({text('ui.optional')})</span>}
      </label>
      {hint && (
        <p id={ids.hint} className="type-caption mt-0.5 text-ink-3">
          {unbroken(hint)}
        </p>
      )}
      <div className="mt-auto pt-1.5">{children(control)}</div>
      {problem && (
        <p id={ids.problem} className="mt-1.5 text-md font-medium text-seal-700">
          {text(`problems.${problem}`)}
        </p>
      )}
    </div>
  );
}

type ChoicesProps = {
  name: 'shape' | 'kind' | 'professional' | 'fragrance' | 'shades';
  text: ToolText;
  type: 'radio' | 'checkbox';
  options: readonly { value: string; label: string }[];
  chosen: readonly string[];
  /** Side by side. */
  inline?: boolean;
};

/** Rows that can be ticked anywhere. */
function Choices({ name, text, type, options, chosen, inline = false }: ChoicesProps) {
  const id = useId();
  const hint = hintOf(name, text);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a legend cannot stand in a grid
    <div
      role="group"
      aria-labelledby={`${id}-label`}
      aria-describedby={hint ? `${id}-hint` : undefined}
      className="sm:col-span-2"
    >
      <p id={`${id}-label`} className="text-small font-semibold">
        {unbroken(text(`fields.${name}`))}
      </p>
      {hint && (
        <p id={`${id}-hint`} className="type-caption mt-0.5 text-ink-3">
          {unbroken(hint)}
        </p>
      )}
      <Options
        name={name}
        type={type}
        options={options}
        chosen={chosen}
        className={clsx('mt-1', inline && 'flex flex-wrap gap-x-4')}
      />
    </div>
  );
}
