import clsx from 'clsx';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import type { Messages } from '@/lib/i18n/messages';
import { figures, site } from '@/lib/site';
import { DayBadge, MarkWithText } from '../shared';
import { type Check, filing, totalIngredients } from './filing';
import { Flag } from './ingredient-table';
import { rows, tableCheck, type WizardState } from './state';

type WizardTexts = Messages['sceneMocraWizard'];
type FieldTexts = WizardTexts['fields'];

type Field = {
  /** Its name in the messages. */
  id: { [Step in keyof FieldTexts]: `${Step & string}.${keyof FieldTexts[Step] & string}` }[keyof FieldTexts];
  /** As it is on file. */
  value?: string;
  /** Instead of a value: how the messages word it. */
  wording?: keyof WizardTexts['values'];
  citation?: string;
  /** Days that are left, as a badge beside the date. */
  left?: { days: number; tone: 'ochre' | 'neutral' };
};

/** Rows of the steps that only show what is on file. Citations are those of the field, FD&C Act 604 to 609. */
const fields: Record<keyof FieldTexts, readonly Field[]> = {
  facility: [
    { id: 'facility.name', value: 'Onsil Co., Ltd., Icheon', citation: '21 USC 364c(b)(2)' },
    { id: 'facility.fei', value: filing.facilityNumber },
    { id: 'facility.agent', value: `${site.name} Agent Services LLC`, citation: '21 USC 364c(b)(2)' },
    { id: 'facility.reviewed', value: '2026-10-30' },
    {
      id: 'facility.renewal',
      value: filing.renewals.facility,
      citation: '21 USC 364c(a)(2)',
      left: { days: figures.renewalChipDays, tone: 'ochre' },
    },
  ],
  responsiblePerson: [
    { id: 'responsiblePerson.name', value: filing.responsiblePerson, citation: '21 USC 364(4)' },
    { id: 'responsiblePerson.role', wording: 'role' },
    { id: 'responsiblePerson.address', value: 'Torrance, CA 90501' },
    { id: 'responsiblePerson.phone', value: '+1 310 555 0142', citation: '21 USC 364c(c)(4)' },
    { id: 'responsiblePerson.contact', value: 'care@onsil.example', citation: '21 USC 364e(a)' },
  ],
  listedProduct: [
    { id: 'listedProduct.name', value: `Onsil ${filing.productName}`, citation: '21 USC 364c(c)(4)' },
    { id: 'listedProduct.category', wording: 'category' },
    { id: 'listedProduct.use', wording: 'use' },
    { id: 'listedProduct.marketed', value: '2026-09-30' },
    {
      id: 'listedProduct.due',
      value: '2027-01-28',
      citation: '21 USC 364c(c)',
      left: { days: 68, tone: 'neutral' },
    },
  ],
};

type Step = keyof typeof fields;

/** What is on file for a step that is done. */
export function StepFields({ step }: { step: Step }) {
  const t = useTranslations('sceneMocraWizard');
  return (
    <dl className={list}>
      {fields[step].map(({ id, value, wording, citation, left }) => (
        <Row
          key={id}
          className="min-h-15"
          name={
            <>
              {t(`fields.${id}`)}
              {citation ? (
                <span className="block font-mono text-xs leading-4.5 font-normal tracking-[-0.01em] @max-[37.5rem]:ml-2.5 @max-[37.5rem]:inline">
                  {citation}
                </span>
              ) : null}
            </>
          }
        >
          {value ? (
            <span lang={/[a-z]/i.test(value) ? 'en' : undefined} translate="no">
              {value}
            </span>
          ) : null}
          {wording ? t(`values.${wording}`) : null}
          {left ? <DayBadge tone={left.tone}>{t('renewal.chip', { days: left.days })}</DayBadge> : null}
        </Row>
      ))}
    </dl>
  );
}

/** The filing as it is sent. */
export function Summary({ state }: { state: WizardState }) {
  const t = useTranslations('sceneMocraWizard');
  const mapped = t('stepDetails.mapped', { mapped: rows(state).length, total: totalIngredients });
  const flags = (
    <span className="inline-flex flex-wrap gap-1.5">
      <Flag flag="talc" />
      <Flag flag="color" pigment="yellow" />
      <Flag flag="eu26" />
    </span>
  );
  const parts = [
    ['facility', `FEI ${filing.facilityNumber}`],
    [
      'responsiblePerson',
      <span key="person" lang="en">
        {filing.responsiblePerson}
      </span>,
    ],
    ['product', t('values.category')],
    ['ingredients', mapped],
    ['flags', flags],
    ['file', t('values.schema')],
  ] as const;
  return (
    <dl className={list}>
      {parts.map(([id, value]) => (
        <Row
          key={id}
          className="min-h-13.5"
          name={t(`reviewRows.${id}`)}
          check={id === 'ingredients' ? tableCheck(state) : 'pass'}
        >
          {value}
        </Row>
      ))}
    </dl>
  );
}

const list = 'mt-3 border-t-[1.5px] border-ink';

type RowProps = { name: ReactNode; check?: Check; className: string; children: ReactNode };

function Row({ name, check = 'pass', className, children }: RowProps) {
  const t = useTranslations('sceneMocraWizard');
  return (
    <div
      className={clsx(
        'grid grid-cols-[--spacing(47.5)_minmax(0,1fr)] items-center gap-x-2 border-b border-rule py-[5px] @max-[37.5rem]:grid-cols-[minmax(0,1fr)] @max-[37.5rem]:py-2',
        className,
      )}
    >
      <dt className="text-sm leading-4.5 font-semibold text-ink-3">{name}</dt>
      <dd className="flex items-center justify-between gap-2.5 font-semibold">
        <span className="inline-flex min-w-0 flex-wrap items-center gap-x-2.5 gap-y-1">{children}</span>
        <MarkWithText kind={check}>{t(`checks.${check}`)}</MarkWithText>
      </dd>
    </div>
  );
}
