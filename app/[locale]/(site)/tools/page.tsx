import '@/app/styles/pages/tools.css';
import { getLocale, getTranslations } from 'next-intl/server';
import { NoticeLine } from '@/components/articles/notice-line';
import { Breadcrumb } from '@/components/layout/breadcrumb';
import { PageFrame } from '@/components/layout/page-frame';
import { previews } from '@/components/tools/previews';
import { ToolClosing } from '@/components/tools/shared/tool-closing';
import { localeConfig } from '@/lib/i18n/locales';
import { href, toolsPath } from '@/lib/routes';
import { longDate } from '@/lib/rules/dates';
import { textMetadata } from '@/lib/seo/metadata';
import { copyFrom } from '@/lib/text/copy-from';
import { tools } from '@/lib/tools/list';

export const generateMetadata = textMetadata(toolsPath);

/** The free tools, each usable on this page. */
export default async function ToolsPage() {
  const locale = await getLocale();
  const t = await getTranslations('tools');
  const copy = copyFrom(t);
  return (
    <PageFrame path={toolsPath}>
      <div className="wrap railed pt-7 pb-16 md:pt-9 md:pb-24">
        <Breadcrumb trail={[{ name: t('name'), path: toolsPath }]} />
        <header className="mt-9 mb-10 max-w-[46rem] md:mt-13 md:mb-14">
          <h1 className="type-h1">{copy('title')}</h1>
          <p className="type-lead mt-5">{copy('lead')}</p>
          <NoticeLine className="mt-7 max-w-[36rem]" />
        </header>
        {tools.map(({ id, path }) => {
          const { Preview, comparedOn } = previews[id];
          return (
            <section
              key={id}
              data-tool={id}
              aria-labelledby={`tool-${id}`}
              className="grid gap-x-14 gap-y-6 border-t border-ink py-9 md:py-12 lg:grid-cols-[5fr_7fr]"
            >
              <div>
                <h2 id={`tool-${id}`} className="type-h3">
                  {copy(`rows.${id}.question`)}
                </h2>
                <p className="mt-3 max-w-[32em] text-ink-2">{copy(`rows.${id}.text`)}</p>
                <p className="type-caption mt-3 text-ink-3">
                  {t('compared')}{' '}
                  <time dateTime={comparedOn}>{longDate(comparedOn, localeConfig[locale].hreflang)}</time>
                </p>
                <a href={href(locale, path)} className="more-link mt-2">
                  {t(`rows.${id}.open`)}
                </a>
              </div>
              <div>
                <Preview />
              </div>
            </section>
          );
        })}
      </div>
      <ToolClosing
        path={toolsPath}
        title={t('closing.title')}
        text={t('closing.text')}
        trial={t('closing.trial')}
      />
    </PageFrame>
  );
}
