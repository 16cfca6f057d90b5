import { getFormatter, getTranslations } from 'next-intl/server';
import { withFacts } from '@/lib/i18n/facts';
import { type Locale, localeRows, locales } from '@/lib/i18n/locales';
import { type Messages, messagesFor } from '@/lib/i18n/messages';
import { cn } from '@/lib/utils';
import { PageFrame } from './page-frame';

export type LegalPageName = 'privacy' | 'terms' | 'compliance';
type LegalText = Messages['privacy'];

/**
 * A legal page. It has one address, so both languages stand on it: English first, the Korean text below at
 * `#ko`. The date is that of the rendering: the pages are served anew every day.
 */
export async function LegalPage({ page }: { page: LegalPageName }) {
  const t = await getTranslations({ locale: 'en', namespace: 'legal' });
  return (
    <PageFrame locale="en" path={`/${page}`}>
      <div className="wrap railed py-12 md:py-20">
        <nav aria-label={t('languages')} className="mb-8 flex gap-5">
          {locales.map((locale) => (
            <a key={locale} href={`#${locale}`} lang={localeRows[locale].hreflang} className="text-link py-1">
              {localeRows[locale].ownName}
            </a>
          ))}
        </nav>
        {locales.map((locale, index) => (
          <LegalTextIn key={locale} locale={locale} text={messagesFor(locale)[page]} main={index === 0} />
        ))}
      </div>
    </PageFrame>
  );
}

async function LegalTextIn({ locale, text, main }: { locale: Locale; text: LegalText; main: boolean }) {
  const t = await getTranslations({ locale, namespace: 'legal' });
  const format = await getFormatter({ locale });
  const today = new Date();
  const Title = main ? 'h1' : 'h2';
  const Heading = main ? 'h2' : 'h3';
  const sectionId = (index: number) => `${locale}-${index + 1}`;
  return (
    <article
      id={locale}
      lang={localeRows[locale].hreflang}
      className={cn(
        'grid scroll-mt-24 grid-cols-1 lg:grid-cols-[minmax(0,42rem)_minmax(0,17rem)] lg:justify-between lg:gap-x-16',
        !main && 'mt-20 border-t-2 border-ink pt-14',
      )}
    >
      <header>
        <Title className="type-h1">{text.title}</Title>
        <p className="type-small mt-4 text-ink-3">
          {t('lastUpdated')}{' '}
          <time dateTime={today.toISOString().slice(0, 10)}>
            {format.dateTime(today, { dateStyle: 'long' })}
          </time>
        </p>
        <p className="type-lead mt-5">{withFacts(text.lead)}</p>
      </header>
      <nav
        aria-label={t('contents', { title: text.title })}
        data-print="hidden"
        className="mt-8 border-t border-rule pt-4 lg:col-start-2 lg:row-span-2 lg:row-start-1 lg:mt-0 lg:border-t-0 lg:pt-0"
      >
        <ol className="type-small text-ink-2 lg:sticky lg:top-28 lg:border-l lg:border-rule lg:pl-5">
          {text.sections.map((section, index) => (
            <li key={section.heading}>
              <a
                href={`#${sectionId(index)}`}
                className="block py-1.5 underline-offset-4 hover:text-ink hover:underline"
              >
                {section.heading}
              </a>
            </li>
          ))}
        </ol>
      </nav>
      <div className="prose mt-5 lg:col-start-1 lg:mt-10">
        {text.sections.map((section, index) => (
          <section key={section.heading}>
            <Heading id={sectionId(index)}>{section.heading}</Heading>
            {section.paragraphs.map((paragraph) => (
              <p key={paragraph}>{withFacts(paragraph)}</p>
            ))}
            {section.points.length > 0 && (
              <ul>
                {section.points.map((point) => (
                  <li key={point}>{withFacts(point)}</li>
                ))}
              </ul>
            )}
          </section>
        ))}
      </div>
    </article>
  );
}
