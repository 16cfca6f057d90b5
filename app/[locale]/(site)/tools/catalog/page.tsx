import '@/app/styles/pages/tools/catalog.css';
import { getLocale, getTranslations } from 'next-intl/server';
import { CatalogCheck } from '@/components/tools/catalog/catalog-check';
import { ToolPage } from '@/components/tools/shared/tool-page';
import { messagesFor } from '@/lib/i18n/messages';
import { catalogPath, href, ingredientsPath, productFilePath, rulesPath, usLabelPath } from '@/lib/routes';
import { textMetadata } from '@/lib/seo/metadata';
import { toolApplication } from '@/lib/seo/structured-data';
import { mostProducts } from '@/lib/tools/catalog/rows';
import type { ToolMessages } from '@/lib/tools/text';

export const generateMetadata = textMetadata(catalogPath);

const notes = ['private', 'columns', 'same', 'kinds', 'limits'] as const;

/** The catalog check: a file with products, and the findings of each. */
export default async function CatalogPage() {
  const locale = await getLocale();
  const t = await getTranslations('catalogPage');
  const { catalog, catalogPage, ingredients, tools } = messagesFor(locale);
  const { lists, verdicts } = ingredients;
  return (
    <ToolPage
      locale={locale}
      path={catalogPath}
      namespace="catalogPage"
      data={toolApplication(locale, catalogPath, catalogPage)}
      notes={notes.map((note) => t(`notes.${note}`))}
      links={[
        { path: ingredientsPath, text: t('ingredients') },
        { path: rulesPath, text: t('rules') },
      ]}
      next={{ path: '/features/mocra-wizard', text: t('closing.feature') }}
    >
      <CatalogCheck
        locale={locale}
        messages={
          { ...catalog, lists, verdicts, undo: tools.undo, load: tools.load } as unknown as ToolMessages
        }
        most={mostProducts}
        fileHref={href(locale, productFilePath)}
        ingredientsHref={href(locale, ingredientsPath)}
        labelHref={href(locale, usLabelPath)}
      />
    </ToolPage>
  );
}
