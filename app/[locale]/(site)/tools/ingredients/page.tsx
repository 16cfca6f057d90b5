import '@/app/styles/pages/tools/ingredients.css';
import { getLocale, getTranslations } from 'next-intl/server';
import { AboutLists } from '@/components/tools/ingredients/about-lists';
import { IngredientCheck } from '@/components/tools/ingredients/ingredient-check';
import { StaticRestrictionLists } from '@/components/tools/ingredients/static-restriction-lists';
import { ToolPage } from '@/components/tools/shared/tool-page';
import { messagesFor } from '@/lib/i18n/messages';
import { colorAdditivesPath, href, ingredientsPath, mocraDutiesPath, rulesPath } from '@/lib/routes';
import { textMetadata } from '@/lib/seo/metadata';
import { toolApplication } from '@/lib/seo/structured-data';
import { stripMessages, toolHrefs } from '@/lib/tools/product-file/strip-props';
import type { ToolMessages } from '@/lib/tools/text';

export const generateMetadata = textMetadata(ingredientsPath);

const notes = ['general', 'names', 'classes', 'limits', 'editions', 'missing'] as const;

/** The ingredient check: a list beside its comparison, then the lists themselves. */
export default async function IngredientsPage() {
  const locale = await getLocale();
  const t = await getTranslations('ingredientsPage');
  const { colorAdditives, ingredients, ingredientsPage, tools, usLabel } = messagesFor(locale);
  const messages = {
    ...ingredients,
    changes: tools.changes,
    load: tools.load,
    undo: tools.undo,
    kinds: usLabel.options.kind,
    limits: colorAdditives.limits,
    lakes: colorAdditives.lakes,
    rareKinds: usLabel.options.rareKinds,
    product: stripMessages(locale),
  } as unknown as ToolMessages;
  return (
    <ToolPage
      locale={locale}
      path={ingredientsPath}
      namespace="ingredientsPage"
      data={toolApplication(locale, ingredientsPath, ingredientsPage)}
      notes={notes.map((note) => t(`notes.${note}`))}
      links={[
        { path: rulesPath, text: t('rules') },
        { path: colorAdditivesPath, text: t('colors') },
      ]}
      next={{ path: '/features/evidence-vault', text: t('closing.feature') }}
    >
      <IngredientCheck
        locale={locale}
        messages={messages}
        rulesHref={href(locale, rulesPath)}
        colorsHref={href(locale, colorAdditivesPath)}
        finderHref={href(locale, mocraDutiesPath)}
        contactHref={href(locale, '/contact')}
        toolHrefs={toolHrefs(locale)}
      >
        <AboutLists />
      </IngredientCheck>
      <StaticRestrictionLists locale={locale} />
    </ToolPage>
  );
}
