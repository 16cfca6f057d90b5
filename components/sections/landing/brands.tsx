import { useLocale, useTranslations } from 'next-intl';
import { FsvpPanel, PriorNoticePanel } from '@/components/features/import-assist/parts/panels';
import { AgentLetterPanel } from '@/components/features/us-agent-service/crop';
import { localeConfig } from '@/lib/i18n/locales';
import { site } from '@/lib/site';
import { copyFrom } from '@/lib/text/copy-from';
import { keepTogether } from '@/lib/text/typography';
import styles from './brands.module.css';
import { Section, SectionHeading } from './section';

/** Below 761px a row is a block, with the column's name beside each cell. */
const cell = 'border-b py-4.25 pr-5 align-top text-balance max-md:border-0 max-md:p-0';
const columnHead = `${cell} border-ink pb-3 font-semibold text-ink`;
const rowHead = `${cell} border-rule font-semibold text-ink max-md:-order-2 max-md:pb-0.75 max-md:text-base`;
const answer = `${cell} border-rule before:hidden before:text-md before:content-[attr(data-label)] max-md:grid max-md:grid-cols-[minmax(0,5.75rem)_minmax(0,1fr)] max-md:before:block`;
const others = `${answer} text-ink-2 before:text-ink-3 max-md:py-0.5`;
const us = 'bg-spruce-50 pl-5 lg:w-59.5';
const ours = `${answer} ${us} before:font-semibold before:text-spruce-700 max-md:-order-1 max-md:-mx-2.5 max-md:px-2.5 max-md:py-1.25 max-md:font-medium`;

const panels = ['fsvp', 'letter', 'notice'] as const;
const duties = ['agent', 'registration', 'label', 'import', 'records'] as const;
const ways = ['alone', 'consultant'] as const;

/** Duties of a foreign brand, three ways to handle them, and a quote in the margin. */
export function Brands() {
  const { importPanels } = localeConfig[useLocale()];
  const t = useTranslations('landingBrands');
  const copy = copyFrom(t);
  return (
    <Section section="brands" className="later-1200 bg-surface lg:later-1050 ko:later-1950 ko:xl:later-1550">
      <SectionHeading section="brands" title={t('title')} className="max-w-[16em]" />
      <p className="type-lead mt-4 max-w-[36em] lg:mt-5">{copy('lead')}</p>
      <div className="mt-6 grid gap-x-14 gap-y-6 md:gap-y-14 lg:mt-14 xl:grid-cols-[1fr_16.75rem]">
        <table className="w-full text-left text-small leading-[1.45] max-md:block">
          <caption className="sr-only">{t('caption')}</caption>
          <thead className="max-md:sr-only">
            <tr>
              {(['duty', ...ways] as const).map((column) => (
                <th key={column} scope="col" className={columnHead}>
                  {copy(`columns.${column}`)}
                </th>
              ))}
              <th
                scope="col"
                className={`${columnHead} ${us} shadow-[inset_0_3px_0_var(--color-spruce-700)]`}
              >
                {keepTogether(site.name)}
              </th>
            </tr>
          </thead>
          <tbody className="max-md:block">
            {duties.map((duty) => (
              <tr
                key={duty}
                className="max-md:flex max-md:flex-col max-md:border-t max-md:border-ink max-md:pt-2 max-md:pb-2.5"
              >
                <th scope="row" className={rowHead}>
                  {copy(`rows.${duty}.duty`)}
                </th>
                {ways.map((way) => (
                  <td key={way} data-label={t(`columns.${way}`)} className={others}>
                    {copy(`rows.${duty}.${way}`)}
                  </td>
                ))}
                <td data-label={site.name} className={ours}>
                  {copy(`rows.${duty}.us`)}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
        <figure className="self-start border-l border-ink pl-5 xl:mt-11 xl:pl-6">
          <blockquote className="type-h3 text-balance">
            <p>“{copy('quote.text')}”</p>
          </blockquote>
          <figcaption className="type-small mt-3 text-ink-2 md:mt-4.5">
            <span className="block font-semibold text-ink">{t('quote.name')}</span>
            {copy('quote.role')}
          </figcaption>
        </figure>
      </div>
      {importPanels && (
        <div className="mt-16 lg:mt-20">
          <h3 className="type-h3">{copy('panels.title')}</h3>
          <p className="mt-3 max-w-[40em] text-ink-2">{copy('panels.text')}</p>
          {/* On phones one panel shows at a time. Radio buttons work as tabs without scripts. */}
          <div role="radiogroup" aria-label={t('panels.title')} className={`mt-6 md:mt-8 ${styles.tabs}`}>
            {panels.map((id) => (
              <input
                key={id}
                type="radio"
                name="panel"
                id={`panel-${id}`}
                defaultChecked={id === panels[0]}
                className="sr-only"
              />
            ))}
            <div className={`text-small ${styles.names}`}>
              {panels.map((id) => (
                <label key={id} htmlFor={`panel-${id}`}>
                  {t(`panels.tabs.${id}`)}
                </label>
              ))}
            </div>
            <div
              className={`grid gap-6 md:grid-cols-2 md:max-xl:*:last:col-span-2 md:max-xl:*:last:max-w-none! xl:grid-cols-3 ${styles.panels}`}
            >
              <FsvpPanel />
              <AgentLetterPanel />
              <PriorNoticePanel />
            </div>
          </div>
        </div>
      )}
    </Section>
  );
}
