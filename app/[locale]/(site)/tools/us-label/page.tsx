import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import type { FinderMessages } from '@/components/finder/finder-text';
import { JsonLd } from '@/components/json-ld';
import { Breadcrumb } from '@/components/layout/breadcrumb';
import { ExternalLink } from '@/components/layout/external-link';
import { PageFrame } from '@/components/layout/page-frame';
import { buttonVariants } from '@/components/ui/button-variants';
import { LabelBuilder } from '@/components/us-label/label-builder';
import { env } from '@/lib/env';
import { messagesFor } from '@/lib/i18n/messages';
import { type LocaleParams, localeOf } from '@/lib/i18n/params';
import { colorsPath, href, labelPath, rulesPath } from '@/lib/routes';
import { pageMetadata } from '@/lib/seo/metadata';
import { labelApplication } from '@/lib/seo/structured-data';
import { unbroken } from '@/lib/typography';

export async function generateMetadata({ params }: LocaleParams): Promise<Metadata> {
  const locale = await localeOf(params);
  const { metaTitle, metaDescription } = messagesFor(locale).usLabelPage;
  return pageMetadata({ locale, path: labelPath, title: metaTitle, description: metaDescription });
}

const notes = ['general', 'height', 'area', 'units', 'editions', 'unseen'] as const;

/** The label builder: a form beside the label that follows from it, then what the drawing is and is not. */
export default async function UsLabelPage({ params }: LocaleParams) {
  const locale = await localeOf(params);
  const t = await getTranslations({ locale, namespace: 'usLabelPage' });
  const messages = messagesFor(locale).usLabel as unknown as FinderMessages;
  return (
    <PageFrame path={labelPath}>
      <JsonLd data={labelApplication(locale)} />
      <div className="wrap railed pt-7 pb-16 md:pt-9 md:pb-24 print:py-0">
        <div data-print="hidden">
          <Breadcrumb trail={[{ name: t('name'), path: labelPath }]} />
          <header className="mt-9 mb-10 max-w-[46rem] md:mt-13 md:mb-12">
            <h1 className="type-h1">{unbroken(t('title'))}</h1>
            <p className="type-lead mt-5">{unbroken(t('lead'))}</p>
          </header>
        </div>
        <LabelBuilder
          locale={locale}
          messages={messages}
          rulesHref={href(locale, rulesPath)}
          colorsHref={href(locale, colorsPath)}
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
                {unbroken(t(`notes.${note}`))}
              </li>
            ))}
          </ul>
          <p className="mt-3 flex flex-wrap gap-x-6">
            <a href={href(locale, rulesPath)} className="more-link">
              {t('rules')}
            </a>
            <a href={href(locale, colorsPath)} className="more-link">
              {t('colors')}
            </a>
          </p>
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
            <a
              href={href(locale, '/features/label-vision')}
              className={buttonVariants({ variant: 'quiet-dark' })}
            >
              {t('closing.feature')}
            </a>
          </div>
        </div>
      </section>
    </PageFrame>
  );
}
