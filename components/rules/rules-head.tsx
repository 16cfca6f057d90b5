import { useLocale, useTranslations } from 'next-intl';
import { Breadcrumb } from '@/components/layout/breadcrumb';
import { localeConfig } from '@/lib/i18n/locales';
import { href, mocraDutiesPath, rulesFeedHref, rulesJsonPath, rulesPath } from '@/lib/routes';
import { longDate } from '@/lib/rules/dates';
import { lastRead } from '@/lib/rules/ledger';
import { copyFrom } from '@/lib/text/copy-from';

/** Introduction of the list of rules. */
export default function RulesHead() {
  const locale = useLocale();
  const t = useTranslations('rules');
  const copy = copyFrom(t);
  const { hreflang } = localeConfig[locale];
  return (
    <>
      <Breadcrumb trail={[{ name: t('title'), path: rulesPath }]} />
      <header className="mt-9 grid items-end gap-x-12 gap-y-5 md:mt-13 lg:grid-cols-[7fr_5fr]">
        <div className="max-w-[46rem]">
          <h1 className="type-h1">{copy('title')}</h1>
          <p className="type-lead mt-5">{copy('lead')}</p>
        </div>
        <div className="type-small max-w-[38em] border-t border-rule pt-4 text-ink-2">
          <p>
            {t('asOf')} <time dateTime={lastRead}>{longDate(lastRead, hreflang)}</time>. {copy('advice')}
          </p>
          <p className="mt-2">
            {t.rich('finder', {
              finder: (words) => (
                <a href={href(locale, mocraDutiesPath)} className="text-link">
                  {words}
                </a>
              ),
            })}
          </p>
          <p data-print="hidden" className="mt-1 flex flex-wrap gap-x-6 gap-y-4">
            <a href="#rule-search" className="more-link noscript:hidden">
              {t('search.title')}
            </a>
            <a href={rulesJsonPath} type="application/json" className="more-link">
              {t('data')}
            </a>
            <a href={rulesFeedHref(locale)} type="application/atom+xml" className="more-link">
              {t('feed')}
            </a>
          </p>
        </div>
      </header>
    </>
  );
}
