import { getLocale, getTranslations } from 'next-intl/server';
import { localeConfig, locales } from '@/lib/i18n/locales';
import { cn } from '@/lib/utils';

type LanguageSwitchProps = {
  otherLanguageHref: string;
  /** Address of this page, for the current language's entry. */
  currentHref: string;
  onDark?: boolean;
};

/**
 * Both languages as links; the current one is marked. Plain anchors: the other language is another document
 * (`<html lang>` changes), which a client-side navigation would not reload. A labelled list, no landmark: a page
 * has several, and landmarks of one name cannot be told apart.
 */
export async function LanguageSwitch({
  otherLanguageHref,
  currentHref,
  onDark = false,
}: LanguageSwitchProps) {
  const locale = await getLocale();
  const t = await getTranslations('header');
  return (
    <ul aria-label={t('language')} className="flex items-center gap-1 text-small font-medium">
      {locales.map((row, index) => {
        const current = row === locale;
        return (
          <li key={row} className="flex items-center gap-1">
            {index > 0 && (
              <span aria-hidden="true" className={onDark ? 'text-on-dark-3' : 'text-control'}>
                /
              </span>
            )}
            <a
              href={current ? currentHref : otherLanguageHref}
              hrefLang={localeConfig[row].hreflang}
              lang={localeConfig[row].hreflang}
              aria-current={current ? 'true' : undefined}
              className={cn(
                'inline-flex min-h-8 min-w-8 items-center justify-center rounded-control px-1.5 underline-offset-[0.4em]',
                current ? 'font-semibold underline decoration-2' : 'hover:underline',
                onDark ? (current ? 'text-on-dark' : 'text-on-dark-2') : current ? 'text-ink' : 'text-ink-3',
              )}
            >
              <span aria-hidden="true">{localeConfig[row].shortName}</span>
              <span className="sr-only">{localeConfig[row].ownName}</span>
            </a>
          </li>
        );
      })}
    </ul>
  );
}
