import { useLocale, useTranslations } from 'next-intl';
import { Breadcrumb } from '@/components/layout/breadcrumb';
import { localeConfig } from '@/lib/i18n/locales';
import { finderPath, href, rulesFeedHref, rulesJsonPath, rulesPath } from '@/lib/routes';
import { changes } from '@/lib/rules/changes';
import { longDate } from '@/lib/rules/dates';
import { lastRead, type RuleGroup, ruleGroups } from '@/lib/rules/ledger';
import { unbroken } from '@/lib/typography';
import { RuleEntry } from './rule-entry';

/** Every rule of the ledger by subject, and what has changed in it. */
export function RulesList() {
  const locale = useLocale();
  const t = useTranslations('rules');
  const { hreflang } = localeConfig[locale];
  return (
    <div className="wrap railed pt-7 pb-16 md:pt-9 md:pb-24 print:py-0">
      <Breadcrumb trail={[{ name: t('title'), path: rulesPath }]} />
      <header className="mt-9 max-w-[46rem] md:mt-13">
        <h1 className="type-h1">{unbroken(t('title'))}</h1>
        <p className="type-small mt-4 text-ink-3">
          {t('asOf')} <time dateTime={lastRead}>{longDate(lastRead, hreflang)}</time>
        </p>
        <p className="type-lead mt-5">{unbroken(t('lead'))}</p>
        <p className="mt-4 text-ink-2">{unbroken(t('advice'))}</p>
        <p className="mt-4 text-ink-2">
          {t.rich('finder', {
            finder: (words) => (
              <a href={href(locale, finderPath)} className="text-link">
                {words}
              </a>
            ),
          })}
        </p>
        <p data-print="hidden" className="type-small mt-4 flex flex-wrap gap-x-6">
          <a href={rulesJsonPath} type="application/json" className="more-link">
            {t('data')}
          </a>
          <a href={rulesFeedHref(locale)} type="application/atom+xml" className="more-link">
            {t('feed')}
          </a>
        </p>
      </header>
      <div className="mt-10 grid grid-cols-1 gap-y-10 md:mt-14 lg:grid-cols-[minmax(0,1fr)_13.5rem] lg:gap-x-12">
        <nav aria-label={t('contents')} data-print="hidden" className="lg:col-start-2 lg:row-start-1">
          <ol className="type-caption text-ink-2 sm:columns-2 md:columns-3 lg:sticky lg:top-24 lg:columns-1 lg:border-l lg:border-rule lg:pl-5">
            {[...ruleGroups.map(({ id }) => id), 'changes' as const].map((id) => (
              <li key={id} className="break-inside-avoid">
                <a href={`#${id}`} className="block py-1 underline-offset-4 hover:text-ink hover:underline">
                  {id === 'changes' ? t('changesTitle') : t(`groups.${id}`)}
                </a>
              </li>
            ))}
          </ol>
        </nav>
        <div className="lg:col-start-1 lg:row-start-1">
          {ruleGroups.map((group) => (
            <Group key={group.id} group={group} />
          ))}
          <section aria-labelledby="changes">
            <h2 id="changes" className="type-h3 border-b border-ink pb-3">
              {t('changesTitle')}
            </h2>
            <ol>
              {changes.map(({ date, key }) => (
                <li
                  key={key}
                  className="grid gap-x-8 gap-y-1 border-b border-rule py-5 md:grid-cols-[12.5rem_minmax(0,1fr)]"
                >
                  <time dateTime={date} className="text-small font-semibold">
                    {longDate(date, hreflang)}
                  </time>
                  <p>{unbroken(t(`changes.${key}.text`))}</p>
                </li>
              ))}
            </ol>
          </section>
        </div>
      </div>
    </div>
  );
}

/** The rules of one subject; the margin says where the law has them. */
function Group({ group: { id, mark, rules } }: { group: RuleGroup }) {
  const t = useTranslations('rules');
  return (
    <section aria-labelledby={id} className="mb-14 md:mb-18">
      {mark && (
        <span className="section-number lg:mt-1 print:break-after-avoid" aria-hidden="true">
          {mark}
        </span>
      )}
      <h2 id={id} className="type-h3 border-b border-ink pb-3">
        {unbroken(t(`groups.${id}`))}
      </h2>
      <ul>
        {rules.map((rule) => (
          <RuleEntry key={rule.id} rule={rule} />
        ))}
      </ul>
    </section>
  );
}
