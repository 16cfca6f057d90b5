import { useLocale, useTranslations } from 'next-intl';
import { type Locale, localeConfig, locales } from '@/lib/i18n/locales';
import { cn } from '@/lib/text/class-names';

type LanguageSwitchProps = { paths: Readonly<Record<Locale, string>>; className?: string };

/**
 * Every language as a link; the current one is marked. A labeled list instead of a landmark: a page has several, and
 * landmarks with the same name are indistinguishable.
 * @param props.paths the URL of this page in each language.
 */
export function LanguageSwitch({ paths, className }: LanguageSwitchProps) {
  const locale = useLocale();
  const t = useTranslations('header');
  return (
    <ul
      aria-label={t('language')}
      className={cn('flex items-center gap-1 text-small font-medium', className)}
    >
      {locales.map((row, index) => {
        const current = row === locale;
        const { shortName, ownName, hreflang } = localeConfig[row];
        return (
          <li key={row} className="flex items-center gap-1">
            {index > 0 && (
              <span aria-hidden="true" className="text-control in-[.on-dark]:text-on-dark-3">
                /
              </span>
            )}
            <a
              href={paths[row]}
              data-language={row}
              hrefLang={hreflang}
              lang={hreflang}
              aria-label={shortName === ownName ? undefined : `${shortName}, ${ownName}`}
              aria-current={current ? 'true' : undefined}
              className={cn(
                'relative inline-flex min-h-8 min-w-8 items-center hit justify-center rounded-control px-1.5 underline-offset-[0.4em]',
                current
                  ? 'font-semibold text-ink underline decoration-2 in-[.on-dark]:text-on-dark'
                  : 'text-ink-3 hover:underline in-[.on-dark]:text-on-dark-2',
              )}
            >
              {shortName}
            </a>
          </li>
        );
      })}
    </ul>
  );
}
