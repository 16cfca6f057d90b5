import '@/app/styles/pages/tools/product-file.css';
import { getLocale, getTranslations } from 'next-intl/server';
import { ProductFile } from '@/components/tools/product-file/product-file';
import { ToolPage } from '@/components/tools/shared/tool-page';
import { localeConfig, locales } from '@/lib/i18n/locales';
import { messagesFor } from '@/lib/i18n/messages';
import {
  catalogPath,
  fileTextsHref,
  href,
  ingredientsPath,
  productFilePath,
  rulesPath,
  usLabelPath,
} from '@/lib/routes';
import { gmpStartsOn } from '@/lib/rules/ledger';
import { textMetadata } from '@/lib/seo/metadata';
import { toolApplication } from '@/lib/seo/structured-data';
import { toolRows } from '@/lib/tools/list';
import { categoryChoices } from '@/lib/tools/product-file/categories';
import { exampleFragment } from '@/lib/tools/product-file/example';
import { exampleView, fileChanges, fileLedger, fileMessages } from '@/lib/tools/product-file/page';
import { fileRead, rulesVersion } from '@/lib/tools/product-file/version';

export const generateMetadata = textMetadata(productFilePath);

const notes = ['private', 'same', 'clear', 'states', 'categories', 'limits'] as const;

/** Tools that explain a finding. */
const explaining = ['ingredients', 'color-additives', 'us-label', 'mocra-duties'] as const;

/** The product file: one product, and what every tool finds about it. Without scripts it shows the file of an example. */
export default async function ProductFilePage() {
  const locale = await getLocale();
  const t = await getTranslations('productFilePage');
  const ui = await getTranslations('productFile.ui');
  const messages = messagesFor(locale);
  return (
    <ToolPage
      locale={locale}
      path={productFilePath}
      namespace="productFilePage"
      data={toolApplication(locale, productFilePath, messages.productFilePage)}
      notes={notes.map((note) => t(`notes.${note}`))}
      links={[
        { path: catalogPath, text: t('catalog') },
        { path: rulesPath, text: t('rules') },
      ]}
      next={{ path: '/features/mocra-wizard', text: t('closing.feature') }}
    >
      <ProductFile
        locale={locale}
        messages={fileMessages(locale)}
        hrefs={{
          rules: href(locale, rulesPath),
          contact: href(locale, '/contact'),
          label: href(locale, usLabelPath),
        }}
        tools={Object.fromEntries(
          explaining.map((tool) => {
            const { path, messages: namespace } = toolRows[tool];
            return [tool, { name: messages[namespace].name, href: href(locale, path) }];
          }),
        )}
        gmpStartsOn={gmpStartsOn()}
        ledger={fileLedger(locale)}
        categories={categoryChoices}
        version={rulesVersion}
        read={fileRead}
        changes={fileChanges(locale)}
        others={locales
          .filter((each) => each !== locale)
          .map((each) => ({ name: localeConfig[each].ownName, url: fileTextsHref(each) }))}
        example={{ fragment: exampleFragment, view: exampleView(locale) }}
        withoutScripts={
          <noscript>
            <p className="type-small mt-6 border-l-2 border-ochre-400 pl-4">
              {ui('without')}{' '}
              <a href={href(locale, ingredientsPath)} className="text-link">
                {ui('lists')}
              </a>
            </p>
          </noscript>
        }
      />
    </ToolPage>
  );
}
