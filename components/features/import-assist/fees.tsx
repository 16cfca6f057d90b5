import { useTranslations } from 'next-intl';
import { unbroken } from '@/lib/typography';
import { CardIcon, MarkWithText } from '../shared';
import receipt from './receipt-artwork.module.css';
import type { Moment } from './shipment';
import { isReached } from './state';

/** What FDA is owed for these lines: nothing, neither for the notice nor for its questions. */
const fees = { number: 'R-26-11-0087', due: '$0.00' } as const;

/** What the FDA charges for these lines, and that it was looked up. */
export function Fees({ at }: { at: Moment }) {
  const t = useTranslations('sceneImportAssist');
  const items = isReached('held', at)
    ? (['notice', 'cosmetics', 'query'] as const)
    : (['notice', 'cosmetics'] as const);
  return (
    <div className={receipt.paper}>
      <p>
        <strong className="block text-small font-semibold">{t('receipt.head')}</strong>{' '}
        <code className="font-mono text-xs leading-4.5 tracking-[-0.01em] text-ink-3">{fees.number}</code>
      </p>
      {/* The line that a query adds has its room from the start. */}
      <dl className="mt-1.5 mb-2 min-h-27.75 border-t border-dashed border-control">
        {items.map((item) => (
          <div key={item} className="flex justify-between gap-3 pt-1">
            <dt>{t(`receipt.${item}`)}</dt>
            <dd>{unbroken(t('receipt.none'))}</dd>
          </div>
        ))}
        <div className="mt-1.25 flex justify-between gap-3 border-t border-ink pt-1 text-base font-semibold">
          <dt>{t('receipt.due')}</dt>
          <dd>{fees.due}</dd>
        </div>
      </dl>
      <p className="flex items-center gap-2 text-sm text-ink-2">
        <CardIcon className="flex-none" />
        {unbroken(t('receipt.card'))}
      </p>
      <p className="mt-1.5">
        {isReached('submitted', at) ? (
          <MarkWithText kind="pass">{t('receipt.stored')}</MarkWithText>
        ) : (
          <MarkWithText kind="empty">{t('receipt.unstored')}</MarkWithText>
        )}
      </p>
    </div>
  );
}
