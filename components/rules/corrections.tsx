import { useLocale, useTranslations } from 'next-intl';
import { FoldMark } from '@/components/ui/fold-mark';
import { localeConfig } from '@/lib/i18n/locales';
import { messagesFor } from '@/lib/i18n/messages';
import { href } from '@/lib/routes';
import { corrections } from '@/lib/rules/changes';
import { longDate } from '@/lib/rules/dates';
import { copyFrom } from '@/lib/text/copy-from';
import { tools } from '@/lib/tools/list';

/** The log of what we published wrong: its length and last day, and the entries folded. */
export default function Corrections() {
  const locale = useLocale();
  const t = useTranslations('rules');
  const copy = copyFrom(t);
  const { hreflang } = localeConfig[locale];
  const last = corrections[0]?.date;
  if (!last) return null;
  return (
    <section
      id="rule-corrections"
      aria-labelledby="corrections"
      className="mt-8 border-l-2 border-spruce-700 pl-4 md:mt-10"
    >
      <h2 id="corrections" className="scroll-mt-24 font-semibold">
        {t('correctionLabels.title')}
      </h2>
      <p className="type-small text-ink-2">
        {copy('correctionLabels.summary', { count: corrections.length, date: longDate(last, hreflang) })}
      </p>
      <details>
        <summary className="more-link w-fit min-h-11 cursor-pointer content-center py-0">
          {t('correctionLabels.show')}
        </summary>
        <ol className="border-t border-rule">
          {corrections.map(({ date, key, tools: concerned }) => (
            <li key={key} data-correction={key} className="border-b border-rule">
              <details className="group">
                <summary className="grid list-none grid-cols-[minmax(0,1fr)_auto] items-center gap-x-8 gap-y-1 py-3.5 text-small hover:text-spruce-700 md:grid-cols-[12.5rem_minmax(0,1fr)_auto] [&::-webkit-details-marker]:hidden">
                  <time dateTime={date} className="text-ink-3 max-md:col-start-1">
                    {longDate(date, hreflang)}
                  </time>
                  <h3 className="font-semibold max-md:row-start-1">{copy(`corrections.${key}.title`)}</h3>
                  <FoldMark className="max-md:col-start-2 max-md:row-span-2 max-md:row-start-1" />
                </summary>
                {/* The id is inside, so that a link to the entry opens it. */}
                <div
                  id={`correction-${key}`}
                  className="max-w-[38em] scroll-mt-24 space-y-1 pb-5 md:ml-[14.5rem]"
                >
                  {(['wrong', 'changed'] as const).map((part) => (
                    <p key={part}>
                      <span className="text-ink-3">{t(`correctionLabels.${part}`)}</span>{' '}
                      {copy(`corrections.${key}.${part}`)}
                    </p>
                  ))}
                  <p className="type-small flex flex-wrap gap-x-4">
                    <span className="text-ink-3">{t('correctionLabels.tools')}</span>
                    {tools
                      .filter(({ id }) => concerned.some((each) => each === id))
                      .map(({ id, path, messages }) => (
                        <a key={id} href={href(locale, path)} className="text-link">
                          {messagesFor(locale)[messages].name}
                        </a>
                      ))}
                  </p>
                </div>
              </details>
            </li>
          ))}
        </ol>
      </details>
    </section>
  );
}
