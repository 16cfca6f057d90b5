import type { ReactNode } from 'react';
import { unbroken } from '@/lib/typography';
import { Chip, MarkWithText } from '../shared';
import { Either } from '../stage/either';
import {
  accepted,
  certifiedLot,
  control,
  type Ingredient,
  type PartProps,
  percent,
  type Texts,
  talcReport,
  when,
  wizardStates,
} from './filing';
import { LogRuler, LogRulerAxis } from './log-ruler';
import styles from './scene.module.css';

const flagTones = { talc: 'ochre', color: 'neutral', eu26: 'sky' } as const;

type IngredientTableProps = PartProps & {
  rows: readonly Ingredient[];
  id: string;
  /** Whether a visitor may settle rows and add the eighth. */
  tried?: boolean;
};

export function IngredientTable({ t, rows, id, tried = false }: IngredientTableProps) {
  const plain = rows.filter((row) => !row.flag).length;
  return (
    <table className={styles.table}>
      <caption className="sr-only">{t('table.caption')}</caption>
      <thead>
        <tr>
          <th scope="col">{unbroken(t('table.name'))}</th>
          <th scope="col">
            {unbroken(t('table.range'))}
            <LogRulerAxis id={id} className={styles.axis} />
          </th>
          <th scope="col">{unbroken(t('table.flag'))}</th>
          <th scope="col">{unbroken(t('table.check'))}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <IngredientRow key={row.inci} t={t} row={row} axis={id} tried={tried} />
        ))}
        {tried ? <IngredientRow t={t} row={accepted} axis={id} condition="inci=done" /> : null}
      </tbody>
      {/* On narrow windows the rows without a flag are left out; this line says so. */}
      <tfoot>
        <tr>
          <td colSpan={4}>
            <MarkWithText kind="pass">{t('more', { count: plain })}</MarkWithText>
          </td>
        </tr>
      </tfoot>
    </table>
  );
}

type IngredientRowProps = PartProps & { row: Ingredient; axis: string; tried?: boolean; condition?: string };

function IngredientRow({ t, row, axis, tried = false, condition }: IngredientRowProps) {
  const settles = tried ? row.settles : undefined;
  const ruler = (check: Ingredient['check']) => (
    <LogRuler axis={axis} range={row.range} tone={check === 'fix' ? 'seal' : 'spruce'} />
  );
  const note = (check: Ingredient['check'], text: ReactNode) => (
    <span className={styles.note} data-check={check}>
      {unbroken(text)}
      {row.citation ? (
        <>
          <span className={styles.separator}> · </span>
          <span className={styles.citation}>{row.citation}</span>
        </>
      ) : null}
    </span>
  );
  const check = <MarkWithText kind={row.check}>{t(`checks.${row.check}`)}</MarkWithText>;
  return (
    <tr data-plain={row.flag ? undefined : true} {...(condition ? when(condition) : {})}>
      <th scope="row">
        <span className={styles.inci} lang="en" translate="no">
          {unbroken(row.inci)}
        </span>
        {settles ? (
          <Either
            states={wizardStates}
            of={{
              [`${settles.state}=open`]: note(row.check, t(`notes.${row.note}`)),
              [`${settles.state}=done`]: note(
                'pass',
                t(`notes.${settles.note}`, { lot: certifiedLot, date: talcReport }),
              ),
            }}
          />
        ) : (
          note(row.check, t(`notes.${row.note}`))
        )}
      </th>
      <td className={styles.range}>
        <span className={styles.percent}>{percent(row.range)}</span>
        {settles && row.check === 'fix' ? (
          <Either
            states={wizardStates}
            of={{
              [`${settles.state}=open`]: ruler('fix'),
              [`${settles.state}=done`]: ruler('pass'),
            }}
          />
        ) : (
          ruler(row.check)
        )}
      </td>
      <td className={styles.flag}>
        {row.flag ? (
          <Flag t={t} flag={row.flag} swatch={row.swatch} />
        ) : (
          <span className="sr-only">{t('noFlag')}</span>
        )}
      </td>
      <td className={styles.check}>
        {settles ? (
          <>
            <button
              type="button"
              className={styles.settle}
              data-issue=""
              data-desk={settles.desk}
              aria-expanded={false}
              aria-controls={`wizard-desk-${settles.desk}`}
              {...control()}
              {...when(`${settles.state}=open`)}
            >
              {check}
              <span className="sr-only">, {row.inci}</span>
            </button>
            <span {...when(`${settles.state}=done`)}>
              <MarkWithText kind="pass">{t('checks.pass')}</MarkWithText>
            </span>
          </>
        ) : (
          check
        )}
      </td>
    </tr>
  );
}

export function Flag({ t, flag, swatch }: { t: Texts; flag: keyof typeof flagTones; swatch?: string }) {
  return (
    <Chip tone={flagTones[flag]}>
      {swatch ? (
        <svg viewBox="0 0 10 10" width="10" height="10" aria-hidden="true" focusable="false">
          <rect width="10" height="10" rx="1" fill={swatch} />
        </svg>
      ) : null}
      {t(`flags.${flag}`)}
    </Chip>
  );
}
