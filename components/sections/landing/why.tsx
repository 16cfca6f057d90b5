import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { figures } from '@/lib/site';
import { blockCopyFrom } from '@/lib/text/block-copy-from';
import { TypeHeight } from './artwork';
import styles from './fold.module.css';
import { Section, SectionHeading } from './section';

const dates = ['contact', 'parcels', 'renewal'] as const;
const points = ['refusal', 'type', 'claim', 'listing', 'report', 'retyping'] as const;

const specimen = 'w-fit flex-none leading-none';
const boxed = 'inline-block border-2 border-seal-600 bg-seal-50 text-ink';
const badge =
  'inline-block rounded-mark bg-seal-600 px-[0.625em] py-[0.375em] text-md font-semibold text-surface';
const day =
  'w-7.5 rounded-mark bg-paper-3 text-center text-sm leading-7 font-semibold normal-nums last:bg-seal-600 last:text-surface';

/**
 * Reasons to choose the product: changes in the law, and six ways that paperwork stops a good product, of which phones open
 * one at a time.
 */
export function Why() {
  const t = useTranslations('landingWhy');
  const copy = blockCopyFrom(t);
  const last = figures.reminderDays[3];
  /** Example of the mistake: a mark beside the consequence, hidden where the copy already describes it. */
  const specimens: Record<(typeof points)[number], ReactNode> = {
    refusal: <span className={`${specimen} ${boxed} type-mono px-[0.5em] py-[0.375em]`}>§ 801(a)</span>,
    type: <TypeHeight label={t('points.type.specimen')} />,
    claim: (
      <span
        aria-hidden="true"
        className={`${specimen} ${boxed} px-[0.375em] py-[0.25em] font-serif text-lead leading-[1.1] font-medium tracking-[-0.03em] normal-nums`}
      >
        Treats
      </span>
    ),
    listing: (
      <span aria-hidden="true" className={`${specimen} ${badge}`}>
        {t('points.listing.specimen', { dayAfter: figures.listingDays + 1 })}
      </span>
    ),
    report: (
      <span aria-hidden="true" className={`${specimen} flex gap-1`}>
        {figures.reminderDays.map((left) => (
          <span key={left} className={day}>
            {left}
          </span>
        ))}
      </span>
    ),
    retyping: (
      <span aria-hidden="true" className={`${specimen} type-mono flex items-center gap-3 text-ink-2`}>
        2.5%
        <span>2.5%</span>
        <span className={`${boxed} px-[0.5em] py-[0.375em]`}>25%</span>
      </span>
    ),
  };

  return (
    <Section section="why" className="later-950 bg-paper-2 md:later-1450 lg:later-1150">
      <div className="grid gap-x-6 gap-y-2.5 md:gap-y-10 lg:grid-cols-[7fr_5fr]">
        <div>
          <SectionHeading section="why" title={t('title')} className="max-w-[15em]" />
          <p className="max-md:type-small md:type-lead mt-3 max-w-[32em] md:mt-5">{copy('lead')}</p>
        </div>
        <div className="max-md:text-md max-md:leading-normal md:type-small">
          <h3 className="font-semibold">{copy('now.title')}</h3>
          <dl className="mt-1.5 grid gap-x-10 gap-y-1.5 md:mt-3 md:gap-y-3 md:max-lg:grid-cols-3">
            {dates.map((item) => (
              <div key={item} className="border-l-2 border-spruce-700 pl-3 md:pl-4">
                <dt className="mr-[0.375em] inline font-semibold text-spruce-700 md:max-lg:block">
                  {t(`now.items.${item}.date`)}
                </dt>
                <dd className="inline text-ink-2">{copy(`now.items.${item}.text`)}</dd>
              </div>
            ))}
          </dl>
        </div>
      </div>
      <ol
        className={`${styles.points} mt-4 border-t border-ink md:mt-12 md:grid md:grid-cols-2 md:gap-x-10 xl:grid-cols-3`}
      >
        {points.map((id, index) => (
          <li
            key={id}
            className="@container grid grid-cols-[2.625rem_minmax(0,1fr)] grid-rows-[auto_auto_1fr] border-b border-rule py-2.5 md:grid-cols-[3.5rem_minmax(0,1fr)] md:pt-6.5 md:pb-7 xl:grid-cols-[3rem_minmax(0,1fr)]"
          >
            <span
              className="font-serif text-pillar leading-none tracking-[-0.04em] text-ink-3 normal-nums md:text-h2 md:leading-[0.9]"
              aria-hidden="true"
            >
              {index + 1}
            </span>
            <h3 className="type-h3 col-start-2">
              <label className={styles.title}>
                <input
                  type="radio"
                  name="point"
                  value={id}
                  defaultChecked={index === 0}
                  className="sr-only"
                />
                {copy(`points.${id}.title`)}
              </label>
            </h3>
            <p className="col-start-2 mt-1 text-ink-2 max-md:text-small max-md:leading-normal md:mt-2">
              {copy(`points.${id}.text`)}
            </p>
            {/* If the line has space, the specimen is at its end. */}
            <div className="col-start-2 mt-1.5 flex min-h-8.5 flex-col justify-between gap-x-4 gap-y-2 self-end @min-[21rem]:flex-row @min-[21rem]:items-center md:mt-3.5 md:min-h-9">
              <p className="text-small leading-[1.4] font-semibold text-seal-700 @min-[21rem]:text-balance">
                {copy(`points.${id}.consequence`, { last })}
              </p>
              {specimens[id]}
            </div>
          </li>
        ))}
      </ol>
    </Section>
  );
}
