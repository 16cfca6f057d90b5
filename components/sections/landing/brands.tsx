import clsx from 'clsx';
import { useLocale, useTranslations } from 'next-intl';
import { FsvpPanel, PriorNoticePanel } from '@/components/features/import-assist/parts/panels';
import { AgentLetterPanel } from '@/components/features/us-agent-service/crop';
import { foldMark } from '@/components/ui/fold-mark';
import { localeConfig } from '@/lib/i18n/locales';
import { confirmedFact, site } from '@/lib/site';
import { blockCopyFrom } from '@/lib/text/block-copy-from';
import { keepTogether } from '@/lib/text/typography';
import styles from './brands.module.css';
import { Choice } from './choice';
import { Section, SectionHeading } from './section';

const cell = 'border-b py-3.5 pr-5 align-top text-balance max-md:border-0 max-md:p-0';
const columnHead = `${cell} border-ink pb-3 font-semibold text-ink`;
const rowHead = `${cell} border-rule font-semibold text-ink`;
const answer = `${cell} border-rule`;
const us = 'bg-spruce-50 pl-5';

const panels = { fsvp: FsvpPanel, letter: AgentLetterPanel, notice: PriorNoticePanel } as const;
const summary =
  'relative flex min-h-14 list-none items-center pr-6 after:right-3.5 font-semibold hover:text-spruce-700 [&::-webkit-details-marker]:hidden';
const duties = ['agent', 'registration', 'label', 'import', 'records'] as const;
const ways = ['alone', 'consultant'] as const;

/**
 * Duties of a foreign brand and three ways to handle them, of which phones show one at a time; a quote, and in some
 * languages the documents of an import, in the margin.
 */
export function Brands() {
  const { importPanels } = localeConfig[useLocale()];
  const t = useTranslations('landingBrands');
  const copy = blockCopyFrom(t);
  return (
    <Section
      section="brands"
      joined
      className="later-900 lg:later-700 ko:later-1100 ko:md:later-1050 ko:xl:later-800"
    >
      <div className="grid items-end gap-x-6 gap-y-2.5 lg:grid-cols-[7fr_5fr]">
        <SectionHeading section="brands" title={t('title')} />
        <p className="leading-normal text-balance text-ink-2 md:text-lead">{copy('lead')}</p>
      </div>
      <div
        className={clsx(
          'mt-6 grid gap-y-8 lg:mt-12',
          importPanels ? `${styles.withDocuments} gap-x-14` : `${styles.withQuote} gap-x-8`,
        )}
      >
        <Choice
          name="way"
          className="min-w-0"
          label={t('caption')}
          options={[site.name, ...ways.map((way) => t(`columns.${way}`))]}
        >
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
                  className="max-md:grid max-md:grid-cols-[minmax(0,7.5rem)_minmax(0,1fr)] max-md:gap-x-3 max-md:border-t max-md:border-rule max-md:py-2.5 max-md:first:border-t-0"
                >
                  <th scope="row" className={rowHead}>
                    {copy(`rows.${duty}.duty`)}
                  </th>
                  {ways.map((way, index) => (
                    <td key={way} data-choice={index + 2} className={`${answer} text-ink-2`}>
                      {copy(`rows.${duty}.${way}`)}
                    </td>
                  ))}
                  <td data-choice="1" className={`${answer} max-md:bg-transparent ${us}`}>
                    {copy(`rows.${duty}.us`)}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </Choice>
        {importPanels && (
          <div className={styles.documents}>
            <h3 className="type-h3">{copy('panels.title')}</h3>
            <p className="type-small mt-2 text-ink-2">{copy('panels.text')}</p>
            {Object.entries(panels).map(([id, Panel]) => (
              <details
                key={id}
                name="document"
                className="group border-t border-rule first-of-type:mt-4 last:border-b open:pb-6"
              >
                <summary className={`${summary} ${foldMark}`}>
                  {t(`panels.tabs.${id as keyof typeof panels}`)}
                </summary>
                {/* live-tabs.tsx draws it when it opens. */}
                <noscript>
                  <Panel />
                </noscript>
              </details>
            ))}
          </div>
        )}
        <figure className="self-start border-l border-ink pl-5">
          <blockquote className="type-h3 text-balance">“{copy('quote.text')}”</blockquote>
          <figcaption className="type-small mt-3 text-ink-2">
            <span className="block font-semibold text-ink">{t('quote.name')}</span>
            {copy('quote.role')}
            <span className="type-caption mt-2 block text-ink-3">
              {copy('quote.sample', { quoteConsent: confirmedFact('quoteConsent') ?? 'unconfirmed' })}
            </span>
          </figcaption>
        </figure>
      </div>
    </Section>
  );
}
