import type { Locale as SiteLocale } from './locales';
import type { MessageTypes } from './messages';

declare module 'next-intl' {
  interface AppConfig {
    Locale: SiteLocale;
    Messages: MessageTypes;
  }
}
