import clsx from 'clsx';
import { useTranslations } from 'next-intl';
import { copyFrom } from '@/lib/text/copy-from';
import { FineIcon, MarkWithText } from '../../shared';
import type { Moment } from '../data';
import { isReached } from '../state';
import styles from './fees.module.css';

export const CardIcon = () => (
  <FineIcon className="flex-none" d="M2 3h12a1 1 0 0 1 1 1v8a1 1 0 0 1-1 1H2a1 1 0 0 1-1-1V4a1 1 0 0 1 1-1z">
    <path d="M1 6.4h14" strokeWidth="2" />
  </FineIcon>
);

/** FDA fees for these lines: zero for the notice and for FDA's questions. */
const items = ['notice', 'cosmetics', 'query'] as const;

/** A receipt with a torn lower edge: FDA charges nothing for these lines. Fees of other parties are paid by card. */
export function Fees({ at }: { at: Moment }) {
  const t = useTranslations('sceneImportAssist');
  const copy = copyFrom(t);
  const stored = isReached('submitted', at);
  return (
    <div
      className={clsx(
        styles.torn,
        'border border-b-0 border-(--hairline) bg-surface px-4 pt-2.5 pb-4.25 leading-5',
      )}
    >
      <p>
        <strong className="block text-small">{t('receipt.head')}</strong>{' '}
        <code className="font-mono text-xs leading-4.5 tracking-[-0.01em] text-ink-3">R-26-11-0087</code>
      </p>
      {/* Reserves space for the line that a query adds. */}
      <dl className="mt-1.5 mb-2 min-h-27.75 border-t border-dashed border-control">
        {items.slice(0, isReached('held', at) ? 3 : 2).map((item) => (
          <div key={item} className="flex justify-between gap-3 pt-1">
            <dt>{t(`receipt.${item}`)}</dt>
            <dd>{copy('receipt.none')}</dd>
          </div>
        ))}
        <div className="mt-1.25 flex justify-between gap-3 border-t border-ink pt-1 text-base font-semibold">
          <dt>{t('receipt.due')}</dt>
          <dd>$0.00</dd>
        </div>
      </dl>
      <p className="flex items-center gap-2 text-sm text-ink-2">
        <CardIcon />
        {copy('receipt.card')}
      </p>
      <p className="mt-1.5">
        <MarkWithText kind={stored ? 'pass' : 'empty'}>
          {t(stored ? 'receipt.stored' : 'receipt.unstored')}
        </MarkWithText>
      </p>
    </div>
  );
}
