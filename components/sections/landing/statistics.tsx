import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { figures } from '@/lib/site';
import { copyFrom } from '@/lib/text/copy-from';
import { LargeFigure } from './artwork';

const rows = ['countries', 'saved', 'report', 'score'] as const;

/** The product's figures, one large and four small, each with its basis beside it. */
export function Statistics() {
  const t = useTranslations('landingStatistics');
  const copy = copyFrom(t);
  const small = (chunks: ReactNode) => (
    <span className="font-sans text-base tracking-normal text-on-dark-2">{chunks}</span>
  );
  return (
    <section
      id="statistics"
      aria-labelledby="statistics-title"
      className="on-dark band-dark later later-600 md:later-800 lg:later-500"
    >
      <div className="wrap railed pt-10 pb-4 md:pt-24 md:pb-18">
        <h2 id="statistics-title" className="sr-only">
          {copy('title')}
        </h2>
        <div className="grid items-start gap-x-12 gap-y-6 lg:grid-cols-[6fr_6fr]">
          <div className="lg:border-t lg:border-rule-dark lg:pt-7.5">
            <p className="text-mint">
              <LargeFigure
                value={String(figures.firstPassAcceptanceExact)}
                unit="%"
                className="block h-[min(4.95rem,32.4vw)] w-auto overflow-visible md:h-[8.325rem] lg:h-[clamp(6.3rem,10.35vw,8.325rem)]"
              />
            </p>
            <p className="mt-3.5 max-w-[22em] text-lead leading-normal text-on-dark md:mt-5.5">
              {copy('acceptance')}
            </p>
            <p className="type-caption mt-1.5 max-w-[34em] text-on-dark-3">{copy('acceptanceBasis')}</p>
          </div>
          <dl className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,7.5rem),1fr))] gap-x-6 md:grid-cols-2">
            {rows.map((id) => (
              <div
                key={id}
                className="flex flex-col border-t border-rule-dark pt-2.5 pb-3 md:pt-3.5 md:pb-7.5"
              >
                <dt className="type-small mt-1 leading-snug text-on-dark md:mt-2">{t(`${id}.label`)}</dt>
                <dd className="type-figure -order-1 text-h2 leading-[1.1] tracking-[-0.035em] whitespace-nowrap text-mint">
                  {t.rich(`${id}.value`, { small })}
                </dd>
                <dd className="type-caption mt-0.5 text-on-dark-3">{t(`${id}.basis`)}</dd>
              </div>
            ))}
          </dl>
        </div>
      </div>
    </section>
  );
}
