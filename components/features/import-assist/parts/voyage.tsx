import clsx from 'clsx';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Drawing } from '../../shared/drawing';
import { cartons, type Moment, shipment, voyageDay } from '../data';
import { isReached } from '../state';
import daysScale from './days.svg';
import nearQuay from './quay-busan.svg';
import farQuay from './quay-los-angeles.svg';
import ship from './ship.svg';
import styles from './voyage.module.css';

/** Position of the ship for the styles; matches voyageDay. */
const sailed: Record<Moment, string> = {
  prepared: '[--day:0]',
  submitted: '[--day:8]',
  review: '[--day:9]',
  held: '[--day:11]',
  mayProceed: '[--day:14]',
  released: '[--day:15]',
};

export const nowrap = (chunks: ReactNode) => <span className="whitespace-nowrap">{chunks}</span>;

/** Two ports with the ship between them on a scale of voyage days, positioned for a moment. */
export function Voyage({ at }: { at: Moment }) {
  const t = useTranslations('sceneImportAssist');
  const { from, to, vessel, container, days } = shipment;
  const departure = { date: from.departed, nowrap };
  const arrival = { date: to.eta.replace('T', ' '), nowrap };
  const ports = [
    { ...from, date: t.rich(isReached('submitted', at) ? 'departed' : 'departs', departure) },
    { ...to, date: t.rich(at === 'released' ? 'arrived' : 'eta', arrival) },
  ];
  return (
    <div
      className={clsx(
        'relative h-42 overflow-hidden border-b border-rule bg-paper-2 @max-[63.75rem]:h-auto',
        styles.voyage,
        sailed[at],
      )}
      data-far={isReached('held', at) || undefined}
    >
      <div className="relative z-1 flex justify-between px-6 pt-3 @max-[43.75rem]:px-4">
        {ports.map(({ id, code, date }) => (
          <p key={id} className="*:block last:text-right">
            <strong className="text-h3 leading-7.5 tracking-[-0.015em] @max-[43.75rem]:text-base @max-[43.75rem]:leading-6">
              {t(`ports.${id}`)}
            </strong>{' '}
            <code className="font-mono text-xs leading-5 tracking-[-0.01em] text-ink-2">{code}</code>{' '}
            <span className="text-sm leading-5 text-ink-3">{date}</span>
          </p>
        ))}
      </div>
      {/* Ship and scale are separate elements, so one drawing works at every width. */}
      <div className="absolute inset-0 *:absolute @max-[63.75rem]:relative @max-[63.75rem]:h-25">
        <Drawing of={nearQuay} className="bottom-0 left-0 @max-[43.75rem]:hidden" />
        <Drawing of={farQuay} className="right-0 bottom-0 @max-[43.75rem]:hidden" />
        <div className="right-(--to) bottom-5.5 left-(--from) h-2.75 before:absolute before:-inset-x-6.5 before:bottom-2.75 before:border-t-[1.5px] before:border-spruce-900">
          <Drawing
            of={ship}
            className={clsx('bottom-2.25 max-w-none @max-[63.75rem]:w-50', styles.ship)}
            data-ship=""
          />
          <span className={clsx('bottom-20 h-9.5 @max-[63.75rem]:hidden', styles.leader)} />
          <Drawing of={daysScale} className="relative h-2.75 w-full" />
          <span
            className={clsx(
              'absolute inset-x-0 top-px origin-left border-t-4 border-spruce-700',
              styles.sailed,
            )}
          />
          <p
            className="mt-px flex justify-between text-xs leading-4.5 text-ink-3 *:flex *:w-0 *:justify-center *:whitespace-nowrap @max-[43.75rem]:*:first:-ml-2 @max-[43.75rem]:*:first:justify-start @max-[43.75rem]:*:last:-mr-2 @max-[43.75rem]:*:last:justify-end"
            aria-hidden="true"
          >
            {[0, 5, 10, 15].map((day) => (
              <span key={day}>{t('day', { day })}</span>
            ))}
          </p>
        </div>
      </div>
      <p className={styles.vessel}>
        <strong className="block leading-5">
          {t('vessel', { ship: vessel.ship, voyage: vessel.voyage })}
        </strong>{' '}
        <span className="block text-sm leading-5 text-ink-3">{t('container', { container, cartons })}</span>
        <span className="sr-only">. {t('progress', { day: voyageDay(at), days })}</span>
      </p>
    </div>
  );
}
