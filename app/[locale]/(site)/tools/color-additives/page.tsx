import '@/app/styles/pages/tools/color-additives.css';
import { getLocale, getTranslations } from 'next-intl/server';
import { JsonLd } from '@/components/json-ld';
import { Breadcrumb } from '@/components/layout/breadcrumb';
import { PageFrame } from '@/components/layout/page-frame';
// The list is not hydrated, so its styles are imported here.
import '@/components/tools/color-additives/colors.module.css';
import { ColorFilter } from '@/components/tools/color-additives/color-filter';
import { StaticColorsList } from '@/components/tools/color-additives/static-colors-list';
import { ToolClosing } from '@/components/tools/shared/tool-closing';
import { ToolCorrections } from '@/components/tools/shared/tool-corrections';
import { localeConfig } from '@/lib/i18n/locales';
import {
  colorAdditivesJsonPath,
  colorAdditivesPath,
  href,
  ingredientsPath,
  rulesPath,
  toolsPath,
} from '@/lib/routes';
import { longDate } from '@/lib/rules/dates';
import { textMetadata } from '@/lib/seo/metadata';
import { colorsDataset } from '@/lib/seo/structured-data';
import { copyFrom } from '@/lib/text/copy-from';
import { colors } from '@/lib/tools/color-additives/list';
import { colorsRead, readingQuality } from '@/lib/tools/color-additives/readings';

/** Number of colors checked against the text of their section. */
const readColors = colors.filter((color) => readingQuality(color) === 'source').length;

export const generateMetadata = textMetadata(colorAdditivesPath);

/** The color additives permitted in cosmetics, searchable by name, number and use. */
export default async function ColorAdditivesPage() {
  const locale = await getLocale();
  const t = await getTranslations('colorAdditives');
  const copy = copyFrom(t);
  const tools = await getTranslations('tools');
  const { hreflang } = localeConfig[locale];
  return (
    <PageFrame path={colorAdditivesPath}>
      <JsonLd data={colorsDataset(locale)} />
      <div className="wrap railed pt-7 pb-16 md:pt-9 md:pb-24 print:py-0">
        <Breadcrumb
          trail={[
            { name: tools('name'), path: toolsPath },
            { name: t('name'), path: colorAdditivesPath },
          ]}
        />
        <header className="mt-9 max-w-[46rem] md:mt-13">
          <h1 className="type-h1">{copy('title')}</h1>
          <p className="type-small mt-4 text-ink-3">
            {t('asOf')} <time dateTime={colorsRead}>{longDate(colorsRead, hreflang)}</time>
          </p>
        </header>
        <ColorFilter
          contactHref={href(locale, '/contact')}
          ingredientsHref={href(locale, ingredientsPath)}
          text={{
            title: t('find.title'),
            label: t('find.label'),
            hint: t('find.hint'),
            uses: t('find.uses'),
            none: t('find.none'),
            notPermitted: t('find.notPermitted', { name: '{name}', section: '{section}' }),
            notListed: t('find.notListed', { name: '{name}' }),
            similar: t('find.similar'),
            all: t('find.all', { count: String(colors.length) }),
            ask: t('find.ask'),
            askOpening: t('find.askOpening'),
            nextStep: {
              one: t('find.nextStep.one'),
              some: t('find.nextStep.some', { count: '{count}' }),
              notPermitted: t('find.nextStep.notPermitted'),
              none: t('find.nextStep.none'),
              link: t('find.nextStep.link'),
            },
            options: { eye: t('uses.eye'), general: t('uses.general'), external: t('uses.external') },
            counts: Array.from({ length: colors.length + 1 }, (_, count) => t('find.count', { count })),
          }}
        />
        <div data-color-intro className="mt-8 max-w-[46rem] md:mt-10">
          <p className="type-lead">{copy('lead')}</p>
          <p className="mt-4">{copy('readCount', { read: readColors, total: colors.length })}</p>
          <p className="mt-4 text-ink-2">
            {copy('advice')} {copy('swatches')}
          </p>
          <p data-print="hidden" className="type-small mt-4 flex flex-wrap gap-x-6">
            <a href={colorAdditivesJsonPath} type="application/json" className="more-link">
              {t('data')}
            </a>
            <a href={`${href(locale, rulesPath)}#color-regulations`} className="more-link">
              {t('rules')}
            </a>
          </p>
        </div>
        <StaticColorsList locale={locale} />
        <ToolCorrections locale={locale} path={colorAdditivesPath} />
      </div>
      <ToolClosing
        path={colorAdditivesPath}
        title={t('closing.title')}
        text={t('closing.text')}
        trial={t('closing.trial')}
        next={{ path: '/features/label-vision', text: t('closing.feature') }}
      />
    </PageFrame>
  );
}
