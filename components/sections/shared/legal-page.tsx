import type { CompiledMessage } from 'icu-minify/format';
import { getFormatter, getLocale, getTranslations } from 'next-intl/server';
import { PageFrame } from '@/components/layout/page-frame';
import { env } from '@/lib/env';
import { formatMessage } from '@/lib/i18n/format';
import { type Locale, localeConfig, locales } from '@/lib/i18n/locales';
import { messagesFor } from '@/lib/i18n/messages';
import { legalValues } from '@/lib/privacy/policy-values';
import { href, type LegalPageName } from '@/lib/routes';
import { privacyNoticeVersion } from '@/lib/site';
import { copyFrom } from '@/lib/text/copy-from';
import { keepTogether } from '@/lib/text/typography';
import sealed from './sealed.svg';

type LegalPageProps = { page: LegalPageName };

/**
 * A legal page in one language. The privacy policy lists the processed data. The date is the render date: the pages are
 * rebuilt every hour.
 */
export async function LegalPage({ page }: LegalPageProps) {
  const locale = await getLocale();
  const t = await getTranslations('legal');
  const copy = copyFrom(t);
  const format = await getFormatter();
  const { title, lead, sections } = messagesFor(locale)[page];
  const values = legalValues(env(), locale);
  const fill = (texts: readonly CompiledMessage[]) =>
    texts.map((text) => formatMessage(locale, text, values)).filter(Boolean);
  const time = (day: string) => (
    <time dateTime={day}>{format.dateTime(new Date(day), { dateStyle: 'long' })}</time>
  );
  const sectionId = (index: number) => `${locale}-${index + 1}`;
  return (
    <PageFrame path={`/${page}`}>
      <div className="wrap railed py-12 md:py-20 print:py-0">
        {locales
          .filter((other) => other !== locale)
          .map((other) => (
            <OtherLanguage key={other} locale={other} page={page} />
          ))}
        <article className="grid grid-cols-1 lg:grid-cols-[minmax(0,42rem)_minmax(0,17rem)] lg:justify-between lg:gap-x-16">
          <header>
            <img
              src={sealed.src}
              width="150"
              height="170"
              alt=""
              className="float-right ml-6 hidden w-30 md:block print:hidden"
            />
            <h1 className="type-h1">{keepTogether(title)}</h1>
            <p className="type-small mt-4 text-ink-3">
              {copy('lastUpdated')} {time(new Date().toISOString().slice(0, 10))}
            </p>
            {page === 'privacy' && (
              <p className="type-small mt-1 text-ink-3">
                {copy('inForce')} {time(privacyNoticeVersion)}
              </p>
            )}
            <p className="type-lead mt-5">{keepTogether(lead)}</p>
          </header>
          <nav
            aria-label={t('contents', { title })}
            data-print="hidden"
            className="mt-8 border-t border-rule pt-4 lg:col-start-2 lg:row-span-2 lg:row-start-1 lg:mt-0 lg:border-t-0 lg:pt-0"
          >
            <ol className="type-small text-ink-2 lg:sticky lg:top-28 lg:border-l lg:border-rule lg:pl-5">
              {sections.map((section, index) => (
                <li key={section.heading}>
                  <a
                    href={`#${sectionId(index)}`}
                    className="block py-1.5 underline-offset-4 max-md:py-2.5 hover:text-ink hover:underline"
                  >
                    {section.heading}
                  </a>
                </li>
              ))}
            </ol>
          </nav>
          <div className="prose mt-5 lg:col-start-1 lg:mt-10">
            {sections.map((section, index) => (
              <section key={section.heading}>
                <h2 id={sectionId(index)}>{keepTogether(section.heading)}</h2>
                {fill(section.paragraphs).map((paragraph) => (
                  <p key={paragraph}>{keepTogether(paragraph)}</p>
                ))}
                {section.points.length > 0 && (
                  <ul>
                    {fill(section.points).map((point) => (
                      <li key={point}>{keepTogether(point)}</li>
                    ))}
                  </ul>
                )}
              </section>
            ))}
          </div>
        </article>
      </div>
    </PageFrame>
  );
}

/**
 * Link to the other language's page, in that language. Its id is the language code: both languages used to share one
 * page, and links such as `/privacy#ko` still lead to the Korean version.
 */
async function OtherLanguage({ locale, page }: LegalPageProps & { locale: Locale }) {
  const t = await getTranslations({ locale, namespace: 'legal' });
  const { hreflang } = localeConfig[locale];
  return (
    <p id={locale} data-print="hidden" className="group mb-8 scroll-mt-32">
      {/* A plain anchor: the other language is another document. */}
      <a
        href={href(locale, `/${page}`)}
        hrefLang={hreflang}
        lang={hreflang}
        className="more-link rounded-control outline-offset-4 outline-spruce-700 group-target:outline-2"
      >
        {t('inThisLanguage')}
      </a>
    </p>
  );
}
