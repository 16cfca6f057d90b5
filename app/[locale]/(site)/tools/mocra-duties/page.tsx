import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { DutiesFinder } from '@/components/finder/duties-finder';
import type { FinderMessages } from '@/components/finder/finder-text';
import { JsonLd } from '@/components/json-ld';
import { Breadcrumb } from '@/components/layout/breadcrumb';
import { ExternalLink } from '@/components/layout/external-link';
import { PageFrame } from '@/components/layout/page-frame';
import { buttonVariants } from '@/components/ui/button-variants';
import { env } from '@/lib/env';
import { messagesFor } from '@/lib/i18n/messages';
import { type LocaleParams, localeOf } from '@/lib/i18n/params';
import { finderPath, href } from '@/lib/routes';
import { longDate } from '@/lib/rules/dates';
import { ruleIds } from '@/lib/rules/finder';
import { lastRead } from '@/lib/rules/ledger';
import { shortCitation } from '@/lib/rules/texts';
import { pageMetadata } from '@/lib/seo/metadata';
import { finderApplication } from '@/lib/seo/structured-data';
import { unbroken } from '@/lib/typography';

export async function generateMetadata({ params }: LocaleParams): Promise<Metadata> {
  const locale = await localeOf(params);
  const { metaTitle, metaDescription } = messagesFor(locale).finderPage;
  return pageMetadata({ locale, path: finderPath, title: metaTitle, description: metaDescription });
}

const notes = ['soap', 'retail', 'threshold', 'business-day', 'allergens', 'powers'] as const;

/** The finder of duties: questions beside the list of all duties, then what the answers rest on. */
export default async function MocraDutiesPage({ params }: LocaleParams) {
  const locale = await localeOf(params);
  const t = await getTranslations({ locale, namespace: 'finderPage' });
  const f = await getTranslations({ locale, namespace: 'finder' });
  const messages = messagesFor(locale).finder as unknown as FinderMessages;
  const citations = Object.fromEntries(ruleIds.map((id) => [id, shortCitation(id, locale)]));
  const date = longDate(lastRead, locale);
  return (
    <PageFrame path={finderPath}>
      <JsonLd data={finderApplication(locale)} />
      <div className="wrap railed group pt-7 pb-16 md:pt-9 md:pb-24 print:py-0">
        {/* On paper a docket stands alone. */}
        <div className="print:group-has-data-sheet:hidden">
          <Breadcrumb trail={[{ name: t('name'), path: finderPath }]} />
          <header className="mt-9 mb-10 max-w-[46rem] md:mt-13 md:mb-14">
            <h1 className="type-h1">{unbroken(t('title'))}</h1>
            <p className="type-lead mt-5">{unbroken(t('lead'))}</p>
            <p className="type-small mt-4 text-ink-3">{unbroken(f('notes.general', { date }))}</p>
          </header>
        </div>
        <DutiesFinder
          locale={locale}
          messages={messages}
          citations={citations}
          rulesHref={href(locale, '/rules')}
        />
        <section
          aria-labelledby="notes-title"
          data-print="hidden"
          className="mt-14 border-t border-rule pt-8"
        >
          <h2 id="notes-title" className="type-h3">
            {unbroken(t('notesTitle'))}
          </h2>
          <ul className="type-small mt-4 gap-x-12 text-ink-2 lg:columns-2">
            {notes.map((note) => (
              <li key={note} className="mb-3 break-inside-avoid border-l border-rule pl-4">
                {unbroken(f(`notes.${note}`))}
              </li>
            ))}
          </ul>
          <a href={href(locale, '/rules')} className="more-link mt-3">
            {t('rules')}
          </a>
        </section>
      </div>
      <section aria-labelledby="closing-title" data-print="hidden" className="on-dark band-dark">
        <div className="wrap railed grid gap-7 py-16 md:grid-cols-[1fr_auto] md:items-end md:py-24">
          <div>
            <h2 id="closing-title" className="type-h2 max-w-[16em]">
              {unbroken(t('closing.title'))}
            </h2>
            <p className="type-lead mt-4 max-w-[34em]">{unbroken(t('closing.text'))}</p>
          </div>
          <div className="flex flex-col gap-3">
            <ExternalLink href={env().links.app} className={buttonVariants({ variant: 'light' })}>
              {t('closing.trial')}
            </ExternalLink>
            <a href={href(locale, '/resources')} className={buttonVariants({ variant: 'quiet-dark' })}>
              {t('closing.guides')}
            </a>
          </div>
        </div>
      </section>
    </PageFrame>
  );
}
