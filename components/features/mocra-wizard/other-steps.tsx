import clsx from 'clsx';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import type { Messages } from '@/lib/i18n/messages';
import { figures, site } from '@/lib/site';
import { unbroken } from '@/lib/typography';
import { DayBadge, MarkWithText } from '../shared';
import { Ending } from '../shared/interactive';
import { actions, Button, label, low, quiet, slip, text } from './controls';
import {
  type Check,
  certifiedLot,
  facilityNumber,
  type IssueId,
  productName,
  responsiblePerson,
  talcReport,
  totalIngredients,
} from './filing';
import { Flag } from './ingredient-table';
import { mapped, tableCheck, type WizardState } from './state';

/* What the first picture does not show: what settles a row, the other steps, the end. Fetched at the first press. */

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
    { id: 'facility.fei', value: facilityNumber },
    { id: 'facility.agent', value: `${site.name} Agent Services LLC`, citation: '21 USC 364c(b)(2)' },
    { id: 'facility.reviewed', value: '2026-10-30' },
    {
      id: 'facility.renewal',
      value: '2027-02-19',
      citation: '21 USC 364c(a)(2)',
      left: { days: figures.renewalChipDays, tone: 'ochre' },
    },
  ],
  responsiblePerson: [
    { id: 'responsiblePerson.name', value: responsiblePerson, citation: '21 USC 364(4)' },
    { id: 'responsiblePerson.role', wording: 'role' },
    { id: 'responsiblePerson.address', value: 'Torrance, CA 90501' },
    { id: 'responsiblePerson.phone', value: '+1 310 555 0142', citation: '21 USC 364c(c)(4)' },
    { id: 'responsiblePerson.contact', value: 'care@onsil.example', citation: '21 USC 364e(a)' },
  ],
  listedProduct: [
    { id: 'listedProduct.name', value: `Onsil ${productName}`, citation: '21 USC 364c(c)(4)' },
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

type StepProps = { state: WizardState };

type Row = { id: string; name: ReactNode; value: ReactNode; check?: Check };

/** What is on file for a step that is done; in the last step the filing as it is sent. */
export function StepFields({ state }: StepProps) {
  const t = useTranslations('sceneMocraWizard');
  const { step } = state;
  if (step === 'ingredients') return null;
  const onFile = (of: keyof typeof fields): Row[] =>
    fields[of].map(({ id, value, wording, citation, left }) => ({
      id,
      name: (
        <>
          {t(`fields.${id}`)}
          {citation ? (
            <span className="block font-mono text-xs leading-4.5 font-normal tracking-[-0.01em] @max-[37.5rem]:ml-2.5 @max-[37.5rem]:inline">
              {citation}
            </span>
          ) : null}
        </>
      ),
      value: (
        <>
          {value ? (
            <span lang={/[a-z]/i.test(value) ? 'en' : undefined} translate="no">
              {value}
            </span>
          ) : null}
          {wording ? t(`values.${wording}`) : null}
          {left ? <DayBadge tone={left.tone}>{t('renewal.chip', { days: left.days })}</DayBadge> : null}
        </>
      ),
    }));
  const summary = (): Row[] => [
    { id: 'facility', name: t('reviewRows.facility'), value: `FEI ${facilityNumber}` },
    {
      id: 'responsiblePerson',
      name: t('reviewRows.responsiblePerson'),
      value: <span lang="en">{responsiblePerson}</span>,
    },
    { id: 'product', name: t('reviewRows.product'), value: t('values.category') },
    {
      id: 'ingredients',
      name: t('reviewRows.ingredients'),
      value: t('stepDetails.mapped', { mapped: mapped(state), total: totalIngredients }),
      check: tableCheck(state),
    },
    {
      id: 'flags',
      name: t('reviewRows.flags'),
      value: (
        <span className="inline-flex flex-wrap gap-1.5">
          <Flag flag="talc" />
          <Flag flag="color" pigment="yellow" />
          <Flag flag="eu26" />
        </span>
      ),
    },
    { id: 'file', name: t('reviewRows.file'), value: t('values.schema') },
  ];
  return (
    <dl className="mt-3 border-t-[1.5px] border-ink">
      {(step === 'review' ? summary() : onFile(step)).map(({ id, name, value, check = 'pass' }) => (
        <div
          key={id}
          className={clsx(
            'grid grid-cols-[--spacing(47.5)_minmax(0,1fr)] items-center gap-x-2 border-b border-rule py-[5px] @max-[37.5rem]:grid-cols-[minmax(0,1fr)] @max-[37.5rem]:py-2',
            step === 'review' ? 'min-h-13.5' : 'min-h-15',
          )}
        >
          <dt className="text-sm leading-4.5 font-semibold text-ink-3">{name}</dt>
          <dd className="flex items-center justify-between gap-2.5 font-semibold">
            <span className="inline-flex min-w-0 flex-wrap items-center gap-x-2.5 gap-y-1">{value}</span>
            <MarkWithText kind={check}>{t(`checks.${check}`)}</MarkWithText>
          </dd>
        </div>
      ))}
    </dl>
  );
}

type ToolProps = { issue: IssueId; onLeave: () => void };

/** Why a row stands open; the main button beside it settles it. */
export function Tool({ issue, onLeave }: ToolProps) {
  const t = useTranslations('sceneMocraWizard');
  const title = t(`desk.${issue}.title`);
  const facts = { lot: certifiedLot, date: talcReport };
  return (
    // biome-ignore lint/a11y/useSemanticElements: part of a picture, no form that a fieldset would group
    <div
      className={clsx(slip, issue === 'name' ? 'border-seal-600' : 'border-ochre-400')}
      id={`wizard-tool-${issue}`}
      role="group"
      aria-label={title}
    >
      <p className="leading-4.75 font-semibold">{unbroken(title)}</p>
      <p className={text}>{t(`desk.${issue}.text`, facts)}</p>
      <p className={actions}>
        <Button kind="quiet" className={clsx(low, '-ml-3')} data-leaves={issue} onClick={onLeave}>
          {t('desk.later')}
        </Button>
      </p>
    </div>
  );
}

/** Below the fields: why a step asks what it asks; in the last step the line to sign on. */
export function StepDesk({ state: { step, signed } }: StepProps) {
  const t = useTranslations('sceneMocraWizard');
  const name = t('sign.name');
  if (step === 'ingredients') return null;
  return (
    <div className={clsx(slip, 'border-control')}>
      <p className={label}>{t(step === 'review' ? 'sign.label' : 'desk.rule')}</p>
      {step === 'review' ? (
        <>
          <div className="mb-1 flex h-12.5 items-center border-b border-ink @max-[37.5rem]:h-14.5">
            {signed ? <Signature /> : null}
          </div>
          <p className={quiet}>{signed ? t('sign.done', { name, time: '14:10:31' }) : t('sign.statement')}</p>
        </>
      ) : (
        <p className={text}>{unbroken(t(`desk.rules.${step}`, { days: figures.listingDays }))}</p>
      )}
    </div>
  );
}

/** The ticket is there. */
export function FiledEnding() {
  const t = useTranslations('sceneMocraWizard');
  return <Ending stamp={{ top: 'FILED', bottom: '접수 완료' }}>{t('ending')}</Ending>;
}

/** "M. Cho", written at once. */
function Signature() {
  return (
    <svg
      className="block stroke-ink motion-safe:*:[stroke-dasharray:1] motion-safe:*:transition-[stroke-dashoffset] motion-safe:*:duration-700 motion-safe:*:starting:[stroke-dashoffset:1]"
      viewBox="0 0 150 44"
      width="150"
      height="44"
      fill="none"
      strokeWidth="1.9"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path
        pathLength="1"
        d="M5 34C10 25 14 11 19 6C21 5 20 16 22 30C27 20 33 8 38 6C40 8 37 24 41 31C44 33 47 30 49 27M86 9C76 4 63 16 64 27C65 37 79 33 88 23C94 16 98 7 97 4C94 4 90 20 89 33C92 25 98 19 101 22C103 25 98 33 103 33C107 33 111 27 114 23C118 20 121 23 119 28C116 34 109 33 111 27C113 21 121 22 127 22C134 22 140 19 145 15"
      />
      <path
        className="delay-600 motion-safe:duration-250!"
        pathLength="1"
        d="M54 31.5v.4M24 41C62 36 100 36 136 31"
      />
    </svg>
  );
}
