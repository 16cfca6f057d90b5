import type { MetadataRoute } from 'next';
import { defaultLocale, localeConfig } from '@/lib/i18n/locales';
import { messagesFor } from '@/lib/i18n/messages';
import { frameColors, site } from '@/lib/site';

export default function manifest(): MetadataRoute.Manifest {
  return {
    name: site.name,
    short_name: site.name,
    description: messagesFor(defaultLocale).landing.metaDescription,
    lang: localeConfig[defaultLocale].hreflang,
    id: '/',
    start_url: '/',
    display: 'browser',
    background_color: frameColors.background,
    theme_color: frameColors.theme,
    icons: [
      { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
      { src: '/icon.svg', sizes: 'any', type: 'image/svg+xml' },
    ],
  };
}
