import type { ReactNode } from 'react';
import { type Locale, localeConfig } from '@/lib/i18n/locales';
import { translator } from '@/lib/i18n/messages';

/** Parts of both sample documents. They are HTML that Chromium prints to PDF (tools/samples/print.tsx). */

type DocumentProps = { locale: Locale; title: string; children: ReactNode };

/** The whole document, on the paper size of its language. */
export function SampleDocument({ locale, title, children }: DocumentProps) {
  const { hreflang, paper } = localeConfig[locale];
  return (
    <html lang={hreflang}>
      {/* biome-ignore lint/style/noHeadElement: it is not a page of the site. */}
      <head>
        <meta charSet="utf-8" />
        <title>{title}</title>
        <style>{`@page { size: ${paper} }`}</style>
      </head>
      <body>{children}</body>
    </html>
  );
}

type PageProps = {
  locale: Locale;
  page: number;
  pages: number;
  /** White at the left and right. */
  className: string;
  header: ReactNode;
  children: ReactNode;
};

/**
 * One page. Its foot says that the data is made up: on the first page as part of the text behind the header, so that a
 * screen reader says it at the beginning and once.
 */
export function Page({ locale, page, pages, className, header, children }: PageProps) {
  const t = translator(locale, 'samples');
  return (
    <section className={`flex h-screen flex-col overflow-hidden bg-paper pb-[32pt] ${className}`}>
      {header}
      <footer className="order-last flex justify-between border-t-[0.5pt] border-ink-3 pt-[6pt] text-[9pt]">
        <p className="font-semibold" aria-hidden={page > 1 || undefined}>
          {t('note')}
        </p>
        <p className="text-ink-3" aria-hidden="true">
          {t('page', { page, pages })}
        </p>
      </footer>
      <div className="flex flex-1 flex-col">{children}</div>
    </section>
  );
}

export type DocumentRecord = { name: string; value: string; note?: string; lang?: string };

/** A table of names and values. */
export function Records({ className, records }: { className: string; records: readonly DocumentRecord[] }) {
  return (
    <table className={`border-t-[1.2pt] border-ink leading-[13pt] ${className}`}>
      <tbody>
        {records.map(({ name, value, note, lang }) => (
          <tr key={name}>
            <th className="py-[5pt] text-[8.5pt] font-semibold text-ink-3" scope="row">
              {name}
            </th>
            <td className="py-[5pt]" lang={lang}>
              <p>{value}</p>
              {note ? <p className="text-[8.5pt] text-ink-3">{note}</p> : null}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
