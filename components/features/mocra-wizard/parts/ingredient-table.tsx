import clsx from 'clsx';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { blockCopyFrom } from '@/lib/text/block-copy-from';
import { keepTogetherInBlock } from '@/lib/text/typography';
import { Chip, MarkWithText } from '../../shared';
import { filing, type Ingredient, type IssueId, percent } from '../data';
import { rowCheck, type WizardState } from '../state';

type IngredientTableProps = {
  state: WizardState;
  rows: readonly Ingredient[];
  /** Classes for the row height. */
  rowClass: string;
  /** Renders the mark of an open row as a control that resolves it. */
  settle?: (issue: IssueId, mark: ReactNode) => ReactNode;
};

/** Columns from 600px; below that, a row has two lines. */
const columns =
  'grid grid-cols-[minmax(0,1fr)_--spacing(30.5)_--spacing(28)_--spacing(20.5)] items-center gap-x-4 in-data-crop:grid-cols-[minmax(0,1fr)_--spacing(30.5)_--spacing(28)_--spacing(16.5)]';

/** Name, range on a logarithmic ruler, flag and check of each ingredient. One per page. */
export function IngredientTable({ rows, ...props }: IngredientTableProps) {
  const t = useTranslations('sceneMocraWizard');
  return (
    <table className="block w-full text-left">
      <caption className="sr-only">{t('table.caption')}</caption>
      <thead className="block @max-[37.5rem]:sr-only">
        <tr
          className={clsx(
            columns,
            'items-end border-b-[1.5px] border-ink pb-[5px] text-sm leading-4.5 text-ink-3 *:font-semibold',
          )}
        >
          {(['name', 'range', 'flag', 'check'] as const).map((column) => (
            <th key={column} scope="col">
              {t(`table.${column}`)}
              {column === 'range' ? <LogRulerAxis /> : null}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="block border-ink @max-[37.5rem]:border-t-[1.5px] in-data-crop:@max-[25rem]:border-t-0">
        {rows.map((row) => (
          <IngredientRow key={row.inci} row={row} {...props} />
        ))}
      </tbody>
      {/* Narrow windows omit the rows without a flag; this line says so. */}
      <tfoot className="hidden @max-[37.5rem]:block in-data-crop:@max-[25rem]:sr-only">
        <tr className="block">
          <td className="block border-b border-rule py-[9px] in-data-crop:border-b-0">
            <MarkWithText kind="pass">
              {t('more', { count: rows.filter(({ flag }) => !flag).length })}
            </MarkWithText>
          </td>
        </tr>
      </tfoot>
    </table>
  );
}

const noteColors = { pass: 'text-ink-3', review: 'text-ochre-700', fix: 'text-seal-700' } as const;

type IngredientRowProps = Omit<IngredientTableProps, 'rows'> & { row: Ingredient };

function IngredientRow({ state, row, rowClass, settle }: IngredientRowProps) {
  const t = useTranslations('sceneMocraWizard');
  const copy = blockCopyFrom(t);
  const { issue } = row;
  const check = rowCheck(state, row);
  const name = check === 'pass' ? row.inci : (row.imported ?? row.inci);
  const settled = {
    name: t('notes.named', { lot: filing.certifiedLot }),
    talc: t('notes.talcTested', { date: filing.talcReport }),
  };
  const mark = <MarkWithText kind={check}>{t(`checks.${check}`)}</MarkWithText>;
  return (
    <tr
      className={clsx(
        columns,
        'border-b border-rule in-data-crop:last:border-b-0 @max-[37.5rem]:grid-cols-[minmax(0,1fr)_auto_auto] @max-[37.5rem]:gap-x-2.5 @max-[37.5rem]:gap-y-[5px] @max-[37.5rem]:py-[9px]',
        rowClass,
        !row.flag && '@max-[37.5rem]:hidden',
        check === 'pass' && 'in-data-crop:@max-[25rem]:sr-only',
      )}
    >
      <th
        scope="row"
        className="text-left font-semibold @max-[37.5rem]:col-span-2 @max-[37.5rem]:row-start-1"
      >
        <span className="block leading-4.75" lang="en" translate="no">
          {keepTogetherInBlock(name)}
        </span>
        <span className={clsx('block text-sm leading-4.25 font-normal', noteColors[check])}>
          {issue && check === 'pass' ? settled[issue] : copy(`notes.${row.note}`)}
          {row.citation ? (
            <>
              {' '}
              <span className="whitespace-nowrap @max-[37.5rem]:block in-data-crop:@max-[25rem]:hidden">
                <span className="@max-[37.5rem]:hidden">· </span>
                {row.citation}
              </span>
            </>
          ) : null}
        </span>
      </th>
      <td className="@max-[37.5rem]:row-start-2 @max-[37.5rem]:flex @max-[37.5rem]:items-center @max-[37.5rem]:gap-2">
        <span className="block text-sm leading-4 font-medium whitespace-nowrap @max-[37.5rem]:w-16.5">
          {percent(row.range)}
        </span>
        <LogRuler range={row.range} className={check === 'fix' ? 'fill-seal-600' : 'fill-spruce-700'} />
      </td>
      <td className="@max-[37.5rem]:col-span-2 @max-[37.5rem]:col-start-2 @max-[37.5rem]:row-start-2 @max-[37.5rem]:justify-self-end">
        {row.flag ? (
          <Flag flag={row.flag} pigment={row.pigment} />
        ) : (
          <span className="sr-only">{t('noFlag')}</span>
        )}
      </td>
      <td className="whitespace-nowrap @max-[37.5rem]:col-start-3 @max-[37.5rem]:row-start-1 @max-[37.5rem]:self-start @max-[37.5rem]:justify-self-end">
        {settle && issue && check !== 'pass' ? (
          settle(
            issue,
            <>
              {mark}
              <span className="sr-only">, {name}</span>
            </>,
          )
        ) : settle ? (
          // Open rows have a button: the mark is in line with the button's mark.
          <span className="@min-[37.5rem]:ml-2">{mark}</span>
        ) : (
          mark
        )}
      </td>
    </tr>
  );
}

const flagTones = { talc: 'ochre', color: 'neutral', eu26: 'sky' } as const;

type FlagProps = { flag: keyof typeof flagTones; pigment?: Ingredient['pigment'] };

export function Flag({ flag, pigment }: FlagProps) {
  const t = useTranslations('sceneMocraWizard');
  return (
    <Chip tone={flagTones[flag]}>
      {pigment ? (
        <svg viewBox="0 0 10 10" width="10" height="10" aria-hidden="true">
          <rect width="10" height="10" rx="1" fill={filing.pigments[pigment]} />
        </svg>
      ) : null}
      {t(`flags.${flag}`)}
    </Chip>
  );
}

/** Position of a percentage on the logarithmic ruler, in px from 0.01%: four decades to 100, 30px each. */
const place = (percent: number) => Math.round((Math.log10(percent) + 2) * 300) / 10;

/** A tall tick at each decade and short logarithmic ticks at 2 to 9. */
const decade = 'v6m9-3v3m5.3-3v3m3.8-3v3m2.9-3v3m2.3-3v3m2.1-3v3m1.7-3v3m1.5-3v3m1.4-6';

/** Labels of the scale for a column header; also defines the ticks that the rulers of the rows repeat. */
function LogRulerAxis() {
  return (
    <svg
      className="mt-0.5 fill-current text-xs font-normal"
      viewBox="-1 0 122 14"
      width="122"
      height="14"
      overflow="visible"
      aria-hidden="true"
    >
      <defs>
        <g id="ruler-ticks" fill="none">
          <path d={`M0 3${decade.repeat(4)}v6`} className="stroke-control/50" />
          <path d="M0 9.5h120" className="stroke-control" />
        </g>
      </defs>
      <text y="11">.01</text>
      <text x="60" y="11" textAnchor="middle">
        1
      </text>
      <text x="120" y="11" textAnchor="end">
        100
      </text>
    </svg>
  );
}

/** One range on the ruler; decorative because the numbers are beside it as text. */
function LogRuler({ range, className }: Pick<Ingredient, 'range'> & { className: string }) {
  const from = place(range[0]);
  return (
    <svg
      className="@max-[37.5rem]:max-w-30.5 @max-[37.5rem]:min-w-0 @max-[37.5rem]:flex-1"
      viewBox="-1 0 122 16"
      width="122"
      height="16"
      aria-hidden="true"
    >
      <use href="#ruler-ticks" />
      <rect x={from} y="9" width={Math.max(5, place(range[1]) - from)} height="6" className={className} />
    </svg>
  );
}
