import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { JsonLd } from '@/components/json-ld';
import { Breadcrumb } from '@/components/layout/breadcrumb';
import { PageFrame } from '@/components/layout/page-frame';
import type { Locale } from '@/lib/i18n/locales';
import { href, type PagePath, toolsPath } from '@/lib/routes';
import { copyFrom } from '@/lib/text/copy-from';
import { keepTogether } from '@/lib/text/typography';
import type { Tool } from '@/lib/tools/list';
import { ToolClosing } from './tool-closing';
import { ToolCorrections } from './tool-corrections';
import styles from './tools.module.css';

type Link = { path: PagePath; text: string };

type ToolPageProps = {
  locale: Locale;
  path: PagePath;
  /** Namespace of the page's messages. */
  namespace: Exclude<Tool['messages'], 'colorAdditives' | 'rules'>;
  data: object;
  caution?: string;
  children: ReactNode;
  /** Sources of the tool's result and further reading. */
  notes: string[];
  links: Link[];
  /** Next links, beside the trial. */
  next: Link;
};

/** The page of a tool: introduction, the tool, the sources of its result, and the next links. */
export async function ToolPage(props: ToolPageProps) {
  const { locale, path, namespace, data, caution, children, notes, links, next } = props;
  const t = await getTranslations({ locale, namespace });
  const copy = copyFrom(t);
  const tools = await getTranslations({ locale, namespace: 'tools' });
  return (
    <PageFrame path={path}>
      <JsonLd data={data} />
      <div className="wrap railed group pt-7 pb-16 md:pt-9 md:pb-24 print:py-0">
        {/* Print shows only the result. */}
        <div className="print:group-has-data-sheet:hidden">
          <Breadcrumb
            trail={[
              { name: tools('name'), path: toolsPath },
              { name: t('name'), path },
            ]}
          />
          <header className={`mt-9 mb-10 max-w-[46rem] md:mt-13 md:mb-14 ${styles.head}`}>
            <h1 className="type-h1">{copy('title')}</h1>
            <p className="type-lead mt-5">{copy('lead')}</p>
            {caution && <p className="type-small mt-4 text-ink-3">{keepTogether(caution)}</p>}
          </header>
        </div>
        {children}
        <section
          aria-labelledby="notes-title"
          data-print="hidden"
          className="mt-14 border-t border-rule pt-8"
        >
          <h2 id="notes-title" className="type-h3">
            {copy('notesTitle')}
          </h2>
          <ul className="type-small mt-4 gap-x-12 text-ink-2 lg:columns-2">
            {notes.map((note) => (
              <li key={note} className="mb-3 break-inside-avoid border-l border-rule pl-4">
                {keepTogether(note)}
              </li>
            ))}
          </ul>
          <p className="mt-3 flex flex-wrap gap-x-6 gap-y-4">
            {links.map((link) => (
              <a key={link.path} href={href(locale, link.path)} className="more-link">
                {link.text}
              </a>
            ))}
          </p>
        </section>
        <ToolCorrections locale={locale} path={path} />
      </div>
      <ToolClosing
        path={path}
        title={t('closing.title')}
        text={t('closing.text')}
        trial={t('closing.trial')}
        next={next}
      />
    </PageFrame>
  );
}
