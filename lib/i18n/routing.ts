import { defineRouting } from 'next-intl/routing';
import { defaultLocale, locales } from './locales';

/**
 * No detection, no cookie, no Link headers. By default next-intl sets a cookie on every visit, redirects `/` by
 * Accept-Language without Vary, and sends hreflang even with a 404. Each of these poisons shared caches.
 */
export const routing = defineRouting({
  locales,
  defaultLocale,
  localePrefix: 'as-needed',
  localeDetection: false,
  localeCookie: false,
  alternateLinks: false,
});
