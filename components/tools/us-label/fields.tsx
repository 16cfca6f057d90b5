import clsx from 'clsx';
import { useState } from 'react';
import { type Choices, type Control, Field, inColumns } from '@/components/tools/shared/field';
import { kindChoices } from '@/components/tools/shared/kind-choices';
import { Input, inputStyle } from '@/components/ui/input';
import { Textarea } from '@/components/ui/textarea';
import type { Locale } from '@/lib/i18n/locales';
import { keepTogether } from '@/lib/text/typography';
import type { ToolText } from '@/lib/tools/text';
import { countryName, countryNames } from '@/lib/tools/us-label/country';
import {
  companyFields,
  type LabelFacts,
  type LabelField as Name,
  options,
  type Problem,
  texts,
} from '@/lib/tools/us-label/facts';
import { directedKinds } from '@/lib/tools/us-label/label';
import { needsTamperStatement } from '@/lib/tools/us-label/packages';
import { sizeChoices } from '@/lib/tools/us-label/sizes';

type FieldsProps = {
  text: ToolText;
  /** Messages of the fields that have a hint, by field name. */
  hints: object;
  /** Initial answers of the form. */
  facts: LabelFacts;
  /** Current answers, which decide the visibility of dependent fields. */
  now: LabelFacts;
  problems: { readonly [field in Name]?: Problem };
  locale: Locale;
  /** True if scripts run, so that the form is enabled. */
  live: boolean;
};

type Shape = (typeof options.shape)[number];

/** Sizes that a shape needs. */
const sizesOf: Record<Shape, readonly ('width' | 'height' | 'circumference' | 'surface')[]> = {
  box: ['width', 'height'],
  cylinder: ['height', 'circumference'],
  other: ['surface'],
};
const innerSizesOf = (shape: Shape) => sizesOf[shape].map((size) => `inner_${size}` as const);

const halves: readonly Name[] = [
  ...(['width', 'height', 'circumference', 'amount', 'amount_unit', 'measure', 'measure_unit'] as const),
  ...(['inner_width', 'inner_height', 'inner_circumference'] as const),
  ...(['city', 'state', 'zip', 'country'] as const),
];

type Choice = keyof typeof options;
type Select = 'unit' | 'amount_unit' | 'measure_unit' | 'firm_role';
const selects: readonly Name[] = ['unit', 'amount_unit', 'measure_unit', 'firm_role'];
const isSelect = (name: Name): name is Select => selects.includes(name);
const isChoice = (name: Name): name is Choice => Object.hasOwn(options, name) && !isSelect(name);
const isText = (name: Name): name is keyof typeof texts => Object.hasOwn(texts, name);
const yesNo: readonly Name[] = ['professional', 'fragrance', 'shades', 'foreign'];
const isYesNo = (name: Name) => yesNo.includes(name);

/** What browsers fill in. The contact may be an address, a number or a website, so it has no token. */
const autofill: Partial<Record<Name, string>> = {
  firm: 'organization',
  street: 'address-line1',
  city: 'address-level2',
  state: 'address-level1',
  zip: 'postal-code',
  country: 'country-name',
};

/** A field that offers the names of countries. */
function CountryInput({ control, code, locale }: { control: Control; code?: string; locale: Locale }) {
  // Only when a visitor reaches the field: the first use of Intl takes 50 ms.
  const [offersNames, setOffersNames] = useState(false);
  const list = `${control.id}-names`;
  return (
    <>
      <Input
        {...control}
        type="text"
        autoComplete={autofill.country}
        list={list}
        onFocus={() => setOffersNames(true)}
        defaultValue={code && countryName(code)}
      />
      <datalist id={list}>
        {offersNames && countryNames(locale).map((each) => <option key={each} value={each} />)}
      </datalist>
    </>
  );
}

type AmountInputProps = { control: Control; amount?: number; unit: LabelFacts['amount_unit'] };

/** A field that offers the usual sizes in a unit. */
function AmountInput({ control, amount, unit }: AmountInputProps) {
  const list = `${control.id}-sizes`;
  return (
    <>
      <Input {...control} type="text" inputMode="decimal" list={list} defaultValue={amount} />
      <datalist id={list}>
        {sizeChoices(unit).map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </datalist>
    </>
  );
}

/** Returns the fields of each group; some depend on other answers. */
function groupsOf(now: LabelFacts, shape: Shape, innerShape: Shape) {
  const inner: readonly Name[] =
    now.containers === 'both' ? ['inner_shape', ...innerSizesOf(innerShape)] : [];
  const measure: readonly Name[] = now.amount_unit === 'count' ? ['measure', 'measure_unit'] : [];
  const directions: readonly Name[] = now.kind?.some((kind) => directedKinds.includes(kind))
    ? ['directions']
    : [];
  const tamper: readonly Name[] = needsTamperStatement(now) ? ['tamper'] : [];
  return {
    package: ['shape', 'unit', ...sizesOf[shape], 'label_area', 'containers', ...inner],
    product: [
      'identity',
      'amount',
      'amount_unit',
      ...measure,
      'kind',
      ...directions,
      ...tamper,
      'professional',
    ],
    ingredients: ['ingredients', 'fragrance', 'shades'],
    company: [...companyFields, 'foreign'],
  } satisfies Record<string, readonly Name[]>;
}

/** The form: the package, the product, its ingredients, and the company. */
export function Fields({ text, hints, facts, now, problems, locale, live }: FieldsProps) {
  const shape = now.shape ?? 'box';
  const innerShape = now.inner_shape ?? 'cylinder';
  const sizes: readonly Name[] = [...sizesOf[shape], ...innerSizesOf(innerShape)];
  function labelFor(name: Choice, value: string): string {
    if (name === 'amount_unit' || name === 'measure_unit') return value;
    if (isYesNo(name)) return text(`options.yesNo.${value}`);
    return text(`options.${name === 'inner_shape' ? 'shape' : name}.${value}`);
  }
  const optionsOf = (name: Choice) => options[name].map((value) => ({ value, label: labelFor(name, value) }));

  const preset: Partial<Record<Name, string>> = { shape: 'box', inner_shape: 'cylinder', containers: 'one' };

  function choicesOf(name: Choice): Choices {
    if (name === 'kind') {
      return kindChoices({
        chosen: facts.kind ?? [],
        isNew: Object.keys(facts).length === 0,
        nameOf: (kind) => text(`options.kind.${kind}`),
        question: text('options.rareKinds'),
      });
    }
    return {
      type: 'radio',
      options: optionsOf(name),
      chosen: [facts[name] ?? preset[name] ?? ''].flat(),
      className: clsx('mt-1', isYesNo(name) && 'flex flex-wrap gap-x-4'),
    };
  }

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
    if (name === 'ingredients' || name === 'directions' || name === 'tamper') {
      const rows = name === 'ingredients' ? 7 : 3;
      return <Textarea {...control} rows={rows} defaultValue={facts[name]} />;
    }
    if (name === 'country') return <CountryInput control={control} code={facts.country} locale={locale} />;
    if (name === 'amount')
      return <AmountInput control={control} amount={facts.amount} unit={now.amount_unit} />;
    const inputMode = isText(name) ? undefined : 'decimal';
    return (
      <Input
        {...control}
        type="text"
        autoComplete={autofill[name]}
        inputMode={inputMode}
        defaultValue={facts[name]}
      />
    );
  }

  return (
    <div className="space-y-9">
      <input type="hidden" name="drug" defaultValue={facts.drug ?? ''} />
      <input type="hidden" name="aerosol_volume" defaultValue={facts.aerosol_volume ?? ''} />
      <input type="hidden" name="color_use" defaultValue={facts.color_use ?? ''} />
      <input type="hidden" name="undone" defaultValue={facts.undone ?? ''} />
      {Object.entries(groupsOf(now, shape, innerShape)).map(([group, names]) => (
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
                  // Another shape clears its sizes.
                  key={sizes.includes(name) ? `${shape}-${innerShape}-${name}` : name}
                  name={name}
                  label={
                    <>
                      {keepTogether(text(`fields.${name}`))}
                      {name === 'street' && (
                        <span className="font-normal text-ink-3"> ({text('ui.optional')})</span>
                      )}
                    </>
                  }
                  hint={Object.hasOwn(hints, name) ? text(`hints.${name}`) : ''}
                  problem={problem && text(`problems.${problem}`)}
                  classNames={inColumns(halves.includes(name), choices !== undefined)}
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
