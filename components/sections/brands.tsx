import { getTranslations } from 'next-intl/server';
import { FsvpPanel, PriorNoticePanel } from '@/components/features/import-assist/panels';
import { AgentLetterPanel } from '@/components/features/us-agent-service/letter-panel';
import type { Locale } from '@/lib/i18n/locales';
import { figures, site } from '@/lib/site';
import { unbroken } from '@/lib/typography';
import { SectionHeading } from './section-heading';

const duties = ['agent', 'registration', 'label', 'import', 'records'] as const;

/** What a foreign brand owes, three ways to handle it, and a voice in the margin. */
export async function Brands({ locale }: { locale: Locale }) {
  const t = await getTranslations({ locale, namespace: 'landingBrands' });
  const facts = {
    minutes: figures.signatureMinutes,
    rules: figures.labelRules,
    seconds: figures.labelScoreSeconds,
    years: figures.retentionYears,
  };
  return (
    <section id="brands" aria-labelledby="brands-title" className="bg-surface">
      <div className="wrap railed section-space">
        <SectionHeading number={3} id="brands-title" title={t('title')} className="max-w-[16em]" />
        <p className="type-lead mt-4 max-w-[36em] lg:mt-5">{unbroken(t('lead'))}</p>
        <div className="mt-6 grid gap-x-14 gap-y-6 md:gap-y-14 lg:mt-14 xl:grid-cols-[1fr_16.75rem]">
          <table className="comparison">
            <caption className="sr-only">{t('caption')}</caption>
            <thead>
              <tr>
                <th scope="col">{unbroken(t('columns.duty'))}</th>
                <th scope="col">{unbroken(t('columns.alone'))}</th>
                <th scope="col">{unbroken(t('columns.consultant'))}</th>
                <th scope="col" className="comparison-us">
                  {unbroken(site.name)}
                </th>
              </tr>
            </thead>
            <tbody>
              {duties.map((duty) => (
                <tr key={duty}>
                  <th scope="row">{unbroken(t(`rows.${duty}.duty`))}</th>
                  <td data-label={t('columns.alone')}>{unbroken(t(`rows.${duty}.alone`))}</td>
                  <td data-label={t('columns.consultant')}>{unbroken(t(`rows.${duty}.consultant`))}</td>
                  <td data-label={site.name} className="comparison-us">
                    {unbroken(t(`rows.${duty}.us`, facts))}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
          <figure className="self-start border-l border-ink pl-5 xl:mt-11 xl:pl-6">
            <blockquote className="type-h3 text-balance">
              <p>“{unbroken(t('quote.text'))}”</p>
            </blockquote>
            <figcaption className="type-small mt-3 text-ink-2 md:mt-4.5">
              <span className="block font-semibold text-ink">{t('quote.name')}</span>
              {unbroken(t('quote.role'))}
            </figcaption>
          </figure>
        </div>
        {locale === 'ko' && (
          <div className="mt-16 lg:mt-20">
            <h3 className="type-h3">{unbroken(t('panels.title'))}</h3>
            <p className="mt-3 max-w-[40em] text-ink-2">{unbroken(t('panels.text'))}</p>
            <div className="mt-8 grid gap-6 md:grid-cols-2 md:max-xl:*:last:col-span-2 md:max-xl:*:last:max-w-none! xl:grid-cols-3">
              <FsvpPanel />
              <AgentLetterPanel />
              <PriorNoticePanel />
            </div>
          </div>
        )}
      </div>
    </section>
  );
}
