import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { figures } from '@/lib/site';
import { unbroken } from '@/lib/typography';
import { cn } from '@/lib/utils';
import { TypeHeight } from './type-height-artwork';
import styles from './why.module.css';

type Point = {
  id: 'refusal' | 'type' | 'claim' | 'listing' | 'report' | 'retyping';
  title: string;
  text: string;
  consequence: string;
  /** What the mistake looks like: a mark beside the consequence, hidden where the text already says it. */
  specimen: ReactNode;
};

/** Why founders choose the product: what has changed in the law, and six ways in which paperwork stops a good product. */
export async function Why() {
  const t = await getTranslations('landingWhy');
  const now = ['contact', 'parcels', 'renewal'] as const;

  const points: Point[] = [
    {
      id: 'refusal',
      title: t('points.refusal.title'),
      text: t('points.refusal.text'),
      consequence: t('points.refusal.consequence'),
      specimen: <span className={cn(styles.boxed, 'type-mono')}>§ 801(a)</span>,
    },
    {
      id: 'type',
      title: t('points.type.title'),
      text: t('points.type.text'),
      consequence: t('points.type.consequence'),
      specimen: <TypeHeight label={t('points.type.specimen')} />,
    },
    {
      id: 'claim',
      title: t('points.claim.title'),
      text: t('points.claim.text'),
      consequence: t('points.claim.consequence'),
      specimen: <span className={cn(styles.boxed, styles.word)}>Treats</span>,
    },
    {
      id: 'listing',
      title: t('points.listing.title'),
      text: t('points.listing.text'),
      consequence: t('points.listing.consequence'),
      specimen: (
        <span className={styles.badge}>
          {t('points.listing.specimen', { dayAfter: figures.listingDays + 1 })}
        </span>
      ),
    },
    {
      id: 'report',
      title: t('points.report.title'),
      text: t('points.report.text'),
      consequence: t('points.report.consequence', { last: figures.reminderDays[3] }),
      specimen: (
        <span className={styles.countdown}>
          {figures.reminderDays.map((day) => (
            <span key={day}>{day}</span>
          ))}
        </span>
      ),
    },
    {
      id: 'retyping',
      title: t('points.retyping.title'),
      text: t('points.retyping.text'),
      consequence: t('points.retyping.consequence'),
      specimen: (
        <span className={cn(styles.copies, 'type-mono')}>
          <span>2.5%</span>
          <span>2.5%</span>
          <span className={styles.boxed}>25%</span>
        </span>
      ),
    },
  ];

  return (
    <section id="why" aria-labelledby="why-title" className="bg-paper-2">
      <div className="wrap railed section-space">
        <span className="section-number" aria-hidden="true">
          § 1
        </span>
        <h2 id="why-title" className={cn('type-h2', styles.title)}>
          {unbroken(t('title'))}
        </h2>
        <p className={cn('max-md:type-small md:type-lead', styles.lead)}>{unbroken(t('lead'))}</p>
        <div className={cn('max-md:type-small', styles.now)}>
          <h3 className={styles.nowTitle}>{unbroken(t('now.title'))}</h3>
          <dl className={styles.dates}>
            {now.map((item) => (
              <div key={item}>
                <dt>{t(`now.items.${item}.date`)}</dt>
                <dd>{unbroken(t(`now.items.${item}.text`))}</dd>
              </div>
            ))}
          </dl>
        </div>
        <ol className={styles.list}>
          {points.map(({ id, title, text, consequence, specimen }, index) => (
            <li key={id} className={styles.point}>
              <span className={styles.numeral} aria-hidden="true">
                {index + 1}
              </span>
              <h3 className="type-h3">{unbroken(title)}</h3>
              <p className={styles.text}>{unbroken(text)}</p>
              <div className={styles.outcome}>
                <p className={styles.consequence}>{consequence}</p>
                <div className={styles.specimen} aria-hidden={id === 'refusal' ? undefined : true}>
                  {specimen}
                </div>
              </div>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
