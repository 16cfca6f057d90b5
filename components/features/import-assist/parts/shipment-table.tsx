import clsx from 'clsx';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { copyFrom } from '@/lib/text/copy-from';
import { keepTogether } from '@/lib/text/typography';
import { type MarkKind, MarkWithText } from '../../shared';
import { ProductIcon } from '../../shared/product-icon-artwork';
import { cartons, lineStatus, type Moment, shipment } from '../data';

const marks = {
  prepared: 'empty',
  submitted: 'current',
  review: 'current',
  held: 'held',
  mayProceed: 'pass',
  released: 'pass',
} as const satisfies Record<Moment, MarkKind>;

/** Block header with the title on the left and a figure or mark on the right. */
export const head =
  'flex flex-wrap items-center justify-between gap-x-3 border-b-[1.5px] border-ink pb-1.5 leading-5';

const bold = (chunks: ReactNode) => <strong>{chunks}</strong>;

type ShipmentTableProps = {
  at: Moment;
  /** The crop omits the header and shows only two lines on phones. */
  compact?: boolean;
};

/** Lines of the draft with their cartons and customs status. */
export function ShipmentTable({ at, compact = false }: ShipmentTableProps) {
  const t = useTranslations('sceneImportAssist');
  const copy = copyFrom(t);
  return (
    <table className={clsx('block', compact && 'px-5 @max-[30rem]:px-4')}>
      <caption className={compact ? 'sr-only' : head}>
        <strong>{t('draft.head')}</strong>{' '}
        <span className="text-sm text-ink-3">
          {t('draft.totals', { count: shipment.lines.length, cartons, kilograms: shipment.kilograms })}
        </span>
      </caption>
      <thead className="sr-only">
        <tr>
          {(['product', 'cartons', 'status'] as const).map((column) => (
            <th key={column} scope="col">
              {copy(`draft.${column}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="block">
        {shipment.lines.map((line) => (
          <tr
            key={line.no}
            className={clsx(
              'grid min-h-11.75 grid-cols-[minmax(0,1fr)_--spacing(14)_--spacing(27)] items-center gap-x-2.5 border-b border-rule text-left @max-[30rem]:grid-cols-[minmax(0,1fr)_auto] @max-[30rem]:py-1.75',
              compact && 'last:border-b-0 @max-[25.0625rem]:nth-[2]:hidden @max-[25.0625rem]:nth-[3]:hidden',
            )}
          >
            <th scope="row" className="flex items-center gap-2.5 font-normal @max-[30rem]:row-span-2">
              <ProductIcon kind={line.icon} size={42} className="-ml-1" />
              <span className="leading-5">
                <span className="block font-semibold" lang="en" translate="no">
                  {line.product}
                </span>
                <span className="block text-sm leading-4.5 text-ink-3">
                  <code className="font-mono text-xs leading-none tracking-[-0.01em]">LOT {line.lot}</code>
                  {line.food ? ` · ${t('draft.priorNotice')}` : null}
                </span>
              </span>
            </th>
            <td className="text-right text-sm leading-4.5 whitespace-nowrap text-ink-3 *:font-semibold *:text-ink @max-[30rem]:col-start-2 @max-[30rem]:row-start-2 @min-[30rem]:*:block @min-[30rem]:*:text-md @min-[30rem]:*:leading-5">
              {keepTogether(t.rich('draft.count', { count: line.cartons, b: bold }))}
            </td>
            <td className="@max-[30rem]:col-start-2 @max-[30rem]:row-start-1 @max-[30rem]:justify-self-end">
              <MarkWithText kind={marks[lineStatus(line, at)]}>
                {t(`statuses.${lineStatus(line, at)}`)}
              </MarkWithText>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
