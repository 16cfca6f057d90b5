import clsx from 'clsx';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { figures } from '@/lib/site';
import { DayBadge, MarkWithText } from '../shared';
import { type Check, fields, totalIngredients } from './filing';
import { Flag } from './ingredient-table';
import { mapped, tableCheck, type WizardState } from './state';

type FieldRowProps = { name: ReactNode; children: ReactNode; check?: Check; className: string };

function FieldRow({ name, children, check = 'pass', className }: FieldRowProps) {
  const t = useTranslations('sceneMocraWizard');
  return (
    <div
      className={clsx(
        'grid grid-cols-[190px_minmax(0,1fr)] items-center gap-x-2 border-b border-rule py-[5px] @max-[600px]:grid-cols-[minmax(0,1fr)] @max-[600px]:py-2',
        className,
      )}
    >
      <dt className="text-sm leading-[18px] font-semibold text-ink-3">{name}</dt>
      <dd className="flex items-center justify-between gap-2.5 font-semibold">
        <span className="inline-flex min-w-0 flex-wrap items-center gap-x-2.5 gap-y-1">{children}</span>
        <MarkWithText kind={check}>{t(`checks.${check}`)}</MarkWithText>
      </dd>
    </div>
  );
}

const list = 'mt-3 border-t-[1.5px] border-ink';

/** What is on file for a step that is done. */
export function Fields({ step }: { step: keyof typeof fields }) {
  const t = useTranslations('sceneMocraWizard');
  return (
    <dl className={list}>
      {fields[step].map((field) => (
        <FieldRow
          key={field.id}
          className="min-h-15"
          name={
            <>
              {t(`fields.${step}.${field.id as 'name'}`)}
              {'citation' in field ? (
                <span className="block font-mono text-xs leading-[18px] font-normal tracking-[-0.01em] @max-[600px]:ml-2.5 @max-[600px]:inline">
                  {field.citation}
                </span>
              ) : null}
            </>
          }
        >
          {'message' in field.value ? (
            t(`values.${field.value.message}`)
          ) : (
            <span lang={'lang' in field.value ? field.value.lang : undefined} translate="no">
              {field.value.data}
            </span>
          )}
          {field.id === 'renewal' ? (
            <DayBadge tone="ochre">{t('renewal.chip', { days: figures.renewalChipDays })}</DayBadge>
          ) : null}
          {field.id === 'due' ? <DayBadge tone="neutral">{t('renewal.chip', { days: 68 })}</DayBadge> : null}
        </FieldRow>
      ))}
    </dl>
  );
}

/** The last step's summary; its ingredient line says what is still open. */
export function ReviewList({ state }: { state: WizardState }) {
  const t = useTranslations('sceneMocraWizard');
  const rows = {
    facility: 'FEI 3016 448 217',
    responsiblePerson: <span lang="en">Onsil America Inc.</span>,
    product: t('values.category'),
    ingredients: t('stepDetails.mapped', { mapped: mapped(state), total: totalIngredients }),
    flags: (
      <span className="inline-flex flex-wrap gap-1.5">
        <Flag flag="talc" />
        <Flag flag="color" pigment="yellow" />
        <Flag flag="eu26" />
      </span>
    ),
    file: t('values.schema'),
  } as const satisfies Record<string, ReactNode>;
  return (
    <dl className={list}>
      {(Object.keys(rows) as (keyof typeof rows)[]).map((row) => (
        <FieldRow
          key={row}
          className="min-h-13.5"
          name={t(`reviewRows.${row}`)}
          check={row === 'ingredients' ? tableCheck(state) : 'pass'}
        >
          {rows[row]}
        </FieldRow>
      ))}
    </dl>
  );
}
