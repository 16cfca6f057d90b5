import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { preload } from 'react-dom';
import fontFiles from '@/app/fonts/files.json';
import { DialogHost } from '@/components/forms/dialog-host';
import { formLabels } from '@/components/forms/form-labels';
import { env } from '@/lib/env';
import { type Locale, localeRows } from '@/lib/i18n/locales';
import { href } from '@/lib/routes';

type DocumentProps = {
  locale: Locale;
  children: ReactNode;
};

/** The HTML document both root layouts share; its language is that of the text it holds. */
export async function Document({ locale, children }: DocumentProps) {
  const t = await getTranslations({ locale, namespace: 'common' });
  for (const file of locale === 'ko' ? [...fontFiles.latin, ...fontFiles.korean] : fontFiles.latin) {
    preload(file, { as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' });
  }
  return (
    <html lang={localeRows[locale].hreflang} data-scroll-behavior="smooth">
      <body>
        <a href="#main" className="skip-link">
          {t('skipToContent')}
        </a>
        {children}
        <DialogHost
          labels={formLabels(locale)}
          privacyHref={href(locale, '/privacy')}
          demoHref={env().links.demo}
        />
      </body>
    </html>
  );
}
