import { getLocale, getTranslations } from 'next-intl/server';
import { localeConfig } from '@/lib/i18n/locales';
import { longDate } from '@/lib/rules/dates';
import { copyFrom } from '@/lib/text/copy-from';
import { listIds, restrictionsRead } from '@/lib/tools/ingredients/list';

/** The lists that were compared, with editions and gaps; part of the printed result. */
export async function AboutLists() {
  const locale = await getLocale();
  const copy = copyFrom(await getTranslations('ingredients.about'));
  return (
    <section className="type-small mt-10 border-t border-rule pt-5 text-ink-2 print:mt-2 print:pt-1 print:text-2xs">
      <h3 className="font-semibold text-ink print:text-2xs">{copy('title')}</h3>
      <ul className="mt-2 list-disc space-y-1 pl-5 print:mt-0.5 print:space-y-0">
        {[...listIds, 'colors' as const].map((list) => (
          <li key={list}>{copy(list)}</li>
        ))}
      </ul>
      <p className="mt-3 print:mt-0.5">
        {copy('read', { date: longDate(restrictionsRead, localeConfig[locale].hreflang) })}
      </p>
      <p className="mt-2 print:mt-0.5">{copy('missing')}</p>
      <p className="mt-2 font-semibold text-ink print:mt-0.5">{copy('unchecked')}</p>
    </section>
  );
}
