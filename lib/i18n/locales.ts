/**
 * The site's languages as data. Switcher, <html lang>, hreflang, dates, feeds and routing derive from these
 * rows: a new language is a row here and a folder in messages/.
 */
export const locales = ['en', 'ko'] as const;
export type Locale = (typeof locales)[number];
export const defaultLocale: Locale = 'en';

type LocaleRow = {
  /** Name of the language in itself, for the switch. */
  ownName: string;
  /** Short form of the name, for the header. */
  shortName: string;
  /** Value of hreflang and <html lang>. */
  hreflang: string;
  /** Open Graph's form. */
  openGraph: string;
  /** Path prefix: '' for the default language. */
  prefix: string;
  /** Forms ask for the family name first. */
  familyNameFirst: boolean;
};

export const localeConfig: Record<Locale, LocaleRow> = {
  en: {
    ownName: 'English',
    shortName: 'EN',
    hreflang: 'en',
    openGraph: 'en_US',
    prefix: '',
    familyNameFirst: false,
  },
  ko: {
    ownName: '한국어',
    shortName: '한국어',
    hreflang: 'ko',
    openGraph: 'ko_KR',
    prefix: '/ko',
    familyNameFirst: true,
  },
};

export function isLocale(value: unknown): value is Locale {
  return typeof value === 'string' && (locales as readonly string[]).includes(value);
}

/** All dates are shown in this zone, so that server, browser and both languages agree on the day. */
export const timeZone = 'UTC';
