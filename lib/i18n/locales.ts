/**
 * The site's languages as data. Routing, <html lang>, hreflang, the language switch, dates, fonts, feeds and documents
 * derive from these rows: a new language is a row here and a folder in messages/.
 */
export const locales = ['en', 'ko'] as const;
export type Locale = (typeof locales)[number];
/** The language whose pages have no prefix in their address. */
export const defaultLocale: Locale = 'en';

/** What the fonts are cut and chosen by. */
export type Script = 'latin' | 'korean';

type LocaleConfig = {
  /** Name of the language in itself, for the switch. */
  ownName: string;
  /** Short form of the name, for the header. */
  shortName: string;
  /** Value of hreflang and <html lang>. */
  hreflang: string;
  /** Open Graph's form. */
  openGraph: string;
  script: Script;
  /** Paper of the readers' country, for the sample documents. */
  paper: 'LETTER' | 'A4';
  /** Forms ask for the family name first. */
  familyNameFirst: boolean;
  /** Articles show the quotation marks of print in place of those of the keyboard. */
  curlyQuotes: boolean;
  /** The hero offers a demo beside the trial; otherwise a guided start, and the demo below. */
  demoFirst: boolean;
  /** The landing shows the documents of an import in small windows. */
  importPanels: boolean;
  /** The footer leads to the application's sign-in, and names the channels that open soon. */
  fullFooter: boolean;
  /** The footer's copyright counts from the foundation instead of naming the current year. */
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
    demoFirst: false,
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
    demoFirst: true,
    importPanels: true,
    fullFooter: true,
    copyrightSinceFoundation: true,
  },
};

export function isLocale(value: unknown): value is Locale {
  return typeof value === 'string' && (locales as readonly string[]).includes(value);
}

/** A language that was written elsewhere; the default one for anything that is no language of the site. */
export function asLocale(value: unknown): Locale {
  return isLocale(value) ? value : defaultLocale;
}

/** A value for every language. */
export function perLocale<Value>(make: (locale: Locale) => Value): Record<Locale, Value> {
  return Object.fromEntries(locales.map((locale) => [locale, make(locale)])) as Record<Locale, Value>;
}

/** All dates are shown in this zone, so that server, browser and every language agree on the day. */
export const timeZone = 'UTC';
