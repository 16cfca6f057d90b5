import clsx from 'clsx';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import type { MessageTypes } from '@/lib/i18n/messages';
import { figures, site } from '@/lib/site';
import { DayBadge, MarkWithText } from '../../shared';
import { type Check, filing, type StepId, totalIngredients } from '../data';
import { rows, tableCheck, type WizardState } from '../state';
import { Flag } from './ingredient-table';

const list = 'mt-3 border-t-[1.5px] border-ink';

type FiledStep = Exclude<StepId, 'ingredients' | 'review'>;
type Names = MessageTypes['sceneMocraWizard']['fields'];

type FiledRow = Pick<RowProps, 'citation' | 'filed'> & {
  name: { [Step in FiledStep]: `${Step}.${keyof Names[Step] & string}` }[FiledStep];
  /** A localized value. */
  value?: 'role' | 'category' | 'use';
  due?: { days: number; tone: 'ochre' | 'neutral' };
};

/** Citations of the fields, FD&C Act 604 to 609. */
const fields: Record<FiledStep, readonly FiledRow[]> = {
  facility: [
    { name: 'facility.name', citation: '21 USC 364c(b)(2)', filed: 'Onsil Co., Ltd., Icheon' },
    { name: 'facility.fei', filed: filing.facilityNumber },
    { name: 'facility.agent', citation: '21 USC 364c(b)(2)', filed: `${site.name} Agent Services LLC` },
    { name: 'facility.reviewed', filed: '2026-10-30' },
    {
      name: 'facility.renewal',
      citation: '21 USC 364c(a)(2)',
      filed: filing.renewals.facility,
      due: { days: figures.renewalChipDays, tone: 'ochre' },
    },
  ],
  responsiblePerson: [
    { name: 'responsiblePerson.name', citation: '21 USC 364(4)', filed: filing.responsiblePerson },
    { name: 'responsiblePerson.role', value: 'role' },
    { name: 'responsiblePerson.address', filed: 'Torrance, CA 90501' },
    { name: 'responsiblePerson.phone', citation: '21 USC 364c(c)(4)', filed: '+1 310 555 0142' },
    { name: 'responsiblePerson.contact', citation: '21 USC 364e(a)', filed: 'care@onsil.example' },
  ],
  listedProduct: [
    { name: 'listedProduct.name', citation: '21 USC 364c(c)(4)', filed: `Onsil ${filing.productName}` },
    { name: 'listedProduct.category', value: 'category' },
    { name: 'listedProduct.use', value: 'use' },
    { name: 'listedProduct.marketed', filed: '2026-09-30' },
    {
      name: 'listedProduct.due',
      citation: '21 USC 364c(c)',
      filed: '2027-01-28',
      due: { days: 68, tone: 'neutral' },
    },
  ],
};

/** Saved data of a completed step. */
export function StepFields({ step }: { step: FiledStep }) {
  const t = useTranslations('sceneMocraWizard');
  return (
    <dl className={clsx(list, '*:min-h-15')}>
      {fields[step].map(({ name, value, due, ...row }) => (
        <Row key={name} name={t(`fields.${name}`)} {...row}>
          {value && t(`values.${value}`)}
          {due && <DayBadge tone={due.tone}>{t('renewal.chip', { days: due.days })}</DayBadge>}
        </Row>
      ))}
    </dl>
  );
}

/** The filing as sent. */
export function Summary({ state }: { state: WizardState }) {
  const t = useTranslations('sceneMocraWizard');
  return (
    <dl className={clsx(list, '*:min-h-13.5')}>
      <Row name={t('reviewRows.facility')}>{`FEI ${filing.facilityNumber}`}</Row>
      <Row name={t('reviewRows.responsiblePerson')}>
        <span lang="en">{filing.responsiblePerson}</span>
      </Row>
      <Row name={t('reviewRows.product')}>{t('values.category')}</Row>
      <Row name={t('reviewRows.ingredients')} check={tableCheck(state)}>
        {t('stepDetails.mapped', { mapped: rows(state).length, total: totalIngredients })}
      </Row>
      <Row name={t('reviewRows.flags')}>
        <span className="inline-flex flex-wrap gap-1.5">
          <Flag flag="talc" />
          <Flag flag="color" pigment="yellow" />
          <Flag flag="eu26" />
        </span>
      </Row>
      <Row name={t('reviewRows.file')}>{t('values.schema')}</Row>
    </dl>
  );
}

type RowProps = {
  name: string;
  citation?: string;
  /** Saved value of the field. */
  filed?: string;
  check?: Check;
  /** A localized value, or a note beside the value. */
  children?: ReactNode;
};

function Row({ name, citation, filed, check = 'pass', children }: RowProps) {
  const t = useTranslations('sceneMocraWizard');
  return (
    <div className="grid grid-cols-[--spacing(47.5)_minmax(0,1fr)] items-center gap-x-2 border-b border-rule py-[5px] @max-[37.5rem]:grid-cols-[minmax(0,1fr)] @max-[37.5rem]:py-2">
      <dt className="text-sm leading-4.5 font-semibold text-ink-3">
        {name}
        {citation ? (
          <span className="block font-mono text-xs leading-4.5 font-normal tracking-[-0.01em] @max-[37.5rem]:ml-2.5 @max-[37.5rem]:inline">
            {citation}
          </span>
        ) : null}
      </dt>
      <dd className="flex items-center justify-between gap-2.5 font-semibold">
        <span className="inline-flex min-w-0 flex-wrap items-center gap-x-2.5 gap-y-1">
          {filed ? (
            <span lang={/[a-z]/i.test(filed) ? 'en' : undefined} translate="no">
              {filed}
            </span>
          ) : null}
          {children}
        </span>
        <MarkWithText kind={check}>{t(`checks.${check}`)}</MarkWithText>
      </dd>
    </div>
  );
}
