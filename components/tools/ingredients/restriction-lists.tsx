import { useLocale, useTranslations } from 'next-intl';
import { localeConfig } from '@/lib/i18n/locales';
import { href, ingredientsJsonPath, rulesPath } from '@/lib/routes';
import { longDate } from '@/lib/rules/dates';
import { citation, ledgerId, listIds, restrictions } from '@/lib/tools/ingredients/list';

/** Every row of the lists, for visitors without scripts and for readers of the law. */
export default function RestrictionLists() {
  const locale = useLocale();
  const t = useTranslations('ingredientsPage');
  const words = useTranslations('ingredients');
  const { hreflang } = localeConfig[locale];
  const columns = ['name', 'cas', 'section', 'since'] as const;
  return (
    <section aria-labelledby="lists-title" data-print="hidden" className="mt-14 md:mt-20">
      <div className="flex flex-wrap items-baseline justify-between gap-x-8 gap-y-2">
        <h2 id="lists-title" className="type-h3">
          {t('listsTitle')}
        </h2>
        <a href={ingredientsJsonPath} type="application/json" className="more-link">
          {t('data')}
        </a>
      </div>
      {listIds.map((list) => (
        <details key={list} className="mt-4 border-t border-rule pt-2">
          <summary className="min-h-11 cursor-pointer content-center font-semibold">
            {words(`lists.${list}`)}{' '}
            <span className="font-normal text-ink-3">
              {restrictions.filter((row) => row.list === list).length}
            </span>
          </summary>
          <div className="overflow-x-auto">
            <table className="type-small w-full min-w-[36rem] text-left">
              <thead>
                <tr className="text-ink-3">
                  {columns.map((column) => (
                    <th key={column} scope="col" className="py-2 pr-6 font-normal">
                      {t(`columns.${column}`)}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {restrictions
                  .filter((row) => row.list === list)
                  .map((row) => (
                    <tr key={`${row.section} ${row.name}`} className="border-t border-rule align-baseline">
                      <th scope="row" lang="en" className="py-2.5 pr-6 font-semibold">
                        {row.name}
                      </th>
                      <td className="py-2.5 pr-6 whitespace-nowrap">{row.cas.join(', ')}</td>
                      <td className="py-2.5 pr-6">
                        <a
                          href={`${href(locale, rulesPath)}#${ledgerId(row)}`}
                          className="text-link whitespace-nowrap"
                        >
                          {citation(row)}
                        </a>
                      </td>
                      <td className="py-2.5 whitespace-nowrap">
                        {row.from ? longDate(row.from, hreflang) : ''}
                      </td>
                    </tr>
                  ))}
              </tbody>
            </table>
          </div>
        </details>
      ))}
    </section>
  );
}
