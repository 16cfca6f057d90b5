import { defineRouting } from 'next-intl/routing';
import { defaultLocale, locales } from './locales';

/**
 * No detection, no cookie, no Link headers: by default every visit would get a cookie, `/` would redirect by
 * Accept-Language without Vary, and hreflang would go out even with a 404. Each of them poisons shared caches.
 */
export const routing = defineRouting({
  locales,
  defaultLocale,
  localePrefix: 'as-needed',
  localeDetection: false,
  localeCookie: false,
  alternateLinks: false,
});
