import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import type { Locale } from '@/lib/i18n/locales';
import { figures } from '@/lib/site';

/** The product's figures: one large, six small. */
export async function Statistics({ locale }: { locale: Locale }) {
  const t = await getTranslations({ locale, namespace: 'landingStatistics' });
  const small: { value: ReactNode; label: string; key: string }[] = [
    { key: 'countries', value: figures.countries, label: t('countries') },
    {
      key: 'saved',
      value: (
        <>
          <span className="font-sans text-base tracking-normal text-on-dark-2">{t('savedPrefix')}</span> $
          {figures.savedPerSkuUsd}
        </>
      ),
      label: t('saved'),
    },
    {
      key: 'report',
      value: t('seconds', { value: figures.reportSeconds }),
      label: t('report', { minutes: figures.reportMinutes }),
    },
    { key: 'score', value: t('underSeconds', { value: figures.labelScoreSeconds }), label: t('score') },
    { key: 'uptime', value: t('percent', { value: figures.uptimePercent }), label: t('uptime') },
    { key: 'recovery', value: t('hours', { value: figures.recoveryHours }), label: t('recovery') },
  ];
  return (
    <section id="statistics" aria-labelledby="statistics-title" className="on-dark band-dark">
      <div className="wrap railed pt-10 pb-4 md:pt-24 md:pb-18">
        <h2 id="statistics-title" className="sr-only">
          {t('title')}
        </h2>
        <div className="grid items-start gap-x-12 gap-y-6 lg:grid-cols-[5fr_7fr]">
          <div className="lg:border-t lg:border-rule-dark lg:pt-7.5">
            <p className="type-figure -ml-[0.05em] text-[min(5.5rem,36vw)] leading-[0.9] tracking-[-0.05em] whitespace-nowrap text-mint md:text-[9.25rem] lg:text-[clamp(7rem,11.5vw,9.25rem)]">
              {figures.firstPassAcceptanceExact}
              <span className="text-[0.55em] tracking-[-0.04em]">%</span>
            </p>
            <p className="mt-3.5 max-w-[20em] text-lg md:mt-5.5 leading-normal text-on-dark-2">
              {t('acceptance', { listings: figures.listings })}
            </p>
          </div>
          <ul className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,7.5rem),1fr))] gap-x-6 md:grid-cols-3">
            {small.map(({ key, value, label }) => (
              <li key={key} className="border-t border-rule-dark pt-2.5 pb-3 md:pt-3.5 md:pb-7.5">
                <p className="type-figure text-[1.875rem] leading-[1.1] tracking-[-0.035em] whitespace-nowrap text-mint md:text-[2.75rem] lg:max-xl:text-[2.25rem]">
                  {value}
                </p>
                <p className="type-small mt-1 max-w-[15em] md:mt-2 text-on-dark-2">{label}</p>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </section>
  );
}
