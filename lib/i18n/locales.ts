/**
 * The site's languages as data. Routing, <html lang>, hreflang, the language switch, dates, fonts, feeds and documents
 * derive from these rows. CONTRIBUTING.md lists the files of a new
 * language.
 */
export const locales = ['en', 'ko'] as const;
export type Locale = (typeof locales)[number];
/** The language whose URLs have no prefix. */
export const defaultLocale: Locale = 'en';

/** The script decides which fonts a page loads. */
export type Script = 'latin' | 'korean';

type LocaleConfig = {
  /** Native name of the language, for the language switch. */
  ownName: string;
  /** Short form of the name, for the header. */
  shortName: string;
  /** Value of hreflang and <html lang>. */
  hreflang: string;
  /** Value of og:locale. */
  openGraph: string;
  script: Script;
  /** Paper size of the sample documents. */
  paper: 'LETTER' | 'A4';
  /** Forms ask for the family name first. */
  familyNameFirst: boolean;
  /** Articles show curly quotation marks in place of straight ones. */
  curlyQuotes: boolean;
  /** The landing shows the documents of an import in small windows. */
  importPanels: boolean;
  /** The footer links to the application's sign-in and names the channels that open soon. */
  fullFooter: boolean;
  /** The footer's copyright shows the founding year instead of the current one. */
  copyrightSinceFoundation: boolean;
};

export const localeConfig: Record<Locale, LocaleConfig> = {
  en: {
    ownName: 'English',
    shortName: 'EN',
    hreflang: 'en',
    openGraph: 'en_US',
    script: 'latin',
    paper: 'LETTER',
    familyNameFirst: false,
    curlyQuotes: true,
    importPanels: false,
    fullFooter: false,
    copyrightSinceFoundation: false,
  },
  ko: {
    ownName: '한국어',
    shortName: '한국어',
    hreflang: 'ko',
    openGraph: 'ko_KR',
    script: 'korean',
    paper: 'A4',
    familyNameFirst: true,
    curlyQuotes: false,
    importPanels: true,
    fullFooter: true,
    copyrightSinceFoundation: true,
  },
};

export function isLocale(value: unknown): value is Locale {
  return typeof value === 'string' && (locales as readonly string[]).includes(value);
}

/** Returns the value if it is a language of the site, or the default language. */
export function asLocale(value: unknown): Locale {
  return isLocale(value) ? value : defaultLocale;
}

/** Returns a record with one value per language. */
export function perLocale<Value>(make: (locale: Locale) => Value): Record<Locale, Value> {
  return Object.fromEntries(locales.map((locale) => [locale, make(locale)])) as Record<Locale, Value>;
}

/** All dates are shown in this zone, so that server, browser and every language agree on the day. */
export const timeZone = 'UTC';
