import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { figures } from '@/lib/site';
import { blockCopyFrom } from '@/lib/text/block-copy-from';
import { LargeFigure } from './artwork';

const rows = ['filed', 'median', 'countries', 'saved', 'report', 'score'] as const;

/** The product's figures, one large and six small, each with its basis beside it. On wide screens the left half of a band. */
export function Statistics() {
  const t = useTranslations('landingStatistics');
  const copy = blockCopyFrom(t);
  const small = (chunks: ReactNode) => (
    <span className="font-sans text-base tracking-normal text-on-dark-2">{chunks}</span>
  );
  return (
    <section
      id="statistics"
      aria-labelledby="statistics-title"
      className="on-dark band-dark later later-700 lg:later-900"
    >
      <div className="railed relative px-5 pt-10 pb-4 md:px-8 md:pt-24 md:pb-18 lg:pr-12 lg:pl-32 min-[80rem]:ml-(--margin) min-[80rem]:pl-24">
        <h2 id="statistics-title" className="sr-only">
          {copy('title')}
        </h2>
        <p className="text-mint">
          <LargeFigure
            value={String(figures.firstPassAcceptanceExact)}
            unit="%"
            className="block h-[min(4.95rem,32.4vw)] w-auto overflow-visible md:h-[8.325rem] lg:h-[clamp(5.5rem,9vw,8.325rem)]"
          />
        </p>
        <p className="mt-3.5 max-w-[22em] text-lead leading-normal text-on-dark md:mt-5.5">
          {copy('acceptance')}
        </p>
        <p className="type-caption mt-1.5 max-w-[34em] text-on-dark-3">{copy('acceptanceBasis')}</p>
        <dl className="mt-6 grid grid-cols-[repeat(auto-fit,minmax(min(100%,7.5rem),1fr))] gap-x-6 md:mt-8 md:grid-cols-3 lg:grid-cols-2">
          {rows.map((id) => (
            <div key={id} className="flex flex-col border-t border-rule-dark pt-2.5 pb-3 md:pt-3 md:pb-5">
              <dt className="type-small mt-1 leading-snug text-on-dark">{t(`${id}.label`)}</dt>
              <dd className="type-figure -order-1 text-h2 leading-[1.1] tracking-[-0.035em] whitespace-nowrap text-mint">
                {t.rich(`${id}.value`, { small })}
              </dd>
              <dd className="type-caption mt-0.5 text-on-dark-3">{t(`${id}.basis`)}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}
