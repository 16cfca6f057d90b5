import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { DialogHost } from '@/components/forms/dialog-host';
import { formLabels } from '@/components/forms/form-labels';
import { env } from '@/lib/env';
import { localeConfig } from '@/lib/i18n/locales';
import { href } from '@/lib/routes';
import { LanguageLinks } from './language-links';
import { Menus } from './menus';

/** HTML document of both root layouts; `lang` is the language of its content. */
export function Document({ children }: { children: ReactNode }) {
  const locale = useLocale();
  const t = useTranslations('common');
  return (
    <html lang={localeConfig[locale].hreflang} data-scroll-behavior="smooth">
      <body>
        <a href="#main" className="skip-link">
          {t('skipToContent')}
        </a>
        {children}
        <LanguageLinks />
        <Menus />
        <DialogHost
          labels={formLabels(locale)}
          privacyHref={href(locale, '/privacy')}
          demoHref={env().links.demo}
        />
      </body>
    </html>
  );
}
