import { getLocale, getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { Breadcrumb } from '@/components/layout/breadcrumb';
import { PageFrame } from '@/components/layout/page-frame';
import { PackageOutline } from '@/components/tools/shared/package-outline';
import { ColorQuestion, RuleQuestion } from '@/components/tools/shared/quick-search';
import { StaticQuickAnswers } from '@/components/tools/shared/static-quick-answers';
import { ToolClosing } from '@/components/tools/shared/tool-closing';
import { localeConfig } from '@/lib/i18n/locales';
import {
  colorAdditivesPath,
  href,
  ingredientsPath,
  mocraDutiesPath,
  rulesPath,
  toolsPath,
  usLabelPath,
} from '@/lib/routes';
import { longDate, type PlainDate } from '@/lib/rules/dates';
import { lastRead } from '@/lib/rules/ledger';
import { shortCitation } from '@/lib/rules/texts';
import { textMetadata } from '@/lib/seo/metadata';
import { copyFrom } from '@/lib/text/copy-from';
import { colorsRead } from '@/lib/tools/color-additives/readings';
import { toFragment as ingredientsFragment } from '@/lib/tools/ingredients/answers';
import { restrictionsRead } from '@/lib/tools/ingredients/list';
import { type ToolId, tools } from '@/lib/tools/list';
import { toFragment } from '@/lib/tools/mocra-duties/answers';
import { dutiesFor } from '@/lib/tools/mocra-duties/finder';
import { presetNames, presets } from '@/lib/tools/mocra-duties/presets';
import { exampleNames, examples } from '@/lib/tools/us-label/examples';
import { toFragment as labelFragment } from '@/lib/tools/us-label/facts';

export const generateMetadata = textMetadata(toolsPath);

/** The profile whose first duties the page shows. */
const shownPreset = 'korean-brand';
const shownDuties = 3;

/** Last comparison of tools with a list; the others follow the ledger. */
const readOn: Partial<Record<ToolId, PlainDate>> = {
  ingredients: restrictionsRead,
  'color-additives': colorsRead,
};

/** Ingredients that founders ask about. */
const sampleIngredients = ['Isopropylparaben', 'PTFE', 'Triclosan', 'Dibutyl Phthalate'];

const card = 'rounded-card border border-control bg-surface px-4.5 py-3.5 transition-colors hover:border-ink';

/** The free tools, each usable on this page. */
export default async function ToolsPage() {
  const locale = await getLocale();
  const t = await getTranslations('tools');
  const copy = copyFrom(t);
  const finderCopy = copyFrom(await getTranslations('mocraDuties'));
  const labelCopy = copyFrom(await getTranslations('usLabel'));
  const colors = await getTranslations('colorAdditives.find');
  const rules = await getTranslations('rules.search');
  const duties = dutiesFor(presets[shownPreset])
    .filter(({ verdict }) => verdict === 'applies' || verdict === 'applies-unless')
    .slice(0, shownDuties);
  const searchText = (id: 'color-additives' | 'rules') => ({
    button: t('search'),
    example: t(`rows.${id}.example`),
    more: t(`rows.${id}.more`, { count: '{count}' }),
  });
  const contents: Record<ToolId, ReactNode> = {
    'mocra-duties': (
      <>
        <ul className="grid gap-2.5 sm:grid-cols-2">
          {presetNames.map((name) => (
            <li key={name}>
              <a
                href={`${href(locale, mocraDutiesPath)}#${toFragment(presets[name])}`}
                className={`${card} flex h-full items-center font-semibold`}
              >
                {finderCopy(`presets.${name}`)}
              </a>
            </li>
          ))}
        </ul>
        <div className="mt-5 border-l-2 border-spruce-700 pl-4">
          <p className="type-caption text-ink-3">{copy('rows.mocra-duties.sample')}</p>
          <ul className="type-small mt-1.5 space-y-1">
            {duties.map(({ id, rules: [first] }) => (
              <li key={id} className="flex flex-wrap justify-between gap-x-4">
                <span>{finderCopy(`duties.${id}`)}</span>
                {first && <span className="type-mono text-ink-3">{shortCitation(first, locale)}</span>}
              </li>
            ))}
          </ul>
        </div>
      </>
    ),
    'us-label': (
      <ul className="grid grid-cols-2 gap-2.5 sm:grid-cols-4">
        {exampleNames.map((name) => (
          <li key={name}>
            <a
              href={`${href(locale, usLabelPath)}#${labelFragment(examples[name])}`}
              className={`${card} flex h-full flex-col items-center justify-end gap-3 text-center text-small font-semibold`}
            >
              <PackageOutline example={name} className="h-24" />
              <span className="flex min-h-12 items-center">{labelCopy(`examples.${name}`)}</span>
            </a>
          </li>
        ))}
      </ul>
    ),
    ingredients: (
      <>
        <p className="type-caption text-ink-3">{copy('rows.ingredients.sample')}</p>
        <ul className="mt-2.5 grid gap-2.5 sm:grid-cols-2">
          {sampleIngredients.map((name) => (
            <li key={name}>
              <a
                href={`${href(locale, ingredientsPath)}#${ingredientsFragment({ ingredients: name })}`}
                lang="en"
                className={`${card} flex h-full items-center font-semibold`}
              >
                {name}
              </a>
            </li>
          ))}
        </ul>
      </>
    ),
    'color-additives': (
      <>
        <ColorQuestion
          page={href(locale, colorAdditivesPath)}
          text={{
            ...searchText('color-additives'),
            label: colors('label'),
            hint: colors('hint'),
            none: colors('none'),
            notPermitted: colors('notPermitted', { name: '{name}', section: '{section}' }),
            notListed: colors('notListed', { name: '{name}' }),
          }}
        />
        <StaticQuickAnswers locale={locale} tool="color-additives" />
      </>
    ),
    rules: (
      <>
        <RuleQuestion
          page={href(locale, rulesPath)}
          text={{
            ...searchText('rules'),
            label: rules('q'),
            hint: rules('hint'),
            none: t('rows.rules.none'),
          }}
        />
        <StaticQuickAnswers locale={locale} tool="rules" />
      </>
    ),
  };
  return (
    <PageFrame path={toolsPath}>
      <div className="wrap railed pt-7 pb-16 md:pt-9 md:pb-24">
        <Breadcrumb trail={[{ name: t('name'), path: toolsPath }]} />
        <header className="mt-9 mb-10 max-w-[46rem] md:mt-13 md:mb-14">
          <h1 className="type-h1">{copy('title')}</h1>
          <p className="type-lead mt-5">{copy('lead')}</p>
        </header>
        {tools.map(({ id, path }) => {
          const read = readOn[id] ?? lastRead;
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
                  {t('compared')} <time dateTime={read}>{longDate(read, localeConfig[locale].hreflang)}</time>
                </p>
                <a href={href(locale, path)} className="more-link mt-2">
                  {t(`rows.${id}.open`)}
                </a>
              </div>
              <div>{contents[id]}</div>
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
