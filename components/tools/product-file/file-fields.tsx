import { type Choices, type Control, Field, inColumns } from '@/components/tools/shared/field';
import { kindChoices } from '@/components/tools/shared/kind-choices';
import { Input, inputStyle } from '@/components/ui/input';
import { Textarea } from '@/components/ui/textarea';
import { lastDay } from '@/lib/rules/dates';
import { productNames } from '@/lib/tools/product-file/carry';
import type { CategoryChoice } from '@/lib/tools/product-file/categories';
import { foldedFields, shownFields } from '@/lib/tools/product-file/fields';
import type { ToolText } from '@/lib/tools/text';

export type FileTexts = Readonly<Record<'text' | 'label' | 'duties', ToolText>>;

type FileFieldsProps = {
  texts: FileTexts;
  /** Answers that the form starts with. */
  given: URLSearchParams;
  live: boolean;
  /** Why an answer was refused, by field. */
  problems: Readonly<Record<string, string>>;
  /** Choices of the category; empty until the page can use them. */
  categories: readonly CategoryChoice[];
};

const roles = ['label-name', 'maker', 'importer', 'retailer', 'label-only'];
const drugs = ['none', 'spf', 'other', 'soap'];
const states = ['california', 'washington', 'vermont', 'maryland'];
const units = ['mL', 'L', 'g', 'kg', 'fl oz', 'oz', 'count'];
const firmRoles = ['made', 'made-for', 'distributed'];

const hidden = productNames.filter((name) => !shownFields.includes(name));
const halves = ['amount', 'amount_unit', 'city', 'state', 'zip', 'country'];

/** The form: the list first, then the facts that decide most; what only the label and the listing need is folded. */
export function FileFields({ texts, given, live, problems, categories }: FileFieldsProps) {
  const { text, label, duties } = texts;

  const choicesOf = (name: string): Choices | undefined => {
    const several = (values: readonly string[], nameOf: (value: string) => string): Choices => ({
      type: 'checkbox',
      options: values.map((value) => ({ value, label: nameOf(value) })),
      chosen: given.getAll(name),
      className: 'mt-1',
    });
    if (name === 'kind') {
      return kindChoices({
        chosen: given.getAll('kind'),
        isNew: given.size === 0,
        nameOf: (kind) => label(`options.kind.${kind}`),
        question: label('options.rareKinds'),
      });
    }
    if (name === 'role') return several(roles, (value) => duties(`questions.role.options.${value}`));
    if (name === 'states') return several(states, (value) => text(`in.${value}`));
    if (name === 'drug') {
      const answers = several(drugs, (value) => duties(`questions.drug.options.${value}`));
      return {
        ...answers,
        type: 'radio',
        options: [{ value: '', label: text('fields.unsure') }, ...answers.options],
        chosen: [given.get('drug') ?? ''],
      };
    }
    return undefined;
  };

  function select(
    control: Control,
    options: readonly (readonly [value: string, name: string])[],
    lang?: 'en',
  ) {
    const value = given.get(control.name ?? '') ?? '';
    // A chosen code stays while the list of categories is loading.
    const all =
      options.some(([each]) => each === value) || !value ? options : [[value, value] as const, ...options];
    return (
      <select {...control} defaultValue={value} className={inputStyle}>
        <option value="">{text('fields.none')}</option>
        {all.map(([each, name]) => (
          <option key={each} value={each} lang={lang}>
            {name}
          </option>
        ))}
      </select>
    );
  }

  function controlOf(name: string, control: Control) {
    const value = given.get(name) ?? '';
    if (name === 'ingredients') {
      return (
        <Textarea
          {...control}
          rows={7}
          spellCheck={false}
          dir="auto"
          placeholder={text('ui.placeholder')}
          defaultValue={value}
        />
      );
    }
    if (name === 'amount_unit')
      return select(
        control,
        units.map((unit) => [unit, unit] as const),
      );
    if (name === 'firm_role') {
      return select(
        control,
        firmRoles.map((role) => [role, label(`options.firm_role.${role}`)] as const),
      );
    }
    if (name === 'category') {
      return select(
        control,
        categories.map(({ code, text }) => [code, text] as const),
        'en',
      );
    }
    return (
      <Input
        {...control}
        type={name === 'first_sale' ? 'date' : 'text'}
        max={name === 'first_sale' ? lastDay : undefined}
        inputMode={name === 'amount' || name === 'sales' ? 'decimal' : undefined}
        spellCheck={false}
        defaultValue={value}
      />
    );
  }

  const field = (name: string) => {
    const choices = choicesOf(name);
    return (
      <Field
        key={name}
        name={name}
        label={text(`labels.${name}`)}
        hint={text(`hints.${name}`)}
        problem={problems[name]}
        classNames={inColumns(halves.includes(name), choices !== undefined)}
        choices={choices}
      >
        {(control) => controlOf(name, control)}
      </Field>
    );
  };
  const group = (title: string, names: readonly string[]) => (
    <fieldset disabled={!live} className="min-w-0">
      <legend className="w-full border-b border-rule pb-2 font-semibold">{text(`ui.groups.${title}`)}</legend>
      <div className="mt-4 grid grid-cols-1 gap-x-4 gap-y-5 sm:grid-cols-2">{names.map(field)}</div>
    </fieldset>
  );

  return (
    <div className="space-y-9">
      {hidden.flatMap((name) =>
        given
          .getAll(name)
          .map((value) => <input key={`${name}${value}`} type="hidden" name={name} defaultValue={value} />),
      )}
      {group('formula', ['ingredients', 'kind'])}
      {group('product', ['product', 'identity', 'drug'])}
      {group('you', ['role', 'origin', 'first_sale', 'states'])}
      <details open={foldedFields.some((name) => given.has(name))}>
        <summary className="flex min-h-11 cursor-pointer items-center font-semibold">
          <span>
            {text('ui.groups.more')}
            <span className="type-caption block font-normal text-ink-3">{text('ui.moreHint')}</span>
          </span>
        </summary>
        <fieldset disabled={!live} className="mt-4 grid min-w-0 grid-cols-1 gap-x-4 gap-y-5 sm:grid-cols-2">
          <legend className="sr-only">{text('ui.groups.more')}</legend>
          {foldedFields.map(field)}
        </fieldset>
      </details>
    </div>
  );
}
