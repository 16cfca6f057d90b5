import type { ReactNode } from 'react';
import { figures } from '@/lib/site';
import { DayBadge, MarkWithText } from '../shared';
import { Either } from '../stage/either';
import { fields, ingredients, type PartProps, totalIngredients, when, wizardStates } from './filing';
import { Flag } from './ingredient-table';
import styles from './scene.module.css';

/** What is on file for a step that is done. */
export function Fields({ t, step }: PartProps & { step: keyof typeof fields }) {
  return (
    <dl className={styles.fields} {...when(`step=${step}`)}>
      {fields[step].map((field) => (
        <div key={field.id}>
          <dt>
            {t(`fields.${step}.${field.id as 'name'}`)}
            {'citation' in field ? <span className={styles.source}>{field.citation}</span> : null}
          </dt>
          <dd>
            <span className={styles.value}>
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
              {field.id === 'due' ? (
                <DayBadge tone="neutral">{t('renewal.chip', { days: 68 })}</DayBadge>
              ) : null}
            </span>
            <MarkWithText kind="pass">{t('checks.pass')}</MarkWithText>
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** The last step's summary; its ingredient line says what is still open. */
export function ReviewList({ t }: PartProps) {
  const passes = <MarkWithText kind="pass">{t('checks.pass')}</MarkWithText>;
  const rows: {
    id: 'facility' | 'responsiblePerson' | 'product' | 'ingredients' | 'flags' | 'file';
    value: ReactNode;
    check?: ReactNode;
  }[] = [
    { id: 'facility', value: 'FEI 3016 448 217' },
    { id: 'responsiblePerson', value: <span lang="en">Onsil America Inc.</span> },
    { id: 'product', value: t('values.category') },
    {
      id: 'ingredients',
      value: (
        <Either
          states={wizardStates}
          of={{
            'inci=open': t('stepDetails.mapped', { mapped: ingredients.length, total: totalIngredients }),
            'inci=done': t('stepDetails.mapped', { mapped: totalIngredients, total: totalIngredients }),
          }}
        />
      ),
      check: (
        <Either
          states={wizardStates}
          of={{
            'list=fix': <MarkWithText kind="fix">{t('checks.fix')}</MarkWithText>,
            'list=map|review': <MarkWithText kind="review">{t('checks.review')}</MarkWithText>,
            'list=pass': passes,
          }}
        />
      ),
    },
    {
      id: 'flags',
      value: (
        <span className={styles.flags}>
          <Flag t={t} flag="talc" />
          <Flag t={t} flag="color" swatch="#e5b800" />
          <Flag t={t} flag="eu26" />
        </span>
      ),
    },
    { id: 'file', value: t('values.schema') },
  ];
  return (
    <dl className={styles.fields} {...when('step=review')}>
      {rows.map((row) => (
        <div key={row.id}>
          <dt>{t(`reviewRows.${row.id}`)}</dt>
          <dd>
            <span className={styles.value}>{row.value}</span>
            {row.check ?? passes}
          </dd>
        </div>
      ))}
    </dl>
  );
}
