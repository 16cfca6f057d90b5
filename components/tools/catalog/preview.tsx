import { useLocale, useTranslations } from 'next-intl';
import { catalogPath, href } from '@/lib/routes';
import { copyFrom } from '@/lib/text/copy-from';
import { checkProduct } from '@/lib/tools/catalog/check';
import { guessColumns } from '@/lib/tools/catalog/columns';
import { exampleCatalog } from '@/lib/tools/catalog/examples';
import { productsOf } from '@/lib/tools/catalog/products';
import { readText } from '@/lib/tools/catalog/read-text';
import { previewCard } from '../shared/preview-card';

/** The products of the example with the number of names on a list. */
export function CatalogPreview() {
  const locale = useLocale();
  const copy = copyFrom(useTranslations('tools'));
  const t = useTranslations('catalog');
  const read = readText(exampleCatalog);
  const products = 'table' in read ? productsOf(read.table, guessColumns(read.table)) : [];
  return (
    <a href={href(locale, catalogPath)} className={`${previewCard} block`}>
      <span className="type-caption block text-ink-3">{copy('rows.catalog.sample')}</span>
      <span className="type-small mt-2 block">
        {products.map((product) => {
          const { row, name, hits, drug } = checkProduct(product);
          return (
            <span
              key={row}
              className="flex justify-between gap-x-4 border-t border-rule py-1.5 first:border-0"
            >
              <bdi className="font-semibold">{name}</bdi>
              <span className={hits.length > 0 ? 'text-seal-700' : 'text-ink-3'}>
                {hits.length > 0 || drug.length === 0
                  ? t('preview.hits', { count: hits.length })
                  : t('filters.drug')}
              </span>
            </span>
          );
        })}
      </span>
    </a>
  );
}
