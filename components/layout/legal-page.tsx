import { getFormatter, getTranslations } from 'next-intl/server';
import { withFacts } from '@/lib/i18n/facts';
import { type Locale, localeRows, locales } from '@/lib/i18n/locales';
import { type Messages, messagesFor } from '@/lib/i18n/messages';
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
  return (
    <article
      id={locale}
      lang={localeRows[locale].hreflang}
      className={main ? 'scroll-mt-24' : 'mt-20 scroll-mt-24 border-t-2 border-ink pt-14'}
    >
      <header className="max-w-[42rem]">
        <Title className="type-h1">{text.title}</Title>
        <p className="type-small mt-4 text-ink-3">
          {t('lastUpdated')}{' '}
          <time dateTime={today.toISOString().slice(0, 10)}>
            {format.dateTime(today, { dateStyle: 'long' })}
          </time>
        </p>
        <p className="type-lead mt-5">{withFacts(text.lead)}</p>
      </header>
      <div className="prose mt-10">
        {text.sections.map((section) => (
          <section key={section.heading}>
            <Heading className="!mt-0">{section.heading}</Heading>
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
